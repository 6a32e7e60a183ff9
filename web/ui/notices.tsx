import type { ReactNode } from 'react';
import { useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react';
import { useHold } from '#web/lib/quiet.ts';
import { usePart } from './use-part.ts';

export type NoticeAction = {
  label: string;
  onAction: () => void;
  /** How else to do it, for someone who cannot reach the notice in time. */
  altText?: string;
};

export type Notice = {
  title: string;
  description?: ReactNode;
  kind?: 'plain' | 'problem';
  action?: NoticeAction;
  /** How long it stays, in milliseconds; 5000 unless given. */
  duration?: number;
};

export type ShownNotice = Notice & { key: number; open: boolean };

const usualDuration = 5000;

/**
 * At the lower edge, above a bar that keeps there (`data-floor`), so that what one reads stays in sight. On a phone an
 * open dialog has its own bar and the keyboard there: a notice is at the top then.
 */
export const noticePlace = 'notice-place fixed z-60 right-3 left-3 md:right-6 md:left-auto md:w-96';

let current: ShownNotice | null = null;
let count = 0;
const listeners = new Set<() => void>();

function set(next: ShownNotice | null): void {
  current = next;
  for (const listener of listeners) {
    listener();
  }
}

/**
 * Shows a notice in place of the one before: there is never more than one. Callable from anywhere. Gives the way to
 * take this one away before its time.
 */
export function notify(notice: Notice): () => void {
  count += 1;
  const key = count;
  set({ ...notice, key, open: true });
  return () => {
    if (current?.key === key) {
      dismissNotice();
    }
  };
}

/** Takes the notice away, whichever it is. */
export function dismissNotice(): void {
  if (current) {
    set({ ...current, open: false });
  }
}

/** Takes a notice away that only tells something and asks for nothing: for what opens over the place where it stands. */
export function dismissPassingNotice(): void {
  if (current?.kind !== 'problem' && !current?.action) {
    dismissNotice();
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const loadFrame = () => import('./notices-frame.tsx').then((module) => module.NoticesFrame);

/** Where notices appear; stands once, beside the app. Its code comes with the first touch or the first notice. */
export function Notices() {
  // Shown once all else has come about that was asked for with it, as that the dialog closes that keeps it at the top:
  // it must not go from under the finger that puts it away.
  const notice = useDeferredValue(useSyncExternalStore(subscribe, () => current));
  const [touched, setTouched] = useState(false);
  useHold(notice?.open === true);

  useEffect(() => {
    const touch = () => setTouched(true);
    const ending = new AbortController();
    for (const type of ['pointerdown', 'keydown'] as const) {
      window.addEventListener(type, touch, { once: true, passive: true, signal: ending.signal });
    }
    return () => ending.abort();
  }, []);

  const { Part, isMissing } = usePart(loadFrame, touched || notice !== null, notice?.key);
  // An open dialog hides all else from screen readers, but spares what is marked as live: a notice about what was
  // done in the dialog must be heard and reached. The notice speaks for itself, so the mark itself is off.
  return (
    <div aria-live="off">
      {Part && <Part notice={notice} onClose={dismissNotice} />}
      {!Part && isMissing && notice?.open && <PlainNotice key={notice.key} notice={notice} />}
    </div>
  );
}

/** Says it all the same when the code for notices could not be fetched, as when the connection is gone. */
function PlainNotice({ notice }: { notice: ShownNotice }) {
  const { duration = usualDuration } = notice;
  useEffect(() => {
    const timer = setTimeout(dismissNotice, duration);
    return () => clearTimeout(timer);
  }, [duration]);
  // An open dialog takes every press outside it for a wish to close, and keeps presses from all else.
  return (
    <div
      role="alert"
      onPointerDown={(event) => event.stopPropagation()}
      className={`pointer-events-auto rounded-control border border-wine bg-raised px-5 pt-4 pb-2 shadow-float ${noticePlace}`}
    >
      <p className="font-medium">{notice.title}</p>
      {notice.description && <p className="text-sm text-soft">{notice.description}</p>}
      <button type="button" className="link min-h-11" onClick={dismissNotice}>
        Dismiss
      </button>
    </div>
  );
}
