import type { ReactNode } from 'react';

type SectionProps = {
  /** The anchor; the heading's id is made from it. */
  id: string;
  title: ReactNode;
  /** One honest line under the heading. */
  intro?: ReactNode;
  /** Something small at the end of the heading's line. */
  aside?: ReactNode;
  children: ReactNode;
  className?: string;
};

/** A part of a page under its own heading, set off by a hairline. */
export function Section({ id, title, intro, aside, children, className = '' }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={`border-t border-line pt-8 ${className}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id={`${id}-title`}>{title}</h2>
        {aside}
      </div>
      {intro && <p className="mt-2 max-w-measure text-soft">{intro}</p>}
      <div className="mt-6">{children}</div>
    </section>
  );
}
