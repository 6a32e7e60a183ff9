import type { FairQueue } from '#server/platform/workers/fair-queue.ts';
import type { Limits } from './limits.ts';

/** So many jobs go to a thread together at most, and so much work in all. */
const most = { jobs: 16, costMs: 60 } as const;

/** What may go with others, and about how long it takes. */
export type Companion = { limits: Limits; costMs: number };

/**
 * Takes out of a queue what goes to a thread together with what was taken first; nothing where that goes by itself. No
 * more go along than the thread has `answered`: one that was just loaded is slow at everything.
 */
export function takeAlong<T extends Companion>(first: T, waiting: FairQueue<T>, answered: number): T[] {
  const taken: T[] = [];
  let leftMs = most.costMs - first.costMs;
  const mayJoin = ({ limits, costMs }: Companion): boolean => limits.goesTogether === true && costMs <= leftMs;
  const mostTaken = Math.min(most.jobs - 1, answered);
  let next = mostTaken > 0 && mayJoin(first) ? waiting.take(mayJoin) : undefined;
  while (next) {
    taken.push(next);
    leftMs -= next.costMs;
    next = taken.length < mostTaken ? waiting.take(mayJoin) : undefined;
  }
  return taken;
}
