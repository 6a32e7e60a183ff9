import { AppError } from '#shared/errors.ts';

/** Who is asking: a person with a live session. */
export type Viewer = { userId: number; sessionId: number };

/** Who has come with a request, and the revision of what is theirs, read together with their session. */
export type SignedIn = Viewer & { revision: number };

declare const authorized: unique symbol;

/** A row that a policy has let this viewer act on. Only `authorize` makes one, and services take nothing less. */
export type Authorized<Row> = Row & { readonly [authorized]: true };

/**
 * Lets the act go on when `allowed`. What is not yours answers like what does not exist, so that nobody learns which
 * of the two it is.
 */
export function authorize<Row>(row: Row | undefined, allowed: (row: Row) => boolean): Authorized<Row> {
  if (row === undefined || !allowed(row)) {
    throw new AppError('not_found', 'Missing, or not theirs.');
  }
  return row as Authorized<Row>;
}
