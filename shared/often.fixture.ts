import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    drill: boolean;
  }
}

/** How often a test tries something: `few` times in `npm test`, `many` in `npm run drill`. */
export function often(few: number, many: number): number {
  return inject('drill') ? many : few;
}
