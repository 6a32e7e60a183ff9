/** Where sealed recordings lie. Keys are lower-case hex; what is stored is never readable without a person's key. */
export type AudioStore = {
  /** Stores whole or not at all: a reader never sees half a recording. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The bytes, or null when there is no such recording. */
  get(key: string): Promise<Buffer | null>;
  /** Removing what is not there is no error. What a broken-off `put` of this key left goes too. */
  remove(key: string): Promise<void>;
  /** Everything that is there, also what was never wholly written, with when it was last changed in epoch milliseconds. */
  list(): AsyncIterable<{ key: string; changedAt: number }>;
};
