import type { Deps } from '#server/deps.ts';
import { memberSince } from '#server/features/accounts/accounts.service.ts';
import { notesBetween, type OpenedNote, type Share } from '#server/features/notes/notes.service.ts';
import { preferencesOf } from '#server/features/settings/settings.service.ts';
import type { NarratorId } from '#shared/contract/narrators.ts';
import type { Tone } from '#shared/contract/settings.ts';
import type { Interval } from './interval.ts';
import { findLastWeekEnd } from './toasts.queries.ts';

/** What is read of a week, and of the time before it: more than a toast has room for, and no more than takes a moment. */
const mostOfWeek: Share = { notes: 70, characters: 60_000, over: 'days' };
const mostEarlier: Share = { notes: 400, characters: 120_000, over: 'months' };
const lookBackMs = 400 * 86_400_000;

/** What a toast is made from. */
export type Week = {
  userId: number;
  interval: Interval;
  notes: OpenedNote[];
  /** Reflections from before the interval, oldest first. */
  earlier: OpenedNote[];
  narrator: NarratorId;
  tone: Tone;
};

/** The reflections that the toast of this interval may tell. */
export async function notesOf(deps: Deps, userId: number, interval: Interval): Promise<OpenedNote[]> {
  return notesBetween(deps, userId, {
    from: interval.start,
    to: interval.end,
    lookingBackFrom: (await isFirstWeek(deps, userId, interval)) ? interval.end - 1 : undefined,
    most: mostOfWeek,
  });
}

/** All that the toast of this interval is made from; null when nothing was written in it. */
export async function gather(deps: Deps, userId: number, interval: Interval): Promise<Week | null> {
  const notes = await notesOf(deps, userId, interval);
  if (notes.length === 0) {
    // A silent week needs no look back, and reading a year of notes is the dearest part of gathering.
    return null;
  }
  const earlier = await notesBetween(deps, userId, {
    from: interval.start - lookBackMs,
    to: interval.start,
    most: mostEarlier,
  });
  const { voiceStyle: narrator, toastTone: tone } = await preferencesOf(deps, userId);
  return { userId, interval, notes, earlier, narrator, tone };
}

/** Whether a week is someone's first: what they date before it is told in its toast or in none. */
async function isFirstWeek(deps: Deps, userId: number, { start }: Interval): Promise<boolean> {
  return (await findLastWeekEnd(deps.db, userId)) === undefined && start <= (await memberSince(deps, userId));
}
