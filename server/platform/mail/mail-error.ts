/**
 * Why a mail was not handed over. What mail servers answer names the address, and an error ends in a log, so of their
 * answer only the code and the step are kept.
 */
export class MailError extends Error {
  override name = 'MailError';
  /** Whether another try would come to the same: there is nobody at this address. */
  readonly isFinal: boolean;

  constructor(reason: string, { isFinal = false }: { isFinal?: boolean } = {}) {
    super(`The mail was not taken: ${reason}.`);
    this.isFinal = isFinal;
  }
}
