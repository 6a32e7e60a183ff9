import { adam, type Weights } from './adam.ts';

/** What each sign weighs, by its name, and what everything begins with. */
export type Learned = { weights: Readonly<Record<string, number>>; bias: number };

/** Something with the signs that it has, whether it is meant, and how much it counts that it is found so. */
export type Row = { signs: readonly string[]; isMeant: boolean; worth: number };

/** How it is learned: signs of fewer rows say nothing; `penalty` is what holds the weights small. */
export type Manner = { fewest: number; penalty: number };

const rounds = 400;
const step = 0.03;

/** Logistic regression over signs that are there or not. The same rows always give the same. */
export function logistic(rows: readonly Row[], { fewest, penalty }: Manner): Learned {
  const names = frequent(
    rows.map(({ signs }) => signs),
    fewest,
  );
  const at = new Map(names.map((name, index) => [name, index + 1]));
  const found = zeros(names.length + 1);
  const columns = rows.map(({ signs }) => [0, ...signs.flatMap((name) => at.get(name) ?? [])]);
  for (let times = 1; times <= rounds; times += 1) {
    rows.forEach((row, index) => {
      const own = columns[index] ?? [];
      let odds = 0;
      for (const column of own) {
        odds += found.values[column] ?? 0;
      }
      const error = row.worth * (1 / (1 + Math.exp(-odds)) - Number(row.isMeant));
      for (const column of own) {
        found.slopes[column]! += error / rows.length;
      }
    });
    adam(found, { step, decay: penalty / rows.length, times });
  }
  return { weights: byName(names, found.values.subarray(1)), bias: found.values[0] ?? 0 };
}

/** Weights that are learned, before anything is. */
export function zeros(size: number): Weights {
  const none = (): Float32Array => new Float32Array(size);
  return { values: none(), slopes: none(), mean: none(), square: none() };
}

/** The signs that at least so many have, in order. */
export function frequent(all: readonly (readonly string[])[], fewest: number): string[] {
  const counts = new Map<string, number>();
  for (const name of all.flat()) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count >= fewest)
    .map(([name]) => name)
    .toSorted();
}

/** What was learned of each of these signs, to three places. */
export function byName(names: readonly string[], values: Float32Array): Record<string, number> {
  return Object.fromEntries(names.map((name, at) => [name, Math.round((values[at] ?? 0) * 1000) / 1000]));
}
