import type { Clock } from '#server/platform/clock.ts';
import { AppError } from '#shared/errors.ts';

export type Turns = {
  /** Uses up a turn of this person. Throws `rate_limited`, with the seconds to wait, when none is left. */
  take(userId: number): void;
};

const rememberCount = 1_000;

/** Gives everyone `max` turns within any `windowMs`, wherever they ask from. */
export function createTurns(clock: Clock, { max, windowMs }: { max: number; windowMs: number }): Turns {
  const taken = new Map<number, number[]>();

  function live(userId: number, now: number): number[] {
    return (taken.get(userId) ?? []).filter((at) => at > now - windowMs);
  }

  function forgetOld(now: number): void {
    for (const userId of taken.keys()) {
      if (live(userId, now).length === 0) {
        taken.delete(userId);
      }
    }
  }

  return {
    take(userId) {
      const now = clock.now();
      const turns = live(userId, now);
      const [oldest] = turns;
      if (oldest !== undefined && turns.length >= max) {
        const seconds = Math.max(1, Math.ceil((oldest + windowMs - now) / 1000));
        throw new AppError('rate_limited', 'No turns left.', {
          userMessage: `Rate limit exceeded. Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
          headers: { 'retry-after': String(seconds) },
        });
      }
      if (taken.size >= rememberCount) {
        forgetOld(now);
      }
      taken.set(userId, [...turns, now]);
    },
  };
}
