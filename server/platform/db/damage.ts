import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { isDamaged } from './errors.ts';

const run = promisify(execFile);
const checker = fileURLToPath(new URL('./sqlite.check-worker.ts', import.meta.url));

/** What is known of damage to the database file. Once found, it stays known until the next start. */
export type DamageWatch = {
  /** Told of what went wrong with a statement. */
  see(error: unknown): void;
  isDamaged(): boolean;
  /**
   * Reads the whole file, in a process of its own: in ours it would hold everybody up, and a thread would leave its
   * memory with us. Throws when that could not be done. Stops when `stopping` does.
   */
  check(stopping?: AbortSignal): Promise<void>;
};

/** Watches over the SQLite file at `path`; `onDamage` is told once. */
export function watchForDamage(path: string, onDamage: () => void): DamageWatch {
  let damaged = false;

  function found(): void {
    if (!damaged) {
      damaged = true;
      onDamage();
    }
  }

  return {
    see(error) {
      if (isDamaged(error)) {
        found();
      }
    },
    isDamaged: () => damaged,
    async check(stopping) {
      try {
        const { stdout } = await run(process.execPath, [checker, path], {
          env: {},
          ...(stopping && { signal: stopping }),
        });
        if (stdout === 'damaged') {
          found();
        }
      } catch (error) {
        if (!stopping?.aborted) {
          throw error;
        }
      }
    },
  };
}

/** For a database that looks after itself, or is in memory alone. */
export const noDamageWatch: DamageWatch = {
  see: () => undefined,
  isDamaged: () => false,
  check: () => Promise.resolve(),
};
