import { useQuery } from '@tanstack/react-query';
import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Link, NavLink, Outlet, useLocation, useNavigationType } from 'react-router';
import { productName } from '#shared/limits.ts';
import { useSomethingNew } from '#web/features/activity/api.ts';
import { meQuery, useRevalidation } from '#web/features/accounts/api.ts';
import { noteArrival } from '#web/lib/arrival.ts';
import { useHold } from '#web/lib/quiet.ts';
import { Mark } from '#web/ui/mark.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { openFeedback, useFeedbackOpenings } from '#web/lib/feedback-door.ts';
import { usePart } from '#web/ui/use-part.ts';
import { Boundary } from './boundary.tsx';
import { loadPersonal } from './pages.ts';

const places = [
  { to: '/', name: 'Dashboard' },
  { to: '/reflections', name: 'Reflections' },
  { to: '/weekly-toast', name: 'Weekly Toast' },
  { to: '/friends', name: 'Friends' },
  { to: '/about', name: 'About' },
  { to: '/updates', name: 'Updates' },
  { to: '/settings', name: 'Settings' },
];

/** The chrome around every page but sign-in: top bar, page, footer. */
export function Shell() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <TopBar />
      <Stage />
      <Footer />
    </div>
  );
}

/** A page without the top bar: it brings its own mark. */
export function Bare() {
  return (
    <div className="flex min-h-dvh flex-col">
      <Stage />
      <Footer />
    </div>
  );
}

function Stage() {
  const { pathname, hash, key } = useLocation();
  noteArrival(key);
  useRevalidation();
  useScrollToTop(pathname, hash);
  return (
    <main id="main" tabIndex={-1} className="flex flex-1 flex-col has-data-waiting:min-h-dvh">
      <Boundary resetKey={pathname}>
        <Suspense
          fallback={
            <div className="grid flex-1 place-items-center">
              <Spinner />
            </div>
          }
        >
          <Outlet />
        </Suspense>
      </Boundary>
    </main>
  );
}

/**
 * A new page starts at its top, or at the place that its address names, to which it goes by itself; Back and Forward
 * return to where one was, which the browser does by itself.
 */
function useScrollToTop(pathname: string, hash: string): void {
  const how = useNavigationType();
  useEffect(() => {
    if (how !== 'POP' && hash === '') {
      window.scrollTo(0, 0);
    }
  }, [pathname, hash, how]);
}

function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-raised focus:px-4 focus:py-2.5"
    >
      Skip to content
    </a>
  );
}

function TopBar() {
  const { data: me } = useQuery(meQuery);
  const { Part: Personal } = usePart(loadPersonal, Boolean(me));
  const isSomethingNew = useSomethingNew(Personal !== null);
  const [open, setOpen] = useState(false);
  const { key } = useLocation();
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => setOpen(false), [key]);
  useHold(open);
  useEffect(() => {
    if (!open) {
      return undefined;
    }
    const ending = new AbortController();
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        setOpen(false);
        opener.current?.focus();
      }
    };
    document.addEventListener('keydown', closeOnEscape, { signal: ending.signal });
    return () => ending.abort();
  }, [open]);

  return (
    <header className="border-b border-line">
      <div className="mx-auto flex min-h-16 max-w-wide flex-wrap items-center gap-x-2 px-5 md:px-8">
        <Link
          to="/"
          className="-ml-2 flex min-h-16 items-center gap-2.5 rounded-control px-2"
          aria-label={`${productName}, home`}
        >
          <Mark className="size-8" />
          <span className="font-serif text-2xl leading-none tracking-tight">{productName}</span>
        </Link>
        {me && (
          <>
            <button
              ref={opener}
              type="button"
              className="relative order-2 mr-13 ml-auto grid size-11 place-items-center rounded-full hover:bg-tint lg:hidden"
              aria-expanded={open}
              aria-controls="places"
              aria-label={isSomethingNew ? 'Menu (something new)' : 'Menu'}
              onClick={() => setOpen(!open)}
            >
              {open ? <X aria-hidden /> : <Menu aria-hidden />}
              {isSomethingNew && !open && <Mote className="absolute top-2 right-1.5" />}
            </button>
            <nav
              id="places"
              aria-label="Pages"
              className={`${open ? 'grid' : 'hidden'} order-4 w-full border-t border-line py-2 lg:order-1 lg:ml-auto lg:flex lg:w-auto lg:border-0 xl:gap-1 lg:py-0`}
            >
              {places.map((place) => (
                <NavLink key={place.to} to={place.to} end className={navLink}>
                  {place.name}
                  {place.to === '/friends' && isSomethingNew && (
                    <>
                      <Mote className="ml-1.5 lg:absolute lg:right-0 lg:ml-0 xl:right-0.5" />
                      <span className="sr-only">(something new)</span>
                    </>
                  )}
                </NavLink>
              ))}
            </nav>
            {/* The button before it keeps this place free: a page may be painted when it has come as far as that button. */}
            <div className="order-3 -ml-13 size-11 lg:ml-0">{Personal && <Personal key={me.id} me={me} />}</div>
          </>
        )}
        {me === null && (
          <div className="ml-auto lg:-mr-2 xl:-mr-3">
            <Link to="/auth" className={navLink}>
              Sign in
            </Link>
          </div>
        )}
      </div>
    </header>
  );
}

/** That something happened, and not how much. Words stand beside it, and nothing moves when it comes. */
function Mote({ className }: { className: string }) {
  return <span aria-hidden className={`size-1.5 rounded-full bg-amber ${className}`} />;
}

const navLink =
  'relative -mx-3 flex min-h-12 items-center rounded-control px-3 lg:mx-0 lg:px-2 xl:px-3 text-soft transition-colors hover:text-ink lg:min-h-16 ' +
  'aria-[current=page]:text-ink lg:after:absolute lg:after:inset-x-2 xl:after:inset-x-3 lg:after:-bottom-px lg:after:h-px ' +
  'lg:aria-[current=page]:after:bg-amber-ink';

const footnotes = [
  { to: '/about', name: 'About' },
  { to: '/updates', name: 'Updates' },
  { to: '/privacy', name: 'Privacy' },
  { to: '/terms', name: 'Terms' },
  { to: '/help', name: 'Help' },
  { to: '/support', name: 'Support' },
];

const footnote = 'flex min-h-11 min-w-11 items-center justify-center rounded-control px-2 hover:text-ink';

const loadFeedback = () => import('#web/features/feedback/feedback-dialog.tsx').then((part) => part.FeedbackDialog);

function Footer() {
  const openings = useFeedbackOpenings();
  const { Part: FeedbackDialog } = usePart(loadFeedback, openings > 0, openings);
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-wide flex-wrap items-center justify-between gap-x-6 px-5 py-3 text-sm text-soft md:px-8">
        <p>
          © {new Date().getFullYear()} {productName}
        </p>
        <nav aria-label="About this site" className="-mx-2 flex flex-wrap sm:gap-x-1">
          {footnotes.map(({ to, name }) => (
            <Link key={to} to={to} className={footnote}>
              {name}
            </Link>
          ))}
          <button type="button" className={footnote} onClick={openFeedback}>
            Feedback
          </button>
        </nav>
      </div>
      {FeedbackDialog && <FeedbackDialog openings={openings} />}
    </footer>
  );
}
