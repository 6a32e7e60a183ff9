import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { piecesOf, spansOf } from '#web/lib/found-words.ts';
import { FoundPieces } from '#web/ui/found-pieces.tsx';
import { partsOf, type Question } from './question.ts';

type AnswerProps = {
  question: Question;
  /** The folded words that were searched for. With any, the answer is open, so that they are seen. */
  words: readonly string[];
};

/** A question, which opens on its answer. A link to it opens it, and puts the focus there. */
export function Answer({ question: { id, question, answer }, words }: AnswerProps) {
  const { hash, key } = useLocation();
  const isMeant = hash === `#${id}`;
  const isSearched = words.length > 0;
  const [open, setOpen] = useState(isMeant || isSearched);
  // Opened while it is drawn, so that the page has its height before it goes to the place that the address names.
  const [before, setBefore] = useState({ key, hash, isSearched });
  if (before.key !== key || before.hash !== hash || before.isSearched !== isSearched) {
    setBefore({ key, hash, isSearched });
    if (isMeant || before.isSearched !== isSearched) {
      setOpen(isMeant || isSearched);
    }
  }
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isMeant) {
      summary.current?.focus({ preventScroll: true });
    }
  }, [isMeant, key]);
  return (
    <details
      id={id}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group scroll-mt-[calc(1rem+var(--banner))] border-t border-line first:border-0"
    >
      <summary
        ref={summary}
        className="flex min-h-12 cursor-pointer list-none items-start justify-between gap-4 rounded-control py-2.5 transition-colors hover:text-amber-ink [&::-webkit-details-marker]:hidden"
      >
        <span className="font-serif text-xl leading-snug">
          <Found text={question} words={words} />
        </span>
        <ChevronDown aria-hidden className="mt-1 flex-none text-soft transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 pt-1 pb-5">
        {answer.map((paragraph) => (
          <p key={paragraph}>
            {partsOf(paragraph).map(({ words: said, to }, at) =>
              to === undefined ? (
                <Found key={at} text={said} words={words} />
              ) : (
                <Link key={at} to={to} className="link">
                  <Found text={said} words={words} />
                </Link>
              ),
            )}
          </p>
        ))}
        <p className="text-sm text-soft">
          <a
            href={`#${id}`}
            className="link inline-flex min-h-11 items-center"
            aria-label={`Link to this answer: ${question}`}
          >
            Link to this answer
          </a>
        </p>
      </div>
    </details>
  );
}

function Found({ text, words }: { text: string; words: readonly string[] }) {
  return <FoundPieces pieces={piecesOf(text, spansOf(text, words))} />;
}
