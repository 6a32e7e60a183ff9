/** Why a worker thread gave no result. The message says what was wrong and never holds what it was given. */
export class WorkerError extends Error {
  override name = 'WorkerError';
  /** Whether it passed its deadline. */
  readonly isLate: boolean;

  constructor(message: string, { isLate = false, ...options }: ErrorOptions & { isLate?: boolean } = {}) {
    super(message, options);
    this.isLate = isLate;
  }
}
