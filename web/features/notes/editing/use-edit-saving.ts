import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Care, Note } from '#shared/contract/notes.ts';
import { CallError, fieldsOf } from '#web/lib/call.ts';
import { notify } from '#web/ui/notices.tsx';
import { refreshNotes } from '../api.ts';
import { showInArchive } from '../archive/show-in-archive.ts';
import { changeCachedNote } from '../list/cached-notes.ts';
import { showCare } from '../care/care.ts';
import type { Edit } from './edit.ts';
import { saveAsNew, saveEdit } from './save-edit.ts';
import { saveProblem } from '../keeping/save-problem.ts';
import type { KeptEdit } from './use-edit.ts';

type EditSavingProps = {
  userId: number;
  note: Note;
  kept: KeptEdit;
  /** The change is saved, and its page can go. */
  onSaved: () => void;
  /** The server refused the day, and says why. */
  onWrongDay: (why: string) => void;
};

/** Saves a change and says what became of it, also where the reflection was changed or deleted elsewhere meanwhile. */
export function useEditSaving({ userId, note, kept, onSaved, onWrongDay }: EditSavingProps) {
  const client = useQueryClient();
  const [other, setOther] = useState<Note | null>(null);
  const [isGone, setGone] = useState(false);

  const finish = (description: string, noteId: number, care: Care) => {
    kept.forget();
    void refreshNotes(client);
    if (care === null) {
      notify({ title: 'Note saved!', description });
    } else {
      showCare({ noteId, ...care });
    }
    onSaved();
  };

  const refuse = (error: unknown) => {
    const { localDate } = fieldsOf(error);
    if (localDate !== undefined) {
      onWrongDay(localDate);
    }
    notify({ ...saveProblem(error), ...(localDate !== undefined && { description: localDate }) });
  };

  const save = useMutation({
    mutationFn: (edit: Edit) => saveEdit(userId, note, edit),
    onSuccess: (outcome, edit) => {
      if (outcome.kind === 'gone') {
        setGone(true);
        changeCachedNote(client, note.id, () => null);
        void refreshNotes(client);
        return;
      }
      changeCachedNote(client, note.id, () => outcome.note);
      if (outcome.kind === 'saved') {
        finish('Your changes have been saved.', note.id, outcome.care);
        return;
      }
      // Where another page has saved, it has also let go of what the device kept of this one.
      kept.resume(edit);
      setOther(outcome.note);
      void refreshNotes(client);
    },
    onError: refuse,
  });

  const saveNew = useMutation({
    mutationFn: (edit: Edit) => saveAsNew(userId, edit),
    onSuccess: ({ id, message, care }) => {
      finish(message, id, care);
      void showInArchive(client, [id]);
    },
    onError: (error) => {
      if (error instanceof CallError && error.code === 'conflict') {
        kept.rekey();
      }
      refuse(error);
    },
  });

  return {
    save: (edit: Edit) => (isGone ? saveNew : save).mutate(edit),
    isSaving: save.isPending || saveNew.isPending,
    isSaved: save.data?.kind === 'saved' || saveNew.isSuccess,
    hasFailed: save.isError || saveNew.isError,
    /** The reflection as it was changed elsewhere, until a choice is made between both. */
    other,
    choose: () => setOther(null),
    /** It was deleted elsewhere: a save makes a new one. */
    isGone,
  };
}
