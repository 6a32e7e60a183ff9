import { setTimeout } from 'node:timers/promises';

/** A worker for tests that takes a while to load. */
await setTimeout(700);
await import('./language.stand-in-worker.ts');
