import type { Outgoing } from '#server/platform/outside/outside.ts';
import type { ServiceSound } from './sound-in.ts';

export type Saying = {
  line: string;
  /** One of its voices. */
  voice: string;
  signals: AbortSignal[];
  /** How it is asked, where it is not on this machine. */
  outgoing: Outgoing;
};

/** What speaks a line in one of its voices. */
export type LineSpeaker = {
  /** How many lines it is asked for at a time. */
  atOnce: number;
  /** Throws WritingError. */
  say(saying: Saying): Promise<ServiceSound>;
  /** Lets go of what it holds. */
  close(): Promise<void>;
};
