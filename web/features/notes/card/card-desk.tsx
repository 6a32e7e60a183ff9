import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { Draft } from '../keeping/draft.ts';
import { stateLine } from '../keeping/state-line.ts';
import { useDraft } from '../keeping/use-draft.ts';
import { useSealedDraft } from '../keeping/use-sealed-draft.ts';
import { usePageSaving } from '../use-page-saving.ts';
import { dropSound } from '../week/drop-sound.ts';
import { sinkDrop } from '../week/sink-drop.ts';
import { isForCard } from './card-draft.ts';
import { hideInk, lockPaper, showWords } from './paper.ts';

export type CardDeskProps = {
  userId: number;
  /** The writer's day, as `2025-03-03`. */
  today: string;
  paper: RefObject<HTMLTextAreaElement | null>;
  /** What was wiped away before this was here: it must not come back from the server. */
  wiped: RefObject<Draft | null>;
  /** Where the focus goes when there is nothing left to save. */
  opener: RefObject<HTMLButtonElement | null>;
  /** Whether one writes here now: not while the page to write on is open. */
  isOpen: boolean;
  /** Told when a save begins, and once its words have left the paper. */
  onBusy: (isBusy: boolean) => void;
};

/** What keeps and saves what is written on the card, which is the draft of the page to write on: one in two places. */
export function CardDesk({ userId, today, paper, wiped, opener, isOpen, onBusy }: CardDeskProps) {
  const written = useDraft(userId, isOpen);
  const { draft } = written;
  // The server is asked and told of a draft once someone is at it.
  const [isTouched, setTouched] = useState(() => document.activeElement === paper.current);
  const wipe = useSealedDraft(userId, written, isOpen && isTouched);
  const saving = usePageSaving({
    userId,
    today,
    written,
    lastWords: () => Promise.resolve(true),
    onEmpty: () => paper.current?.focus(),
    onDone: () => {
      paper.current?.blur();
      opener.current?.focus({ preventScroll: true });
    },
  });
  const { saved, isBusy, save } = saving;
  const isHere = draft !== null && isForCard(draft);

  const type = (text: string) => {
    const before = written.current();
    written.revise(text);
    if (before && !written.current()) {
      wipe(before);
    }
  };
  const hands = useRef({ type, save, wipe });
  useEffect(() => {
    hands.current = { type, save, wipe };
  });

  useEffect(() => {
    const element = paper.current;
    if (!element) {
      return undefined;
    }
    if (document.activeElement === element && element.value !== '') {
      // It was begun before this was here, and is not found again.
      hands.current.type(element.value);
    }
    const ending = new AbortController();
    const { signal } = ending;
    element.addEventListener('focus', () => setTouched(true), { signal });
    element.addEventListener('input', () => hands.current.type(element.value), { signal });
    element.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
          event.preventDefault();
          hands.current.save('save');
        }
      },
      { signal },
    );
    return () => ending.abort();
  }, [paper]);

  useEffect(() => {
    if (wiped.current) {
      hands.current.wipe(wiped.current);
    }
  }, [wiped]);

  useEffect(() => dropSound.prepare(), []);

  const text = isHere ? draft.text : '';
  useLayoutEffect(() => {
    showWords(paper.current, text);
  }, [paper, text]);

  useEffect(() => {
    lockPaper(paper.current, isBusy);
    onBusy(isBusy);
  }, [paper, isBusy, onBusy]);

  const sunk = useRef(text);
  useEffect(() => {
    sunk.current = text;
  }, [text]);
  useEffect(() => {
    const element = paper.current;
    if (saved && element) {
      element.blur();
      sinkDrop(element, sunk.current);
    }
    hideInk(element, saved);
  }, [paper, saved]);

  if (!isHere) {
    return null;
  }
  // While the page to write on is open, that one says it.
  const { line, isNews } = isOpen ? stateLine(written, saving) : { line: '\u00a0', isNews: false };
  return (
    <>
      <p className="-order-1 min-h-5 basis-full text-sm text-soft">{line}</p>
      <p role="status" className="sr-only">
        {isNews && line}
      </p>
      <Button variant="solid" className="min-h-12" pending={isBusy && 'Saving...'} onClick={() => save('save')}>
        Save
      </Button>
    </>
  );
}
