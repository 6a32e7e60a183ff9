const mb = 1024 * 1024;

/** What a file to be imported may hold. Nothing here is reached by what a person writes in a lifetime. */
export const importLimits = {
  /** In bytes. Decades of Day One with its photos; the route that takes the file knows the same bound. */
  file: 1024 * mb,
  /** Ten entries a day for 27 years. */
  entries: 100_000,
  toasts: 20_000,
  /** A journal of one file an entry, with a photo each. */
  members: 200_000,
  /** All the text that is unpacked for one reading, in bytes: what a ZIP says of itself is never trusted. */
  text: 512 * mb,
  /** One JSON file: it is parsed as a whole and takes several times its size in memory. */
  json: 64 * mb,
  /** One Markdown file, or the JSON of one entry. */
  page: 8 * mb,
  /** One row of a CSV, so that a quotation mark that is never closed does not take in the whole file. */
  row: mb,
  /** Rows of a CSV, with those that hold nothing. */
  rows: 1_000_000,
  columns: 200,
  /** Text packs by five or ten, repeated JSON by a hundred; only what is made to burst packs by more than this. */
  ratio: 500,
  /** Below it the ratio says nothing. In bytes. */
  ratioFrom: 4 * mb,
  /** The text of one entry, before it is split, in UTF-16 units. */
  entryText: 2_000_000,
  /** How many places are named for one reason. */
  places: 5,
  /** How many entries are handed over at a time. */
  batch: 200,
} as const;
