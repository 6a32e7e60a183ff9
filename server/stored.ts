import { storedAccounts } from '#server/features/accounts/accounts.stored.ts';
import { storedActivity } from '#server/features/activity/activity.stored.ts';
import { storedAnnouncements } from '#server/features/announcements/announcements.stored.ts';
import { storedAudio } from '#server/features/audio/audio.stored.ts';
import { storedBadges } from '#server/features/badges/badges.stored.ts';
import { storedComments } from '#server/features/comments/comments.stored.ts';
import { storedFeeds } from '#server/features/feeds/feeds.stored.ts';
import { storedFriendLines } from '#server/features/friend-lines/friend-lines.stored.ts';
import { storedFriends } from '#server/features/friends/friends.stored.ts';
import { storedImports } from '#server/features/imports/imports.stored.ts';
import { storedNotes } from '#server/features/notes/notes.stored.ts';
import { storedPronunciations } from '#server/features/pronunciations/pronunciations.stored.ts';
import { storedPush } from '#server/features/push/push.stored.ts';
import { storedReactions } from '#server/features/reactions/reactions.stored.ts';
import { storedReviews } from '#server/features/reviews/reviews.stored.ts';
import { storedSettings } from '#server/features/settings/settings.stored.ts';
import { storedShares } from '#server/features/shares/shares.stored.ts';
import { storedToasts } from '#server/features/toasts/toasts.stored.ts';
import type { StoredRows } from '#server/platform/db/stored-rows.ts';
import { storedJobs } from '#server/platform/jobs/jobs.stored.ts';
import { storedCalls } from '#server/platform/outside/outside.stored.ts';
import type { Db } from '#server/tables.ts';
import { storedKinds, type Stored } from '#shared/contract/ledger.ts';

/** Every table in which something of a person's rests. */
export const storedTables: readonly StoredRows[] = [
  ...storedNotes,
  ...storedAudio,
  ...storedReviews,
  ...storedToasts,
  ...storedPronunciations,
  ...storedShares,
  ...storedComments,
  ...storedReactions,
  ...storedFriendLines,
  ...storedFriends,
  ...storedBadges,
  ...storedSettings,
  ...storedAccounts,
  ...storedPush,
  ...storedFeeds,
  ...storedImports,
  ...storedActivity,
  ...storedAnnouncements,
  ...storedJobs,
  ...storedCalls,
];

/** How much of each kind rests here of someone, in the order of the kinds; also of those of which there is nothing. */
export async function storedOf(db: Db, userId: number): Promise<Stored[]> {
  const found = new Map<string, Stored>(storedKinds.map((kind) => [kind, { kind, count: 0, bytes: 0 }]));
  // One after the other: on SQLite others have their turn in between.
  for (const { kind, measure } of storedTables) {
    const { count, bytes } = await measure(db, userId);
    const before = found.get(kind);
    found.set(kind, { kind, count: count + (before?.count ?? 0), bytes: bytes + (before?.bytes ?? 0) });
  }
  return [...found.values()];
}
