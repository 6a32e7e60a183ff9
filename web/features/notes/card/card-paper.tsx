import type { RefObject } from 'react';
import { useId, useLayoutEffect } from 'react';
import type { Draft } from '../keeping/draft.ts';
import { isForCard } from './card-draft.ts';
import { showWords } from './paper.ts';

type CardPaperProps = {
  paper: RefObject<HTMLTextAreaElement | null>;
  /** What the device keeps unsaved. */
  draft: Draft | null;
  /** Whether what is typed is kept and shown by the desk. */
  hasDesk: boolean;
  /** What stands there while nothing is written. */
  invites: string;
  onNear: () => void;
  /** Called with what was typed while there is no desk. */
  onType: (text: string) => void;
};

const place = '[grid-area:1/1] w-full';

/** The paper of the card: a tap anywhere on it has the caret there, before any further code is. */
export function CardPaper({ paper, draft, hasDesk, invites, onNear, onType }: CardPaperProps) {
  const id = useId();
  const isWritable = draft === null || isForCard(draft);
  const text = draft && isWritable ? draft.text : '';
  useLayoutEffect(() => {
    if (!hasDesk) {
      showWords(paper.current, text);
    }
  }, [paper, text, hasDesk]);
  return (
    <span className="grid grid-cols-[minmax(0,1fr)]">
      <textarea
        ref={paper}
        dir="auto"
        rows={1}
        // An empty field is told by its placeholder.
        placeholder=" "
        aria-label="A line for today"
        aria-describedby={id}
        disabled={!isWritable}
        onFocus={onNear}
        onInput={({ currentTarget }) => hasDesk || onType(currentTarget.value)}
        className={`peer ${place} field-sizing-content max-h-[45dvh] min-h-7 resize-none bg-transparent font-serif text-xl leading-[1.4] caret-amber outline-none`}
      />
      {/* With very large letters a single word may be wider than a phone. */}
      <span
        id={id}
        className={`${place} pointer-events-none hidden font-serif text-2xl leading-heading text-balance break-words text-soft peer-placeholder-shown:block @max-3xs:hyphens-auto`}
      >
        {invites}
      </span>
    </span>
  );
}
