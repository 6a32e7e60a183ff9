import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { learnedFromFile, type Learned } from './learned.ts';

let kept: Learned | undefined;

/** What `npm run train:severity` has learned, read from its file when it is first needed. */
export function whatWasLearned(): Learned {
  kept ??= learnedFromFile(readFileSync(fileURLToPath(new URL('./learned.bin', import.meta.url))));
  return kept;
}
