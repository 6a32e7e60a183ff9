import type { Deps } from '#server/deps.ts';
import { authorsOf } from '#server/features/accounts/profile.service.ts';
import { blockPerson, blockedBy, type AfterBlock } from '#server/features/friends/friends.service.ts';
import { noteActivity, saying, type Seen } from '#server/features/shares/seeing.service.ts';
import type { Authorized, Viewer } from '#server/platform/auth/viewer.ts';
import { nextId } from '#server/platform/db/next-id.ts';
import type { Db } from '#server/tables.ts';
import { isoInstant } from '#shared/calendar.ts';
import type { Comment } from '#shared/contract/comments.ts';
import type { Author } from '#shared/contract/shares.ts';
import { AppError } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import { canOf, mayDo, mustAllowComments } from './comments.policy.ts';
import {
  countComments,
  deleteComment,
  deleteCommentsBetween,
  findComment,
  insertComment,
  insertReport,
  listComments,
  listCommentsTo,
  updateComment,
  type CommentRow,
} from './comments.queries.ts';
import { commentBinding } from './comments.sealing.ts';

const firstVersion = 1;
const nobody: Author = { name: '', username: '' };

type Reading = Pick<Deps, 'db' | 'keyring'>;
type Writing = Pick<Deps, 'db' | 'keyring' | 'clock'>;

/** What was said to a share, the oldest first, without those whom the viewer blocked. */
export async function commentsOn(deps: Reading, viewer: Viewer | null, seen: Seen): Promise<Comment[]> {
  mustAllowComments(seen);
  const blocked = viewer ? await blockedBy(deps.db, viewer.userId) : new Set<number>();
  const rows = (await listComments(deps.db, seen.share.id)).filter(({ user_id }) => !blocked.has(user_id));
  const authors = await authorsOf(
    deps,
    rows.map(({ user_id }) => user_id),
  );
  return Promise.all(rows.map((row) => present(deps, viewer, { seen, row, user: authors.get(row.user_id) })));
}

/** Says something to a share. Throws `forbidden` where comments are switched off. */
export async function addComment(
  deps: Writing,
  viewer: Viewer,
  { seen, words }: { seen: Seen; words: string },
): Promise<Comment> {
  mustAllowComments(seen);
  const { db, clock } = deps;
  const { share } = seen;
  if ((await countComments(db, share.id)) >= limits.commentsMax) {
    throw new AppError('conflict', 'A share is full of comments.', {
      userMessage: 'This toast has all the comments it can hold.',
    });
  }
  const key = await deps.keyring.of(viewer.userId);
  const row = await saying(db, async (transaction) => {
    const id = await nextId(transaction, 'comments');
    await noteActivity(transaction, seen);
    return insertComment(transaction, {
      id,
      share_id: share.id,
      toast_id: share.toast_id,
      owner_id: share.user_id,
      user_id: viewer.userId,
      words: key.sealText(commentBinding({ id, version: firstVersion }), words),
      version: firstVersion,
      created_at: clock.now(),
      updated_at: null,
    });
  });
  return presentAlone(deps, viewer, { seen, row });
}

/** Changes the words of a comment. Throws `conflict` when they were changed in this moment. */
export async function editComment(
  deps: Writing,
  viewer: Viewer,
  { seen, comment, words }: { seen: Seen; comment: Authorized<CommentRow>; words: string },
): Promise<Comment> {
  mustAllowComments(seen);
  const version = comment.version + 1;
  const key = await deps.keyring.of(comment.user_id);
  const row = await deps.db.transaction().execute(async (transaction) => {
    await noteActivity(transaction, seen);
    return updateComment(transaction, comment, {
      words: key.sealText(commentBinding({ id: comment.id, version }), words),
      version,
      updated_at: deps.clock.now(),
    });
  });
  if (!row) {
    throw new AppError('conflict', 'A comment was changed in this moment.');
  }
  return presentAlone(deps, viewer, { seen, row });
}

export async function removeComment(
  { db }: Pick<Deps, 'db'>,
  { seen, comment }: { seen: Seen; comment: Authorized<CommentRow> },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await deleteComment(transaction, comment.id);
    await noteActivity(transaction, seen);
  });
}

/** Shows a comment to those who look after this server. */
export async function reportComment(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  viewer: Viewer,
  comment: Authorized<CommentRow>,
): Promise<void> {
  await insertReport(db, { comment_id: comment.id, user_id: viewer.userId, created_at: clock.now() });
}

/** Blocks the author of a comment, which takes what they said to the viewer's toasts with them. */
export async function blockAuthor(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: Viewer,
  { seen, comment, after }: { seen: Seen; comment: Authorized<CommentRow>; after: AfterBlock },
): Promise<void> {
  await blockPerson(deps, viewer, { blocked: comment.user_id, after });
  await noteActivity(deps.db, seen);
}

type Named = { seen: Seen; id: number; may: keyof Comment['can'] };

/** A comment of this share with which the viewer may do this. Throws `not_found` otherwise. */
export async function findCommentTo(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  { seen, id, may }: Named,
): Promise<Authorized<CommentRow>> {
  return mayDo(viewer, await findComment(db, id), { seen, may });
}

/** Who said something to someone's toasts after `since`, the latest first. */
export async function commentsSince(
  db: Db,
  { ownerId, since, most }: { ownerId: number; since: number; most: number },
): Promise<{ toastId: number; userId: number; at: number }[]> {
  const rows = await listCommentsTo(db, { ownerId, since, most });
  return rows.map(({ toast_id, user_id, created_at }) => ({ toastId: toast_id, userId: user_id, at: created_at }));
}

/** Within the transaction in which one person blocks another: what they said to each other's toasts goes. */
export async function forgetCommentsBetween(transaction: Db, one: number, other: number): Promise<void> {
  await deleteCommentsBetween(transaction, one, other);
}

async function presentAlone(
  deps: Reading,
  viewer: Viewer,
  { seen, row }: { seen: Seen; row: CommentRow },
): Promise<Comment> {
  const authors = await authorsOf(deps, [row.user_id]);
  return present(deps, viewer, { seen, row, user: authors.get(row.user_id) });
}

async function present(
  { keyring }: Pick<Deps, 'keyring'>,
  viewer: Viewer | null,
  { seen, row, user = nobody }: { seen: Seen; row: CommentRow; user: Author | undefined },
): Promise<Comment> {
  // Whose account goes in this moment takes their words along.
  const key = await keyring.of(row.user_id).catch(() => null);
  const words = key && key.openText(commentBinding(row), row.words);
  return {
    id: row.id,
    comment: words ?? '',
    ...(words === null && { unreadable: true }),
    createdAt: isoInstant(row.created_at),
    updatedAt: row.updated_at === null ? null : isoInstant(row.updated_at),
    user,
    can: canOf(viewer, seen, row),
  };
}
