import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';

type OutcomeProps = {
  title: string;
  /** Whether it went wrong. */
  isProblem?: boolean;
  children: ReactNode;
  /** What can be done now: links and buttons, the likeliest first. */
  actions: ReactNode;
};

/** How something ended, in the place of the form that began it. Focus goes to it, so that it is read aloud once. */
export function Outcome({ title, isProblem = false, children, actions }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className="grid gap-4" aria-labelledby="outcome">
      <h1 id="outcome" ref={heading} tabIndex={-1} className={isProblem ? 'text-wine' : undefined}>
        {title}
      </h1>
      <div className="grid gap-3 text-lg">{children}</div>
      <div className="mt-3 flex flex-wrap gap-3">{actions}</div>
    </section>
  );
}
