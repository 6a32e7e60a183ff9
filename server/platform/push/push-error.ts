export type PushTrouble =
  /** Nobody has this subscription any more. */
  | 'gone'
  /** It was surely not taken, and may be another time. */
  | 'not-taken'
  /** It was refused, and would be again. */
  | 'refused'
  /** It was sent and nothing came back: it may have been taken. */
  | 'unknown';

/** Why a push service did not take a message. It names neither the service nor the person. */
export class PushError extends Error {
  override name = 'PushError';
  readonly trouble: PushTrouble;
  /** When the service wants to be asked again, in milliseconds from then; undefined where it does not say. */
  readonly waitMs: number | undefined;

  constructor(trouble: PushTrouble, reason: string, { waitMs }: { waitMs?: number | undefined } = {}) {
    super(`The push message was not taken: ${reason}.`);
    this.trouble = trouble;
    this.waitMs = waitMs;
  }
}
