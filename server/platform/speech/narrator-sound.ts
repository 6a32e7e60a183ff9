/** The recorded speakers that Flite carries and we use: a woman and a man from the US, and a man from Scotland. */
export type FliteVoice = 'slt' | 'rms' | 'awb';

/** Everything that makes one narrator sound unlike another. Plain data, so that it can travel to the worker. */
export type NarratorSound = {
  voice: FliteVoice;
  /** Size of the head against the speaker's own, in steps of 0.01: above 1 is smaller and brighter, below 1 larger. */
  tract: number;
  /** Mean pitch and its spread in Hz; the speaker's own when absent. `rms` has its own melody and heeds neither. */
  pitchHz?: number;
  pitchSpreadHz?: number;
  /** Speed against the speaker's own. */
  tempo: number;
  /** Silence between the sentences of a line, between lines, and before the last line, when the glass is raised. */
  pauseMs: number;
  linePauseMs: number;
  lastPauseMs: number;
  /** Shelf below 180 Hz, bell at 3 kHz, and what is added above 6 kHz, in dB. */
  warmthDb: number;
  presenceDb: number;
  airDb: number;
  /** Compression ratio: 1 leaves the dynamics alone. */
  compression: number;
  /** How much of the room is heard, 0 to 1. */
  room: number;
};
