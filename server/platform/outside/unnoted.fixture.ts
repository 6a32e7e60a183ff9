import type { Outgoing } from './outside.ts';

/** Calls without a note, for tests of what makes them. */
export const unnoted: Outgoing = (_going, make) => make();
