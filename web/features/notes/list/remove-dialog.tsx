import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Note } from '#shared/contract/notes.ts';
import { limits } from '#shared/limits.ts';
import { messageOf } from '#web/lib/call.ts';
import { sayLocalDay } from '#web/lib/dates.ts';
import { Confirm } from '#web/ui/confirm.tsx';
import { notify } from '#web/ui/notices.tsx';
import { refreshNotes, removeNote } from '../api.ts';
import { changeCachedNote } from './cached-notes.ts';
import { callIt } from './opening.ts';
import { offerUndo } from './undo.ts';

export type RemoveDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  userId: number;
  note: Note;
  /** Called when its row is gone. */
  onRemoved: (note: Note) => void;
};

/** The question before a reflection is deleted. Once it is, a notice offers to undo that. */
export function RemoveDialog({ open, onOpenChange, userId, note, onRemoved }: RemoveDialogProps) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => removeNote(note.id),
    onSuccess: () => {
      changeCachedNote(client, note.id, () => null);
      void refreshNotes(client);
      offerUndo(client, userId, note.id);
      onRemoved(note);
    },
    onError: (error) =>
      void notify({ title: 'Failed to delete reflection', description: messageOf(error), kind: 'problem' }),
    onSettled: () => onOpenChange(false),
  });
  return (
    <Confirm
      open={open}
      onOpenChange={onOpenChange}
      title="Delete this reflection?"
      description={
        <>
          {callIt(note, 80)}, from {sayLocalDay(note.localDate)}, will be removed. You can undo this for{' '}
          {limits.undoSeconds} seconds; after that it is gone for good.
        </>
      }
      action="Delete"
      pending={remove.isPending && 'Deleting...'}
      onConfirm={() => {
        // A second tap, also one on the question as it fades.
        if (open && !remove.isPending) {
          remove.mutate();
        }
      }}
    />
  );
}
