import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/tables.ts';
import type { CommentReports, Comments } from './comments.table.ts';

export type CommentRow = Selectable<Comments>;

export async function insertComment(db: Db, comment: Insertable<Comments>): Promise<CommentRow> {
  return db.insertInto('comments').values(comment).returningAll().executeTakeFirstOrThrow();
}

/** Changes the words, unless they were changed in between. */
export async function updateComment(
  db: Db,
  { id, version }: Pick<CommentRow, 'id' | 'version'>,
  change: Pick<CommentRow, 'words' | 'version' | 'updated_at'>,
): Promise<CommentRow | undefined> {
  return db
    .updateTable('comments')
    .set(change)
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
}

export async function findComment(db: Db, id: number): Promise<CommentRow | undefined> {
  return db.selectFrom('comments').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The oldest first. */
export async function listComments(db: Db, shareId: number): Promise<CommentRow[]> {
  return db.selectFrom('comments').selectAll().where('share_id', '=', shareId).orderBy('id').execute();
}

export async function countComments(db: Db, shareId: number): Promise<number> {
  const { count } = await db
    .selectFrom('comments')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('share_id', '=', shareId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function deleteComment(db: Db, id: number): Promise<void> {
  await db.deleteFrom('comments').where('id', '=', id).execute();
}

/** What others said to someone's toasts after `since`, the latest first. */
export async function listCommentsTo(
  db: Db,
  { ownerId, since, most }: { ownerId: number; since: number; most: number },
): Promise<Pick<CommentRow, 'toast_id' | 'user_id' | 'created_at'>[]> {
  return db
    .selectFrom('comments')
    .select(['toast_id', 'user_id', 'created_at'])
    .where('owner_id', '=', ownerId)
    .where('user_id', '!=', ownerId)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
}

/** What two people said to each other's toasts. */
export async function deleteCommentsBetween(db: Db, one: number, other: number): Promise<void> {
  await db
    .deleteFrom('comments')
    .where((row) =>
      row.or([
        row.and([row('owner_id', '=', one), row('user_id', '=', other)]),
        row.and([row('owner_id', '=', other), row('user_id', '=', one)]),
      ]),
    )
    .execute();
}

/** Keeps a report; who has reported it already is not counted twice. */
export async function insertReport(db: Db, report: Insertable<CommentReports>): Promise<void> {
  await db
    .insertInto('comment_reports')
    .values(report)
    .onConflict((conflict) => conflict.columns(['comment_id', 'user_id']).doNothing())
    .execute();
}

export type ReportedRow = CommentRow & { count: number; reported_at: number };

/** The comments that were reported, those reported last first. */
export async function listReported(db: Db, most: number): Promise<ReportedRow[]> {
  const rows = await db
    .selectFrom('comments')
    .innerJoin('comment_reports', 'comment_reports.comment_id', 'comments.id')
    .selectAll('comments')
    .select((row) => [
      row.fn.countAll<number>().as('count'),
      row.fn.max<number>('comment_reports.created_at').as('reported_at'),
    ])
    .groupBy('comments.id')
    .orderBy('reported_at', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count), reported_at: Number(row.reported_at) }));
}

/** How many comments were reported and wait for a decision. */
export async function countReported(db: Db): Promise<number> {
  const row = await db
    .selectFrom('comment_reports')
    .select((rows) => rows.fn.count<number>('comment_id').distinct().as('count'))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

export async function deleteReports(db: Db, commentId: number): Promise<void> {
  await db.deleteFrom('comment_reports').where('comment_id', '=', commentId).execute();
}
