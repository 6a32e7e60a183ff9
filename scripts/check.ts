import { checks } from './lib/checks.ts';
import { doSteps } from './lib/steps.ts';

// `npm run check`: everything that needs no running, all of it, in a few seconds.
const done = await doSteps(checks, { atOnce: 2, all: true });
process.exitCode = done.every(({ ok }) => ok) ? 0 : 1;
