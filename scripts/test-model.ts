import { installModelRuntime } from './lib/model-runtime.ts';

/** Before all tests: what runs a model, for those that load one. Where it cannot be had, they say so and fail. */
export function setup(): void {
  const problem = installModelRuntime();
  if (problem !== null) {
    console.error(problem);
  }
}
