import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { productName } from '#shared/limits.ts';
import { cameFromInside } from '#web/lib/arrival.ts';

type PageProps = {
  /** The browser's title, before the product's name. */
  title: string;
  /** `reading`: one readable column. `wide`: room for two. `full`: the page sets its own measure. */
  width?: 'reading' | 'wide' | 'full';
  className?: string;
  children: ReactNode;
};

const widths = { reading: 'max-w-reading', wide: 'max-w-wide', full: '' };

/** The measure of a page inside the shell, and its title. Headings are the page's own: one `<h1>`. */
export function Page({ title, width = 'reading', className = '', children }: PageProps) {
  const element = useRef<HTMLDivElement>(null);
  useArrival(element);
  return (
    <div
      ref={element}
      className={`mx-auto w-full px-5 pt-8 pb-16 md:px-8 md:pt-14 md:pb-24 ${widths[width]} ${className}`}
    >
      <title>{`${title} · ${productName}`}</title>
      {children}
    </div>
  );
}

/**
 * Goes to the place that the address names. Coming from another of our pages, focus goes to the heading, so that a
 * screen reader says where one is and Tab goes on from there.
 */
function useArrival(page: { readonly current: HTMLElement | null }): void {
  const { pathname, search, hash, key } = useLocation();
  const before = useRef({ pathname, search });
  useEffect(() => {
    // A search that goes on within its page is no arrival: the field keeps the focus.
    const goesOn = before.current.pathname === pathname && before.current.search !== search;
    before.current = { pathname, search };
    if (goesOn) {
      return;
    }
    if (hash !== '') {
      document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
      return;
    }
    const heading = page.current?.querySelector('h1');
    if (heading && cameFromInside(key)) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
  }, [page, pathname, search, hash, key]);
}
