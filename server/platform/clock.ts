import { randomBytes, randomUUID } from 'node:crypto';

/** Time and chance are handed in, so that a test can say what they are. */
export type Clock = { now(): number };

export type Random = { bytes(count: number): Buffer; uuid(): string };

export const systemClock: Clock = { now: () => Date.now() };

export const systemRandom: Random = { bytes: (count) => randomBytes(count), uuid: () => randomUUID() };

/**
 * By how much the clocks of several machines may differ. What lies further ahead than it can by this clock was written
 * before the clock was set back: nobody waits for that.
 */
export const clockSkewMs = 60_000;
