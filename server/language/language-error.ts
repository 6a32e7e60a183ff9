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
