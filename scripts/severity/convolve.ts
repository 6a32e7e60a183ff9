import { rowsOf, hiddenOf, weightsFrom, widths, type Convolution } from '#server/language/severity/convolution.ts';
import { hashOf } from '#server/language/base/hash.ts';
import { hashesOf, tokensOf, type WordVectors } from '#server/language/severity/features.ts';
import { severityClasses, vectorsOf } from '#server/language/severity/learned.ts';
import { chooserFrom } from '#server/language/base/random.ts';
import { adam, type Weights } from './adam.ts';
import { importance, shuffle, softmax } from './fit.ts';
import { amongOrdinary } from './mixed.ts';
import type { Labelled } from './corpus.ts';

const shape = { dims: 48, filters: 48 };
const usualRounds = 4;
const batch = 32;
const pace = 0.002;
const wordPace = 0.025;
const decay = 1e-4;
/** How much of a note is forgotten while learning, so that no filter and no word is all there is to go by. */
const forgotten = { filters: 0.4, words: 0.4 };
/** No note is taken for wholly certain. */
const doubt = 0.05;
const mostTokens = 250;
/** The vectors of words begin as GloVe's, this long. */
const length = 3;

const classes = severityClasses.length;

/** The convolutional network of `Convolution`, by gradient descent. The same notes and seed always give the same. */
export function fitConvolution(
  notes: readonly Labelled[],
  vectors: WordVectors,
  { rounds = usualRounds, seed = 'convolution' }: { rounds?: number; seed?: string } = {},
): Convolution {
  const { fraction } = chooserFrom(seed);
  const given = vectors.dims;
  const own = wordsOf(notes, vectors);
  const unknown = own.hashes.length;
  const hidden = hiddenOf(shape);
  const words = startOf(own, vectors);
  const squares = new Float32Array(words.length);
  const wordSlopes = new Float32Array(words.length);
  const touched = new Set<number>();
  const projection = random(given * shape.dims, 0.1);
  const filters = random(weightsFrom(widths.length + 1, shape), 1);
  for (const width of widths) {
    const part = filters.values.subarray(weightsFrom(width, shape), weightsFrom(width + 1, shape));
    part.set(part.map((value) => (value * 0.6) / Math.sqrt(width * shape.dims)));
  }
  const bias = random(widths.length * shape.filters, 0);
  const out = random(classes * hidden, 0.05);
  const outBias = random(classes, 0);

  let learned = 0;
  for (let round = 0; round < rounds; round += 1) {
    const heard = [...notes, ...amongOrdinary(notes, () => company(fraction), fraction)];
    const order = heard.map((_, at) => at);
    shuffle(order, fraction);
    for (const at of order) {
      const note = heard[at];
      if (note) {
        learn(rowsIn(note.text), note.severity);
      }
      learned += 1;
      if (learned % batch === 0) {
        descend(1 - learned / (heard.length * rounds));
      }
    }
  }
  return packed();

  function random(size: number, spread: number): Weights {
    const values = Float32Array.from({ length: size }, () => spread * normal(fraction));
    return { values, slopes: new Float32Array(size), mean: new Float32Array(size), square: new Float32Array(size) };
  }

  function rowsIn(text: string): number[] {
    const rows = rowsOf(hashesOf(tokensOf(text).slice(0, mostTokens)), own);
    return Array.from(rows, (row) => (fraction() < forgotten.words ? unknown : row));
  }

  /** The vectors of a note's words as the filters see them. */
  function projected(rows: readonly number[]): Float32Array {
    const inputs = new Float32Array(rows.length * shape.dims);
    for (const [at, row] of rows.entries()) {
      project(row, inputs, at * shape.dims);
    }
    return inputs;
  }

  function project(row: number, into: Float32Array, offset: number): void {
    const { values } = projection;
    for (let index = 0; index < given; index += 1) {
      const value = words[row * given + index] ?? 0;
      for (let dim = 0; dim < shape.dims; dim += 1) {
        into[offset + dim] = (into[offset + dim] ?? 0) + value * (values[index * shape.dims + dim] ?? 0);
      }
    }
  }

  function learn(rows: readonly number[], severity: number): void {
    const inputs = projected(rows);
    const { hidden: kept, at } = found(inputs, rows.length, {
      ...shape,
      weights: filters.values,
      bias: bias.values,
    });
    const share = kept.map(() => (fraction() < forgotten.filters ? 0 : 1 / (1 - forgotten.filters)));
    const chances = softmax(
      Array.from(outBias.values, (score, of) =>
        kept.reduce(
          (sum, value, index) => sum + value * (share[index] ?? 0) * (out.values[of * hidden + index] ?? 0),
          score,
        ),
      ),
    );
    const slopes = new Float32Array(hidden);
    for (const [of, chance] of chances.entries()) {
      const wanted = of === severity ? 1 - doubt : doubt / (classes - 1);
      const error = ((chance - wanted) * (importance[severity] ?? 1)) / batch;
      outBias.slopes[of] = (outBias.slopes[of] ?? 0) + error;
      for (let index = 0; index < hidden; index += 1) {
        const place = of * hidden + index;
        out.slopes[place] = (out.slopes[place] ?? 0) + error * (kept[index] ?? 0) * (share[index] ?? 0);
        slopes[index] = (slopes[index] ?? 0) + error * (out.values[place] ?? 0) * (share[index] ?? 0);
      }
    }
    learnWords(rows, learnFilters(inputs, rows.length, at, slopes));
  }

  /** What the filters, and the vectors under them, should have been. */
  function learnFilters(inputs: Float32Array, length: number, at: Int32Array, slopes: Float32Array): Float32Array {
    const mean = widths.length * shape.filters;
    const inputSlopes = Float32Array.from(inputs, (_, index) => (slopes[mean + (index % shape.dims)] ?? 0) / length);
    for (const width of widths) {
      const from = weightsFrom(width, shape);
      for (let filter = 0; filter < shape.filters; filter += 1) {
        const place = (width - 1) * shape.filters + filter;
        const [word, slope] = [at[place] ?? -1, slopes[place] ?? 0];
        if (word < 0 || slope === 0) {
          continue;
        }
        bias.slopes[place] = (bias.slopes[place] ?? 0) + slope;
        const size = Math.min(width, length - word) * shape.dims;
        for (let index = 0; index < size; index += 1) {
          const weight = from + index * shape.filters + filter;
          const input = word * shape.dims + index;
          filters.slopes[weight] = (filters.slopes[weight] ?? 0) + slope * (inputs[input] ?? 0);
          inputSlopes[input] = (inputSlopes[input] ?? 0) + slope * (filters.values[weight] ?? 0);
        }
      }
    }
    return inputSlopes;
  }

  function learnWords(rows: readonly number[], inputSlopes: Float32Array): void {
    for (const [at, row] of rows.entries()) {
      touched.add(row);
      for (let index = 0; index < given; index += 1) {
        const value = words[row * given + index] ?? 0;
        let slope = 0;
        for (let dim = 0; dim < shape.dims; dim += 1) {
          const place = index * shape.dims + dim;
          const input = inputSlopes[at * shape.dims + dim] ?? 0;
          projection.slopes[place] = (projection.slopes[place] ?? 0) + value * input;
          slope += (projection.values[place] ?? 0) * input;
        }
        wordSlopes[row * given + index] = (wordSlopes[row * given + index] ?? 0) + slope;
      }
    }
  }

  function descend(left: number): void {
    const step = pace * (left + 0.03);
    const times = learned / batch;
    for (const weights of [projection, filters, out]) {
      adam(weights, { step, decay, times });
    }
    for (const weights of [bias, outBias]) {
      adam(weights, { step, decay: 0, times });
    }
    for (const row of touched) {
      for (let place = row * given; place < (row + 1) * given; place += 1) {
        const slope = wordSlopes[place] ?? 0;
        wordSlopes[place] = 0;
        squares[place] = (squares[place] ?? 0) + slope ** 2;
        words[place] =
          (words[place] ?? 0) - (wordPace * (left + 0.03) * slope) / (Math.sqrt(squares[place] ?? 0) + 1e-4);
      }
    }
    touched.clear();
  }

  /** The vectors of all words as the filters see them, in a byte each number. */
  function packed(): Convolution {
    const seen = new Float32Array((unknown + 1) * shape.dims);
    for (let row = 0; row <= unknown; row += 1) {
      project(row, seen, row * shape.dims);
    }
    const step = seen.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-6) / 127;
    own.values.set(seen.map((value) => Math.round(value / step)));
    return {
      vectors: own,
      step,
      filters: shape.filters,
      weights: filters.values,
      bias: bias.values,
      out: out.values,
      outBias: outBias.values,
    };
  }
}

