import { sql, type Generated, type Selectable } from 'kysely';
import type { Step } from '#server/platform/db/migrate.ts';
import type { NarratorId } from '#shared/contract/narrators.ts';
import type { Tone } from '#shared/contract/settings.ts';

/** One row a person. The toast's day is kept once, as a number; its name is worked out. */
export type Settings = {
  user_id: number;
  timezone: string;
  weekly_toast_day: number;
  toast_hour: number;
  toast_minute: number;
  /** When the weekly toast is due that is awaited, worked out from the four above whenever one of them changes. */
  next_toast_at: number;
  /** When work on it begins, some time before it is due. */
  toast_step_at: number;
  /** When they are reminded to write next; null when they are not. */
  next_reminder_at: number | null;
  /** The day of which they were reminded last. */
  reminded_on: string | null;
  voice_style: NarratorId;
  toast_tone: Tone;
  daily_reminder: number;
  toast_notification: number;
  email_notifications: number;
  email_words: Generated<number>;
  /** Whether a device of theirs takes notifications. */
  reaches_devices: Generated<number>;
  daily_reminder_hour: number;
  shows_badges: Generated<number>;
  plays_reviews: Generated<number>;
  plays_music: Generated<number>;
  /** The hour at which a day ends for them, 0 to 4. */
  day_end_hour: Generated<number>;
};

/** What decides when a weekly toast is due. */
export type ScheduleColumns = Pick<Settings, 'timezone' | 'weekly_toast_day' | 'toast_hour' | 'toast_minute'>;

export type SettingsRow = Selectable<Settings>;

export type SettingsTables = { settings: Settings };

export const createSettingsTables: Step = async (db, { big }) => {
  await db.schema
    .createTable('settings')
    .addColumn('user_id', big, (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('timezone', 'text', (column) => column.notNull())
    .addColumn('weekly_toast_day', 'integer', (column) => column.notNull())
    .addColumn('toast_hour', 'integer', (column) => column.notNull())
    .addColumn('toast_minute', 'integer', (column) => column.notNull())
    .addColumn('next_toast_at', big, (column) => column.notNull())
    .addColumn('voice_style', 'text', (column) => column.notNull())
    .addColumn('toast_tone', 'text', (column) => column.notNull())
    .addColumn('daily_reminder', 'integer', (column) => column.notNull())
    .addColumn('toast_notification', 'integer', (column) => column.notNull())
    .addColumn('email_notifications', 'integer', (column) => column.notNull())
    .addColumn('daily_reminder_hour', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('settings_by_next_toast').on('settings').column('next_toast_at').execute();
};

/** Badges can be hidden, reviews play by themselves, and a day ends after midnight. */
export const addHabits: Step = async (db) => {
  for (const [column, usual] of [
    ['shows_badges', 1],
    ['plays_reviews', 0],
    ['day_end_hour', 0],
  ] as const) {
    await db.schema
      .alterTable('settings')
      .addColumn(column, 'integer', (definition) => definition.notNull().defaultTo(usual))
      .execute();
  }
};

/** A review is heard without a second tap. Silence was what everyone began with, so it tells nobody's wish. */
export const playReviews: Step = async (db) => {
  await sql`update settings set plays_reviews = 1`.execute(db);
};

/** Toasts are made ahead of their hour: the step that is next is looked for instead of the hour itself. */
export const addToastSteps: Step = async (db, { big }) => {
  await db.schema
    .alterTable('settings')
    .addColumn('toast_step_at', big, (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update settings set toast_step_at = next_toast_at`.execute(db);
  await db.schema.dropIndex('settings_by_next_toast').execute();
  await db.schema.createIndex('settings_by_toast_step').on('settings').column('toast_step_at').execute();
};

/** The words of a toast come by mail, to those who get mails at all, unless they say otherwise. */
export const addEmailWords: Step = async (db) => {
  await db.schema
    .alterTable('settings')
    .addColumn('email_words', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
};

/** Who gets reminders now is looked at once, and is due again from then on. */
export const addReminders: Step = async (db, { big }) => {
  await db.schema.alterTable('settings').addColumn('next_reminder_at', big).execute();
  await db.schema.alterTable('settings').addColumn('reminded_on', 'text').execute();
  await sql`update settings set next_reminder_at = 0 where daily_reminder = 1 and email_notifications = 1`.execute(db);
  await db.schema.createIndex('settings_by_reminder').on('settings').column('next_reminder_at').execute();
};

/** Toasts have music under their first line and their last, unless someone wants none. */
export const addMusic: Step = async (db) => {
  await db.schema
    .alterTable('settings')
    .addColumn('plays_music', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
};

export const addReachesDevices: Step = async (db) => {
  await db.schema
    .alterTable('settings')
    .addColumn('reaches_devices', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
};
