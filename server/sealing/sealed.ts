import { sealedEmailChanges } from '#server/features/accounts/email-change/email-change.sealing.ts';
import { sealedPasskeys } from '#server/features/accounts/passkeys/passkeys.sealing.ts';
import { sealedComments } from '#server/features/comments/comments.sealing.ts';
import { sealedFeedback } from '#server/features/feedback/feedback.sealing.ts';
import { sealedFeeds } from '#server/features/feeds/feeds.sealing.ts';
import { sealedFriendLines } from '#server/features/friend-lines/friend-lines.sealing.ts';
import { sealedFriends } from '#server/features/friends/friends.sealing.ts';
import { sealedImports } from '#server/features/imports/imports.sealing.ts';
import { sealedNotes } from '#server/features/notes/notes.sealing.ts';
import { sealedPronunciations } from '#server/features/pronunciations/pronunciations.sealing.ts';
import { sealedPush } from '#server/features/push/push.sealing.ts';
import { sealedReviews } from '#server/features/reviews/reviews.sealing.ts';
import { sealedShares } from '#server/features/shares/shares.sealing.ts';
import { sealedPrepared } from '#server/features/toasts/prepared.sealing.ts';
import { sealedToasts } from '#server/features/toasts/toasts.sealing.ts';
import type { SealedColumn, SealedValue } from '#server/platform/db/sealed-column.ts';
import type { Db } from '#server/tables.ts';

/** Every column in which words are sealed. */
export const sealedColumns: readonly SealedColumn[] = [
  ...sealedNotes,
  ...sealedToasts,
  ...sealedPrepared,
  ...sealedPronunciations,
  ...sealedReviews,
  ...sealedFeedback,
  ...sealedFriends,
  ...sealedShares,
  ...sealedComments,
  ...sealedFriendLines,
  ...sealedFeeds,
  ...sealedPush,
  ...sealedPasskeys,
  ...sealedEmailChanges,
  ...sealedImports,
];

/** All sealed values of a column, some at a time, in the order of their rows. */
export async function* valuesOf(db: Db, column: SealedColumn): AsyncGenerator<SealedValue[]> {
  let last: number | undefined = 0;
  while (last !== undefined) {
    const read = await column.read(db, last);
    yield read.values;
    last = read.last;
  }
}
