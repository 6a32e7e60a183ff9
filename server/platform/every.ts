/**
 * Does some work again and again, `ms` after it was last finished, never twice at a time. What it throws is told to
 * `onError` and does not end it. Long work looks at `stopping` now and then.
 *
 * @returns how to stop; resolves when the work under way is done
 */
export function every(
  ms: number,
  work: (stopping: AbortSignal) => Promise<unknown>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const stopping = new AbortController();

  const turn = () => {
    running = work(stopping.signal)
      .then(() => undefined, onError)
      .then(() => {
        if (!stopping.signal.aborted) {
          timer = setTimeout(turn, ms).unref();
        }
      });
  };
  turn();

  return async () => {
    stopping.abort();
    clearTimeout(timer);
    await running;
  };
}
