import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

/** What runs models on this machine is installed apart from our own packages: few want it, and it is large. */
type Runtime = {
  /** Where, from the root. */
  folder: string;
  runner: string;
  /** The packages with its program, by platform and processor; of many that there are, the one that this machine needs. */
  programs: Record<string, string>;
};

/** For models that write toasts (`WRITER=local`), and for those that speak them (`VOICE=sherpa`). */
const runtimes = {
  writer: {
    folder: 'server/platform/writing/local/runtime',
    runner: 'node-llama-cpp',
    programs: {
      'linux-x64': '@node-llama-cpp/linux-x64',
      'linux-arm64': '@node-llama-cpp/linux-arm64',
      'linux-arm': '@node-llama-cpp/linux-armv7l',
      'linux-riscv64': '@node-llama-cpp/linux-riscv64',
      'darwin-arm64': '@node-llama-cpp/mac-arm64-metal',
      'darwin-x64': '@node-llama-cpp/mac-x64',
      'win32-x64': '@node-llama-cpp/win-x64',
      'win32-arm64': '@node-llama-cpp/win-arm64',
    },
  },
  voice: {
    folder: 'server/platform/speech/service/sherpa/runtime',
    runner: 'sherpa-onnx-node',
    programs: {
      'linux-x64': 'sherpa-onnx-linux-x64',
      'linux-arm64': 'sherpa-onnx-linux-arm64',
      'darwin-arm64': 'sherpa-onnx-darwin-arm64',
      'darwin-x64': 'sherpa-onnx-darwin-x64',
      'win32-x64': 'sherpa-onnx-win-x64',
    },
  },
} satisfies Record<string, Runtime>;

export type RuntimeName = keyof typeof runtimes;

/** Whether it is here, in the version that is asked for. */
export function isRuntimeInstalled(name: RuntimeName): boolean {
  return isInstalled(runtimes[name]);
}

/**
 * Installs it from the npm registry, without running any script of a package: nothing is built, and nothing comes from
 * anywhere else. Answers with why it could not, in a sentence; null when it is there.
 */
export function installRuntime(name: RuntimeName): string | null {
  const runtime: Runtime = runtimes[name];
  const program = programOf(runtime);
  if (program === undefined) {
    return `There is no ${runtime.runner} for ${process.platform} on ${process.arch}.`;
  }
  if (isInstalled(runtime)) {
    return null;
  }
  const folder = join(root, runtime.folder);
  // Optional are programs for other machines, and those for graphics cards of some hundred megabytes each.
  const left = ['--omit=optional', '--omit=peer', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  spawnSync('npm', ['install', '--no-save', ...left, `${program}@${wantedVersion(runtime)}`], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  return isInstalled(runtime) ? null : `npm could not install ${runtime.runner} into ${folder}.`;
}

function isInstalled(runtime: Runtime): boolean {
  const program = programOf(runtime);
  const wanted = wantedVersion(runtime);
  return program !== undefined && [runtime.runner, program].every((name) => installedVersion(runtime, name) === wanted);
}

function programOf({ programs }: Runtime): string | undefined {
  return programs[`${process.platform}-${process.arch}`];
}

function wantedVersion({ folder, runner }: Runtime): string {
  return readPackage(join(root, folder, 'package.json'))?.dependencies?.[runner] ?? '';
}

function installedVersion({ folder }: Runtime, name: string): string | undefined {
  return readPackage(join(root, folder, 'node_modules', name, 'package.json'))?.version;
}

function readPackage(file: string): { version?: string; dependencies?: Record<string, string> } | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : undefined;
}
