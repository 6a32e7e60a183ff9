import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

/**
 * One hash, as hexadecimal digits, over the paths and the contents of all files that these patterns name.
 *
 * @param sources patterns from the project's folder
 * @param exclude patterns of what is in there and nothing is built from
 */
export function sourceHash(sources: string[], exclude: string[]): string {
  const hash = createHash('sha256');
  const files = globSync(sources, { cwd: root, exclude }).filter((file) => statSync(join(root, file)).isFile());
  for (const file of files.toSorted()) {
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}
