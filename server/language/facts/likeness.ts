import { firstNames } from '../lexicon/first-names.ts';
import { whatWasLearned } from '../severity/what-was-learned.ts';

/** How near in meaning the nearest of `others` comes to a word, from 0 to 1; undefined for a word that nothing is known of. */
export function likeness(word: string, others: readonly string[]): number | undefined {
  const { vectors } = whatWasLearned();
  const { dims, values, place } = vectors;
  const own = place(word);
  if (own === undefined) {
    return undefined;
  }
  const cosine = (other: number): number => {
    let [dot, one, two] = [0, 0, 0];
    for (let at = 0; at < dims; at += 1) {
      const [x, y] = [values[own + at] ?? 0, values[other + at] ?? 0];
      dot += x * y;
      one += x * x;
      two += y * y;
    }
    return dot / Math.sqrt(one * two || 1);
  };
  return Math.max(0, ...others.flatMap((word) => place(word) ?? []).map(cosine));
}

const nameFrom = 0.55;
let nameVector: Float64Array | undefined;

/** Whether a word is used as first names are. */
export function soundsLikeAName(word: string): boolean {
  const { dims, values, place } = whatWasLearned().vectors;
  nameVector ??= meanOf([...firstNames].flatMap((name) => place(name) ?? []));
  const own = place(word);
  if (own === undefined) {
    return false;
  }
  let [dot, one, two] = [0, 0, 0];
  for (let at = 0; at < dims; at += 1) {
    const [x, y] = [values[own + at] ?? 0, nameVector[at] ?? 0];
    dot += x * y;
    one += x * x;
    two += y * y;
  }
  return dot / Math.sqrt(one * two || 1) >= nameFrom;
}

function meanOf(places: readonly number[]): Float64Array {
  const { dims, values } = whatWasLearned().vectors;
  const mean = new Float64Array(dims);
  for (const place of places) {
    for (let at = 0; at < dims; at += 1) {
      mean[at] = (mean[at] ?? 0) + (values[place + at] ?? 0) / places.length;
    }
  }
  return mean;
}
