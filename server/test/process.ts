import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('../main.ts', import.meta.url));
const endWithParent = new URL('../../scripts/lib/end-with-parent.mjs', import.meta.url).href;

export type RunningClink = {
  url: string;
  process: ChildProcess;
  kill(): Promise<void>;
  stop(): Promise<number | null>;
};

/** Starts Clink as its own process, the way `npm start` does, on a free port. Resolves when it says that it listens. */
export async function startClink(env: NodeJS.ProcessEnv): Promise<RunningClink> {
  const child = spawn(process.execPath, ['--import', endWithParent, entry], {
    env: { ...process.env, PORT: '0', RATE_LIMITS: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  let complaints = '';
  child.stderr.on('data', (text: Buffer) => {
    complaints += text.toString();
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      const address = /is at (http\S+)/.exec(text.toString())?.[1];
      if (address) {
        resolve(address.replace('localhost', '127.0.0.1'));
      }
    });
    child.once('exit', (code) => reject(new Error(`Clink ended with ${String(code)}: ${complaints}`)));
  });
  return {
    url,
    process: child,
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
