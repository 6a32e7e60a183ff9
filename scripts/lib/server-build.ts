import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { type Outcome, root } from './run.ts';
import { sourceHash } from './source-hash.ts';

const dist = join(root, 'server/dist');
/** What `npm start` runs: one line that names the build to load. */
const entry = join(dist, 'main.js');
const sources = ['server/**/*.ts', 'shared/**/*.ts', 'package-lock.json', 'scripts/lib/{server-build,source-hash}.ts'];
const notBuilt = ['server/{dist,test}/**', 'server/**/node_modules/**', '**/*.test.ts'];
/** They read files that lie beside theirs. */
const leftInTheirPackages = /^@fastify\/swagger/;
/** A server that runs loads the rest of its build when it first needs it, also after another one was built. */
const buildsKept = 3;

/** One folder for each state of the sources. */
const nameNow = (): string => sourceHash(sources, notBuilt).slice(0, 16);
const entryFor = (name: string): string => `import './${name}/main.js';\n`;

/** Whether server/dist is what the sources would build now. */
export function serverIsFresh(): boolean {
  const name = nameNow();
  return existsSync(join(dist, name)) && existsSync(entry) && readFileSync(entry, 'utf8') === entryFor(name);
}

/**
 * Keeps what our sources say of files beside them true in the bundle: a program that is started by its path (a worker, a
 * process) becomes a file of the build, and everything else is found where it lies among the sources.
 */
const filesBesideSources: Plugin = {
  name: 'files-beside-sources',
  transform(code, id) {
    if (id.includes('node_modules') || !code.includes('import.meta.url')) {
      return null;
    }
    const source = join('../../..', relative(root, id));
    return code
      .replaceAll(/new URL\('(\.[\w./-]+\.ts)', import\.meta\.url\)/g, (_, path: string) => {
        const program = join(dirname(id), path);
        const name = relative(join(root, 'server'), program).replace(/\.ts$/, '').replaceAll('/', '-');
        return `new URL(import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'chunk', id: program, name })})`;
      })
      .replaceAll(/import\.meta\.url\b/g, `new URL('${source}', import.meta.url).href`);
  },
};

async function bundle(folder: string): Promise<void> {
  const build = await rolldown({
    cwd: root,
    input: { main: join(root, 'server/main.ts') },
    platform: 'node',
    external: leftInTheirPackages,
    plugins: [filesBesideSources],
  });
  // Not made small, so that a stack in the log can be read.
  await build.write({ dir: folder, format: 'esm' });
  await build.close();
}

/** Where another start has built the same in this moment, its folder is as good. */
function putInPlace(next: string, name: string): void {
  try {
    renameSync(next, join(dist, name));
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) {
      throw error;
    }
  }
  writeFileSync(`${entry}.next`, entryFor(name));
  renameSync(`${entry}.next`, entry);
}

function removeOldBuilds(): void {
  const builds = globSync(join(dist, '*/')).toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const old of builds.slice(buildsKept)) {
    rmSync(old, { recursive: true, force: true });
  }
}

/**
 * Bundles the server and its packages into server/dist, for a start reads a dozen files sooner than a thousand. It is
 * built beside and moved into place when complete: a build that fails leaves the old one standing.
 */
export async function buildServer(): Promise<Outcome> {
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  mkdirSync(dist, { recursive: true });
  const space = mkdtempSync(join(cache, 'server-'));
  // Taken before the build, so that what changes during it makes the result stale.
  const name = nameNow();
  try {
    await bundle(join(space, name));
    putInPlace(join(space, name), name);
    removeOldBuilds();
    return { ok: true, output: '' };
  } catch (error) {
    return { ok: false, output: `${error instanceof Error ? error.message : String(error)}\n` };
  } finally {
    rmSync(space, { recursive: true, force: true });
  }
}
