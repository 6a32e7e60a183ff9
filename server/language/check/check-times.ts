import { dayNumber, monthOf } from '../base/days.ts';
import type { Claim, Moment } from '../base/types.ts';

/** A line that speaks of an earlier week: what it says of then and of now, and the notes that may bear each out. */
export type TwoTimes = { past: Side; present: Side };
type Side = { text: string; own: Moment[] };

const counts = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const monthNames = 'january february march april may june july august september october november december';
/** How long ago a note may lie behind the newest one without a line having to say so; weeks that catch up are long. */
const sameTime = 45;
const mark = '\u0001';

const times: readonly { pattern: RegExp; holds: (found: RegExpExecArray, then: Moment, now: Moment) => boolean }[] = [
  {
    pattern: new RegExp(
      `\\b(?:back )?in (${monthNames.replaceAll(' ', '|')})\\b( (?:of )?last year| the year before)?`,
      'i',
    ),
    holds: ([, month, yearBefore], then, now) =>
      monthOf(then.localDate)?.toLowerCase() === month?.toLowerCase() &&
      (yearBefore ? years(then, now) === 1 : daysBetween(then, now) <= 330),
  },
  {
    pattern: new RegExp(
      `\\b(an?|${counts.join('|')}|\\d+) (day|week|month|year)s? (?:ago|before|earlier)\\b(?: this week| today)?`,
      'i',
    ),
    holds: ([, count, unit], then, now) => isAgo({ count: numberOf(count), unit: unit ?? '' }, daysBetween(then, now)),
  },
  { pattern: /\blast (week|month|year)\b/i, holds: ([, unit], then, now) => isLast(unit ?? '', then, now) },
  {
    pattern: /\bthis time last year\b/i,
    holds: (_, then, now) => isAgo({ count: 1, unit: 'year' }, daysBetween(then, now)),
  },
];
const longestFirst = [times[3], times[0], times[1], times[2]].flatMap((time) => time ?? []);

/**
 * Reads the times of a line. Undefined when it speaks of no earlier week; complaints where a time is false, or where it
 * cannot be told which words are of which week.
 */
export function timesOf(
  line: Claim,
  { own, newest }: { own: readonly Moment[]; newest: Moment | undefined },
): TwoTimes | string[] | undefined {
  const said = withoutQuotations(line.text);
  const found = longestFirst
    .map(({ pattern, holds }) => ({ match: pattern.exec(said), holds }))
    .find(({ match }) => match !== null && !own.some(({ content }) => standsOpen(match[0], content)));
  if (!found?.match || !newest) {
    const stale = newest && own.find((moment) => daysBetween(moment, newest) > sameTime);
    return stale ? ['tells of an earlier week as if it were this one'] : undefined;
  }
  const { match, holds } = found;
  const present = newestOf(own) ?? newest;
  const isPast = (moment: Moment): boolean => daysBetween(moment, newest) >= 7 && holds(match, moment, newest);
  const then = own.filter(
    (moment) =>
      isPast(moment) || (moment !== present && daysBetween(moment, present) >= 7 && holds(match, moment, present)),
  );
  const now = own.filter((moment) => !then.includes(moment));
  if (then.length === 0) {
    return [`names a time at which its notes were not written: ${match[0]}`];
  }
  if (now.some((moment) => daysBetween(moment, newest) > sameTime)) {
    return ['tells of an earlier week as if it were this one'];
  }
  const sides = partsOf(line.text, { at: match.index, length: match[0].length });
  if (now.length > 0 && sides.present === '') {
    return ['does not say which of its words are of this week'];
  }
  return { past: { text: sides.past, own: then }, present: { text: sides.present, own: now } };
}

function standsOpen(words: string, content: string): boolean {
  return content.toLowerCase().includes(words.toLowerCase());
}

/** The text with its quotations blotted out, at the same length. */
function withoutQuotations(text: string): string {
  return text.replace(/“[^“”]*”|"[^"]*"/g, (quotation) => mark.repeat(quotation.length));
}

/** Parts a line at 'this week' or 'now': the side with the time is of then. */
function partsOf(text: string, time: { at: number; length: number }): { past: string; present: string } {
  const blotted = withoutQuotations(text);
  const said = `${blotted.slice(0, time.at)}${mark.repeat(time.length)}${blotted.slice(time.at + time.length)}`;
  const turn = /(?:\b(?:and|but|then),? )?\b(?:this week|these days|now)\b/i.exec(said);
  const without = (part: string, from: number): string =>
    time.at >= from && time.at < from + part.length
      ? `${part.slice(0, time.at - from)}${part.slice(time.at - from + time.length)}`
      : part;
  if (!turn) {
    return { past: without(text, 0), present: '' };
  }
  // Where this week comes first, its part ends with its sentence.
  const end = turn.index < time.at ? endOfPart(said, turn.index, time.at) : turn.index;
  const [first, second] = [without(text.slice(0, end), 0), without(text.slice(end), end)];
  return turn.index < time.at
    ? { past: second, present: first.replace(turn[0], '') }
    : { past: first, present: second.replace(turn[0], '') };
}

function endOfPart(said: string, from: number, to: number): number {
  const end = Math.max(said.lastIndexOf('. ', to), said.lastIndexOf('; ', to), said.lastIndexOf(', ', to));
  return end > from ? end + 1 : to;
}

/** The newest of these notes; those without a date do not count. */
export function newestOf(moments: readonly Moment[]): Moment | undefined {
  return moments.reduce<Moment | undefined>(
    (newest, moment) =>
      dayNumber(moment.localDate) !== undefined && (!newest || moment.localDate > newest.localDate) ? moment : newest,
    undefined,
  );
}

/** How many days lie between two notes; NaN where one has no date. */
export function daysBetween(then: Moment, now: Moment): number {
  return (dayNumber(now.localDate) ?? Number.NaN) - (dayNumber(then.localDate) ?? Number.NaN);
}

function years(then: Moment, now: Moment): number {
  return Number(now.localDate.slice(0, 4)) - Number(then.localDate.slice(0, 4));
}

function numberOf(count = ''): number {
  const at = counts.indexOf(count.toLowerCase());
  return /^an?$/i.test(count) ? 1 : at >= 0 ? at + 1 : Number(count);
}

/** Whether so many days are about that long: days exactly, weeks within half of one, months and years within a few days. */
function isAgo({ count, unit }: { count: number; unit: string }, days: number): boolean {
  const [length, leeway] = { day: [1, 0], week: [7, 3.5], month: [30.4, 4], year: [365, 6] }[unit.toLowerCase()] ?? [
    0, -1,
  ];
  return Math.abs(days - count * (length ?? 0)) <= (leeway ?? -1);
}

function isLast(unit: string, then: Moment, now: Moment): boolean {
  const days = daysBetween(then, now);
  if (unit.toLowerCase() === 'week') {
    return days >= 5 && days <= 13;
  }
  const months = years(then, now) * 12 + Number(now.localDate.slice(5, 7)) - Number(then.localDate.slice(5, 7));
  return unit.toLowerCase() === 'month' ? months === 1 : years(then, now) === 1;
}
