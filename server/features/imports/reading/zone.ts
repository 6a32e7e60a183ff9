import { instantAt, localDate, localTime } from '#shared/calendar.ts';
import { isTimezone } from '#shared/timezones.ts';
import type { LeftOutReason } from './entry.ts';
import type { Moment } from './found.ts';
import type { WallClock } from './dates.ts';

/** 1900-01-02 and 9999-12-30 in UTC: between them every zone has a calendar day with four figures. */
const earliest = -2_208_902_400_000;
const latest = 253_402_128_000_000;

/** A zone as a source spells it, or null where there is none by that name. */
export function zoneOf(name: string | null | undefined): string | null {
  // Apple's JSON writes 'Europe\/London', and some tools escape that again.
  const zone = name?.replaceAll('\\', '').trim() ?? '';
  return isTimezone(zone) ? zone : null;
}

/** An instant as the wall clock of a zone shows it; of UTC where none is known yet. */
export function momentOfInstant(instant: number, zone: string | null): Moment | LeftOutReason {
  if (!Number.isFinite(instant)) {
    return 'impossible-date';
  }
  if (instant < earliest || instant > latest) {
    return instant < earliest ? 'too-early' : 'to-come';
  }
  const shown = zone ?? 'UTC';
  const whole = Math.trunc(instant);
  return { localDate: localDate(whole, shown), time: localTime(whole, shown), instant: whole, timezone: zone };
}

/**
 * What a source wrote down, as a moment.
 *
 * @param own the zone that the source names
 * @param other the zone of what has none, as the person said; an instant needs one to have a day
 */
export function momentOf(written: WallClock, own: string | null, other: string | null): Moment | LeftOutReason {
  const { date, time, offset } = written;
  const wall = Date.parse(`${date}T${time ?? '00:00'}Z`);
  if (offset === 'utc') {
    return momentOfInstant(wall + written.ms, own ?? other);
  }
  if (offset !== null) {
    const instant = wall + written.ms - offset * 60_000;
    return { localDate: date, time, instant, timezone: own };
  }
  if (own === null || time === null || date < '1900-01-02' || date > '9999-12-30') {
    return { localDate: date, time, instant: null, timezone: own };
  }
  const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number);
  const instant = instantAt({ date, hour, minute, zone: own }) + second * 1000 + written.ms;
  return { localDate: date, time, instant, timezone: own };
}
