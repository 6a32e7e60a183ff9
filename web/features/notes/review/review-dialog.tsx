import Play from 'lucide-react/icons/play';
import Square from 'lucide-react/icons/square';
import { useEffect, useRef, useState } from 'react';
import { mostHeard, reviews } from '#shared/contract/reviews.ts';
import { call, CallError, messageOf } from '#web/lib/call.ts';
import { playClip, stopClip, unlockClip, useClip } from '#web/lib/clip.ts';
import { typographic } from '#shared/typographic.ts';
import { usePreference } from '#web/lib/use-choice.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { notify } from '#web/ui/notices.tsx';
import { SaveState } from '#web/ui/save-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CareCard } from '../care/care-card.tsx';
import { hideCare, useCare } from '../care/care.ts';
import type { ReviewProblem, ReviewSession, ReviewState } from './review-session.ts';
import { createReviewSession } from './review-session.ts';

type ReviewDialogProps = {
  /** The reflection that is said back; null shuts the dialog. */
  noteId: number | null;
  onClose: () => void;
};

/** A long reflection takes the voice a while, and it may have others to speak for first. */
const voiceTimeoutMs = 180_000;

const nothing: ReviewState = { phase: 'idle', words: undefined, canBeHeard: false };

/** 'I hear you saying...': a reflection said back to its writer, to read and to hear. */
export function ReviewDialog({ noteId, onClose }: ReviewDialogProps) {
  const { chosen, choose, status, retry } = usePreference('playsReviews', {
    onProblem: (error) =>
      notify({ kind: 'problem', title: 'Failed to update settings', description: messageOf(error) }),
  });
  const { state: now, session, again } = useReview(noteId, chosen === true);
  const last = useRef(now);
  if (noteId !== null) {
    last.current = now;
  }
  // All is forgotten when it closes, but the words do not vanish before the dialog has.
  const state = last.current;
  const words = useRef<HTMLDivElement>(null);
  const { phase } = state;
  const cared = useCare();
  const shown = useRef(noteId);
  shown.current = noteId ?? shown.current;
  const closeCare = () => {
    hideCare();
    words.current?.focus();
  };
  const isOnlyRead = state.words !== undefined && !state.canBeHeard;
  return (
    <Dialog
      open={noteId !== null}
      onOpenChange={(open) => !open && onClose()}
      title="I hear you saying..."
      initialFocus={words}
      className="md:max-w-xl"
      footer={
        isOnlyRead ? undefined : (
          <>
            <Checkbox
              className="mr-auto"
              label="Play automatically"
              checked={chosen === true}
              onChange={(event) => choose(event.target.checked)}
            />
            {status === 'failed' && <SaveState status={status} onRetry={retry} />}
            {phase === 'failed' && (
              <Button variant="solid" onClick={again}>
                Try again
              </Button>
            )}
            {state.canBeHeard && <ListenButton phase={phase} session={session} />}
          </>
        )
      }
    >
      {cared && cared.noteId === shown.current && (
        <CareCard key={cared.save} {...cared} as="part" onClose={closeCare} />
      )}
      <div ref={words} tabIndex={-1} role="status" className="outline-none">
        {phase === 'generating' && <Waiting />}
        {phase === 'failed' && (
          <p className="text-soft">This could not be read back just now. Your reflection is saved.</p>
        )}
        {state.words !== undefined && (
          <p dir="auto" className="font-serif text-xl leading-toast break-words whitespace-pre-line">
            {typographic(state.words)}
          </p>
        )}
        {state.words !== undefined && state.words.length > mostHeard && (
          <p className="mt-4 text-sm text-soft">This is too long to be read aloud. It is all here to read.</p>
        )}
      </div>
    </Dialog>
  );
}

function ListenButton({ phase, session }: { phase: ReviewState['phase']; session: ReviewSession }) {
  if (phase === 'playing') {
    return (
      <Button variant="solid" onClick={() => session.stop()}>
        <Square aria-hidden />
        Stop
      </Button>
    );
  }
  return (
    <Button variant="solid" pending={phase === 'voicing' && 'Generating...'} onClick={() => session.listen()}>
      <Play aria-hidden />
      Listen
    </Button>
  );
}

function Waiting() {
  return (
    <div className="grid gap-3 py-1">
      <span className="sr-only">Listening to what you wrote</span>
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-4/5" />
    </div>
  );
}

/** The session of one reflection after the other; all of it is over when the dialog is. */
function useReview(noteId: number | null, playsItself: boolean) {
  const [state, setState] = useState(nothing);
  const [session] = useState(() =>
    createReviewSession({
      make: (id, signal) => call(reviews.make, { params: { id: String(id) } }, { signal }),
      voice: async (body, signal) =>
        (await call(reviews.voice, { body }, { signal, timeoutMs: voiceTimeoutMs })).audioUrl,
      play: (address, onBroken) => playClip(playerUrl(address), { onBroken }),
      stop: stopClip,
      unlock: unlockClip,
      later: (task, ms) => {
        const timer = setTimeout(task, ms);
        return () => clearTimeout(timer);
      },
      onChange: setState,
      onProblem: tell,
    }),
  );
  // As it is when the dialog opens: a change made there is for the next time.
  const wish = useRef(playsItself);
  wish.current = playsItself;
  useEffect(() => {
    if (noteId === null) {
      return undefined;
    }
    session.open(noteId, { playsItself: wish.current });
    return () => session.close();
  }, [session, noteId]);

  const playing = useClip();
  const wasPlaying = useRef(false);
  useEffect(() => {
    if (wasPlaying.current && playing === null) {
      session.ended();
    }
    wasPlaying.current = playing !== null;
  }, [session, playing]);

  return { state, session, again: () => noteId !== null && session.open(noteId, { playsItself }) };
}

function playerUrl(address: string): string {
  return `/api/audio/proxy?url=${encodeURIComponent(address)}`;
}

function tell(problem: ReviewProblem): void {
  if (problem.during === 'playback') {
    notify({
      kind: 'problem',
      title: 'Audio playback error',
      description: 'There was an error playing the audio file. Please try again.',
    });
    return;
  }
  const message = messageOf(problem.error);
  if (message.includes('Rate limit exceeded')) {
    notify({
      kind: 'problem',
      title: 'Too many requests',
      description: 'Please wait a moment before generating more audio.',
    });
    return;
  }
  if (problem.error instanceof CallError && problem.error.code === 'busy') {
    notify({ kind: 'problem', title: 'One moment, please', description: message });
    return;
  }
  notify({
    kind: 'problem',
    title: problem.during === 'review' ? 'Failed to generate review' : 'Failed to generate audio',
    description: message,
  });
}
