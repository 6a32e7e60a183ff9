import { hashOf } from '../base/hash.ts';
import { alsoWords, firstNames } from '../lexicon/first-names.ts';

/** Into how many places the n-grams of all notes are hashed; two that meet in one share its weight. */
export const gramPlaces = 2 ** 17;

const mostTokens = 4_000;
const token = /\p{L}+(?:'\p{L}+)?|\d+|[!?…]+|\.(?!\S)|\p{Extended_Pictographic}|\n/gu;
const contraction = /(?:n't|'(?:s|m|re|ve|ll|d))$/;
const stop = '.';
/** Who somebody is says nothing of what happened: every name counts as this one, whose vector is known. */
const anyName = 'sarah';

/**
 * The words of a note as the severity voter counts them: lower case, every number as '0', every name as one, "don't" in
 * two, and the full stops. Of a text without end only the beginning.
 */
export function tokensOf(text: string): string[] {
  const lower = text.toLowerCase().replace(/[’‘]/g, "'");
  const tokens: string[] = [];
  for (const found of lower.match(token) ?? []) {
    const end = found.includes("'") ? contraction.exec(found) : null;
    if (/^\d/.test(found)) {
      tokens.push('0');
    } else if (end && end.index > 0) {
      tokens.push(unnamed(found.slice(0, end.index)), end[0]);
    } else {
      tokens.push(unnamed(found));
    }
    if (tokens.length >= mostTokens) {
      break;
    }
  }
  return tokens;
}

function unnamed(word: string): string {
  return firstNames.has(word) && !alsoWords.has(word) ? anyName : word;
}

/** How many of a note's tokens are more than a full stop. */
export function lengthOf(tokens: readonly string[]): number {
  return tokens.filter((token) => token !== stop).length;
}

/** The hashes of a note's tokens, which all that counts them goes by. */
export function hashesOf(tokens: readonly string[]): Uint32Array {
  const hashes = new Uint32Array(tokens.length);
  for (let at = 0; at < tokens.length; at += 1) {
    hashes[at] = hashOf(tokens[at] ?? '');
  }
  return hashes;
}

/** A bit for each place that the note at hand has already; all of them are cleared behind it. */
const taken = new Uint8Array(gramPlaces / 8);

/** The places of a note's words, pairs, threes and pairs with a gap, from the hashes of its tokens; each once. */
export function gramsOf(hashes: Uint32Array): Int32Array {
  const places = new Int32Array(hashes.length * 4);
  const last = hashes.length - 1;
  let count = 0;
  for (let at = 0; at <= last; at += 1) {
    const [first, second, third] = [hashes[at] ?? 0, hashes[at + 1] ?? 0, hashes[at + 2] ?? 0];
    count = added(placeOf(first, 1), places, count);
    if (at < last) {
      count = added(placeOf(joined(first, second), 2), places, count);
    }
    if (at + 1 < last) {
      count = added(placeOf(joined(joined(first, second), third), 3), places, count);
      count = added(placeOf(joined(first, third), 4), places, count);
    }
  }
  for (let at = 0; at < count; at += 1) {
    taken[(places[at] ?? 0) >>> 3] = 0;
  }
  return places.subarray(0, count);
}

/** Writes down a place that is not taken yet; returns how many there are then. */
function added(place: number, places: Int32Array, count: number): number {
  const bit = 1 << (place & 7);
  const byte = taken[place >>> 3] ?? 0;
  if ((byte & bit) !== 0) {
    return count;
  }
  taken[place >>> 3] = byte | bit;
  places[count] = place;
  return count + 1;
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

/** For each of a note's hashes, which of these in ascending order it is; -1 for none of them. */
export function rowsIn(hashes: Uint32Array, tokens: Uint32Array): Int32Array {
  const rows = new Int32Array(tokens.length);
  for (let at = 0; at < rows.length; at += 1) {
    rows[at] = rowIn(hashes, tokens[at] ?? 0);
  }
  return rows;
}

/** Which of these hashes in ascending order it is; -1 for none of them. */
export function rowIn(hashes: Uint32Array, hash: number): number {
  let [from, to] = [0, hashes.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((hashes[middle] ?? 0) < hash) {
      from = middle + 1;
    } else {
      to = middle;
    }
  }
  return hashes[from] === hash ? from : -1;
}

/** How the vectors of a note's words and pairs are summed up: the mean, and the highest and lowest of each dimension. */
const pooledParts = 5;

/**
 * The mean of a note's word vectors, then the highest and lowest value in each dimension over its words, and over its
 * pairs of words: five times `dims` numbers, all zero for a note without a known word.
 */
export function pooledOf(tokens: Uint32Array, { dims, hashes, values }: Omit<WordVectors, 'place'>): Float64Array {
  const pooled = new Float64Array(dims * pooledParts);
  const places = rowsIn(hashes, tokens)
    .filter((row) => row >= 0)
    .map((row) => row * dims);
  if (places.length > 0) {
    addMeans(places, values, pooled.subarray(0, dims));
    keepExtremes(places, values, pooled, dims);
  }
  return pooled;
}

/** The mean is a sum of shares in the order of the words, as it was when the weights were learned. */
function addMeans(places: Int32Array, values: Int8Array, means: Float64Array): void {
  const shares = new Float64Array(256);
  for (let byte = 0; byte < shares.length; byte += 1) {
    shares[byte] = (byte - 128) / places.length;
  }
  for (let at = 0; at < places.length; at += 1) {
    const from = places[at] ?? 0;
    for (let dim = 0; dim < means.length; dim += 1) {
      means[dim] = (means[dim] ?? 0) + (shares[(values[from + dim] ?? 0) + 128] ?? 0);
    }
  }
}

/** The last word has none after it, and is a pair with itself. */
function keepExtremes(places: Int32Array, values: Int8Array, pooled: Float64Array, dims: number): void {
  const last = places.length - 1;
  for (let dim = 0; dim < dims; dim += 1) {
    let next = values[(places[last] ?? 0) + dim] ?? 0;
    let [highest, lowest, highestPair, lowestPair] = [next, next, next + next, next + next];
    for (let at = last - 1; at >= 0; at -= 1) {
      const value = values[(places[at] ?? 0) + dim] ?? 0;
      const pair = value + next;
      highest = value > highest ? value : highest;
      lowest = value < lowest ? value : lowest;
      highestPair = pair > highestPair ? pair : highestPair;
      lowestPair = pair < lowestPair ? pair : lowestPair;
      next = value;
    }
    pooled[dims + dim] = highest;
    pooled[2 * dims + dim] = lowest;
    pooled[3 * dims + dim] = highestPair / 2;
    pooled[4 * dims + dim] = lowestPair / 2;
  }
}

/** Adds to the score of each class the numbers of a note, each by its weight, one after the other. */
export function weighed(
  numbers: Float32Array | Float64Array,
  weights: Float32Array,
  scores: Float64Array,
): Float64Array {
  for (let of = 0; of < scores.length; of += 1) {
    let score = scores[of] ?? 0;
    const from = of * numbers.length;
    for (let at = 0; at < numbers.length; at += 1) {
      score += (numbers[at] ?? 0) * (weights[from + at] ?? 0);
    }
    scores[of] = score;
  }
  return scores;
}
