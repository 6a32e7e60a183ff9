import type { ReactNode } from 'react';

/** Has as much room as the longest of these texts takes, whichever of them is shown: nothing below it moves. */
export function KeepsRoom({ texts, children }: { texts: readonly string[]; children: ReactNode }) {
  return (
    <span className="grid">
      {texts.map((text) => (
        <span key={text} aria-hidden className="invisible [grid-area:1/1]">
          {text}
        </span>
      ))}
      <span className="grid [grid-area:1/1]">{children}</span>
    </span>
  );
}
