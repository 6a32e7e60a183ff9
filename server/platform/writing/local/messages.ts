import type { WritingProgress } from '../writing.ts';
import type { WritingReason } from '../writing-error.ts';
import type { FromWorker } from '#server/platform/workers/job-worker.ts';

/** What the process with the model is asked to do. */
export type ModelJob = {
  /** The file that holds the model. */
  file: string;
  system: string;
  prompt: string;
  /** The shape of the answer, as JSON schema. */
  schema: unknown;
  /** The most it may say. */
  mostTokens: number;
  /** In how many threads it works. */
  threads: number;
};

export type ModelAnswer = { text: string } | { reason: WritingReason };

/** What that process says: about its job, and now and then how much memory it has taken. */
export type FromModel = FromWorker<ModelAnswer, WritingProgress> | { kind: 'memory'; megabytes: number };
