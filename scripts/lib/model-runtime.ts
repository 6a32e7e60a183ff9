import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

/** What runs a model in the house is installed here, apart from our own packages: few want it, and it is large. */
const folder = join(root, 'server/platform/writing/local/runtime');
const runner = 'node-llama-cpp';

/** The packages with its program, by platform and processor; of many that there are, the one that this machine needs. */
const programs: Record<string, string> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'linux-arm': 'linux-armv7l',
  'linux-riscv64': 'linux-riscv64',
  'darwin-arm64': 'mac-arm64-metal',
  'darwin-x64': 'mac-x64',
  'win32-x64': 'win-x64',
  'win32-arm64': 'win-arm64',
};

/** Whether what runs a model is here, in the version that is asked for. */
export function isModelRuntimeInstalled(): boolean {
  const program = programName();
  return program !== null && [runner, program].every((name) => installedVersion(name) === wantedVersion());
}

/**
 * Installs it from the npm registry, without running any script of a package: nothing is built, and nothing comes from
 * anywhere else. Answers with why it could not, in a sentence; null when it is there.
 */
export function installModelRuntime(): string | null {
  const program = programName();
  if (program === null) {
    return `There is no ${runner} for ${process.platform} on ${process.arch}.`;
  }
  if (isModelRuntimeInstalled()) {
    return null;
  }
  // Optional are the programs for graphics cards, of some hundred megabytes each.
  const left = ['--omit=optional', '--omit=peer', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  spawnSync('npm', ['install', '--no-save', ...left, `${program}@${wantedVersion()}`], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  return isModelRuntimeInstalled() ? null : `npm could not install ${runner} into ${folder}.`;
}

function programName(): string | null {
  const name = programs[`${process.platform}-${process.arch}`];
  return name === undefined ? null : `@${runner}/${name}`;
}

function wantedVersion(): string | undefined {
  return readPackage(join(folder, 'package.json'))?.dependencies?.[runner];
}

function installedVersion(name: string): string | undefined {
  return readPackage(join(folder, 'node_modules', name, 'package.json'))?.version;
}

function readPackage(file: string): { version?: string; dependencies?: Record<string, string> } | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : undefined;
}
