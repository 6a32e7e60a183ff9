import type { RefObject } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { dismissPassingNotice } from '#web/ui/notices.tsx';
import { BlankPage } from './blank-page.tsx';
import { isCaring } from './care/care.ts';
import { Clink } from './clink.tsx';
import { DayChoice } from './day-choice.tsx';
import { tellProblem } from './dictation/dictation-bar.tsx';
import { withWords } from './dictation/dictated-words.ts';
import { keepAboveKeyboard } from './keyboard-room.ts';
import { isUnfolded, phonePage } from './phone-page.ts';
import { ListenBack } from './review/listen-back.tsx';
import type { MicrophoneControl } from './voice/microphone.ts';
import type { Draft } from './keeping/draft.ts';
import { OtherDraft } from './keeping/other-draft.tsx';
import { ReflectionFooter } from './reflection-footer.tsx';
import { useDictation } from './dictation/use-dictation.ts';
import { useDraft } from './keeping/use-draft.ts';
import { usePageSaving } from './use-page-saving.ts';
import { useQuestion } from './use-question.ts';
import { useSealedDraft } from './keeping/use-sealed-draft.ts';
import { sinkDrop } from './week/sink-drop.ts';
import { VoiceBar } from './voice/voice-bar.tsx';

export type ReflectionDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  userId: number;
  /** The writer's day, as `2025-03-03`. */
  today: string;
  /** Whether nothing was ever written before. */
  isFirst: boolean;
  /** The card that is left when the page closes: from there the drop falls. */
  card: RefObject<HTMLElement | null>;
};

/** 'Today's Reflection': the page one writes on. It opens with whatever was left unsaved, on this device or another. */
export function ReflectionDialog({ open, onOpenChange, userId, today, isFirst, card }: ReflectionDialogProps) {
  const question = useQuestion(today, isFirst);
  const written = useDraft(userId, open);
  const wipe = useSealedDraft(userId, written, open);
  const page = useRef<HTMLTextAreaElement>(null);
  const takePage = useCallback((element: HTMLTextAreaElement | null) => {
    page.current = element;
    element?.setSelectionRange(element.value.length, element.value.length);
  }, []);
  const [unfolded, setUnfolded] = useState(false);
  // Each time it begins as paper.
  useEffect(() => setUnfolded(false), [open]);
  // On a phone a welcome would lie over the first line.
  useEffect(() => {
    if (open) {
      dismissPassingNotice();
    }
  }, [open]);
  const toSayBack = useRef<number | null>(null);
  const toSink = useRef<string | null>(null);
  const [saidBack, setSaidBack] = useState<number | null>(null);
  const onWords = (words: string) => {
    // More than a reflection can hold is told, not cut off.
    written.revise(withWords(written.current()?.text ?? '', words, Number.POSITIVE_INFINITY));
    setTimeout(() => page.current?.scrollTo({ top: page.current.scrollHeight }));
  };
  const dictation = useDictation({ isOpen: open, onWords, onProblem: tellProblem });
  const microphone = useRef<MicrophoneControl>(null);
  const saving = usePageSaving({
    userId,
    today,
    written,
    lastWords: async () => (await microphone.current?.finish()) ?? true,
    onEmpty: () => page.current?.focus(),
    onDone: ({ sayBack, saved }) => {
      // The page was closed while it was saved: its writer has gone on to something else.
      toSayBack.current = open ? sayBack : null;
      toSink.current = open && sayBack === null && saved && isForToday(saved) ? saved.text : null;
      onOpenChange(false);
    },
  });

  const onType = (text: string) => {
    const before = written.current();
    written.revise(text);
    if (before && !written.current()) {
      wipe(before);
    }
  };

  return (
    <>
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        onClosed={() => {
          setSaidBack(toSayBack.current);
          if (toSink.current !== null && card.current) {
            sinkDrop(card.current, toSink.current);
          }
          toSayBack.current = null;
          toSink.current = null;
        }}
        title="Today's Reflection"
        sheet
        className={`${phonePage} ${unfolded ? isUnfolded : ''}`}
        initialFocus={page}
        footer={
          <>
            <VoiceBar
              ref={microphone}
              userId={userId}
              written={written}
              dictation={dictation}
              onWords={onWords}
              disabled={saving.isBusy}
            />
            <ReflectionFooter page={written} saving={saving} unfolded={unfolded} onUnfold={setUnfolded} />
          </>
        }
      >
        <div ref={keepAboveKeyboard} className="flex h-full flex-col md:h-[44dvh]">
          <DayChoice today={today} day={written.day} onChange={written.setDay} disabled={saving.isBusy} />
          <OtherDraft userId={userId} written={written} disabled={saving.isBusy} />
          <div className="grid flex-1 md:mt-5">
            <textarea
              ref={takePage}
              dir="auto"
              aria-label="Your reflection"
              placeholder={question.question ?? ''}
              value={written.draft?.text ?? ''}
              readOnly={saving.saving || saving.saved}
              onChange={(event) => onType(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
                  event.preventDefault();
                  saving.save('save');
                }
              }}
              className={`[grid-area:1/1] ${written.draft ? 'min-h-32' : 'min-h-16'} w-full resize-none bg-transparent font-serif text-xl leading-toast outline-none placeholder:text-soft`}
            />
            {!written.draft && dictation.interim === '' && <BlankPage {...question} />}
          </div>
          {dictation.interim !== '' && (
            <p aria-hidden dir="auto" className="font-serif text-xl leading-toast text-soft">
              {dictation.interim}
            </p>
          )}
        </div>
        {saving.saved && !isCaring() && <Clink />}
      </Dialog>
      <ListenBack noteId={saidBack} onClose={() => setSaidBack(null)} />
    </>
  );
}

/** What is for another day may be of another week's glass. */
function isForToday({ localDate }: Draft): boolean {
  return localDate === undefined;
}
