import { localDate, localTime } from './calendar.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const [from, to] = [Date.parse('2026-01-01T00:00:00Z'), Date.parse('2031-01-01T00:00:00Z')];

/** A clock that is set: the first instant that has the new offset, and how far it is set forward, in minutes. */
export type Change = { zone: string; at: number; forward: number };

export function offsetMinutes(at: number, zone: string): number {
  const wall = Date.parse(`${localDate(at, zone)}T${localTime(at, zone)}:00Z`);
  return Math.round((wall - at) / minuteMs);
}

/** Every time that the clocks of a zone are set from 2026 to 2030. */
export function changesOf(zone: string): Change[] {
  const changes: Change[] = [];
  let known = offsetMinutes(from, zone);
  for (let day = from; day < to; day += dayMs) {
    const later = offsetMinutes(day + dayMs, zone);
    if (later !== known) {
      let [low, high] = [day, day + dayMs];
      while (high - low > minuteMs) {
        const middle = low + Math.floor((high - low) / 2 / minuteMs) * minuteMs;
        [low, high] = offsetMinutes(middle, zone) === known ? [middle, high] : [low, middle];
      }
      changes.push({ zone, at: high, forward: later - known });
      known = later;
    }
  }
  return changes;
}

/** Wall clock times around a change: in the gap or the overlap, at its edges, and an hour to each side. */
export function timesAround({ zone, at, forward }: Change): { date: string; hour: number; minute: number }[] {
  const edge = at + offsetMinutes(at - minuteMs, zone) * minuteMs;
  const size = Math.abs(forward) * minuteMs;
  const walls =
    forward > 0
      ? [edge - 1, edge, edge + size / 2, edge + size]
      : [edge - size - 1, edge - size, edge - size / 2, edge];
  return walls.map((wall) => {
    const shown = new Date(wall).toISOString();
    return { date: shown.slice(0, 10), hour: Number(shown.slice(11, 13)), minute: Number(shown.slice(14, 16)) };
  });
}
