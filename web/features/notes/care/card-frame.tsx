import type { ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import type { CountryLine } from '#web/lib/country-lines.ts';
import { Contact } from '#web/ui/contact.tsx';
import { takeArrival } from './care.ts';

export type CardProps = {
  noteId: number;
  /** Whether toasts are silent of it whatever else its week holds. */
  staysOut: boolean;
  onClose: () => void;
  /** `card`: on a page, into whose view it comes. `float`: over a page. `part`: of a dialog. */
  as?: keyof typeof looks | undefined;
};

type CardFrameProps = Pick<CardProps, 'as'> & {
  title: ReactNode;
  text: ReactNode;
  /** What comes a moment later, and the buttons: they are not announced. */
  children: ReactNode;
};

const looks = {
  card: 'mb-6 rounded-sheet border border-edge bg-raised px-6 py-6 md:px-9',
  float: 'mt-10 max-w-reading rounded-sheet border border-edge bg-raised px-6 py-6 shadow-float md:px-9',
  part: 'mb-6 rounded-control bg-tint px-5 py-5',
};

/** A card with a title and a few words, which comes into view once after the save that it belongs to. */
export function CardFrame({ as = 'card', title, text, children }: CardFrameProps) {
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
        {title}
      </h2>
      <p className="mt-3 max-w-measure text-soft">{text}</p>
      <div aria-live="off">{children}</div>
    </section>
  );
}

/** Lines to ring, each with its hint. */
export function HelpLines({ lines }: { lines: readonly (Omit<CountryLine, 'country'> & { country?: string })[] }) {
  return lines.length === 0 ? null : (
    <ul className="mt-3">
      {lines.map(({ name, contact, hint }) => (
        <li
          key={name + contact}
          className="mb-2 flex flex-col wrap-anywhere md:mb-0 md:min-h-11 md:flex-row md:flex-wrap md:items-center md:gap-x-3"
        >
          <span>
            {name}
            {hint !== undefined && ` (${hint})`}
          </span>
          <Contact contact={contact} className="self-start text-lg md:self-auto" />
        </li>
      ))}
    </ul>
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
