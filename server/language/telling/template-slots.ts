import { weekdayOf } from '../base/days.ts';
import type { Slots } from '../templates/types.ts';
import type { Moment } from '../base/types.ts';
import { capitalized } from '../base/tokens.ts';
import { asks, isSpoken, type Unit } from '../reading/unit.ts';

/** How the days of a toast are called, by their dates. */
type DayNames = ReadonlyMap<string, string>;

/** What a clause gives to the places of a template (see `templates/types.ts`); no day for one that names its own. */
export function slotsFor(unit: Unit, days: DayNames): Slots {
  const day = unit.dayless ? {} : daySlots(unit.moment, unit.part, days);
  const asked = !isSpoken(unit) && asks(unit) ? '?' : '';
  const quote = unit.quote === undefined ? {} : { q: `${capitalized(unit.quote)}${asked}` };
  return { ...day, ...quote, ...saidSlots(unit) };
}

function saidSlots(unit: Unit): Slots {
  if (!isSpoken(unit)) {
    return {};
  }
  const { said } = unit;
  if (unit.kind !== 'told') {
    return { p: said };
  }
  return { c: said, p: said, ...(unit.subjectFirst && { s: said, ...(/^you\b(?!')/.test(said) && { y: said }) }) };
}

/** The day of a note as it is called in this toast; nothing for what is no date. */
export function daySlots(moment: Moment, part: string | undefined, days: DayNames): Slots {
  const name = days.get(moment.localDate);
  if (name === undefined) {
    return {};
  }
  const day = part ? `${name} ${part}` : name;
  return { day, on: `on ${day}`, days: `${day}'s`, wd: weekdayOf(moment.localDate) ?? '' };
}
