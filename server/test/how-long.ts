const tries = 5;
/** Microseconds that the system tells well enough from none. */
const coarse = 12_000;

/**
 * How long something takes, in milliseconds, at best of a few tries; the first that stays under `most` is enough. What
 * is slow by itself is slow each time, what is slow by chance is not.
 */
export async function howLong(work: () => unknown, most: number): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let at = 0; at < tries && best >= most; at += 1) {
    const begun = performance.now();
    await work();
    best = Math.min(best, performance.now() - begun);
  }
  return best;
}

/**
 * How long something takes of the processor, in milliseconds: what else the machine does does not count. What is quick is
 * done several times over, for the system counts coarsely; `work` is told which time it is.
 */
export function processorTime(work: (time: number) => unknown): number {
  const begun = process.threadCpuUsage();
  for (let times = 1; ; times += 1) {
    work(times);
    const { user, system } = process.threadCpuUsage(begun);
    if (user + system >= coarse) {
      return (user + system) / 1000 / times;
    }
  }
}
