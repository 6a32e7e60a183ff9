import { useEffect, useRef, useState } from 'react';
import { emptiedNote, tooLongNote, type Note } from '#shared/contract/notes.ts';
import { now } from '#web/lib/clock.ts';
import { browserTimezone, todayFor } from '#web/lib/dates.ts';
import { useDayEnd } from '#web/lib/preferences.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { notify } from '#web/ui/notices.tsx';
import { isTooLong } from '../keeping/draft.ts';
import { EditClash } from './edit-clash.tsx';
import { EditFields } from './edit-fields.tsx';
import type { Edit } from './edit.ts';
import { meetOther } from './edit.ts';
import { takeBack } from '../list/take-back.ts';
import { useEditSaving } from './use-edit-saving.ts';
import type { KeptEdit } from './use-edit.ts';
import { useEdit } from './use-edit.ts';

export type EditDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onClosed: () => void;
  userId: number;
  note: Note;
};

/**
 * The page on which a reflection is changed: its words, its day, and whether toasts tell of it. What was changed
 * elsewhere meanwhile is never overwritten unasked, and what is written here is never lost for it.
 */
export function EditDialog({ open, onOpenChange, onClosed, userId, note }: EditDialogProps) {
  const kept = useEdit(userId, note);
  const { edit, isChanged } = kept;
  const [dayError, setDayError] = useState<string>();
  const page = useRef<HTMLTextAreaElement>(null);
  const today = todayFor(now(), useDayEnd());
  /** A day further on may have begun where it was written. */
  const lastDay = edit.base.localDate > today ? edit.base.localDate : today;
  const saving = useEditSaving({
    userId,
    note,
    kept,
    onSaved: () => onOpenChange(false),
    onWrongDay: setDayError,
  });
  const { isSaving, isGone, other } = saving;

  const onSave = () => {
    if (isSaving) {
      return;
    }
    const hasVoice = note.audioUrl !== null && !edit.dropsRecording && !isGone;
    if (edit.content.trim() === '' && !hasVoice) {
      notify({ title: 'Empty note', description: emptiedNote, kind: 'problem' });
      page.current?.focus();
      return;
    }
    if (isTooLong(edit.content)) {
      notify({ title: 'Failed to save note', description: tooLongNote, kind: 'problem' });
      return;
    }
    const wrongDay = whatIsWrongWith(edit.localDate, lastDay);
    setDayError(wrongDay);
    if (wrongDay !== undefined) {
      return;
    }
    if (isChanged || isGone) {
      saving.save(edit);
    } else {
      onOpenChange(false);
    }
  };

  /** What one leaves is on the device, whatever another page had put in its place. */
  const onLeave = () => {
    if (isGone && edit.content.trim() !== '') {
      const { content: text, key, localDate } = edit;
      takeBack(userId, { text, key, localDate, at: now().getTime(), timezone: browserTimezone() });
      kept.forget();
      notify({ title: 'Your words are kept', description: 'You will find them waiting when you next write.' });
    } else if (kept.place === 'contested') {
      kept.resume(edit);
    }
    onOpenChange(false);
  };

  const onKeepOther = () => {
    kept.forget();
    notify({ title: 'The other version was kept', description: 'Your changes here were discarded.' });
    onOpenChange(false);
  };

  /** From here on the change is one to what is there now, which was seen. */
  const goOn = (seen: Note): Edit => {
    const { met } = meetOther(edit, seen);
    kept.resume(met);
    saving.choose();
    return met;
  };

  const onDiscard = () => {
    const discarded = edit;
    kept.revise({ ...edit.base, dropsRecording: false });
    setDayError(undefined);
    page.current?.focus();
    notify({
      title: 'Changes discarded',
      description: 'The reflection is as it was.',
      action: { label: 'Undo', altText: 'Press F8 to undo this.', onAction: () => kept.resume(discarded) },
    });
  };

  const showsFields = other === null;
  useEffect(() => {
    if (showsFields) {
      page.current?.focus();
    }
  }, [showsFields]);

  return (
    <Dialog
      open={open}
      onOpenChange={(wish) => (wish ? onOpenChange(true) : onLeave())}
      onClosed={onClosed}
      title={other ? 'Changed in the meantime' : 'Edit reflection'}
      sheet
      initialFocus={page}
      footer={
        other ? (
          <>
            <Button className="flex-1 md:flex-none" onClick={onKeepOther}>
              Keep the other one
            </Button>
            <Button className="flex-1 md:flex-none" onClick={() => goOn(other)}>
              Keep editing
            </Button>
            <Button variant="solid" className="basis-full md:basis-auto" onClick={() => saving.save(goOn(other))}>
              Keep mine
            </Button>
          </>
        ) : (
          <>
            <p role="status" className="min-w-0 basis-full text-sm text-soft max-sm:min-h-[2lh] md:flex-1 md:basis-0">
              {stateLine(kept, saving)}
            </p>
            {isChanged && !isGone && !isSaving && (
              <Button variant="plain" className="mx-0" onClick={onDiscard}>
                Discard changes
              </Button>
            )}
            <Button variant="solid" pending={isSaving && 'Saving...'} onClick={onSave}>
              {isGone ? 'Save as a new reflection' : 'Save'}
            </Button>
          </>
        )
      }
    >
      {other ? (
        <EditClash mine={meetOther(edit, other).met} other={other} />
      ) : (
        <EditFields
          note={note}
          kept={kept}
          pageRef={page}
          lastDay={lastDay}
          dayError={dayError}
          isBusy={isSaving}
          isGone={isGone}
          onSave={onSave}
        />
      )}
    </Dialog>
  );
}

function whatIsWrongWith(day: string, lastDay: string): string | undefined {
  if (day === '') {
    return 'Please choose a day.';
  }
  return day > lastDay ? 'This day is still to come.' : undefined;
}

type Progress = { isGone: boolean; isSaving: boolean; isSaved: boolean; hasFailed: boolean };

/** Where the change is now. Always true. */
function stateLine({ edit, isChanged, place }: KeptEdit, { isGone, isSaving, isSaved, hasFailed }: Progress): string {
  if (isSaved) {
    // A notice says it.
    return '';
  }
  if (isSaving) {
    return 'Saving...';
  }
  if (!isChanged) {
    return isGone ? 'Your words are only on this page.' : 'Your changes are kept on this device until you save them.';
  }
  if (place === 'contested') {
    return 'Another tab has changed what is kept on this device. Please save before you leave this page.';
  }
  if (place === 'refused') {
    return 'This device cannot keep your changes. Please save before you leave this page.';
  }
  if (isTooLong(edit.content)) {
    return `Kept on this device, not saved yet. ${tooLongNote}`;
  }
  if (place === 'restored') {
    return 'Where you left off. Kept on this device, not saved yet.';
  }
  return hasFailed ? 'Not saved. Your changes are kept on this device.' : 'Kept on this device, not saved yet.';
}
