import { rowsIn, weighed, type WordVectors } from './features.ts';

/**
 * A small convolutional network over word vectors of its own: filters of one, two and three words pass over a note, the
 * highest answer of each is kept, and with the mean of the vectors they are weighed for each class.
 */
export type Convolution = {
  /** Vectors of the words it has learned, and after the last of them the one of every other word, in steps of `step`. */
  vectors: WordVectors;
  step: number;
  /** How many there are of each width. */
  filters: number;
  /** Width after width; in each for every word, every dimension and every filter a weight. */
  weights: Float32Array;
  /** For each width, for each filter. */
  bias: Float32Array;
  /** For each class a weight for every filter of every width, then for every dimension of the mean. */
  out: Float32Array;
  outBias: Float32Array;
};

export const widths = [1, 2, 3] as const;

/** Where the weights of the filters so wide begin. */
export function weightsFrom(width: number, { dims, filters }: { dims: number; filters: number }): number {
  return ((width * (width - 1)) / 2) * dims * filters;
}

/** How many numbers a note is summed up in. */
export function hiddenOf({ dims, filters }: { dims: number; filters: number }): number {
  return widths.length * filters + dims;
}

/** Which of the vectors are those of the words with these hashes; a note without words has the one of an unknown word. */
export function rowsOf(tokens: Uint32Array, { hashes }: Pick<WordVectors, 'hashes'>): Int32Array {
  const unknown = hashes.length;
  const rows = rowsIn(hashes, tokens).map((row) => (row < 0 ? unknown : row));
  return rows.length > 0 ? rows : Int32Array.of(unknown);
}

/** What a network's filters answer to words, word after word, and where the answers to the word of each row begin. */
type Answers = { values: Float32Array; places: Int32Array; count: number };

/** What each filter answers to a word at each place under it: computed once for a word, for most words come again. */
const answersOfNets = new WeakMap<Convolution, Answers>();
const firstWords = 512;
const notYet = -1;

/** Begins with the answers to no word, which are all zero. */
function noAnswers({ vectors, weights }: Convolution): Answers {
  const values = new Float32Array((firstWords * weights.length) / vectors.dims);
  return { values, places: new Int32Array(vectors.hashes.length + 1).fill(notYet), count: 1 };
}

/** The answers to the words of these rows, and where those to each of them begin. */
function answersTo(rows: Int32Array, net: Convolution): Pick<Answers, 'values' | 'places'> {
  const known = answersOfNets.get(net) ?? noAnswers(net);
  answersOfNets.set(net, known);
  const places = rows.map((row) => {
    const place = known.places[row] ?? notYet;
    return place === notYet ? answered(row, net, known) : place;
  });
  return { values: known.values, places };
}

/**
 * Writes down the answers to the word of this row, for each place (the first of one, the first of two, the second of
 * two …), for every filter; returns where they begin.
 */
function answered(row: number, { filters, step, weights, vectors }: Convolution, known: Answers): number {
  const { dims, values } = vectors;
  const length = weights.length / dims;
  const from = known.count * length;
  if (from === known.values.length) {
    const wider = new Float32Array(from * 2);
    wider.set(known.values);
    known.values = wider;
  }
  const answers = known.values;
  for (let weight = 0, place = from; place < from + length; place += filters) {
    for (let dim = 0; dim < dims; dim += 1, weight += filters) {
      const value = (values[row * dims + dim] ?? 0) * step;
      for (let filter = 0; filter < filters; filter += 1) {
        answers[place + filter] = (answers[place + filter] ?? 0) + value * (weights[weight + filter] ?? 0);
      }
    }
  }
  known.places[row] = from;
  known.count += 1;
  return from;
}

/** The highest answer of each filter to the words of these rows, then the mean of their vectors. */
function summedUp(rows: Int32Array, net: Convolution): Float32Array {
  const hidden = new Float32Array(hiddenOf({ dims: net.vectors.dims, filters: net.filters }));
  keepHighest(rows, net, hidden);
  addMean(rows, net, hidden);
  return hidden;
}

/** Each sum is rounded after each word, as it was when the weights were learned; a word that is missing adds nothing. */
function keepHighest(rows: Int32Array, net: Convolution, hidden: Float32Array): void {
  const { filters, bias } = net;
  const { values, places } = answersTo(rows, net);
  const words = places.length;
  for (let word = 0; word < words; word += 1) {
    const [first, second, third] = [places[word] ?? 0, places[word + 1] ?? 0, places[word + 2] ?? 0];
    for (let at = 0; at < filters; at += 1) {
      keep(at, (bias[at] ?? 0) + (values[first + at] ?? 0));
    }
    for (let at = filters; at < 2 * filters && word <= Math.max(0, words - 2); at += 1) {
      const one = Math.fround((bias[at] ?? 0) + (values[first + at] ?? 0));
      keep(at, one + (values[second + filters + at] ?? 0));
    }
    for (let at = 2 * filters; at < 3 * filters && word <= Math.max(0, words - 3); at += 1) {
      const one = Math.fround((bias[at] ?? 0) + (values[first + filters + at] ?? 0));
      const two = Math.fround(one + (values[second + 2 * filters + at] ?? 0));
      keep(at, two + (values[third + 3 * filters + at] ?? 0));
    }
  }

  function keep(at: number, sum: number): void {
    if (sum > (hidden[at] ?? 0)) {
      hidden[at] = sum;
    }
  }
}

/** Adds the mean of the vectors of these rows, behind what the filters answered. */
function addMean(rows: Int32Array, { filters, step, vectors }: Convolution, hidden: Float32Array): void {
  const { dims, values } = vectors;
  const mean = widths.length * filters;
  for (const row of rows) {
    for (let dim = 0; dim < dims; dim += 1) {
      hidden[mean + dim] = (hidden[mean + dim] ?? 0) + ((values[row * dims + dim] ?? 0) * step) / rows.length;
    }
  }
}

/** For each class a score of the note with words of these rows. */
export function convolved(rows: Int32Array, net: Convolution): Float64Array {
  const hidden = summedUp(rows, net);
  return weighed(hidden, net.out, Float64Array.from(net.outBias));
}
