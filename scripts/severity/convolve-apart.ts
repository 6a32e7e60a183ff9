import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Convolution } from '#server/language/severity/convolution.ts';
import type { WordVectors } from '#server/language/severity/features.ts';
import { vectorsOf } from '#server/language/severity/learned.ts';
import { fitConvolution } from './convolve.ts';
import type { Labelled } from './corpus.ts';

/** What a thread can be given and give back: vectors without the function that finds them. */
type Bare = Omit<WordVectors, 'place'>;
type Given = { notes: readonly Labelled[]; vectors: Bare; seed: string };

/** A network for each seed, as `fitConvolution` makes it, each in a thread of its own. */
export async function fitConvolutions(
  notes: readonly Labelled[],
  vectors: WordVectors,
  seeds: readonly string[],
): Promise<Convolution[]> {
  return Promise.all(
    seeds.map(async (seed) => {
      const given: Given = { notes, vectors: bare(vectors), seed };
      const thread = new Worker(new URL(import.meta.url), { workerData: given });
      const [made] = (await once(thread, 'message')) as [Omit<Convolution, 'vectors'> & { vectors: Bare }];
      return { ...made, vectors: found(made.vectors) };
    }),
  );
}

function bare({ hashes, values, dims }: WordVectors): Bare {
  return { hashes, values, dims };
}

function found({ hashes, values, dims }: Bare): WordVectors {
  return vectorsOf(hashes, values, dims);
}

if (!isMainThread) {
  const { notes, vectors, seed } = workerData as Given;
  const made = fitConvolution(notes, found(vectors), { seed });
  parentPort?.postMessage({ ...made, vectors: bare(made.vectors) });
}
