import type { Deps } from '#server/deps.ts';
import { noteActivity, saying, type Seen } from '#server/features/shares/seeing.service.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import type { Db } from '#server/tables.ts';
import type { ReactionCounts } from '#shared/contract/reactions.ts';
import type { Reaction } from '#shared/sharing.ts';
import {
  countReactions,
  deleteReaction,
  deleteReactionsBetween,
  findReaction,
  listReactionsTo,
  putReaction,
} from './reactions.queries.ts';

/** How a share was answered, and how by the viewer. */
export async function reactionsTo(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer | null,
  { share }: Seen,
): Promise<ReactionCounts> {
  const own = viewer && (await findReaction(db, share.id, viewer.userId));
  return { reactions: await countReactions(db, share.id), userReaction: own ?? null };
}

/** Gives a reaction in the place of another; the same again takes it back. */
export async function react(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: Viewer,
  { seen, reaction }: { seen: Seen; reaction: Reaction },
): Promise<ReactionCounts> {
  const { db, clock } = deps;
  const given = { share_id: seen.share.id, user_id: viewer.userId, reaction };
  await saying(db, async (transaction) => {
    if (!(await deleteReaction(transaction, given))) {
      const { toast_id, user_id: owner_id } = seen.share;
      await putReaction(transaction, { ...given, toast_id, owner_id, created_at: clock.now() });
    }
    await noteActivity(transaction, seen);
  });
  return reactionsTo(deps, viewer, seen);
}

/** Something that someone said to a toast of somebody's. */
export type Said = { toastId: number | null; userId: number; at: number };

/** The reactions to someone's toasts after `since`, the latest first. */
export async function reactionsSince(
  db: Db,
  { ownerId, since, most }: { ownerId: number; since: number; most: number },
): Promise<Said[]> {
  const rows = await listReactionsTo(db, { ownerId, since, most });
  return rows.map(({ toast_id, user_id, created_at }) => ({ toastId: toast_id, userId: user_id, at: created_at }));
}

/** Within the transaction in which one person blocks another: what they gave to each other's toasts goes. */
export async function forgetReactionsBetween(transaction: Db, one: number, other: number): Promise<void> {
  await deleteReactionsBetween(transaction, one, other);
}
