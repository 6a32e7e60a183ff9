import { memberSince } from '#server/features/accounts/accounts.service.ts';
import { toastAhead } from '#server/features/settings/settings.service.ts';
import type { Db } from '#server/tables.ts';
import { nextWeekly } from '#shared/calendar.ts';
import { weeklyInterval } from './interval.ts';
import { findLastWeekEnd } from './toasts.queries.ts';

/** A week that has no weekly toast yet, as epoch milliseconds; `isFirst` while its owner is new and had none. */
export type OpenWeek = { from: number; to: number; isFirst: boolean };

/**
 * The week whose reflections the next weekly toast will tell. It stays until that toast is made, and until its hour has
 * passed when there is nothing to tell; an early toast changes nothing.
 */
export async function openWeek(db: Db, userId: number, now: number): Promise<OpenWeek> {
  const lastEnd = await findLastWeekEnd(db, userId);
  const since = lastEnd ?? (await memberSince({ db }, userId));
  const { due, weekly } = await toastAhead({ db }, userId, now);
  const from = weeklyInterval({ since, now: due, weekly })?.start ?? since;
  return { from, to: nextWeekly(now, weekly), isFirst: lastEnd === undefined && from === since };
}
