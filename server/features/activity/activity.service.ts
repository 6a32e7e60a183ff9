import type { Deps } from '#server/deps.ts';
import { authorsOf } from '#server/features/accounts/profile.service.ts';
import { commentsSince } from '#server/features/comments/comments.service.ts';
import { linesSince } from '#server/features/friend-lines/friend-lines.service.ts';
import { requestsSince } from '#server/features/friends/friends.service.ts';
import { reactionsSince } from '#server/features/reactions/reactions.service.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import { isoInstant } from '#shared/calendar.ts';
import type { ActivityEntry } from '#shared/contract/activity.ts';
import type { Author } from '#shared/contract/shares.ts';
import { findSeenAt, setSeenAt } from './activity.queries.ts';

type Kind = ActivityEntry['kind'];
/** Something that someone did; the toast it was said to, or null. */
type Event = { kind: Kind; toastId: number | null; userId: number; at: number };

const most = 200;
const mostNames = 3;

/** What others did since the viewer last looked: one entry for each kind and toast, the latest first. */
export async function activityFor(deps: Pick<Deps, 'db'>, { userId }: Viewer): Promise<ActivityEntry[]> {
  const { db } = deps;
  const since = await findSeenAt(db, userId);
  const asked = { ownerId: userId, since, most };
  const of = (kind: Kind, events: Omit<Event, 'kind'>[]): Event[] => events.map((event) => ({ ...event, kind }));
  const { requests, friends } = await requestsSince(db, asked);
  const events = [
    ...of('reactions', await reactionsSince(db, asked)),
    ...of('comments', await commentsSince(db, asked)),
    ...of('lines', await linesSince(db, asked)),
    ...of('requests', requests),
    ...of('friends', friends),
  ];
  const authors = await authorsOf(
    deps,
    events.map((event) => event.userId),
  );
  const bundles = Map.groupBy(events, ({ kind, toastId }) => `${kind} ${String(toastId)}`);
  return [...bundles.values()]
    .map((bundle) => bundled(bundle, authors))
    .toSorted((one, other) => other.latestAt.localeCompare(one.latestAt));
}

function bundled(events: Event[], authors: Map<number, Author>): ActivityEntry {
  const latest = events.toSorted((one, other) => other.at - one.at);
  const names = new Set(latest.flatMap(({ userId }) => authors.get(userId)?.name ?? []));
  return {
    kind: latest[0]?.kind ?? 'comments',
    toastId: latest[0]?.toastId ?? null,
    count: events.length,
    names: [...names].slice(0, mostNames),
    latestAt: isoInstant(latest[0]?.at ?? 0),
  };
}

/** Only what happened after `until`, or from now on when left out, is new to the viewer. What was seen stays seen. */
export async function seeActivity(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId }: Viewer,
  until?: string,
): Promise<void> {
  const now = clock.now();
  const at = until === undefined ? now : Math.min(Date.parse(until), now);
  await setSeenAt(db, userId, Math.max(at, await findSeenAt(db, userId)));
}
