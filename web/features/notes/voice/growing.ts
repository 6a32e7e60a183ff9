import { markBeingRecorded } from './being-recorded.ts';
import { forgetRecording, growRecording, keepRecording, newRecordingId } from './kept-recordings.ts';

/** One recording on its way to the device as it is being made, so that a crash costs a second of it at most. */
export type Growing = {
  id: string;
  add: (piece: Blob, ms: number) => void;
  /** The whole of it, in place of its pieces. False when the browser keeps nothing. */
  keep: (whole: { blob: Blob; ms: number }) => Promise<boolean>;
  forget: () => Promise<void>;
  /** Leaves what came of it to be found, as after a crash. */
  leave: () => Promise<void>;
};

/** A new recording of a person, which no other page of this browser takes for one that was cut short. */
export function growing(userId: number): Growing {
  const id = newRecordingId(crypto);
  const unmark = markBeingRecorded(id);
  let grown: Promise<unknown> = Promise.resolve();
  return {
    id,
    add: (blob, ms) => {
      grown = grown.then(() => growRecording(userId, { id, blob, ms }));
    },
    keep: async ({ blob, ms }) => {
      await grown;
      const isKept = await keepRecording(userId, { id, blob, ms });
      unmark();
      return isKept;
    },
    forget: async () => {
      await grown;
      await forgetRecording(userId, id);
      unmark();
    },
    leave: async () => {
      await grown;
      unmark();
    },
  };
}
