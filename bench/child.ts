import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export type Child = { url: string; pid: number; stop(): Promise<void> };

/** Starts a server as its own process and waits for the line in which it gives its address. */
export async function startChild(args: string[], env: NodeJS.ProcessEnv = {}): Promise<Child> {
  const child: ChildProcess = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (text: Buffer) => {
      const address = / is at (http\S+)/.exec(text.toString())?.[1];
      if (address) {
        resolve(address.replace('localhost', '127.0.0.1'));
      }
    });
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${String(code)}`)));
  });
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
