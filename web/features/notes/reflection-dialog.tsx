import { useCallback, useEffect, useRef, useState } from 'react';
import { limits } from '#shared/limits.ts';
import { CallError } from '#web/lib/call.ts';
import { localDateOf, sayDay } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { notify } from '#web/ui/notices.tsx';
import { useSaveNote } from './api.ts';
import { Clink, clinkMs } from './clink.tsx';
import { DictationBar, tellProblem } from './dictation-bar.tsx';
import { withWords } from './dictated-words.ts';
import { keepAboveKeyboard } from './keyboard-room.ts';
import { ListenBack } from './listen-back.tsx';
import { promptFor } from './prompts.ts';
import type { KeptDraft } from './use-draft.ts';
import { useDictation } from './use-dictation.ts';
import { useDraft } from './use-draft.ts';

export type ReflectionDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  userId: number;
  now: Date;
};

/** Which button was pressed. */
type Deed = 'save' | 'listen';

/** 'Today's Reflection': the page one writes on. It opens with whatever was left unsaved on this device. */
export function ReflectionDialog({ open, onOpenChange, userId, now }: ReflectionDialogProps) {
  const written = useDraft(userId, open);
  const save = useSaveNote(userId);
  const [deed, setDeed] = useState<Deed>('save');
  /** Dictation is over, and its last words are waited for. */
  const [ending, setEnding] = useState(false);
  const [saved, setSaved] = useState<{ id: number } | null>(null);
  const page = useRef<HTMLTextAreaElement>(null);
  const takePage = useCallback((element: HTMLTextAreaElement | null) => {
    page.current = element;
    element?.setSelectionRange(element.value.length, element.value.length);
  }, []);
  const finish = useRef(() => {});
  const toSayBack = useRef<number | null>(null);
  const [saidBack, setSaidBack] = useState<number | null>(null);
  const dictation = useDictation({
    isOpen: open,
    onWords: (words) => {
      written.revise(withWords(written.current()?.text ?? '', words, limits.reflectionMax));
      setTimeout(() => page.current?.scrollTo({ top: page.current.scrollHeight }));
    },
    onProblem: tellProblem,
  });

  useEffect(() => {
    finish.current = () => {
      toSayBack.current = deed === 'listen' && saved ? saved.id : null;
      setSaved(null);
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

  const isBusy = ending || save.isPending || saved !== null;
  const onSave = async (wish: Deed) => {
    if (isBusy) {
      return;
    }
    setDeed(wish);
    setEnding(true);
    await dictation.finish();
    setEnding(false);
    const draft = written.current();
    if (!draft || draft.text.trim() === '') {
      notify({ title: 'Empty note', description: 'Please enter some text for your reflection.', kind: 'problem' });
      page.current?.focus();
      return;
    }
    save.mutate(draft, {
      onSuccess: ({ id }) => setSaved({ id }),
      onError: (error) => {
        if (error instanceof CallError && error.code === 'conflict') {
          written.rekey();
        }
      },
    });
  };

  return (
    <>
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        onClosed={() => {
          setSaidBack(toSayBack.current);
          toSayBack.current = null;
        }}
        title="Today's Reflection"
        sheet
        initialFocus={page}
        footer={
          <>
            <p role="status" className="min-w-0 basis-full text-sm text-soft md:flex-1 md:basis-0">
              {saved ? 'Saved.' : stateLine(written, { saving: save.isPending, failed: save.isError })}
            </p>
            <Button
              className="min-w-0 flex-1 md:flex-none"
              pending={isBusy && deed === 'listen' && 'Saving...'}
              onClick={() => void onSave('listen')}
            >
              Save and Listen Back Summary
            </Button>
            <Button
              variant="solid"
              pending={isBusy && deed === 'save' && 'Saving...'}
              onClick={() => void onSave('save')}
            >
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
            readOnly={save.isPending || saved !== null}
            maxLength={limits.reflectionMax}
            onChange={(event) => written.revise(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
                event.preventDefault();
                void onSave('save');
              }
            }}
            className="mt-3 min-h-16 w-full md:mt-5 flex-1 resize-none bg-transparent font-serif text-xl leading-toast outline-none placeholder:text-soft"
          />
          {dictation.interim !== '' && (
            <p aria-hidden dir="auto" className="font-serif text-xl leading-toast text-soft">
              {dictation.interim}
            </p>
          )}
          <DictationBar dictation={dictation} disabled={isBusy} />
        </div>
        {saved && <Clink />}
      </Dialog>
      <ListenBack noteId={saidBack} onClose={() => setSaidBack(null)} />
    </>
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
