import type { WordVectors } from './features.ts';

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

/** Which of the vectors are those of a note's words. */
export function rowsOf(tokens: readonly string[], { dims, hashes, place }: WordVectors): number[] {
  const unknown = hashes.length;
  const rows = tokens.map((word) => place(word)).map((at) => (at === undefined ? unknown : at / dims));
  return rows.length > 0 ? rows : [unknown];
}

/** What each filter answers to a word at each place under it: computed once for a word, for most words come again. */
const answersOfNets = new WeakMap<Convolution, Map<number, Float32Array>>();

/** Of the word of this row, for each place (the first of one, the first of two, the second of two …), for every filter. */
function answersOf(row: number, net: Convolution): Float32Array {
  const known = answersOfNets.get(net) ?? new Map<number, Float32Array>();
  answersOfNets.set(net, known);
  const answers = known.get(row) ?? computed();
  known.set(row, answers);
  return answers;

  function computed(): Float32Array {
    const { filters, step, weights } = net;
    const { dims, values } = net.vectors;
    const sums = new Float32Array(weights.length / dims);
    for (const [index, weight] of weights.entries()) {
      const place = Math.floor(index / (dims * filters));
      const dim = Math.floor(index / filters) % dims;
      const at = place * filters + (index % filters);
      sums[at] = (sums[at] ?? 0) + (values[row * dims + dim] ?? 0) * step * weight;
    }
    return sums;
  }
}

/** The highest answer of each filter to the words of these rows, then the mean of their vectors. */
function summedUp(rows: readonly number[], net: Convolution): Float32Array {
  const { filters, bias, step, vectors } = net;
  const { dims, values } = vectors;
  const answers = rows.map((row) => answersOf(row, net));
  const hidden = new Float32Array(hiddenOf({ dims, filters }));
  const sums = new Float32Array(filters);
  for (const width of widths) {
    const first = (width - 1) * filters;
    for (let word = 0; word <= Math.max(0, rows.length - width); word += 1) {
      sums.set(bias.subarray(first, first + filters));
      for (let place = 0; place < width; place += 1) {
        add(answers[word + place], weightsFrom(width, { dims: 1, filters }) + place * filters);
      }
      for (let filter = 0; filter < filters; filter += 1) {
        hidden[first + filter] = Math.max(hidden[first + filter] ?? 0, sums[filter] ?? 0);
      }
    }
  }
  const mean = widths.length * filters;
  for (const row of rows) {
    for (let dim = 0; dim < dims; dim += 1) {
      hidden[mean + dim] = (hidden[mean + dim] ?? 0) + ((values[row * dims + dim] ?? 0) * step) / rows.length;
    }
  }
  return hidden;

  function add(values: Float32Array | undefined, from: number): void {
    for (let filter = 0; values && filter < filters; filter += 1) {
      sums[filter] = (sums[filter] ?? 0) + (values[from + filter] ?? 0);
    }
  }
}

/** For each class a score of the note of these tokens. */
export function convolved(tokens: readonly string[], net: Convolution): number[] {
  const hidden = summedUp(rowsOf(tokens, net.vectors), net);
  return Array.from(net.outBias, (score, of) =>
    hidden.reduce((sum, value, index) => sum + value * (net.out[of * hidden.length + index] ?? 0), score),
  );
}
