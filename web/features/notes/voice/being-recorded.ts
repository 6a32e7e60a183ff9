import type { Recording } from './kept-recordings.ts';
import { findRecording, unfinishedRecordings } from './kept-recordings.ts';

const nameOf = (id: string) => `recording:${id}`;

/** Marks a recording as being made, for other pages of this browser, until the way that it gives is called. */
export function markBeingRecorded(id: string): () => void {
  let done = () => {};
  const finished = new Promise<void>((resolve) => {
    done = resolve;
  });
  locks()
    ?.request(nameOf(id), () => finished)
    .catch(() => undefined);
  return done;
}

/** The newest recording of a person that was cut short when its page went away, as far as it came; null for none. */
export async function findCutShort(userId: number): Promise<Recording | null> {
  const held = (await locks()?.query())?.held ?? [];
  for (const id of await unfinishedRecordings(userId)) {
    const recording = held.some(({ name }) => name === nameOf(id)) ? null : await findRecording(userId, id);
    if (recording) {
      return recording;
    }
  }
  return null;
}

function locks(): LockManager | undefined {
  return (navigator as { locks?: LockManager }).locks;
}
