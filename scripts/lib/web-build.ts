import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Outcome, root, run } from './run.ts';
import { sourceHash } from './source-hash.ts';

const dist = join(root, 'web/dist');
const stamp = '.built-from';
const sources = [
  'web/**/*',
  'shared/**/*',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'scripts/lib/{chunks,first-view,only-addresses,service-worker,shared-page,source-hash,web-build}.ts',
];
const notBuilt = ['web/dist/**', '**/*.test.ts', '**/*.test.tsx'];
/** A response below this size, in bytes, travels in one packet anyway. */
const worthCompressing = 1024;

/** One hash over all that the web app is built from. */
const hashNow = (): string => sourceHash(sources, notBuilt);

/** Whether web/dist is what the sources would build now. */
export function webIsFresh(): boolean {
  const file = join(dist, stamp);
  return existsSync(file) && readFileSync(file, 'utf8') === hashNow();
}

/** Writes a .br and a .gz beside each text file, so that the server compresses nothing while it serves. */
async function compress(folder: string): Promise<void> {
  const texts = globSync('**/*.{html,js,css,svg,json,webmanifest,txt,map,wasm}', { cwd: folder }).map((file) =>
    join(folder, file),
  );
  await Promise.all(
    texts.map(async (file) => {
      const text = readFileSync(file);
      if (text.length <= worthCompressing) {
        return;
      }
      const [small, smallest] = await Promise.all([
        promisify(gzip)(text, { level: 9 }),
        promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
      ]);
      writeFileSync(`${file}.gz`, small);
      writeFileSync(`${file}.br`, smallest);
    }),
  );
}

/** Several starts may build at once: each takes away what another has put there in the same moment, and tries again. */
function putInPlace(next: string): void {
  for (let tries = 1; ; tries += 1) {
    rmSync(dist, { recursive: true, force: true });
    try {
      renameSync(next, dist);
      return;
    } catch (error) {
      const isTaken = ['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '');
      if (!isTaken || tries >= 10) {
        throw error;
      }
    }
  }
}

/**
 * Builds the web app into web/dist. It is built beside and moved into place when complete: a build that fails leaves
 * the old one standing, and a server that is running never sees half of one.
 */
export async function buildWeb(): Promise<Outcome> {
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const space = mkdtempSync(join(cache, 'web-'));
  const next = join(space, 'dist');
  // Taken before the build, so that what changes during it makes the result stale.
  const hash = hashNow();
  try {
    const outcome = await run('vite', ['build', '--outDir', next, '--emptyOutDir', '--logLevel', 'warn']);
    if (outcome.ok) {
      await compress(next);
      writeFileSync(join(next, stamp), hash);
      putInPlace(next);
    }
    return outcome;
  } finally {
    rmSync(space, { recursive: true, force: true });
  }
}
