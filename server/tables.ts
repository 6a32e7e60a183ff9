import type { Kysely } from 'kysely';
import type { AccountsTables } from '#server/features/accounts/accounts.table.ts';
import type { AudioTables } from '#server/features/audio/audio.table.ts';
import type { BadgesTables } from '#server/features/badges/badges.table.ts';
import type { FeedbackTables } from '#server/features/feedback/feedback.table.ts';
import type { NotesTables } from '#server/features/notes/notes.table.ts';
import type { PronunciationsTables } from '#server/features/pronunciations/pronunciations.table.ts';
import type { ReviewsTables } from '#server/features/reviews/reviews.table.ts';
import type { SettingsTables } from '#server/features/settings/settings.table.ts';
import type { ToastsTables } from '#server/features/toasts/toasts.table.ts';
import type { AnnouncementsTables } from '#server/features/announcements/announcements.table.ts';
import type { ActivityTables } from '#server/features/activity/activity.table.ts';
import type { CommentsTables } from '#server/features/comments/comments.table.ts';
import type { FeedsTables } from '#server/features/feeds/feeds.table.ts';
import type { FriendLinesTables } from '#server/features/friend-lines/friend-lines.table.ts';
import type { FriendsTables } from '#server/features/friends/friends.table.ts';
import type { ImportsTables } from '#server/features/imports/imports.table.ts';
import type { PushTables } from '#server/features/push/push.table.ts';
import type { ReactionsTables } from '#server/features/reactions/reactions.table.ts';
import type { SharesTables } from '#server/features/shares/shares.table.ts';
import type { OutsideTables } from '#server/platform/outside/outside.table.ts';
import type { JobsTables } from '#server/platform/jobs/jobs.table.ts';
import type { CountersTables } from '#server/platform/limits/counters.table.ts';
import type { InstanceTables } from './instance.table.ts';

export type Tables = InstanceTables &
  JobsTables &
  OutsideTables &
  CountersTables &
  AccountsTables &
  SettingsTables &
  NotesTables &
  AudioTables &
  ToastsTables &
  PronunciationsTables &
  ReviewsTables &
  FeedbackTables &
  ActivityTables &
  AnnouncementsTables &
  CommentsTables &
  FeedsTables &
  FriendLinesTables &
  FriendsTables &
  ImportsTables &
  PushTables &
  ReactionsTables &
  SharesTables &
  BadgesTables;

/** The database, or a transaction on it. */
export type Db = Kysely<Tables>;
