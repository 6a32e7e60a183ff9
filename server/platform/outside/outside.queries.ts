import type { Insertable, Kysely, Selectable } from 'kysely';
import type { OutsideTables, ThirdPartyCalls } from './outside.table.ts';

export type CallRow = Selectable<ThirdPartyCalls>;

/** Throws a missing reference when the account is gone. */
export async function insertCall(db: Kysely<OutsideTables>, call: Insertable<ThirdPartyCalls>): Promise<number> {
  const { id } = await db.insertInto('third_party_calls').values(call).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function setOutcome(db: Kysely<OutsideTables>, id: number, outcome: CallRow['outcome']): Promise<void> {
  await db.updateTable('third_party_calls').set({ outcome }).where('id', '=', id).execute();
}

/** The newest calls made for someone after an instant, and how many there are in all. */
export async function listCalls(
  db: Kysely<OutsideTables>,
  userId: number,
  { after, most }: { after: number; most: number },
): Promise<{ rows: CallRow[]; inAll: number }> {
  const theirs = db.selectFrom('third_party_calls').where('user_id', '=', userId).where('created_at', '>', after);
  const rows = await theirs.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(most).execute();
  const { count } = await theirs.select((select) => select.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return { rows, inAll: Number(count) };
}

export async function deleteCallsUntil(db: Kysely<OutsideTables>, until: number): Promise<void> {
  await db.deleteFrom('third_party_calls').where('created_at', '<=', until).execute();
}
