/** Why a model wrote nothing that can be used. None of these holds a word of what was asked or answered. */
export type WritingReason =
  /** It took longer than it may. */
  | 'timeout'
  /** Nobody answers at its address. */
  | 'unreachable'
  /** It has no time for us: 429. */
  | 'busy'
  /** It does not take what we send: a wrong key, an unknown model, any other 4xx. */
  | 'refused'
  /** It points to another address, where words are not sent. */
  | 'redirected'
  /** It failed on its side: 5xx, or the connection broke. */
  | 'failed'
  /** Its answer is not of the shape asked for. */
  | 'unreadable'
  /** Its answer has nothing in it. */
  | 'empty'
  /** Its answer is larger than any that could be used. */
  | 'too-long'
  /** It cannot be loaded: its file or what runs it is missing, damaged, or of a kind that is not known here. */
  | 'unloadable'
  /** It needs more memory than it may take. */
  | 'no-memory';

/**
 * The one error of writing. It carries no cause on purpose: what the libraries throw holds the whole prompt and the
 * whole answer, and an error ends in a log.
 */
export class WritingError extends Error {
  override name = 'WritingError';
  readonly reason: WritingReason;
  readonly status: number | undefined;

  constructor(reason: WritingReason, status?: number) {
    super(`The model wrote nothing: ${reason}${status === undefined ? '' : ` (${status})`}.`);
    this.reason = reason;
    this.status = status;
  }
}
