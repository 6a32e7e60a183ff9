// Runs on whatever Node the machine has (20.19 and later), before anything is installed: plain JavaScript, no imports
// but Node's own.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(fileURLToPath(import.meta.url), '../../..');

const bin = join(root, 'node_modules', '.bin');
/** The Node that Clink runs on, by its first number. */
export const wantedNode = 24;
const windows = process.platform === 'win32';

/** A sentence for the person at the keyboard; it ends the command without a stack. */
export class Stop extends Error {}

/** @param {string} file @returns {any} the parsed file, or undefined when there is none */
function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * The packages that package.json and the lock file ask for and node_modules does not hold in that version. What npm
 * calls optional (the binaries of other platforms) is never missing.
 * @param {{withDev: boolean}} options @returns {string[]}
 */
export function missingPackages({ withDev }) {
  const wanted = readJson(join(root, 'package.json'));
  const locked = readJson(join(root, 'package-lock.json'))?.packages ?? {};
  const held = readJson(join(root, 'node_modules', '.package-lock.json'))?.packages ?? {};
  const direct = Object.entries({ ...wanted.dependencies, ...(withDev && wanted.devDependencies) });
  const missingDirect = direct
    .filter(([name, version]) => {
      const found = held[`node_modules/${name}`]?.version;
      return !found || (/^\d/.test(version) && found !== version);
    })
    .map(([name]) => `node_modules/${name}`);
  const missingLocked = Object.entries(locked)
    .filter(([path, entry]) => path && !entry.optional && !entry.link && (withDev || !(entry.dev || entry.devOptional)))
    .filter(([path, entry]) => held[path]?.version !== entry.version || !existsSync(join(root, path)))
    .map(([path]) => path);
  return [...new Set([...missingDirect, ...missingLocked])];
}

/** @param {string[]} args @returns {boolean} whether npm ended well */
function npm(args) {
  return spawnSync('npm', args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], shell: windows }).status === 0;
}

/** @param {string} node @returns {boolean} */
function isWantedNode(node) {
  const { stdout } = spawnSync(node, ['-v'], { encoding: 'utf8' });
  return Number(/^v(\d+)\./.exec(stdout ?? '')?.[1] ?? 0) >= wantedNode;
}

/** The Node that npm scripts find first on their PATH, or else this one when it is new enough. @returns {string} */
function findNode() {
  const packed = windows ? join(root, 'node_modules', 'node', 'bin', 'node.exe') : join(bin, 'node');
  if (isWantedNode(packed)) {
    return packed;
  }
  console.log(`Fetching Node ${wantedNode}, which Clink runs on…`);
  npm(['rebuild', 'node', '--ignore-scripts=false', '--no-audit', '--no-fund', '--loglevel=error']);
  if (isWantedNode(packed)) {
    return packed;
  }
  if (Number(process.versions.node.split('.')[0]) >= wantedNode) {
    // A binary that does not start here (another libc, say) would stand before the good one on the PATH of npm.
    for (const name of existsSync(bin) ? readdirSync(bin) : []) {
      if (/^node(\.|$)/.test(name)) {
        rmSync(join(bin, name));
      }
    }
    return process.execPath;
  }
  throw new Stop(
    `Clink runs on Node ${wantedNode}; this is Node ${process.versions.node}, and the npm package "node" did not bring its\n` +
      `program for ${process.platform} on ${process.arch}. Install Node ${wantedNode} (https://nodejs.org) and run this again.`,
  );
}

/**
 * Installs what is missing and answers with the path of a Node that runs Clink.
 * @returns {string}
 */
export function preparePackages() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Stop(`Clink needs Node 20.19 or newer to start; this is ${process.versions.node}.`);
  }
  // Where npm leaves development packages out, they are not missing, unless something has yet to be built with them.
  const leftOut = process.env.NODE_ENV === 'production' || (process.env.npm_config_omit ?? '').includes('dev');
  const isBuilt = existsSync(join(root, 'web/dist/index.html')) && existsSync(join(root, 'server/dist/main.js'));
  const withDev = !leftOut || !isBuilt;
  const missing = missingPackages({ withDev });
  if (missing.length > 0) {
    console.log(`Installing ${missing.length} packages (about half a minute)…`);
    const include = withDev ? ['--include=dev'] : [];
    // Not `npm ci`: it empties node_modules first, and refuses a lock file made where some platforms' binaries were not to be had.
    if (!npm(['install', '--no-save', ...include, '--no-audit', '--no-fund', '--loglevel=error'])) {
      throw new Stop('npm could not install the packages; its reason stands above. The first start needs a network.');
    }
  }
  return findNode();
}
