import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

/** Enough to let requests pass, and not so much that other programs on the machine bring its work to a stop. */
const niceness = 5;

/**
 * Gives the thread that calls it less of a busy processor than the thread that answers requests. On Linux only, where
 * each thread has a priority of its own; elsewhere, and where it is not allowed, nothing happens.
 */
export function lowerOwnPriority(): void {
  try {
    const thread = Number(/(?<!\d)\d+$/.exec(readlinkSync('/proc/thread-self'))?.[0]);
    if (thread > 0) {
      setPriority(thread, niceness);
    }
  } catch {
    // It is as important as the others then.
  }
}
