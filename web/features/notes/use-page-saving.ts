import { useEffect, useRef, useState } from 'react';
import { emptyNote, tooLongNote } from '#shared/contract/notes.ts';
import { CallError } from '#web/lib/call.ts';
import { notify } from '#web/ui/notices.tsx';
import { clinkMs } from './clink.tsx';
import type { Draft } from './keeping/draft.ts';
import { isTooLong } from './keeping/draft.ts';
import { wordedOtherwise } from './keeping/send-note.ts';
import type { KeptDraft } from './keeping/use-draft.ts';
import { useSaveNote } from './keeping/use-save-note.ts';
import { unlockListening } from './review/listen-back.tsx';
import { dropSound } from './week/drop-sound.ts';

/** Which button was pressed. */
export type Deed = 'save' | 'listen';

export type PageSaving = {
  deed: Deed;
  /** From the press to the moment the page closes. */
  isBusy: boolean;
  saving: boolean;
  saved: boolean;
  failed: boolean;
  save: (deed: Deed) => void;
};

export type Done = {
  /** The id of the note to listen to, if any. */
  sayBack: number | null;
  /** What was saved on the server; null for what waits on this device. */
  saved: Draft | null;
};

type Options = {
  userId: number;
  today: string;
  written: KeptDraft;
  /** What is still being said or recorded comes onto the page. Resolves when it is there; false when it cannot be. */
  lastWords: () => Promise<boolean>;
  /** There is nothing to save. */
  onEmpty: () => void;
  /** The words are kept elsewhere, and the page can close. */
  onDone: (done: Done) => void;
};

/** Saves what is on the page, waits for the clink, and has the page closed. */
export function usePageSaving({ userId, today, written, lastWords, onEmpty, onDone }: Options): PageSaving {
  const mutation = useSaveNote(userId);
  const [deed, setDeed] = useState<Deed>('save');
  const [ending, setEnding] = useState(false);
  const [saved, setSaved] = useState<{ id: number; draft: Draft } | null>(null);

  const finish = useRef((_draft: Draft, _id: number | null) => {});
  useEffect(() => {
    finish.current = (draft, id) => {
      setSaved(null);
      written.clear(draft);
      onDone({ sayBack: deed === 'listen' ? id : null, saved: id === null ? null : draft });
    };
  });
  useEffect(() => {
    if (!saved) {
      return undefined;
    }
    const timer = setTimeout(() => finish.current(saved.draft, saved.id), clinkMs);
    return () => clearTimeout(timer);
  }, [saved]);

  const isBusy = ending || mutation.isPending || saved !== null;
  const save = async (wish: Deed) => {
    if (isBusy) {
      return;
    }
    if (wish === 'listen') {
      unlockListening();
    } else {
      dropSound.prepare();
    }
    setDeed(wish);
    setEnding(true);
    const isAllThere = await lastWords();
    setEnding(false);
    if (!isAllThere) {
      return;
    }
    const draft = written.current();
    if (!draft || (draft.text.trim() === '' && !draft.recording)) {
      notify({ title: 'Empty note', description: emptyNote, kind: 'problem' });
      onEmpty();
      return;
    }
    if (isTooLong(draft.text)) {
      notify({ title: 'Failed to save note', description: tooLongNote, kind: 'problem' });
      return;
    }
    if (draft.text.trim() === '') {
      // A recording alone has no words to be said back.
      setDeed('save');
    }
    mutation.mutate(
      { draft, today },
      {
        onSuccess: ({ saved: note }) => (note ? setSaved({ id: note.id, draft }) : finish.current(draft, null)),
        onError: (error) => {
          if (error instanceof CallError && error.code === 'conflict') {
            written.settle(draft, false, wordedOtherwise);
          }
        },
      },
    );
  };

  return {
    deed,
    isBusy,
    saving: mutation.isPending,
    saved: saved !== null,
    failed: mutation.isError,
    save: (wish) => void save(wish),
  };
}
