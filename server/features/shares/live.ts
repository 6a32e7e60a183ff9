import type { Deps } from '#server/deps.ts';
import { reasonOf } from '#server/platform/log/reason.ts';
import { activityOf } from './seeing.service.ts';

/** What those who look on are told: something was said, or the share is gone. */
export type Change = 'changed' | 'gone';

type Watched = { activity: number | undefined; listeners: Set<(change: Change) => void> };

/** Tells of what is said to shares, in whichever process it was said. */
export type ShareWatch = {
  /** Tells the listener of each change from now on. Answers with how to stop. */
  watch(shareId: number, listener: (change: Change) => void): () => void;
};

const lookMs = 700;

/**
 * Looks every moment at how much was said to the shares that somebody looks at, all of them in one question; while
 * nobody does, nothing is asked.
 */
export function createShareWatch({ db, log }: Pick<Deps, 'db' | 'log'>, everyMs = lookMs): ShareWatch {
  const watched = new Map<number, Watched>();
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    try {
      const ids = [...watched.keys()];
      const activity = await activityOf(db, ids);
      for (const id of ids) {
        tell(id, activity.get(id));
      }
    } catch (error) {
      log.error({ reason: reasonOf(error) }, 'shared toasts could not be looked at');
    }
    next();
  }

  function tell(id: number, now: number | undefined): void {
    const share = watched.get(id);
    if (!share) {
      return;
    }
    const before = share.activity;
    share.activity = now;
    const change = now === undefined ? 'gone' : before === undefined || now === before ? null : 'changed';
    if (change) {
      for (const listener of share.listeners) {
        listener(change);
      }
    }
  }

  function next(): void {
    clearTimeout(timer);
    timer = watched.size > 0 ? setTimeout(() => void look(), everyMs).unref() : undefined;
  }

  return {
    watch(shareId, listener) {
      const share = watched.get(shareId) ?? { activity: undefined, listeners: new Set() };
      watched.set(shareId, share);
      share.listeners.add(listener);
      if (!timer) {
        void look();
      }
      return () => {
        share.listeners.delete(listener);
        if (share.listeners.size === 0) {
          watched.delete(shareId);
        }
      };
    },
  };
}
