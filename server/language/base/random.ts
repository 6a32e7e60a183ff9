/** A stream of choices that is the same for the same seed. */
export type Chooser = {
  /** A number from 0 up to, not including, 1. */
  fraction: () => number;
  /** One of the given, or undefined of none. */
  pick: <T>(from: readonly T[]) => T | undefined;
  /** A new array in another order. */
  shuffle: <T>(from: readonly T[]) => T[];
};

/** Makes a chooser from any text (FNV-1a hash into a mulberry32 generator). */
export function chooserFrom(seed: string): Chooser {
  let state = hash(seed);
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    fraction,
    pick: (from) => from[Math.floor(fraction() * from.length)],
    shuffle: (from) =>
      from
        .map((item) => ({ item, rank: fraction() }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ item }) => item),
  };
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  }
  return value;
}
