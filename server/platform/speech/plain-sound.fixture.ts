import type { NarratorSound } from './narrator-sound.ts';

/** A narrator for tests that are about who is voiced when, and not about how it sounds. */
export const plainSound: NarratorSound = {
  voice: 'slt',
  tract: 1,
  tempo: 1.5,
  pauseMs: 100,
  linePauseMs: 100,
  lastPauseMs: 100,
  warmthDb: 0,
  presenceDb: 0,
  airDb: 0,
  compression: 2,
  room: 0,
};
