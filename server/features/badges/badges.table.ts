import type { Generated } from 'kysely';
import type { Step } from '#server/platform/db/migrate.ts';
import type { Badge } from '#shared/contract/badges.ts';
import { firstBadges, type NewBadge } from './first-badges.ts';

/** What is counted for a badge. Nothing counts shares yet: theirs are there and not reached. */
export type Requirement =
  | 'notes'
  /** Reflections with a recording of the writer's own voice. */
  | 'voices'
  | 'streak'
  /** Reflections in the week in progress. */
  | 'week'
  /** Of the twelve of a calendar, those with a reflection in whichever year. */
  | 'months'
  /** Whole years since the first reflection was written. */
  | 'years'
  | 'toasts'
  | 'shares';

export type Badges = {
  id: Generated<number>;
  name: string;
  description: string;
  icon: string;
  category: Badge['category'];
  requirement: Requirement;
  /** How much of the requirement makes it one's own. */
  threshold: number;
  created_at: number;
};

export type UserBadges = {
  id: Generated<number>;
  user_id: number;
  badge_id: number;
  /** Looked at, or never to be shown. That it tells no more than this is meant: nobody can read out of it why. */
  seen: number;
  awarded_at: number;
};

export type BadgesTables = { badges: Badges; user_badges: UserBadges };

export const createBadgesTables: Step = async (db, { big, id }) => {
  await id(db.schema.createTable('badges'))
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('icon', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('requirement', 'text', (column) => column.notNull())
    .addColumn('threshold', 'integer', (column) => column.notNull())
    .addColumn('created_at', big, (column) => column.notNull())
    .execute();
  await id(db.schema.createTable('user_badges'))
    .addColumn('user_id', big, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('badge_id', big, (column) => column.notNull().references('badges.id').onDelete('cascade'))
    .addColumn('seen', 'integer', (column) => column.notNull())
    .addColumn('awarded_at', big, (column) => column.notNull())
    // The guard against awarding one twice, whoever does it.
    .addUniqueConstraint('one_award_a_badge', ['user_id', 'badge_id'])
    .execute();
  await addBadges(firstBadges)(db);
};

/** A part of a step that adds badges. One whose name is there already stays as it is. */
function addBadges(badges: readonly NewBadge[]): (db: Parameters<Step>[0]) => Promise<void> {
  return async (db) => {
    await db
      .withTables<BadgesTables>()
      .insertInto('badges')
      .values([...badges])
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
  };
}
