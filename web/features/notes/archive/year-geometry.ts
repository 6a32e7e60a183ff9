/** A day of a year as it stands in the picture: a row for each month, a column for each day of it. */
export type Place = { month: number; day: number };

/** How many days each month of a year has, January first. */
export function monthLengths(year: number): number[] {
  return Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate());
}

/** `2026-03-04` for the fourth day of the third month; months count from 0, days from 1. */
export function dateAt(year: number, { month, day }: Place): string {
  return `${String(year).padStart(4, '0')}-${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Where a day such as `2026-03-04` stands. */
export function placeOf(date: string): Place {
  return { month: Number(date.slice(5, 7)) - 1, day: Number(date.slice(8, 10)) };
}

const fullest = 4;

/** How full a day's dot is, from 0 for nothing to 4. */
export function levelOf(count: number): number {
  return Math.min(Math.max(0, count), fullest);
}

/**
 * Where a key leads from a day: along the month and on into the next, to the same day of the month above or below, or
 * to an end of the month. Stays within the year; undefined for any other key.
 */
export function placeByKey(key: string, { month, day }: Place, lengths: readonly number[]): Place | undefined {
  const last = lengths[month] ?? 31;
  switch (key) {
    case 'ArrowRight':
      return day < last ? { month, day: day + 1 } : month < 11 ? { month: month + 1, day: 1 } : { month, day };
    case 'ArrowLeft':
      return day > 1
        ? { month, day: day - 1 }
        : month > 0
          ? { month: month - 1, day: lengths[month - 1] ?? 31 }
          : { month, day };
    case 'ArrowDown':
    case 'ArrowUp': {
      const to = Math.min(11, Math.max(0, month + (key === 'ArrowDown' ? 1 : -1)));
      return { month: to, day: Math.min(day, lengths[to] ?? 31) };
    }
    case 'Home':
      return { month, day: 1 };
    case 'End':
      return { month, day: last };
    default:
      return undefined;
  }
}

type Point = { x: number; y: number };

type Picture = {
  /** Of one day. */
  width: number;
  height: number;
  /** The days with a dot one can touch. */
  places: readonly Place[];
};

/** As far as a finger is off its mark. */
const reach = 24;

/**
 * The place nearest to where a finger touched, as dots are smaller than fingers; undefined when none is near. The point
 * is measured in CSS pixels from the corner of the year's first day.
 */
export function placeNear({ x, y }: Point, { width, height, places }: Picture): Place | undefined {
  let nearest: Place | undefined;
  let least = reach;
  for (const place of places) {
    const distance = Math.hypot((place.day - 0.5) * width - x, (place.month + 0.5) * height - y);
    if (distance < least) {
      least = distance;
      nearest = place;
    }
  }
  return nearest;
}
