import { Fragment } from 'react';
import type { Piece } from '#web/lib/found-words.ts';

/** A text in which what a search has found is marked. */
export function FoundPieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, isFound }, at) =>
    isFound ? (
      <mark key={at} className="rounded-mark bg-found px-0.5 -mx-0.5 text-ink">
        {text}
      </mark>
    ) : (
      <Fragment key={at}>{text}</Fragment>
    ),
  );
}
