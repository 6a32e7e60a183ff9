/** One thing at a time, in the order they came. */
export type Turns = {
  /**
   * Resolves when the turn comes, with what ends it. Rejects with `busy()` when too many wait already or the turn does
   * not come within `timeoutMs`, and with the signal's reason when it is aborted before.
   */
  take(options: { timeoutMs: number; signal?: AbortSignal | undefined; busy: () => Error }): Promise<() => void>;
};

/** @param mostWaiting how many may wait besides the one that is at work */
export function createTurns(mostWaiting: number): Turns {
  const waiting: (() => void)[] = [];
  let taken = false;

  function next(): void {
    const begin = waiting.shift();
    taken = begin !== undefined;
    begin?.();
  }

  return {
    async take({ timeoutMs, signal, busy }) {
      signal?.throwIfAborted();
      if (!taken) {
        taken = true;
        return next;
      }
      if (waiting.length >= mostWaiting) {
        throw busy();
      }
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const leave = (reason: unknown) => {
        const at = waiting.indexOf(resolve);
        if (at !== -1) {
          waiting.splice(at, 1);
          reject(reason);
        }
      };
      const abort = () => leave(signal?.reason);
      const timer = setTimeout(() => leave(busy()), timeoutMs);
      signal?.addEventListener('abort', abort);
      waiting.push(resolve);
      try {
        await promise;
        return next;
      } finally {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
      }
    },
  };
}
