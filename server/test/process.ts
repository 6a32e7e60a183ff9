import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const endWithParent = new URL('../../scripts/lib/end-with-parent.mjs', import.meta.url).href;
const beforeStart = new URL('../../scripts/before-start.mjs', import.meta.url).href;
const startTestClock = new URL('../../scripts/lib/start-test-clock.ts', import.meta.url).href;

/** A server as a process of its own; `pid` for looking at what it takes. */
export type RunningServer = {
  url: string;
  pid: number;
  /** What it has said so far, on both of its streams. */
  log(): string;
  kill(): Promise<void>;
  stop(): Promise<number | null>;
};

/**
 * As in `npm start`: what is thrown away is collected early, which saves some 35 MB at rest, and by two threads at most,
 * since four keep requests waiting where a processor is shared.
 */
const startFlags = ['--max-semi-space-size=4', '--v8-pool-size=2'];

let built: Promise<void> | undefined;

async function buildIfStale(): Promise<void> {
  const { buildServer, serverIsFresh } = await import('../../scripts/lib/server-build.ts');
  if (!serverIsFresh()) {
    const { ok, output } = await buildServer();
    if (!ok) {
      throw new Error(output);
    }
  }
}

/**
 * Starts Clink the way `npm start` does, on a free port, built when it has changed. Resolves when it says that it
 * listens. Who writes is said, so that it looks for no model on this machine.
 */
export async function startClink(env: NodeJS.ProcessEnv): Promise<RunningServer> {
  await (built ??= buildIfStale());
  return startServer([...startFlags, '--import', beforeStart, entry], {
    PORT: '0',
    RATE_LIMITS: 'off',
    WRITER: 'builtin',
    ...env,
  });
}

/**
 * Starts a server that says "… is at <address>" once it listens. It ends with the process that started it, and in a test
 * run its clock is that of the run.
 */
export async function startServer(args: string[], env: NodeJS.ProcessEnv = {}): Promise<RunningServer> {
  const hooks = process.env['TEST_CLOCK_MOVED_BY'] ? [endWithParent, startTestClock] : [endWithParent];
  const child = spawn(process.execPath, [...hooks.flatMap((hook) => ['--import', hook]), ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  let complaints = '';
  let said = '';
  child.stderr.on('data', (text: Buffer) => {
    complaints += text.toString();
    said += text.toString();
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      said += text.toString();
      const address = / is at (http\S+)\s/.exec(said)?.[1];
      if (address) {
        resolve(address.replace('localhost', '127.0.0.1'));
      }
    });
    child.once('exit', (code) => reject(new Error(`It ended with ${String(code)}: ${complaints}`)));
  });
  return {
    url,
    pid: child.pid ?? 0,
    log: () => said,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      child.kill('SIGTERM');
      const [code] = await ended;
      return code;
    },
  };
}
