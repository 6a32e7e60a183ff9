import { addWaysIn, createAccountsTables } from '#server/features/accounts/accounts.table.ts';
import { createSignIns } from '#server/features/accounts/sign-ins.table.ts';
import { createEmailChangesTables } from '#server/features/accounts/email-change/email-change.table.ts';
import { createPasskeysTables } from '#server/features/accounts/passkeys/passkeys.table.ts';
import { createKnownDevices } from '#server/features/accounts/known-devices.table.ts';
import { addClipLengths, addClipNotes, createAudioTables } from '#server/features/audio/audio.table.ts';
import { createBadgesTables } from '#server/features/badges/badges.table.ts';
import { addFeedbackSounds, createFeedbackTables } from '#server/features/feedback/feedback.table.ts';
import { addArrivals, addAskedFor, addNoteChanges, createNotesTables } from '#server/features/notes/notes.table.ts';
import { createPronunciationsTables } from '#server/features/pronunciations/pronunciations.table.ts';
import { addRecordings } from '#server/features/recordings/recordings.table.ts';
import { createReviewsTables } from '#server/features/reviews/reviews.table.ts';
import {
  addEmailWords,
  addHabits,
  addMusic,
  addReachesDevices,
  addReminders,
  addToastSteps,
  createSettingsTables,
  playReviews,
} from '#server/features/settings/settings.table.ts';
import {
  addToastWriter,
  addVoicedBy,
  addVoiceTries,
  createToastsTables,
  indexToastAudio,
} from '#server/features/toasts/toasts.table.ts';
import { createAnnouncementsTables } from '#server/features/announcements/announcements.table.ts';
import { createPreparedToasts, dropVoiceTries } from '#server/features/toasts/prepared.table.ts';
import { createActivityTables } from '#server/features/activity/activity.table.ts';
import { createCommentsTables } from '#server/features/comments/comments.table.ts';
import { createFeedsTables } from '#server/features/feeds/feeds.table.ts';
import { createFriendLinesTables } from '#server/features/friend-lines/friend-lines.table.ts';
import { createImportsTables } from '#server/features/imports/imports.table.ts';
import { createFriendsTables } from '#server/features/friends/friends.table.ts';
import { createPushTables } from '#server/features/push/push.table.ts';
import { createReactionsTables } from '#server/features/reactions/reactions.table.ts';
import { createSharesTables } from '#server/features/shares/shares.table.ts';
import { createInstanceTables } from './instance.table.ts';
import { addRevisions } from './revisions.table.ts';
import { addBindings } from './sealing/bindings.table.ts';
import { createJobsTables } from '#server/platform/jobs/jobs.table.ts';
import { createThirdPartyCalls } from '#server/platform/outside/outside.table.ts';
import { createCountersTables, forgetHashedCounts } from '#server/platform/limits/counters.table.ts';
import type { Step } from '#server/platform/db/migrate.ts';

/** The schema's history. A step that has once been released is never edited; a change is a new step. */
export const migrations: Record<string, Step> = {
  '0001-instance': createInstanceTables,
  '0002-accounts': createAccountsTables,
  '0003-settings': createSettingsTables,
  '0004-notes': createNotesTables,
  '0005-audio': createAudioTables,
  '0006-toasts': createToastsTables,
  '0007-toast-writer': addToastWriter,
  '0008-pronunciations': createPronunciationsTables,
  '0009-voice-tries': addVoiceTries,
  '0010-jobs': createJobsTables,
  '0011-counters': createCountersTables,
  '0012-ways-in': addWaysIn,
  '0013-feedback': createFeedbackTables,
  '0014-toast-audio': indexToastAudio,
  '0015-note-changes': addNoteChanges,
  '0016-clip-notes': addClipNotes,
  '0017-reviews': createReviewsTables,
  '0018-habits': addHabits,
  '0019-recordings': addRecordings,
  '0020-badges': createBadgesTables,
  '0021-arrivals': addArrivals,
  '0022-reviews-play': playReviews,
  '0023-bindings': addBindings,
  '0024-known-devices': createKnownDevices,
  '0025-counts-by-hmac': forgetHashedCounts,
  '0026-friends': createFriendsTables,
  '0027-shares': createSharesTables,
  '0028-reactions': createReactionsTables,
  '0029-comments': createCommentsTables,
  '0030-friend-lines': createFriendLinesTables,
  '0031-activity': createActivityTables,
  '0032-toast-steps': addToastSteps,
  '0033-prepared-toasts': createPreparedToasts,
  '0034-voice-by-job': dropVoiceTries,
  '0035-announcements': createAnnouncementsTables,
  '0036-email-words': addEmailWords,
  '0037-reminders': addReminders,
  '0038-voiced-by': addVoicedBy,
  '0039-clip-lengths': addClipLengths,
  '0040-feeds': createFeedsTables,
  '0041-push': createPushTables,
  '0042-reaches-devices': addReachesDevices,
  '0043-feedback-sounds': addFeedbackSounds,
  '0046-third-party-calls': createThirdPartyCalls,
  '0047-sign-ins': createSignIns,
  '0048-passkeys': createPasskeysTables,
  '0049-email-changes': createEmailChangesTables,
  '0050-imports': createImportsTables,
  '0051-plays-music': addMusic,
  '0052-revisions': addRevisions,
  '0053-asked-for': addAskedFor,
};
