import { useEffect, useRef } from 'react';
import { sayLocalDay } from '#web/lib/dates.ts';
import type { Wording } from './edit.ts';
import type { Piece } from './word-diff.ts';
import { compareWords } from './word-diff.ts';

/** A reflection as it was changed here and as it was changed elsewhere, beside each other, what differs marked. */
export function EditClash({ mine, other }: { mine: Wording; other: Wording }) {
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => title.current?.focus(), []);
  const words = compareWords(mine.content, other.content);
  return (
    <>
      <p ref={title} tabIndex={-1} className="max-w-measure">
        This reflection was changed elsewhere while you were editing it. Nothing has been overwritten: both versions are
        here, with the differences underlined.
      </p>
      <div className="mt-5 grid gap-6 md:grid-cols-2 md:gap-8">
        <Side title="Mine" pieces={words.one} wording={mine} beside={other} />
        <Side title="The other one" pieces={words.other} wording={other} beside={mine} />
      </div>
    </>
  );
}

type SideProps = { title: string; pieces: Piece[]; wording: Wording; beside: Wording };

function Side({ title, pieces, wording, beside }: SideProps) {
  return (
    <section aria-label={title} className="border-t border-line pt-4">
      <h3 className="text-lg">{title}</h3>
      <p className="mt-1 text-sm text-soft">
        <Marked isOwn={wording.localDate !== beside.localDate}>{sayLocalDay(wording.localDate)}</Marked>
        {wording.keptOut !== beside.keptOut && (
          <>
            {' · '}
            <Marked isOwn>{wording.keptOut ? 'Kept out of toasts' : 'Included in toasts'}</Marked>
          </>
        )}
      </p>
      <p dir="auto" className="mt-3 font-serif text-lg leading-toast break-words whitespace-pre-line">
        {pieces.map(({ text, isOwn }, at) => (
          <Marked key={at} isOwn={isOwn}>
            {text}
          </Marked>
        ))}
      </p>
    </section>
  );
}

function Marked({ isOwn, children }: { isOwn: boolean; children: string }) {
  return isOwn ? (
    <mark className="bg-tint text-ink underline decoration-amber decoration-2 underline-offset-4">{children}</mark>
  ) : (
    children
  );
}
