import { nextTick } from 'node:process';
import { setImmediate } from 'node:timers';

export type WriteTurns = {
  /** Resolves when it is the caller's turn to write, in the order of asking. */
  take(): Promise<void>;
  end(): void;
  /** Whether somebody waits for this turn to end. */
  isAwaited(): boolean;
};

/**
 * Turns to write on one connection, one at a time. A single writer begins at once. While several write at the same
 * time, the first begins at the end of the event loop's turn: all that came in it stand in line by then.
 */
export function createWriteTurns(): WriteTurns {
  const sources = createSources();
  const waiting: (() => void)[] = [];
  let isTaken = false;

  function next(): void {
    const begin = waiting.shift();
    isTaken = begin !== undefined;
    begin?.();
  }

  return {
    take() {
      const isOneOfSeveral = sources.add();
      const turn = Promise.withResolvers<void>();
      waiting.push(turn.resolve);
      if (!isTaken) {
        isTaken = true;
        if (isOneOfSeveral) {
          setImmediate(next);
        } else {
          next();
        }
      }
      return turn.promise;
    },
    end: next,
    isAwaited: () => waiting.length > 0,
  };
}

/**
 * Counts the callbacks of the event loop that ask to write in one of its turns. What one callback and its promises ask
 * for in a row comes from one source: waiting for others would gain it nothing.
 */
function createSources() {
  let count = 0;
  let isSameCallback = false;
  let wereSeveral = false;

  function startCounting(): void {
    setImmediate(() => {
      wereSeveral = count > 1;
      count = 0;
    });
  }

  return {
    /** Says whether there are several, in this turn of the event loop or in the last one in which anybody asked. */
    add(): boolean {
      if (count === 0) {
        startCounting();
      }
      if (!isSameCallback) {
        count += 1;
        isSameCallback = true;
        nextTick(() => {
          isSameCallback = false;
        });
      }
      return wereSeveral || count > 1;
    },
  };
}
