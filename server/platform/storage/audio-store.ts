/** Where sealed recordings lie. Keys are lower-case hex; what is stored is never readable without a person's key. */
export type AudioStore = {
  /** Stores whole or not at all: a reader never sees half a recording. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The bytes, or null when there is no such recording. One that was set aside is brought back. */
  get(key: string): Promise<Buffer | null>;
  /** Removes for good, also what was set aside. What is not there is no error. What a broken-off `put` left goes too. */
  remove(key: string): Promise<void>;
  /**
   * Everything that is there, also what was never wholly written, with when it was last changed in epoch milliseconds.
   * Not what was set aside.
   */
  list(): AsyncIterable<{ key: string; changedAt: number }>;
  /** Puts away what nobody names, whole or not, under the day (YYYY-MM-DD) on which that was found out. */
  setAside(key: string, day: string): Promise<void>;
  /** What was set aside, and when. */
  listAside(): AsyncIterable<{ key: string; day: string }>;
  /** Undoes `setAside`; false when nothing whole was set aside under this key. */
  bringBack(key: string): Promise<boolean>;
  /** The id of the database these recordings belong to; null when none has been noted. */
  owner(): Promise<string | null>;
  /** Notes whose these recordings are, unless that has been noted. */
  claim(id: string): Promise<void>;
};
