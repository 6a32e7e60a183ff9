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

/** What the filters find in the vectors of a note's words: `hidden`, and at which word each found most (-1: nothing). */
export function found(
  inputs: Float32Array,
  words: number,
  net: Pick<Convolution, 'filters' | 'weights' | 'bias'> & { dims: number },
): { hidden: Float32Array; at: Int32Array } {
  const { dims, filters, weights, bias } = net;
  const hidden = new Float32Array(hiddenOf(net));
  const at = new Int32Array(widths.length * filters).fill(-1);
  const answers = new Float32Array(filters);
  for (const width of widths) {
    const from = weightsFrom(width, net);
    const first = (width - 1) * filters;
    for (let word = 0; word <= Math.max(0, words - width); word += 1) {
      answers.set(bias.subarray(first, first + filters));
      const values = Math.min(width, words - word) * dims;
      for (let index = 0; index < values; index += 1) {
        const value = inputs[word * dims + index] ?? 0;
        const row = from + index * filters;
        for (let filter = 0; filter < filters; filter += 1) {
          answers[filter] = (answers[filter] ?? 0) + value * (weights[row + filter] ?? 0);
        }
      }
      for (let filter = 0; filter < filters; filter += 1) {
        const answer = answers[filter] ?? 0;
        if (answer > (hidden[first + filter] ?? 0)) {
          hidden[first + filter] = answer;
          at[first + filter] = word;
        }
      }
    }
  }
  const mean = widths.length * filters;
  for (let index = 0; index < words * dims; index += 1) {
    const place = mean + (index % dims);
    hidden[place] = (hidden[place] ?? 0) + (inputs[index] ?? 0) / words;
  }
  return { hidden, at };
}

/** For each class a score of the note of these tokens. */
export function convolved(tokens: readonly string[], net: Convolution): number[] {
  const { vectors, step, filters, weights, bias, out, outBias } = net;
  const { dims, values } = vectors;
  const rows = rowsOf(tokens, vectors);
  const inputs = new Float32Array(rows.length * dims);
  for (const [at, row] of rows.entries()) {
    for (let dim = 0; dim < dims; dim += 1) {
      inputs[at * dims + dim] = (values[row * dims + dim] ?? 0) * step;
    }
  }
  const { hidden } = found(inputs, rows.length, { dims, filters, weights, bias });
  return Array.from(outBias, (score, of) =>
    hidden.reduce((sum, value, index) => sum + value * (out[of * hidden.length + index] ?? 0), score),
  );
}
