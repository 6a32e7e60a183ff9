import { hashOf, type WordVectors } from './features.ts';

export const severityClasses = ['crisis', 'danger', 'heavy', 'light'] as const;

/** What was learned: for each class a linear score over the pooled vectors and the n-grams of a note. */
export type Learned = {
  vectors: WordVectors;
  bias: Float32Array;
  /** For each class as many as there are pooled numbers. */
  pooled: Float32Array;
  /** For each class as many as there are places for n-grams, in steps of `gramStep`. */
  grams: Int8Array;
  gramStep: number;
  /** From which probability on a writer is taken to be in danger. */
  alarmFrom: number;
};

type Head = { words: number; dims: number; pooled: number; grams: number; gramStep: number; alarmFrom: number };

const headBytes = 256;
const classes = severityClasses.length;

/** Vectors by the hashes of their words, which are in ascending order. */
export function vectorsOf(hashes: Uint32Array, values: Int8Array, dims: number): WordVectors {
  return {
    dims,
    values,
    place(word) {
      const hash = hashOf(word);
      let [from, to] = [0, hashes.length];
      while (from < to) {
        const middle = (from + to) >>> 1;
        if ((hashes[middle] ?? 0) < hash) {
          from = middle + 1;
        } else {
          to = middle;
        }
      }
      return hashes[from] === hash ? from * dims : undefined;
    },
  };
}

/** Reads what `learnedToFile` wrote. */
export function learnedFromFile(file: Uint8Array): Learned {
  // Numbers of four bytes must begin at a multiple of four.
  const { buffer, byteOffset } = file.byteOffset % 4 === 0 ? file : Uint8Array.from(file);
  const head = JSON.parse(Buffer.from(buffer, byteOffset, headBytes).toString()) as Head;
  const hashes = new Uint32Array(buffer, byteOffset + headBytes, head.words);
  const bias = new Float32Array(buffer, hashes.byteOffset + hashes.byteLength, classes);
  const pooled = new Float32Array(buffer, bias.byteOffset + bias.byteLength, classes * head.pooled);
  const values = new Int8Array(buffer, pooled.byteOffset + pooled.byteLength, head.words * head.dims);
  const grams = new Int8Array(buffer, values.byteOffset + values.byteLength, classes * head.grams);
  const { gramStep, alarmFrom } = head;
  return { vectors: vectorsOf(hashes, values, head.dims), bias, pooled, grams, gramStep, alarmFrom };
}

/** A head as JSON, then the hashes of the words, the weights, and the vectors and n-grams in a byte each. */
export function learnedToFile(learned: Learned, hashes: Uint32Array): Buffer {
  const { vectors, bias, pooled, grams, gramStep, alarmFrom } = learned;
  const head: Head = {
    words: hashes.length,
    dims: vectors.dims,
    pooled: pooled.length / classes,
    grams: grams.length / classes,
    gramStep,
    alarmFrom,
  };
  const parts = [hashes, bias, pooled, vectors.values, grams];
  return Buffer.concat([
    Buffer.from(JSON.stringify(head).padEnd(headBytes)),
    ...parts.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)),
  ]);
}
