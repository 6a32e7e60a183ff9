import { raiseRevisions } from '#server/platform/db/revisions.ts';
import type { Step } from '#server/platform/db/migrate.ts';

/** What of someone's settings they are shown, or their week is counted by; the rest is the server's own book-keeping. */
const shownSettings = [
  'timezone',
  'weekly_toast_day',
  'toast_hour',
  'toast_minute',
  'next_toast_at',
  'voice_style',
  'toast_tone',
  'daily_reminder',
  'toast_notification',
  'email_notifications',
  'email_words',
  'daily_reminder_hour',
  'shows_badges',
  'plays_reviews',
  'plays_music',
  'day_end_hour',
] as const;

/** Each person has a revision, which every write to what their own lists show changes. */
export const addRevisions: Step = async (db, { big }) => {
  await db.schema
    .alterTable('users')
    .addColumn('revision', big, (column) => column.notNull().defaultTo(0))
    .execute();
  await raiseRevisions(db, [
    // Without it nothing of theirs opens.
    { table: 'data_keys' },
    { table: 'notes' },
    { table: 'drafts' },
    { table: 'toasts' },
    { table: 'user_badges' },
    { table: 'pronunciations' },
    { table: 'settings', columns: shownSettings },
    // Who looks at a share, and what is said to it, changes nothing that its owner's lists show.
    { table: 'shares', columns: ['toast_id', 'code'] },
  ]);
};
