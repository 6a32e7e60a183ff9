import { announceToast } from '#server/features/announcements/announcements.service.ts';
import { forgetCommentsBetween } from '#server/features/comments/comments.service.ts';
import { forgetLinesBetween } from '#server/features/friend-lines/friend-lines.service.ts';
import type { AfterBlock } from '#server/features/friends/friends.service.ts';
import { forgetReactionsBetween } from '#server/features/reactions/reactions.service.ts';
import type { AfterToast } from '#server/features/toasts/toasts.service.ts';

// What follows from a deed in other features, in the transaction that does it: so none of them has to know the others.

/** When someone blocks someone else. */
export const afterBlock: AfterBlock = [forgetReactionsBetween, forgetCommentsBetween, forgetLinesBetween];

/** When a weekly toast is shown. */
export const afterToast: AfterToast = [announceToast];
