/** Why something could not be spoken. The message says what was wrong and never holds the words themselves. */
export class SpeechError extends Error {
  override name = 'SpeechError';
}

/** Too much waits to be spoken already. */
export class VoiceBusyError extends SpeechError {
  override name = 'VoiceBusyError';
  /** In how many milliseconds there should be room again. */
  readonly retryAfterMs: number;
  /** Whether it is the person's own that wait, rather than everybody's. */
  readonly isOwn: boolean;

  constructor({ retryAfterMs, isOwn }: { retryAfterMs: number; isOwn: boolean }) {
    super(isOwn ? 'Too much of this person waits to be spoken.' : 'Too much waits to be spoken.');
    this.retryAfterMs = retryAfterMs;
    this.isOwn = isOwn;
  }
}
