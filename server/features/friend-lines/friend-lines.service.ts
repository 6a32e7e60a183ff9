import type { Deps } from '#server/deps.ts';
import { authorsOf } from '#server/features/accounts/profile.service.ts';
import { friendsOf } from '#server/features/friends/friends.service.ts';
import type { Authorized, Viewer } from '#server/platform/auth/viewer.ts';
import { nextId } from '#server/platform/db/next-id.ts';
import type { Db } from '#server/tables.ts';
import { isoInstant } from '#shared/calendar.ts';
import type { FriendLine } from '#shared/contract/friend-lines.ts';
import { AppError } from '#shared/errors.ts';
import { mayDecide } from './friend-lines.policy.ts';
import {
  countWaiting,
  deleteLine,
  deleteLinesBetween,
  findLine,
  insertLine,
  listUnspoken,
  setSpoken,
  setWelcome,
  type FriendLineRow,
} from './friend-lines.queries.ts';
import { lineBinding } from './friend-lines.sealing.ts';

/** How many lines of one friend may wait with someone. */
const mostWaiting = 3;
/** A toast is of its listener's week: a few friends may raise their glass. */
const mostSpoken = 3;

/**
 * Sends a line to a friend, in the words of its author. Throws `conflict` when several of theirs wait there already.
 */
export async function offerLine(
  { db, keyring, clock }: Pick<Deps, 'db' | 'keyring' | 'clock'>,
  author: Viewer,
  { ownerId, line }: { ownerId: number; line: string },
): Promise<void> {
  if ((await countWaiting(db, ownerId, author.userId)) >= mostWaiting) {
    throw new AppError('conflict', 'Too many lines wait.', {
      userMessage: 'A few lines of yours wait there already. Please let those be heard first.',
    });
  }
  const key = await keyring.of(author.userId);
  await db.transaction().execute(async (transaction) => {
    const id = await nextId(transaction, 'friend_lines');
    await insertLine(transaction, {
      id,
      owner_id: ownerId,
      user_id: author.userId,
      line: key.sealText(lineBinding(id), line.replace(/\s+/gu, ' ')),
      welcome_at: null,
      spoken_at: null,
      created_at: clock.now(),
    });
  });
}

/** The lines that the viewer's friends sent and that were not spoken yet, the newest first. */
export async function linesFor(deps: Pick<Deps, 'db' | 'keyring'>, viewer: Viewer): Promise<FriendLine[]> {
  return present(deps, await unspokenOfFriends(deps.db, viewer.userId));
}

/** Who is no friend any more says nothing, and is heard again once they are. */
async function unspokenOfFriends(db: Db, ownerId: number): Promise<FriendLineRow[]> {
  const rows = await listUnspoken(db, ownerId);
  const friends = rows.length > 0 ? new Set(await friendsOf(db, ownerId)) : null;
  return rows.filter(({ user_id }) => friends?.has(user_id));
}

export async function findOwnLine(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  id: number,
): Promise<Authorized<FriendLineRow>> {
  return mayDecide(viewer, await findLine(db, id));
}

/** Lets a line be spoken in the next toast, or not. */
export async function decideLine(
  deps: Pick<Deps, 'db' | 'keyring' | 'clock'>,
  line: Authorized<FriendLineRow>,
  welcome: boolean,
): Promise<FriendLine> {
  const row = await setWelcome(deps.db, line.id, welcome ? deps.clock.now() : null);
  const [shown] = row ? await present(deps, [row]) : [];
  if (!shown) {
    throw new AppError('not_found', 'The line is spoken, or gone.');
  }
  return shown;
}

export async function removeLine({ db }: Pick<Deps, 'db'>, line: Authorized<FriendLineRow>): Promise<void> {
  await deleteLine(db, line.id);
}

/** A line to be spoken in someone's toast, and who raises their glass with it. */
export type SpokenLine = { id: number; line: string; from: string };

/** What friends may say in someone's next toast: what they let be spoken, of those who are still their friends. */
export async function linesToSpeak(deps: Pick<Deps, 'db' | 'keyring'>, ownerId: number): Promise<SpokenLine[]> {
  const rows = (await unspokenOfFriends(deps.db, ownerId)).filter(({ welcome_at }) => welcome_at !== null);
  return (await present(deps, rows.toReversed().slice(0, mostSpoken))).map(({ id, line, user }) => ({
    id,
    line,
    from: user.name,
  }));
}

/** Within the transaction that stores the weekly toast in which these lines are spoken. */
export async function markSpoken(transaction: Db, lines: readonly { id: number }[], now: number): Promise<void> {
  if (lines.length > 0) {
    await setSpoken(
      transaction,
      lines.map(({ id }) => id),
      now,
    );
  }
}

/** Who sent someone a line after `since`, the latest first. */
export async function linesSince(
  db: Db,
  { ownerId, since }: { ownerId: number; since: number },
): Promise<{ toastId: null; userId: number; at: number }[]> {
  return (await unspokenOfFriends(db, ownerId))
    .filter(({ created_at }) => created_at > since)
    .map(({ user_id, created_at }) => ({ toastId: null, userId: user_id, at: created_at }));
}

/** Within the transaction in which one person blocks another: what they sent each other goes. */
export async function forgetLinesBetween(transaction: Db, one: number, other: number): Promise<void> {
  await deleteLinesBetween(transaction, one, other);
}

/** Those that can be read. */
async function present(deps: Pick<Deps, 'db' | 'keyring'>, rows: FriendLineRow[]): Promise<FriendLine[]> {
  const authors = await authorsOf(
    deps,
    rows.map(({ user_id }) => user_id),
  );
  const opened = rows.map(async (row): Promise<FriendLine[]> => {
    const key = await deps.keyring.of(row.user_id).catch(() => null);
    const line = key && key.openText(lineBinding(row.id), row.line);
    const user = authors.get(row.user_id);
    return line && user
      ? [{ id: row.id, line, user, createdAt: isoInstant(row.created_at), welcome: row.welcome_at !== null }]
      : [];
  });
  return (await Promise.all(opened)).flat();
}
