/**
 * Why a mail was not handed over. What mail servers answer names the address, and an error ends in a log, so of their
 * answer only the code and the step are kept.
 */
export class MailError extends Error {
  override name = 'MailError';
  /** Whether another try would come to the same: there is nobody at this address. */
  readonly isFinal: boolean;
  /** Whether it may have been taken all the same: the server said nothing after it was sent. */
  readonly mayHaveGone: boolean;

  constructor(
    reason: string,
    { isFinal = false, mayHaveGone = false }: Partial<Record<'isFinal' | 'mayHaveGone', boolean>> = {},
  ) {
    super(`The mail was not taken: ${reason}.`);
    this.isFinal = isFinal;
    this.mayHaveGone = mayHaveGone;
  }
}
