import type { Kysely } from 'kysely';
import { isPostgres } from './columns.ts';

/**
 * Rows that another transaction has taken are passed over, and those that are read are taken until this one is over.
 * SQLite has one writer at a time, so there is nobody to skip.
 */
export function skipTaken<Query extends { forUpdate(): { skipLocked(): Query } }>(
  transaction: Pick<Kysely<unknown>, 'getExecutor'>,
  rows: Query,
): Query {
  return isPostgres(transaction) ? rows.forUpdate().skipLocked() : rows;
}
