import type { ServerResponse } from 'node:http';
import { AppError } from '#shared/errors.ts';
import { tooBusy, tooMany } from './counters.ts';

type Options = {
  /** How many one person may have under way. */
  each: number;
  /** How many there may be in this process. */
  all?: number;
  /** When to come back. */
  waitMs: number;
};

/** Room for requests that hold memory or time for long. */
export type Room = {
  /**
   * Takes a place until the answer is over. Answers with the refusal when there is none: `rate_limited` when this
   * person has as many under way as may be, `busy` when everybody together has.
   */
  enter(userId: number, answer: ServerResponse): AppError | null;
};

export function createRoom({ each, all = Infinity, waitMs }: Options): Room {
  const underWay = new Map<number, number>();
  let total = 0;

  function leave(userId: number): void {
    total -= 1;
    const left = (underWay.get(userId) ?? 1) - 1;
    if (left > 0) {
      underWay.set(userId, left);
    } else {
      underWay.delete(userId);
    }
  }

  return {
    enter(userId, answer) {
      if (answer.destroyed) {
        // The one who asked is gone already, and no close will be told any more.
        return new AppError('invalid', 'The request broke off.');
      }
      const own = underWay.get(userId) ?? 0;
      if (own >= each) {
        return tooMany(waitMs);
      }
      if (total >= all) {
        return tooBusy('As many of these are under way as may be.', {
          reason: 'Many people are asking for this just now.',
          roomInMs: waitMs,
        });
      }
      total += 1;
      underWay.set(userId, own + 1);
      answer.once('close', () => leave(userId));
      return null;
    },
  };
}
