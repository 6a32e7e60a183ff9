import type { KeyboardEvent, RefObject } from 'react';
import { useCallback } from 'react';
import type { Note } from '#shared/contract/notes.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { keepAboveKeyboard } from '../keyboard-room.ts';
import type { KeptEdit } from './use-edit.ts';
import { VoiceNote } from '../voice/voice-note.tsx';

type EditFieldsProps = {
  note: Note;
  kept: KeptEdit;
  pageRef: RefObject<HTMLTextAreaElement | null>;
  /** The last day it may be for, as `2025-03-03`. */
  lastDay: string;
  dayError: string | undefined;
  isBusy: boolean;
  /** It was deleted elsewhere. */
  isGone: boolean;
  onSave: () => void;
};

/** The words of a reflection as on the page they were written on, and below them its day and its way into toasts. */
export function EditFields({ note, kept, pageRef, lastDay, dayError, isBusy, isGone, onSave }: EditFieldsProps) {
  const { edit, revise } = kept;
  const takePage = useCallback(
    (element: HTMLTextAreaElement | null) => {
      pageRef.current = element;
      element?.setSelectionRange(element.value.length, element.value.length);
    },
    [pageRef],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSave();
    }
  };
  return (
    <div ref={keepAboveKeyboard} className="flex min-h-full flex-col">
      {isGone && (
        <p role="alert" className="mb-3 border-l-2 border-wine pl-4">
          This reflection has been deleted elsewhere in the meantime. Your words are still here: you can save them as a
          new one.
        </p>
      )}
      <textarea
        ref={takePage}
        dir="auto"
        aria-label="Your reflection"
        value={edit.content}
        readOnly={isBusy}
        rows={6}
        onKeyDown={onKeyDown}
        onChange={(event) => revise({ content: event.target.value })}
        className="field-sizing-content mt-1 min-h-40 w-full md:mt-3 flex-1 resize-none bg-transparent font-serif text-xl leading-toast outline-none md:min-h-[30dvh]"
      />
      {note.audioUrl !== null && !isGone && <Recording note={note} kept={kept} isBusy={isBusy} />}
      <div className="mt-5 grid gap-x-8 gap-y-3 border-t border-line pt-5 md:grid-cols-[14rem_minmax(0,1fr)] md:items-start">
        <Field
          type="date"
          label="Which day it is for"
          required
          min="1900-01-01"
          max={lastDay}
          value={edit.localDate}
          error={dayError}
          readOnly={isBusy}
          onKeyDown={onKeyDown}
          onChange={(event) => revise({ localDate: event.target.value })}
        />
        <Checkbox
          className="md:mt-5"
          label="Keep out of toasts"
          hint="Future toasts will not mention it, and it will not be shown to you again unless you look for it. Toasts you already have stay as they are."
          checked={edit.keptOut}
          disabled={isBusy}
          onKeyDown={onKeyDown}
          onChange={(event) => revise({ keptOut: event.target.checked })}
        />
      </div>
    </div>
  );
}

/** The recording beside the words, and the way to let go of it. */
function Recording({ note, kept, isBusy }: Pick<EditFieldsProps, 'note' | 'kept' | 'isBusy'>) {
  const { edit, revise } = kept;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6">
      {edit.dropsRecording ? (
        <p className="flex min-h-11 items-center">Your recording will be removed for good when you save.</p>
      ) : (
        <div className="min-w-0 flex-1 basis-64">
          <VoiceNote note={note} />
        </div>
      )}
      <Button
        variant="plain"
        className="mx-0"
        disabled={isBusy}
        onClick={() => revise({ dropsRecording: !edit.dropsRecording })}
      >
        {edit.dropsRecording ? 'Keep the recording' : 'Remove the recording'}
      </Button>
    </div>
  );
}
