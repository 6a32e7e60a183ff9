import type { Clock } from '#server/platform/clock.ts';

const mostInARow = 3;
const restMs = 10 * 60_000;

/** Leaves a service alone that failed several times in a row, and lets it be tried when it had time to recover. */
export type Breaker = {
  /** `open`: ask nothing; `trying`: ask for one thing first; `closed`: all is well. One trial at a time. */
  begin(): 'closed' | 'trying' | 'open';
  succeeded(): void;
  failed(): void;
};

/** Opens after three failures in a row, for ten minutes by this clock. */
export function createBreaker(clock: Clock): Breaker {
  let failures = 0;
  let triedAt = 0;
  return {
    begin() {
      if (failures < mostInARow) {
        return 'closed';
      }
      // Before it when the clock was set back: then nobody knows how long ago that was.
      const passedMs = clock.now() - triedAt;
      if (passedMs >= 0 && passedMs < restMs) {
        return 'open';
      }
      triedAt = clock.now();
      return 'trying';
    },
    succeeded() {
      failures = 0;
    },
    failed() {
      failures += 1;
      triedAt = clock.now();
    },
  };
}
