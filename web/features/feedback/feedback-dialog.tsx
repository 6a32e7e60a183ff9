import { useEffect, useRef, useState } from 'react';
import { limits } from '#shared/limits.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/field.tsx';
import { useSendFeedback } from './api.ts';
import { FeedbackRecording, type Spoken } from './feedback-recording.tsx';

/** What is being told stays while the app is open, whatever is closed in between. */
let draft = '';
/** From so few letters on it is said how many are left. */
const nearEnd = 200;

/** Where someone tells the people who run this Clink what they think: in words, or by voice. Opens with each opening. */
export function FeedbackDialog({ openings }: { openings: number }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(true), [openings]);
  const [text, setText] = useState(draft);
  const [error, setError] = useState<string>();
  const [spoken, setSpoken] = useState<Spoken | null>(null);
  const [isRecording, setRecording] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const write = (words: string) => {
    draft = words;
    setText(words);
    setError(undefined);
  };
  const send = useSendFeedback(() => {
    write('');
    setSpoken(null);
    setOpen(false);
  });
  const left = limits.feedbackMax - text.length;

  const submit = () => {
    if (text.trim() === '' && !spoken) {
      setError('Please write or say a few words first.');
      field.current?.focus();
      return;
    }
    send.mutate({ text, recording: spoken?.blob ?? null });
  };

  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title="Feedback"
      description="To the people who run this Clink. Who you are is not kept with it, so please leave out what should stay private."
      initialFocus={field}
      className="md:max-w-lg"
      footer={
        <Button
          variant="solid"
          className="ml-auto"
          disabled={isRecording}
          pending={send.isPending && 'Sending...'}
          onClick={submit}
        >
          Send
        </Button>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <TextArea
          ref={field}
          label="What would you like to tell us?"
          dir="auto"
          rows={6}
          maxLength={limits.feedbackMax}
          value={text}
          error={error}
          hint={left <= nearEnd ? `${left} left` : undefined}
          onChange={({ target }) => write(target.value)}
        />
        <FeedbackRecording
          spoken={spoken}
          onSpoken={(take) => {
            setError(undefined);
            setSpoken(take);
          }}
          onBusy={setRecording}
        />
      </div>
    </Dialog>
  );
}
