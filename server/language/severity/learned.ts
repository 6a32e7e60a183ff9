import { hiddenOf, weightsFrom, widths, type Convolution } from './convolution.ts';
import { hashOf } from '../base/hash.ts';
import { rowIn, type WordVectors } from './features.ts';

export const severityClasses = ['crisis', 'danger', 'heavy', 'light'] as const;

/** For each class a linear score over the pooled vectors and the n-grams of a note. */
export type Regression = {
  bias: Float32Array;
  /** For each class as many as there are pooled numbers. */
  pooled: Float32Array;
  /** For each class as many as there are places for n-grams, in steps of `gramStep`. */
  grams: Int8Array;
  gramStep: number;
};

/**
 * What was learned, twice over: from what stands in a note, and from what stands beside what. The networks know the same
 * words and began from different numbers: each errs in its own way, and together they err less.
 */
export type Learned = {
  vectors: WordVectors;
  regression: Regression;
  convolutions: readonly Convolution[];
  /** From which probability on a writer is taken to be in danger. */
  alarmFrom: number;
};

type Head = {
  words: number;
  vectorDims: number;
  pooled: number;
  grams: number;
  gramStep: number;
  dims: number;
  ownWords: number;
  filters: number;
  /** Of each network. */
  steps: number[];
  alarmFrom: number;
};

const headBytes = 512;
const classes = severityClasses.length;

/** Vectors by the hashes of their words, which are in ascending order. */
export function vectorsOf(hashes: Uint32Array, values: Int8Array, dims: number): WordVectors {
  return {
    dims,
    hashes,
    values,
    place(word) {
      const row = rowIn(hashes, hashOf(word));
      return row < 0 ? undefined : row * dims;
    },
  };
}

/** Reads what `learnedToFile` wrote. */
export function learnedFromFile(file: Uint8Array): Learned {
  // Numbers of four bytes must begin at a multiple of four.
  const { buffer, byteOffset } = file.byteOffset % 4 === 0 ? file : Uint8Array.from(file);
  const head = JSON.parse(Buffer.from(buffer, byteOffset, headBytes).toString()) as Head;
  let from = byteOffset + headBytes;
  const { words, ownWords, vectorDims, gramStep, alarmFrom, steps } = head;
  const net = { dims: head.dims, filters: head.filters };
  const hashes = new Uint32Array(buffer, past(words * 4), words);
  const ownHashes = new Uint32Array(buffer, past(ownWords * 4), ownWords);
  const floats = (length: number) => new Float32Array(buffer, past(length * 4), length);
  const bytes = (length: number) => new Int8Array(buffer, past(length), length);
  const bias = floats(classes);
  const pooled = floats(classes * head.pooled);
  const nets = steps.map((step) => ({
    step,
    filters: net.filters,
    weights: floats(weightsFrom(widths.length + 1, net)),
    bias: floats(widths.length * net.filters),
    out: floats(classes * hiddenOf(net)),
    outBias: floats(classes),
  }));
  const vectors = vectorsOf(hashes, bytes(words * vectorDims), vectorDims);
  const grams = bytes(classes * head.grams);
  const convolutions = nets.map((own) => ({
    ...own,
    vectors: vectorsOf(ownHashes, bytes((ownWords + 1) * net.dims), net.dims),
  }));
  return { vectors, regression: { bias, pooled, grams, gramStep }, convolutions, alarmFrom };

  /** Where the next part begins, which is so many bytes long. */
  function past(length: number): number {
    from += length;
    return from - length;
  }
}

/**
 * A head as JSON, then the hashes of the words, the weights, and the vectors and n-grams in a byte each. Throws where
 * there is no network.
 */
export function learnedToFile({ vectors, regression, convolutions, alarmFrom }: Learned): Buffer {
  const [first] = convolutions;
  if (!first) {
    throw new Error('Of what was learned, a network is missing.');
  }
  const own = first.vectors;
  const head: Head = {
    words: vectors.hashes.length,
    vectorDims: vectors.dims,
    pooled: regression.pooled.length / classes,
    grams: regression.grams.length / classes,
    gramStep: regression.gramStep,
    dims: own.dims,
    ownWords: own.hashes.length,
    filters: first.filters,
    steps: convolutions.map(({ step }) => step),
    alarmFrom,
  };
  const nets = convolutions.flatMap(({ weights, bias, out, outBias }) => [weights, bias, out, outBias]);
  const wide = [vectors.hashes, own.hashes, regression.bias, regression.pooled, ...nets];
  const parts = [...wide, vectors.values, regression.grams, ...convolutions.map((net) => net.vectors.values)];
  return Buffer.concat([
    Buffer.from(JSON.stringify(head).padEnd(headBytes)),
    ...parts.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)),
  ]);
}
