/** Into how many places the n-grams of all notes are hashed; two that meet in one share its weight. */
export const gramPlaces = 2 ** 17;

const mostTokens = 4_000;
const token = /\p{L}+(?:'\p{L}+)?|\d+|[!?…]+|\p{Extended_Pictographic}|\n/gu;
const contraction = /(?:n't|'(?:s|m|re|ve|ll|d))$/;

/**
 * The words of a note as the severity voter counts them: lower case, every number as '0', "don't" in two. Of a text
 * without end only the beginning.
 */
export function tokensOf(text: string): string[] {
  const lower = text.toLowerCase().replace(/[’‘]/g, "'");
  const tokens: string[] = [];
  for (const [found] of lower.matchAll(token)) {
    const end = contraction.exec(found);
    if (/^\d/.test(found)) {
      tokens.push('0');
    } else if (end && end.index > 0) {
      tokens.push(found.slice(0, end.index), end[0]);
    } else {
      tokens.push(found);
    }
    if (tokens.length >= mostTokens) {
      break;
    }
  }
  return tokens;
}

/** A hash of 32 bits (FNV-1a over UTF-16 code units). */
export function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  }
  return hash >>> 0;
}

/** The places of a note's words, pairs, threes and pairs with a gap; each once. */
export function gramsOf(tokens: readonly string[]): Set<number> {
  const hashes = tokens.map(hashOf);
  const places = new Set<number>();
  for (const [at, first] of hashes.entries()) {
    const [second, third] = [hashes[at + 1], hashes[at + 2]];
    places.add(placeOf(first, 1));
    if (second !== undefined) {
      places.add(placeOf(joined(first, second), 2));
    }
    if (second !== undefined && third !== undefined) {
      places.add(placeOf(joined(joined(first, second), third), 3));
      places.add(placeOf(joined(first, third), 4));
    }
  }
  return places;
}

function joined(first: number, second: number): number {
  return (Math.imul(first, 0x9e_37_79_b1) ^ second) >>> 0;
}

function placeOf(hash: number, kind: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15) ^ Math.imul(kind, 0x85_eb_ca_6b), 0xc2_b2_ae_35);
  return ((mixed ^ (mixed >>> 13)) >>> 0) % gramPlaces;
}

/**
 * The vectors of words, in the order of the hashes of the words: `place` says where a word's begins in `values`; undefined
 * for one that has none.
 */
export type WordVectors = {
  dims: number;
  hashes: Uint32Array;
  values: Int8Array;
  place: (word: string) => number | undefined;
};

/** How the vectors of a note's words and pairs are summed up: the mean, and the highest and lowest of each dimension. */
export const pooledParts = 5;

/**
 * The mean of a note's word vectors, then the highest and lowest value in each dimension over its words, and over its
 * pairs of words: five times `dims` numbers, all zero for a note without a known word.
 */
export function pooledOf(tokens: readonly string[], { dims, values, place }: WordVectors): Float64Array {
  const pooled = new Float64Array(dims * pooledParts);
  const known = tokens.map((word) => place(word)).filter((at) => at !== undefined);
  for (const [at, offset] of known.entries()) {
    const next = known[at + 1] ?? offset;
    for (let dim = 0; dim < dims; dim += 1) {
      const value = values[offset + dim] ?? 0;
      const pair = (value + (values[next + dim] ?? 0)) / 2;
      pooled[dim] = (pooled[dim] ?? 0) + value / known.length;
      widen(pooled, dims + dim, at, value);
      widen(pooled, 3 * dims + dim, at, pair);
    }
  }
  return pooled;

  /** Keeps the highest value at `high` and the lowest `dims` further on. */
  function widen(into: Float64Array, high: number, at: number, value: number): void {
    if (at === 0 || value > (into[high] ?? 0)) {
      into[high] = value;
    }
    if (at === 0 || value < (into[high + dims] ?? 0)) {
      into[high + dims] = value;
    }
  }
}
