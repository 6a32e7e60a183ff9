import type { Deps } from '#server/deps.ts';
import { authorsOf, findIdByHandle } from '#server/features/accounts/profile.service.ts';
import type { Authorized, Viewer } from '#server/platform/auth/viewer.ts';
import { isUniqueViolation } from '#server/platform/db/errors.ts';
import type { Db } from '#server/tables.ts';
import { isoInstant } from '#shared/calendar.ts';
import type { FriendList, Friendship } from '#shared/contract/friends.ts';
import type { Author } from '#shared/contract/shares.ts';
import { AppError } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import { mayAnswer, mayBlock, mayEnd, mayUnblock, type Standing } from './friends.policy.ts';
import {
  areApart,
  changeStatus,
  deleteBlock,
  deleteFriendship,
  deletePair,
  findBlock,
  findFriendship,
  findPair,
  insertBlock,
  insertFriendship,
  listBlocks,
  listFriendIds,
  listFriendships,
  type BlockRow,
  type FriendshipRow,
} from './friends.queries.ts';

type FriendDeps = Pick<Deps, 'db' | 'clock'>;

/** After how long someone who was turned down may be heard again. */
const silenceMs = 30 * 86_400_000;

export type { Standing } from './friends.policy.ts';

/** What the viewer is to the owner of something. */
export async function standingOf(db: Db, viewer: Viewer | null, ownerId: number): Promise<Standing> {
  if (!viewer) {
    return 'visitor';
  }
  if (viewer.userId === ownerId) {
    return 'owner';
  }
  if (await areApart(db, viewer.userId, ownerId)) {
    return 'blocked';
  }
  const friendship = await findPair(db, pairOf(viewer.userId, ownerId));
  return friendship?.status === 'accepted' ? 'friend' : 'stranger';
}

/** The numbers of a person's friends. Nobody is the friend of someone they blocked. */
export async function friendsOf(db: Db, userId: number): Promise<number[]> {
  return listFriendIds(db, userId);
}

/**
 * Asks someone to be a friend; when they have asked already, they are friends. Whether there is such a person, and
 * whether they want to be asked, makes no difference that could be seen.
 */
export async function askFriend(deps: FriendDeps, viewer: Viewer, username: string): Promise<void> {
  const asked = username.toLowerCase();
  const friendId = (await findIdByHandle(deps, asked)) ?? null;
  if (friendId === viewer.userId) {
    throw new AppError('invalid', 'Asked themselves.', { userMessage: 'That is your own username.' });
  }
  const { db, clock } = deps;
  const pair = friendId === null ? `${String(viewer.userId)}?${asked}` : pairOf(viewer.userId, friendId);
  const now = clock.now();
  const times = { created_at: now, updated_at: now };
  const before = await findPair(db, pair);
  if (before) {
    await askAgain(deps, viewer, before);
    return;
  }
  try {
    await insertFriendship(db, {
      user_id: viewer.userId,
      friend_id: friendId,
      asked,
      pair,
      status: 'pending',
      ...times,
    });
  } catch (error) {
    const other = isUniqueViolation(error) ? await findPair(db, pair) : undefined;
    if (!other) {
      throw error;
    }
    await askAgain(deps, viewer, other);
  }
}

async function askAgain(deps: FriendDeps, viewer: Viewer, row: FriendshipRow): Promise<void> {
  if (row.friend_id === viewer.userId && row.status !== 'accepted') {
    // Who has turned someone down and asks them now has changed their mind.
    await befriend(deps, row);
  } else if (row.status === 'rejected' && row.updated_at < deps.clock.now() - silenceMs) {
    await changeStatus(deps.db, row, { status: 'pending', updated_at: deps.clock.now() });
  }
}

/**
 * Makes two people friends, of which the one who asked is told, whatever was between them before; neither may have
 * blocked the other, which answers as if there were nobody. Within a transaction.
 */
export async function makeFriends(
  deps: FriendDeps,
  { asking, asked }: { asking: number; asked: number },
): Promise<void> {
  const { db, clock } = deps;
  if (asking === asked || (await areApart(db, asking, asked))) {
    throw new AppError('not_found', 'Nobody to be a friend of.');
  }
  const pair = pairOf(asking, asked);
  if ((await findPair(db, pair))?.status === 'accepted') {
    return;
  }
  await requireRoom(deps, [asking, asked]);
  await deletePair(db, pair);
  const handle = (await authorsOf(deps, [asked])).get(asked)?.username ?? '';
  const row = { user_id: asking, friend_id: asked, asked: handle, pair, status: 'accepted' as const };
  await insertFriendship(db, { ...row, created_at: clock.now(), updated_at: clock.now() });
}

/** Accepts a request, of which the other side learns; `rejected` is told to nobody. */
export async function answerRequest(
  deps: FriendDeps,
  friendship: Authorized<FriendshipRow>,
  status: 'accepted' | 'rejected',
): Promise<void> {
  if (status === 'accepted') {
    await befriend(deps, friendship);
  } else {
    await changeStatus(deps.db, friendship, { status, updated_at: deps.clock.now() });
  }
}

