import type { Deps } from '#server/deps.ts';
import { hashToken } from '#server/platform/auth/token.ts';
import type { Authorized, Viewer } from '#server/platform/auth/viewer.ts';
import type { SealingKey } from '#server/platform/crypto/sealing-key.ts';
import { nextId } from '#server/platform/db/next-id.ts';
import { isoInstant } from '#shared/calendar.ts';
import { calendar, podcast, type Feed, type FeedKind } from '#shared/contract/feeds.ts';
import { fillPath } from '#shared/contract/endpoint.ts';
import { AppError } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import { mayEnd, mayRead } from './feeds.policy.ts';
import {
  countFeeds,
  deleteFeed,
  findFeed,
  findFeedByToken,
  insertFeed,
  listFeeds,
  updateLastUsed,
  type FeedRow,
} from './feeds.queries.ts';
import { feedBinding } from './feeds.sealing.ts';

const hourMs = 3_600_000;
const paths: Record<FeedKind, string> = { podcast: podcast.feed.path, calendar: calendar.feed.path };

/**
 * Makes a feed of the viewer's and answers with its address, which is kept nowhere. Throws `conflict` when they have too
 * many, and `forbidden` in testing mode.
 */
export async function makeFeed(
  { db, clock, random, keyring, home, sandbox }: Deps,
  viewer: Viewer,
  { kind, name }: { kind: FeedKind; name: string },
): Promise<{ feed: Feed; address: string }> {
  if (sandbox) {
    throw new AppError('forbidden', 'A feed in testing mode.', {
      userMessage: 'There are no feeds in testing mode: it leaves no trace.',
    });
  }
  const key = await keyring.of(viewer.userId);
  const token = random.bytes(32).toString('base64url');
  const row = await db.transaction().execute(async (transaction) => {
    if ((await countFeeds(transaction, viewer.userId, kind)) >= limits.feedsMax) {
      throw new AppError('conflict', 'Too many feeds.', {
        userMessage: `You have ${String(limits.feedsMax)} of these already. Remove one that you no longer use.`,
      });
    }
    const id = await nextId(transaction, 'feeds');
    return insertFeed(transaction, {
      id,
      user_id: viewer.userId,
      kind,
      token_hash: hashToken(token),
      name: key.sealText(feedBinding(id), name),
      created_at: clock.now(),
      last_used_at: null,
    });
  });
  return { feed: presentFeed(row, key), address: home.url + fillPath(paths[kind], { token }) };
}

export async function feedsOf({ db, keyring }: Pick<Deps, 'db' | 'keyring'>, { userId }: Viewer): Promise<Feed[]> {
  const key = await keyring.of(userId);
  return (await listFeeds(db, userId)).map((row) => presentFeed(row, key));
}

export async function findOwnFeed({ db }: Pick<Deps, 'db'>, viewer: Viewer, id: number): Promise<Authorized<FeedRow>> {
  return mayEnd(viewer, await findFeed(db, id));
}

export async function removeFeed({ db }: Pick<Deps, 'db'>, feed: Authorized<FeedRow>): Promise<void> {
  await deleteFeed(db, feed.id);
}

/**
 * Who a program reads for that knows the secret of a feed of this kind. Throws `not_found` for every other secret, always
 * the same.
 */
export async function readerBy(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  kind: FeedKind,
  token: string,
): Promise<Viewer> {
  const feed = mayRead(kind, await findFeedByToken(db, hashToken(token)));
  const now = clock.now();
  const hour = now - (now % hourMs);
  if ((feed.last_used_at ?? 0) < hour) {
    await updateLastUsed(db, feed.id, hour);
  }
  return { userId: feed.user_id, sessionId: 0 };
}

function presentFeed(row: FeedRow, key: SealingKey): Feed {
  return {
    id: row.id,
    kind: row.kind,
    name: key.openText(feedBinding(row.id), row.name),
    createdAt: isoInstant(row.created_at),
    lastUsedAt: row.last_used_at === null ? null : isoInstant(row.last_used_at),
  };
}
