import { installRuntime } from './lib/runtimes.ts';

/** Before all tests: what runs models, for those that load one. Where it cannot be had, they say so and fail. */
export function setup(): void {
  for (const name of ['writer', 'voice'] as const) {
    const problem = installRuntime(name);
    if (problem !== null) {
      console.error(problem);
    }
  }
}
