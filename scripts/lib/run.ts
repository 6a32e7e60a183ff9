import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';

/** The project's folder. */
export const root = resolve(import.meta.dirname, '../..');

export type Outcome = { ok: boolean; output: string };

const running = new Set<ChildProcess>();

/** Passes a signal on to every command that is still running. */
export function signalAll(signal: NodeJS.Signals): void {
  for (const child of running) {
    child.kill(signal);
  }
}

type RunOptions = { show?: boolean; env?: NodeJS.ProcessEnv };

/**
 * Runs a command in the project's folder without a terminal to ask from. With `show` its output streams to ours,
 * otherwise it is kept in `output`. Never throws: a command that cannot start is a failed one.
 */
export function run(command: string, args: string[], { show = false, env = {} }: RunOptions = {}): Promise<Outcome> {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    let output = '';
    const keep = (chunk: string): void => {
      output += chunk;
    };
    const finish = (ok: boolean): void => {
      running.delete(child);
      done({ ok, output });
    };
    running.add(child);
    child.stdout?.setEncoding('utf8').on('data', keep);
    child.stderr?.setEncoding('utf8').on('data', keep);
    child.on('error', (error) => {
      keep(`${command}: ${error.message}\n`);
      finish(false);
    });
    child.on('close', (code) => finish(code === 0));
  });
}

/** Whether a command exists and ends well; its output is thrown away. */
export async function works(command: string, args: string[]): Promise<boolean> {
  return (await run(command, args)).ok;
}
