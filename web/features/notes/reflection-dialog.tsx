import { useCallback, useEffect, useRef, useState } from 'react';
import { limits } from '#shared/limits.ts';
import { CallError } from '#web/lib/call.ts';
import { localDateOf, sayDay } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { notify } from '#web/ui/notices.tsx';
import { useSaveNote } from './api.ts';
import { Clink, clinkMs } from './clink.tsx';
import { keepAboveKeyboard } from './keyboard-room.ts';
import { promptFor } from './prompts.ts';
import type { KeptDraft } from './use-draft.ts';
import { useDraft } from './use-draft.ts';

export type ReflectionDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  userId: number;
  now: Date;
};

/** 'Today's Reflection': the page one writes on. It opens with whatever was left unsaved on this device. */
export function ReflectionDialog({ open, onOpenChange, userId, now }: ReflectionDialogProps) {
  const written = useDraft(userId, open);
  const save = useSaveNote(userId);
  const [saved, setSaved] = useState(false);
  const page = useRef<HTMLTextAreaElement>(null);
  const takePage = useCallback((element: HTMLTextAreaElement | null) => {
    page.current = element;
    element?.setSelectionRange(element.value.length, element.value.length);
  }, []);
  const finish = useRef(() => {});

  useEffect(() => {
    finish.current = () => {
      setSaved(false);
      written.revise('');
      onOpenChange(false);
    };
  });
  useEffect(() => {
    if (!saved) {
      return undefined;
    }
    const timer = setTimeout(() => finish.current(), clinkMs);
    return () => clearTimeout(timer);
  }, [saved]);

  const onSave = () => {
    const { draft } = written;
    if (save.isPending || saved) {
      return;
    }
    if (!draft || draft.text.trim() === '') {
      notify({ title: 'Empty note', description: 'Please enter some text for your reflection.', kind: 'problem' });
      page.current?.focus();
      return;
    }
    save.mutate(draft, {
      onSuccess: () => setSaved(true),
      onError: (error) => {
        if (error instanceof CallError && error.code === 'conflict') {
          written.rekey();
        }
      },
    });
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Today's Reflection"
      sheet
      initialFocus={page}
      footer={
        <>
          <p role="status" className="min-w-0 flex-1 text-sm text-soft">
            {saved ? 'Saved.' : stateLine(written, { saving: save.isPending, failed: save.isError })}
          </p>
          <Button variant="solid" pending={save.isPending && 'Saving...'} onClick={onSave}>
            Save
          </Button>
        </>
      }
    >
      <div ref={keepAboveKeyboard} className="flex h-full flex-col md:h-[48dvh]">
        <p className="text-sm text-soft">{sayDay(now)}</p>
        <textarea
          ref={takePage}
          dir="auto"
          aria-label="Your reflection"
          placeholder={promptFor(localDateOf(now))}
          value={written.draft?.text ?? ''}
          readOnly={save.isPending || saved}
          maxLength={limits.reflectionMax}
          onChange={(event) => written.revise(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
              event.preventDefault();
              onSave();
            }
          }}
          className="mt-5 min-h-24 w-full flex-1 resize-none bg-transparent font-serif text-xl leading-toast outline-none placeholder:text-soft"
        />
      </div>
      {saved && <Clink />}
    </Dialog>
  );
}

/** Where the words are now. Always true. */
function stateLine(
  { draft, kept, restored, contested }: KeptDraft,
  { saving, failed }: { saving: boolean; failed: boolean },
): string {
  if (!draft) {
    return 'What you write is kept on this device until you save it.';
  }
  if (saving) {
    return 'Saving...';
  }
  if (contested) {
    return 'Another page changed the draft on this device. Please save before you leave this page.';
  }
  if (!kept) {
    return 'This device cannot keep a draft. Please save before you leave this page.';
  }
  if (restored) {
    return 'Where you left off. Kept on this device, not saved yet.';
  }
  return failed ? 'Not saved. Your words are kept on this device.' : 'Kept on this device, not saved yet.';
}