/** As the server sums a note up, and for each filter at which word it found most (-1: nothing), to learn from. */
function found(
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

/** Room for vectors of the words that stand in two notes at least, and for one of all others. */
function wordsOf(notes: readonly Labelled[], { place }: WordVectors): WordVectors {
  const once = new Set<string>();
  const common = new Set<string>();
  for (const { text } of notes) {
    for (const word of new Set(tokensOf(text))) {
      (once.has(word) ? common : once).add(word);
    }
  }
  const hashes = Uint32Array.from([...common].filter((word) => place(word) !== undefined).map(hashOf));
  return vectorsOf(hashes.toSorted(), new Int8Array((hashes.length + 1) * shape.dims), shape.dims);
}

/** GloVe's vectors of these words, and zeroes for all others. */
function startOf({ hashes }: WordVectors, vectors: WordVectors): Float32Array {
  const { dims, values } = vectors;
  const words = new Float32Array((hashes.length + 1) * dims);
  for (const [row, hash] of hashes.entries()) {
    const from = vectors.hashes.indexOf(hash) * dims;
    const own = values.subarray(from, from + dims);
    const size = Math.hypot(...own) || 1;
    words.set(
      Float32Array.from(own, (value) => (length * value) / size),
      row * dims,
    );
  }
  return words;
}

/** Mostly one ordinary note beside another, at times up to four. */
function company(fraction: () => number): number {
  return fraction() < 2 / 3 ? 1 : 1 + Math.floor(fraction() * 4);
}

function normal(fraction: () => number): number {
  return Math.sqrt(-2 * Math.log(fraction() + 1e-12)) * Math.cos(2 * Math.PI * fraction());
}
