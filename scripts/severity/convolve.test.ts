import { expect, it } from 'vitest';
import { convolved, rowsOf } from '#server/language/severity/convolution.ts';
import { hashOf } from '#server/language/base/hash.ts';
import { hashesOf, tokensOf, type WordVectors } from '#server/language/severity/features.ts';
import { severityClasses, vectorsOf } from '#server/language/severity/learned.ts';
import { fitConvolution } from './convolve.ts';

const subjects = ['he', 'she', 'they', 'nobody'];
const notes = subjects.flatMap((who) =>
  ['sea', 'sun', 'tea', 'cat'].flatMap((thing) => [
    { text: `${thing} and ${who} let me`, severity: 1, hand: 'a' },
    { text: `${thing} and let ${who} me`, severity: 3, hand: 'a' },
  ]),
);

it('learns from which word stands beside which, the same each time', () => {
  const vectors = vectorsFor(notes.flatMap(({ text }) => tokensOf(text)));
  const net = fitConvolution(notes, vectors, { rounds: 60 });
  const heard = notes.map(({ text }) => mostLikely(convolved(rowsOf(hashesOf(tokensOf(text)), net.vectors), net)));
  expect(heard).toEqual(notes.map(({ severity }) => severityClasses[severity]));
  const [once, again] = [fitConvolution(notes, vectors, { rounds: 1 }), fitConvolution(notes, vectors, { rounds: 1 })];
  expect(again.out).toEqual(once.out);
  expect(again.vectors.values).toEqual(once.vectors.values);
});

function mostLikely(scores: Float64Array): string | undefined {
  return severityClasses[scores.indexOf(Math.max(...scores))];
}

/** A vector for each word, each another. */
function vectorsFor(words: readonly string[]): WordVectors {
  const hashes = Uint32Array.from(new Set(words.map(hashOf))).toSorted();
  const dims = 8;
  const values = Int8Array.from({ length: hashes.length * dims }, (_, at) => ((at * 7919) % 251) - 125);
  return vectorsOf(hashes, values, dims);
}
