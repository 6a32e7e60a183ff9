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
import type { Plugin } from 'rolldown';
import { type Outcome, root } from './run.ts';
import { sourceHash } from './source-hash.ts';

const dist = join(root, 'server/dist');
/** What `npm start` runs: one line that names the build to load. */
const entry = join(dist, 'main.js');
const sources = [
  'server/**/*.{ts,bin}',
  'shared/**/*.ts',
  'package.json',
  // What is installed, which after a pull is not yet what should be.
  'node_modules/.package-lock.json',
  'scripts/lib/{server-build,source-hash}.ts',
];
const notBuilt = ['server/{dist,test}/**', 'server/**/node_modules/**', '**/*.test.ts'];
/** They read files that lie beside theirs. */
const leftInTheirPackages = /^@fastify\/swagger/;
/** A server that runs loads the rest of its build when it first needs it, also after others were built. */
const buildsKept = 5;

const hashNow = (): string => sourceHash(sources, notBuilt).slice(0, 16);

/** The folder that the entry names; undefined where there is none. */
function currentBuild(): string | undefined {
  return existsSync(entry) ? /'\.\/([\w-]+)\/main\.js'/.exec(readFileSync(entry, 'utf8'))?.[1] : undefined;
}

/** Whether server/dist is what the sources and the installed packages would build now. */
export function serverIsFresh(): boolean {
  const build = currentBuild();
  return build !== undefined && build.startsWith(`${hashNow()}-`) && existsSync(join(dist, build, 'main.js'));
}

const withSlashes = (path: string): string => path.replaceAll('\\', '/');

/**
 * Keeps what our sources say of files beside them true in the bundle: a program that is started by its path (a worker, a
 * process) and numbers that belong to the code become files of the build, and everything else is found where it lies
 * among the sources.
 */
const filesBesideSources: Plugin = {
  name: 'files-beside-sources',
  transform(code, id) {
    if (id.startsWith('\0') || id.includes('node_modules') || !code.includes('import.meta.url')) {
      return null;
    }
    const source = withSlashes(join('../../..', relative(root, id)));
    const built = code.replaceAll(
      /new URL\('(\.[\w./-]+\.(ts|bin))', import\.meta\.url\)/g,
      (_, path: string, type: string) => {
        const file = join(dirname(id), path);
        const name = withSlashes(relative(join(root, 'server'), file)).replaceAll('/', '-');
        const emitted =
          type === 'ts'
            ? this.emitFile({ type: 'chunk', id: file, name: name.replace(/\.ts$/, '') })
            : this.emitFile({ type: 'asset', name, source: readFileSync(file) });
        return `new URL(import.meta.ROLLUP_FILE_URL_${emitted})`;
      },
    );
    if (/\.ts['"`],?\s*import\.meta\.url/.test(built)) {
      throw new Error(`${source} names a program in another way than new URL('./name.ts', import.meta.url).`);
    }
    return built.replaceAll(/import\.meta\.url\b/g, `new URL('${source}', import.meta.url).href`);
  },
};

/** Writes the bundle into this folder; answers with what the bundler has to say of it. */
async function bundle(folder: string): Promise<string> {
  // A server whose build is fresh starts without it: it is a development package.
  const { rolldown } = await import('rolldown');
  let said = '';
  const build = await rolldown({
    cwd: root,
    input: { main: join(root, 'server/main.ts') },
    platform: 'node',
    external: leftInTheirPackages,
    plugins: [filesBesideSources],
    onLog: (_, { message }) => {
      said += `${message}\n`;
    },
  });
  // Not made small, so that a stack in the log can be read.
  await build.write({ dir: folder, format: 'esm' });
  await build.close();
  return said;
}

/** Nothing depends on whether they go: what cannot be removed now is removed after a later build. */
function removeOldBuilds(): void {
  const age = (build: string): number => statSync(join(dist, build), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const builds = globSync('*/', { cwd: dist }).map((build) => ({ build, builtAt: age(build) }));
  for (const { build } of builds.toSorted((a, b) => b.builtAt - a.builtAt).slice(buildsKept)) {
    try {
      rmSync(join(dist, build), { recursive: true, force: true });
    } catch {
      // Another build is at it in this moment.
    }
  }
}

/**
 * Bundles the server and its packages into server/dist, for a start reads some fifty files sooner than a thousand. Each
 * build has a folder of its own, and the entry names the newest: a build that fails leaves the old one standing, and
 * those that happen at once do not meet.
 */
export async function buildServer(): Promise<Outcome> {
  let space: string | undefined;
  try {
    mkdirSync(dist, { recursive: true });
    space = mkdtempSync(join(dist, '.next-'));
    const hash = hashNow();
    const output = await bundle(join(space, 'build'));
    // What has changed while it was read is half the one and half the other, and never fresh.
    const name = `${hashNow() === hash ? hash : 'changed'}-${Date.now().toString(36)}-${String(process.pid)}`;
    renameSync(join(space, 'build'), join(dist, name));
    writeFileSync(join(space, 'main.js'), `import './${name}/main.js';\n`);
    renameSync(join(space, 'main.js'), entry);
    removeOldBuilds();
    return { ok: true, output };
  } catch (error) {
    return { ok: false, output: `${error instanceof Error ? error.message : String(error)}\n` };
  } finally {
    if (space !== undefined) {
      rmSync(space, { recursive: true, force: true });
    }
  }
}
