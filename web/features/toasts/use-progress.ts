import { useEffect, useReducer, useRef } from 'react';
import type { Progress, SpokenPiece } from '#shared/contract/toast-progress.ts';
import { progressPath } from '#shared/contract/toasts.ts';
import type { Making, ProgressWatch } from './progress-stream.ts';
import { foldProgress, notMaking, watchProgress } from './progress-stream.ts';

/** How a making ended. */
type Ending = Extract<Progress, { stage: 'done' | 'failed' }>;

export type ProgressOptions = {
  /** Whether a toast has just been asked for. */
  expecting: boolean;
  /** Called with how a making ended; `followed` is false when it had ended before this page listened. */
  onEnd: (ending: Ending, followed: boolean) => void;
  /** Called when a making that was followed can be followed no more: it may have ended, or go on unseen. */
  onLost: () => void;
  /** Given each piece that is spoken. */
  onPiece: (piece: SpokenPiece) => void;
};

/** Follows the making of a toast from the moment the page is there, also one that began before it was opened. */
export function useProgress({ expecting, ...told }: ProgressOptions): Making {
  const [making, report] = useReducer(foldProgress, notMaking);
  const wish = useRef({ expecting, ...told });
  const live = useRef(false);
  const watch = useRef<ProgressWatch>(null);

  useEffect(() => {
    wish.current = { expecting, ...told };
    live.current = making.live;
  });

  useEffect(() => {
    watch.current = watchProgress({
      open: () => new EventSource(progressPath, { withCredentials: true }),
      isExpecting: () => wish.current.expecting,
      onPiece: (piece) => wish.current.onPiece(piece),
      onProgress: (now) => {
        if (now.stage === 'done' || now.stage === 'failed') {
          wish.current.onEnd(now, live.current);
        } else if (now.stage === 'idle' && live.current) {
          wish.current.onLost();
        }
        report(now);
      },
      later: (task, ms) => {
        const timer = setTimeout(task, ms);
        return () => clearTimeout(timer);
      },
    });
    return watch.current.stop;
  }, []);

  // The line is hung up while nothing is being made.
  useEffect(() => watch.current?.look(), [expecting]);

  return making;
}
