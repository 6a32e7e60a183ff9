import { createHash } from 'node:crypto';

/** A stream of numbers from 0 up to, not including, 1; the same for the same seed, whatever the composer does with its own. */
export function chanceFrom(seed: string): () => number {
  let drawn = 0;
  return () => {
    drawn += 1;
    return (
      createHash('sha256')
        .update(`${seed} ${String(drawn)}`)
        .digest()
        .readUInt32BE() /
      2 ** 32
    );
  };
}

/** The items in another order. */
export function shuffled<T>(items: readonly T[], chance: () => number): T[] {
  return items
    .map((item) => ({ item, rank: chance() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
