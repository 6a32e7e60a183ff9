import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { linesOfZone } from '#web/lib/country-lines.ts';
import { browserTimezone } from '#web/lib/dates.ts';
import { helpLinesQuery } from '#web/lib/help-lines.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Contact } from '#web/ui/contact.tsx';
import { takeArrival } from './care.ts';

type CareCardProps = {
  onClose: () => void;
  /** `card`: on a page, into whose view it comes. `float`: over a page. `part`: of a dialog. */
  as?: keyof typeof looks;
};

const looks = {
  card: 'mb-6 rounded-sheet border border-edge bg-raised px-6 py-6 md:px-9',
  float: 'mt-10 max-w-reading rounded-sheet border border-edge bg-raised px-6 py-6 shadow-float md:px-9',
  part: 'mb-6 rounded-control bg-tint px-5 py-5',
};

/** Where to find help, said once beside what was written. It asks nothing, and says nothing of the words themselves. */
export function CareCard({ onClose, as = 'card' }: CareCardProps) {
  const { data: own = [] } = useQuery(helpLinesQuery);
  const lines = [...own.slice(0, 1), ...linesOfZone(browserTimezone())];
  const id = useId();
  const card = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!takeArrival() || as !== 'card' || !card.current) {
      return undefined;
    }
    return bringIntoView(card.current);
  }, [as]);

  return (
    <section
      ref={card}
      role={as === 'part' ? 'group' : 'region'}
      aria-labelledby={id}
      className={`animate-appear ${looks[as]}`}
    >
      <h2 id={id} className={as === 'part' ? 'text-xl' : ''}>
        <span className="block">That sounds heavy.</span> You don’t have to carry it alone.
      </h2>
      <p className="mt-3 max-w-measure text-soft">
        Your words are saved. There are people who listen, many of them day and night. Feeling like this is reason
        enough.
      </p>
      {/* What comes a moment later, and the buttons, are not announced. */}
      <div aria-live="off">
        {lines.length > 0 && (
          <ul className="mt-1">
            {lines.map(({ name, contact, ...line }) => (
              <li key={name + contact} className="flex min-h-11 flex-wrap items-center gap-x-3 wrap-anywhere">
                <span>
                  {name}
                  {'hint' in line && ` (${line.hint})`}
                </span>
                <Contact contact={contact} className="text-lg" />
              </li>
            ))}
          </ul>
        )}
        <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
          <ButtonLink to="/support">See where to find help</ButtonLink>
          <Button variant="plain" onClick={onClose}>
            Close
          </Button>
        </div>
      </div>
    </section>
  );
}

/** Scrolls to the card, and once more when a closing dialog gives the focus back to something far from it. */
function bringIntoView(card: HTMLElement): () => void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const bring = () => card.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' });
  bring();
  const ending = new AbortController();
  if (document.querySelector('[role=dialog]')) {
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && !target.closest('[role=dialog]')) {
        ending.abort();
        bring();
      }
    };
    document.addEventListener('focusin', onFocus, { signal: ending.signal });
  }
  return () => ending.abort();
}
