import type { Outcome } from './run.ts';

/** How a step went, and how many tests passed and failed in it when it runs tests. */
export type Result = Outcome & { passed?: number; failed?: number };
export type Step = {
  name: string;
  work: () => Promise<Result>;
  /** It writes to the terminal itself while it runs. */
  shows?: boolean;
};
export type Done = Result & { name: string; seconds: number };

/** One line: the step, its time and its tests. */
export function summaryLine({ name, ok, seconds, passed, failed }: Done): string {
  const counts = passed === undefined ? '' : `   ${passed} passed, ${failed ?? 0} failed`;
  return `  ${ok ? 'ok  ' : 'FAIL'}  ${name.padEnd(28)}${seconds.toFixed(1).padStart(6)} s${counts}`;
}

async function doStep({ name, work, shows = false }: Step): Promise<Done> {
  if (shows) {
    console.log(`\n${name}`);
  }
  const started = performance.now();
  const result = await work().catch((error: unknown) => ({
    ok: false,
    output: error instanceof Error ? error.message : String(error),
  }));
  const done = { name, seconds: (performance.now() - started) / 1000, ...result };
  console.log(summaryLine(done));
  if (!done.ok && done.output.trim()) {
    console.log(`\n${done.output.trim()}\n`);
  }
  return done;
}

export type StepsOptions = {
  /** How many run at a time. */
  atOnce?: number;
  /** Whether to go on after a failure. */
  all: boolean;
  /** Begins no further step once it is aborted. */
  signal?: AbortSignal;
};

/** Does the steps in order and says how each went. Answers with those that were done. */
export async function doSteps(steps: Step[], { atOnce = 1, all, signal }: StepsOptions): Promise<Done[]> {
  const waiting = [...steps];
  const done: Done[] = [];
  const mayGoOn = (): boolean => !signal?.aborted && (all || done.every(({ ok }) => ok));
  const takeTurns = async (): Promise<void> => {
    for (let next = waiting.shift(); next && mayGoOn(); next = waiting.shift()) {
      done.push(await doStep(next));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, takeTurns));
  return done;
}
