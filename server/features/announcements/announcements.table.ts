import type { Generated } from 'kysely';
import type { Step } from '#server/platform/db/migrate.ts';

/**
 * That someone is told of a toast, by mail or on one of their devices. Each is begun once: who was killed in the middle
 * cannot know whether it went, and nobody wants it twice.
 */
export type Announcements = {
  id: Generated<number>;
  user_id: number;
  toast_id: number;
  channel: 'mail' | `push ${number}`;
  state: 'waiting' | 'begun' | 'sent';
  created_at: number;
};

export type AnnouncementsTables = { announcements: Announcements };

export const createAnnouncementsTables: Step = async (db, { big, id }) => {
  await id(db.schema.createTable('announcements'))
    .addColumn('user_id', big, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('toast_id', big, (column) => column.notNull().references('toasts.id').onDelete('cascade'))
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created_at', big, (column) => column.notNull())
    // A toast is announced once, also when two processes show it.
    .addUniqueConstraint('one_announcement_a_channel', ['toast_id', 'channel'])
    .execute();
  await db.schema.createIndex('announcements_of_user').on('announcements').column('user_id').execute();
};
