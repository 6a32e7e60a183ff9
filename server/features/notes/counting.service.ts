import type { Selectable } from 'kysely';
import { awardBadges, nearestOf, type Counts, type Wanted } from '#server/features/badges/awards.service.ts';
import type { Db } from '#server/tables.ts';
import { localDate } from '#shared/calendar.ts';
import { countNotes, countVoices, countWithDay, findFirst } from './counting.queries.ts';
import { listDays } from './notes.queries.ts';
import type { Notes } from './notes.table.ts';
import { streak } from './streak.ts';
import { weekOf } from './week-days.service.ts';

/** What badges want to know of someone's reflections on this day of theirs; streak and week as their dashboard has them. */
export async function countOfNotes(
  db: Db,
  userId: number,
  { now, today, wanted }: { now: number; today: string; wanted: Wanted },
): Promise<Counts> {
  const counts: Counts = {};
  if (wanted.notes !== undefined) {
    counts.notes = await countNotes(db, userId, wanted.notes);
  }
  if (wanted.week !== undefined) {
    counts.week = (await weekOf(db, userId, now)).count;
  }
  if (wanted.streak !== undefined || wanted.months !== undefined) {
    const days = await listDays(db, userId);
    counts.streak = streak(days, today);
    counts.months = new Set(days.map((day) => day.slice(5, 7))).size;
  }
  if (wanted.voices !== undefined) {
    counts.voices = await countVoices(db, userId, wanted.voices);
  }
  if (wanted.years !== undefined) {
    const first = await findFirst(db, userId);
    counts.years = first ? wholeYears(localDate(first.created_at, first.timezone), today) : 0;
  }
  return counts;
}

/** What any reflection may add to. */
const addsTo = ['notes', 'week', 'years', 'streak', 'months'] as const;

type Written = Pick<Selectable<Notes>, 'user_id' | 'local_date' | 'voice_clip'>;

/**
 * Awards what a reflection that this transaction saves, changes or brings back has earned, on this day of its writer's;
 * quietly when it is of something hard.
 */
export async function awardForWriting(
  transaction: Db,
  { user_id: userId, local_date: day, voice_clip: voice }: Written,
  { now, today, isHeavy }: { now: number; today: string; isHeavy: boolean },
): Promise<void> {
  await awardBadges(transaction, {
    userId,
    now,
    isHeavy,
    addsTo: voice === null ? addsTo : [...addsTo, 'voices'],
    count: async ({ notes, week, voices, ...ofDays }) => {
      const { count, ofDay } = await countWithDay(transaction, userId, { day, enough: notes ?? 0 });
      // What hangs on the days has not grown when this one was there before.
      const wanted = ofDay > 1 ? { week, voices } : { week, voices, ...ofDays };
      return { ...(await countOfNotes(transaction, userId, { now, today, wanted })), notes: count };
    },
  });
}

/**
 * With fewer reflections than what somebody can earn nothing by one more without a recording, on a day that has one
 * already: null when however many there are, and 0 when it has to be counted in any case.
 */
export async function earnsNothingBelow(db: Db, userId: number): Promise<number | null> {
  const { notes, week } = await nearestOf(db, userId, addsTo);
  if (week !== undefined) {
    return 0;
  }
  return notes === undefined ? null : notes - 1;
}

/** How often the day has come round since; a February 29 comes round on March 1. */
function wholeYears(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return Math.max(0, to.slice(5) < from.slice(5) ? years - 1 : years);
}
