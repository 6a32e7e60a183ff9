import type { Db } from '#server/tables.ts';
import { allBound, formatFact } from './bindings.table.ts';

const cleanSince = 'clean since ';

/**
 * How far the older format is gone: everything is bound to its row ('bound'), nothing older was found at an instant in
 * epoch milliseconds, or it has not been looked through (null).
 */
export async function sealedFormat(db: Db): Promise<typeof allBound | number | null> {
  const fact = await db.selectFrom('instance_facts').select('value').where('name', '=', formatFact).executeTakeFirst();
  const text = fact ? Buffer.from(fact.value).toString() : '';
  return text === allBound ? allBound : text.startsWith(cleanSince) ? Number(text.slice(cleanSince.length)) : null;
}

/** Keeps how far the older format is gone. */
export async function setSealedFormat(db: Db, format: typeof allBound | number | null): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('instance_facts').where('name', '=', formatFact).execute();
    if (format !== null) {
      const value = Buffer.from(format === allBound ? allBound : cleanSince + String(format));
      await transaction.insertInto('instance_facts').values({ name: formatFact, value }).execute();
    }
  });
}
