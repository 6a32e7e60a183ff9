import { setTimeout } from 'node:timers/promises';

/** A worker for tests that takes half a second to load. */
await setTimeout(500);
await import('./language.stand-in-worker.ts');
