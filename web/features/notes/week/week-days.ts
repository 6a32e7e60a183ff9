import type { WeekDay } from '#shared/contract/notes.ts';
import { heightsOf } from '#web/ui/glass/glass-shape.ts';
import type { GlassLayer } from '#web/ui/glass/glass.tsx';

export type DayCount = Pick<WeekDay, 'localDate' | 'count'>;

/** The glass as this device last showed it: the week by its beginning, and whether it caught the light when it was full. */
export type ShownGlass = { began: string; days: DayCount[]; caught?: boolean };

/** More hairlines than this would be a grey band. */
const mostParts = 6;

/** How many reflections these days have. */
export function total(days: readonly DayCount[]): number {
  return days.reduce((sum, { count }) => sum + count, 0);
}

/** A layer for each day, the earliest lowest: as high as it has reflections, and full with as many as are needed. */
export function layersOf(days: readonly DayCount[], needed: number): GlassLayer[] {
  const heights = heightsOf(
    days.map(({ count }) => count),
    needed,
  );
  return days.map(({ localDate, count }, at) => ({
    key: localDate,
    tone: Number(localDate.slice(-2)),
    parts: Math.min(count, mostParts),
    height: heights[at] ?? 0,
  }));
}

/**
 * What has to be seen before the glass shows these days: something poured on top of `from`, or the drinking of `from`,
 * the week before; null when nothing has. `raised` is how many moments the toast told that emptied the glass, if one
 * did: for a device that never showed that week.
 */
export function moveTo(
  shown: ShownGlass | null,
  { began, days }: ShownGlass,
  raised: number,
): { kind: 'pour' | 'drink'; from: DayCount[] } | null {
  if (shown?.began === began) {
    return total(days) > total(shown.days) ? { kind: 'pour', from: shown.days } : null;
  }
  const before = shown?.days ?? Array.from({ length: raised }, (_, at) => ({ localDate: String(at), count: 1 }));
  return days.length === 0 && before.length > 0 ? { kind: 'drink', from: before } : null;
}

/** '4 of 7 this week', and what came on top of a full one. */
export function sayWeek(count: number, needed: number): string {
  const extra = count - needed;
  return extra > 0 ? `${needed} of ${needed} this week, and ${extra} more` : `${count} of ${needed} this week`;
}
