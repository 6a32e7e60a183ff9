import { WorkerError } from '#server/platform/workers/worker-error.ts';
import type { Jobs } from './jobs.ts';

/**
 * Why words were not read: they took too long (`late`), the job threw or its thread ended (`failed`), too much waited
 * before it (`busy`), or the server stops (`closed`). The message never holds what was to be read.
 */
export type LanguageErrorReason = 'late' | 'failed' | 'busy' | 'closed';

export class LanguageError extends Error {
  override name = 'LanguageError';
  readonly reason: LanguageErrorReason;

  constructor(reason: LanguageErrorReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }

  /** Whether the words themselves are to blame: asking again with the same ones would end the same way. */
  get isOfTheWords(): boolean {
    return this.reason === 'late' || this.reason === 'failed';
  }
}

/** What becomes of a job whose thread failed. */
export function languageError(name: keyof Jobs, error: unknown): LanguageError {
  const isLate = error instanceof WorkerError && error.isLate;
  return isLate ? lateError(name) : new LanguageError('failed', `The job ${name} failed.`, { cause: error });
}

export function lateError(name: keyof Jobs): LanguageError {
  return new LanguageError('late', `The job ${name} passed its deadline.`);
}

export function closedError(): LanguageError {
  return new LanguageError('closed', 'No words are read any more.');
}
