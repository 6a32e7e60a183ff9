import { firstNames } from '../lexicon/first-names.ts';
import { whatWasLearned } from '../severity/what-was-learned.ts';

/** How near in meaning the nearest of `others` comes to a word, from 0 to 1; undefined for a word that nothing is known of. */
export function likeness(word: string, others: readonly string[]): number | undefined {
  const own = vectorOf(word);
  return own && Math.max(0, ...others.flatMap((other) => vectorOf(other) ?? []).map((other) => cosine(own, other)));
}

const nameFrom = 0.25;
let meanName: Float64Array | undefined;

/** Whether a word is used as first names are. */
export function soundsLikeAName(word: string): boolean {
  const own = vectorOf(word);
  meanName ??= meanOf([...firstNames].flatMap((name) => vectorOf(name) ?? []));
  return own !== undefined && cosine(own, meanName) >= nameFrom;
}

const mostKnown = 20_000;
const known = new Map<string, Int8Array | undefined>();

function vectorOf(word: string): Int8Array | undefined {
  if (!known.has(word)) {
    const { dims, values, place } = whatWasLearned().vectors;
    const from = place(word);
    if (known.size >= mostKnown) {
      known.clear();
    }
    known.set(word, from === undefined ? undefined : values.subarray(from, from + dims));
  }
  return known.get(word);
}

function cosine(one: Int8Array, other: Int8Array | Float64Array): number {
  let [dot, ofOne, ofOther] = [0, 0, 0];
  // Counted by hand: this is most of what a check takes.
  for (let at = 0; at < one.length; at += 1) {
    const x = one[at] ?? 0;
    const y = other[at] ?? 0;
    dot += x * y;
    ofOne += x * x;
    ofOther += y * y;
  }
  return dot / Math.sqrt(ofOne * ofOther || 1);
}

function meanOf(vectors: readonly Int8Array[]): Float64Array {
  const mean = new Float64Array(vectors[0]?.length ?? 0);
  for (const vector of vectors) {
    for (const [at, value] of vector.entries()) {
      mean[at] = (mean[at] ?? 0) + value / vectors.length;
    }
  }
  return mean;
}
