import { clockMovedBy, moveClock } from './test-clock.ts';

// Preloaded with `--import`, or imported first, wherever the time of the test run is to hold.
const byMs = clockMovedBy();
moveClock(byMs);
