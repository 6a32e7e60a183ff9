import { sql } from 'kysely';
import { compiledQuery } from '#server/platform/db/compiled-query.ts';
import { together } from '#server/platform/db/together.ts';
import type { Db } from '#server/tables.ts';
import { shownColumns, type ShownRow } from './notes.queries.ts';

type Asked = { userId: number; limit: number };

const pagesOfSome = compiledQuery((db: Db, userIds: readonly number[], limits: readonly number[]) => {
  const pages = sql<ShownRow & { asker: number }>`
    select asked.asker, note.* from
      unnest(${userIds}::bigint[], ${limits}::integer[]) with ordinality as asked (owner, most, asker),
      lateral (
        select ${sql.join(shownColumns.map((column) => sql.ref(column)))} from notes
        where user_id = asked.owner and deleted_at is null
        order by local_date desc, created_at desc, id desc limit asked.most
      ) as note
    order by asker, local_date desc, created_at desc, id desc`;
  return { compile: () => pages.compile(db) };
});

const pageWithOthers = together(async (db: Db, all: readonly Asked[]): Promise<Map<Asked, ShownRow[]>> => {
  const pages = all.map((): ShownRow[] => []);
  const rows = await pagesOfSome(
    db,
    all.map(({ userId }) => userId),
    all.map(({ limit }) => limit),
  );
  for (const row of rows) {
    // Its askers are numbered from one.
    pages[Number(row.asker) - 1]?.push(row);
  }
  return new Map(all.map((asked, at) => [asked, pages[at] ?? []]));
});

/** The first page of someone's list in its order, read together with those of others. On PostgreSQL, outside of a transaction. */
export async function firstPageTogether(db: Db, userId: number, limit: number): Promise<ShownRow[]> {
  return (await pageWithOthers(db, { userId, limit })) ?? [];
}
