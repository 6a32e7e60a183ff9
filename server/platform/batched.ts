type Waiting<Key, Value> = { key: Key } & Pick<PromiseWithResolvers<Value | undefined>, 'resolve' | 'reject'>;

const mostAtOnce = 32;

/**
 * Asks together for what comes one by one. The first is asked for at once; what comes while its answer is awaited goes
 * with the next question, so that the busier a server is the more it asks at once. Nothing is answered from before it
 * was asked for.
 *
 * @param ask gives what there is, by its key; what it throws fails all that were asked for in it
 */
export function batched<Key, Value>(
  ask: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  let waiting: Waiting<Key, Value>[] = [];
  let isAsking = false;

  async function askAll(): Promise<void> {
    isAsking = true;
    while (waiting.length > 0) {
      const some = waiting.slice(0, mostAtOnce);
      waiting = waiting.slice(mostAtOnce);
      try {
        const found = await ask([...new Set(some.map(({ key }) => key))]);
        some.forEach(({ key, resolve }) => resolve(found.get(key)));
      } catch (error) {
        some.forEach(({ reject }) => reject(error));
      }
    }
    isAsking = false;
  }

  return (key) => {
    const { promise, resolve, reject } = Promise.withResolvers<Value | undefined>();
    waiting.push({ key, resolve, reject });
    if (!isAsking) {
      // The others that this turn of the event loop has brought come along.
      isAsking = true;
      setImmediate(() => void askAll());
    }
    return promise;
  };
}
