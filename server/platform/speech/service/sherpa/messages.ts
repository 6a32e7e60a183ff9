import type { WritingReason } from '#server/platform/writing/writing-error.ts';
import type { ServiceSound } from '../sound-in.ts';
import type { ModelFiles } from './sherpa.ts';

/** A line that the process with the model is to speak. */
export type VoiceJob = { files: ModelFiles; line: string; speaker: number; threads: number };

export type VoiceAnswer = ServiceSound | { reason: WritingReason };