async function befriend(deps: FriendDeps, row: FriendshipRow): Promise<void> {
  const people = [row.user_id, row.friend_id ?? row.user_id];
  if (row.status === 'accepted') {
    return;
  }
  if (await areApart(deps.db, row.user_id, row.friend_id ?? row.user_id)) {
    // Whoever is blocked asks into the void.
    return;
  }
  await requireRoom(deps, people);
  await changeStatus(deps.db, row, { status: 'accepted', updated_at: deps.clock.now() });
}

async function requireRoom({ db }: FriendDeps, people: number[]): Promise<void> {
  for (const person of people) {
    if ((await listFriendIds(db, person)).length >= limits.friendsMax) {
      throw new AppError('conflict', 'Too many friends.', {
        userMessage: `Nobody can have more than ${String(limits.friendsMax)} friends here.`,
      });
    }
  }
}

/** What else happens in the transaction in which one person blocks another. */
export type AfterBlock = readonly ((transaction: Db, one: number, other: number) => Promise<void>)[];

/** Blocks a person: a friendship ends at once, and neither sees anything of the other any more. */
export async function blockPerson(
  { db, clock }: FriendDeps,
  { userId }: Viewer,
  { blocked, after }: { blocked: number; after: AfterBlock },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await insertBlock(transaction, { user_id: userId, blocked_id: blocked, created_at: clock.now() });
    await deletePair(transaction, pairOf(userId, blocked));
    for (const forget of after) {
      await forget(transaction, userId, blocked);
    }
  });
}

/** Whom someone blocked. */
export async function blockedBy(db: Db, userId: number): Promise<Set<number>> {
  return new Set((await listBlocks(db, userId)).map(({ blocked_id }) => blocked_id));
}

/** The other of the two people of a friendship. */
export function otherOf(friendship: FriendshipRow, viewer: Viewer): number | null {
  return friendship.user_id === viewer.userId ? friendship.friend_id : friendship.user_id;
}

export async function endFriendship({ db }: Pick<Deps, 'db'>, friendship: Authorized<FriendshipRow>): Promise<void> {
  await deleteFriendship(db, friendship.id);
}

export async function unblock({ db }: Pick<Deps, 'db'>, block: Authorized<BlockRow>): Promise<void> {
  await deleteBlock(db, block.id);
}

type May = 'answer' | 'block' | 'end';
const policies = { answer: mayAnswer, block: mayBlock, end: mayEnd };

/** A friendship with which the viewer may do this. Throws `not_found` otherwise. */
export async function findFriendshipTo(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  { id, may }: { id: number; may: May },
): Promise<Authorized<FriendshipRow>> {
  return policies[may](viewer, await findFriendship(db, id));
}

export async function findOwnBlock(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  id: number,
): Promise<Authorized<BlockRow>> {
  return mayUnblock(viewer, await findBlock(db, id));
}

/** The viewer's friends, requests and blocks. A request shows the name that was asked for, until it is accepted. */
export async function friendListOf(deps: Pick<Deps, 'db'>, viewer: Viewer): Promise<FriendList> {
  const { userId } = viewer;
  const rows = await listFriendships(deps.db, userId);
  const blocks = await listBlocks(deps.db, userId);
  const blocked = new Set(blocks.map(({ blocked_id }) => blocked_id));
  const others = rows.flatMap((row) => otherOf(row, viewer) ?? []);
  const authors = await authorsOf(deps, [...others, ...blocked]);
  const named = (id: number | null): Author => authors.get(id ?? 0) ?? { name: '', username: '' };
  const present = (row: FriendshipRow, user: Author): Friendship => ({
    id: row.id,
    user,
    since: isoInstant(row.updated_at),
  });
  const isOut = (row: FriendshipRow) => row.user_id === userId;
  return {
    friends: rows.filter(({ status }) => status === 'accepted').map((row) => present(row, named(otherOf(row, viewer)))),
    incoming: rows
      .filter((row) => row.status === 'pending' && !isOut(row) && !blocked.has(row.user_id))
      .map((row) => present(row, named(row.user_id))),
    // Who was turned down is not told so.
    outgoing: rows
      .filter((row) => row.status !== 'accepted' && isOut(row))
      .map((row) => ({ ...present(row, { name: row.asked, username: row.asked }), since: isoInstant(row.created_at) })),
    blocked: blocks.map((row) => ({ id: row.id, user: named(row.blocked_id), since: isoInstant(row.created_at) })),
  };
}

type Since = { ownerId: number; since: number };
type Asking = { toastId: null; userId: number; at: number };

/** Who asked to be someone's friend after `since`, and who became one because they were asked. */
export async function requestsSince(
  db: Db,
  { ownerId, since }: Since,
): Promise<{ requests: Asking[]; friends: Asking[] }> {
  const blocked = await blockedBy(db, ownerId);
  const rows = (await listFriendships(db, ownerId)).filter(({ updated_at }) => updated_at > since);
  const asking = (userId: number | null, at: number): Asking[] =>
    userId === null || blocked.has(userId) ? [] : [{ toastId: null, userId, at }];
  return {
    requests: rows
      .filter((row) => row.status === 'pending' && row.friend_id === ownerId)
      .flatMap((row) => asking(row.user_id, row.updated_at)),
    friends: rows
      .filter((row) => row.status === 'accepted' && row.user_id === ownerId)
      .flatMap((row) => asking(row.friend_id, row.updated_at)),
  };
}

function pairOf(one: number, other: number): string {
  return `${String(Math.min(one, other))}:${String(Math.max(one, other))}`;
}
