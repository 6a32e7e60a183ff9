import { dayWords, monthWords } from '../lexicon/function-words.ts';
import { list } from '../lexicon/list.ts';
import { tellingWords } from '../lexicon/telling-words.ts';
import type { Word } from '../grammar/word-stream.ts';
import type { Ground, NoteGround } from './ground.ts';
import { numbersIn } from './numbers.ts';
import { stemOf } from './stems.ts';
import { bareOf, stretchesOf } from './words-of-line.ts';
import { weekdayOf } from '../base/days.ts';

const partsOfDay = list(
  'morning afternoon evening night noon midnight dawn dusk lunchtime teatime bedtime midday sunrise sunset',
);
const others = list("o'clock");
const seasons = list('spring summer autumn winter');
const spans = list('fortnight month year decade weekend century');
const shortSpans = list('second minute hour day week');
const articles = list('a an few several couple whole half');
/** 'One of them', 'both of you' and 'half the week' count nothing that a note would have to. */
const freeNumbers = new Set(['one', 'half', 'both', 'quarter', 'pair', 'couple']);

/** Says which numbers a line gives that its notes do not. */
export function numberComplaints(words: readonly Word[], { numbers, daysOfMonth, inCompany, notes }: Ground): string[] {
  return words.flatMap(({ lower, text }, at) => {
    const next = words.slice(at + 1, at + 3).map((word) => word.lower);
    const isHalfHour = lower === 'half' && next[0] === 'an' && next[1] === 'hour';
    const free =
      (freeNumbers.has(lower) && !isHalfHour) ||
      // 'The two of you' are the writer and another, and two notes are two things.
      (lower === 'two' &&
        !isSpan(next[0] ?? '') &&
        (inCompany || notes.length > 1 || next[0] === 'of' || words[at - 1]?.lower === 'the')) ||
      numbersIn(lower).every((value) => value > 1 && value === notes.length && !isSpan(next[0] ?? ''));
    return free ||
      numbersIn(lower).every((value) => numbers.has(value) || (isDate(words, at) && daysOfMonth.has(value)))
      ? []
      : [`gives a number its notes do not: ${text}`];
  });
}

/** '3rd', 'the third', 'March 3'. */
function isDate(words: readonly Word[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]].map((one) => one?.lower ?? '');
  return /(?:\d|\p{L})(?:th|st|nd|rd)$/u.test(word ?? '') || monthWords.has(before ?? '') || monthWords.has(next ?? '');
}

/** Says which days and times of the day a line names that are not those of its notes. */
export function timeComplaints(words: readonly Word[], ground: Ground): string[] {
  return words.flatMap((word, at) => {
    const bare = bareOf(word);
    const one = bare.replace(/s$/, '');
    const isDay = dayWords.has(bare) || dayWords.has(one);
    const isLong = spans.has(one) && articles.has(words[at - 1]?.lower ?? '');
    const isNamed =
      partsOfDay.has(one) ||
      (bare === 'dark' && /^(?:before|after|until|till)$/.test(words[at - 1]?.lower ?? '')) ||
      seasons.has(one) ||
      (monthWords.has(bare) && /^\p{Lu}/u.test(word.text));
    const isGreeting = words[at - 1]?.lower === 'good' || (!isDay && ground.notes.length === 0);
    if ((!isDay && !isLong && !isNamed) || isGreeting) {
      return [];
    }
    const given =
      ground.weekdays.has(bare) ||
      ground.weekdays.has(one) ||
      ground.stems.has(stemOf(bare)) ||
      ground.stems.has(stemOf(one)) ||
      (one === 'weekend' && (ground.weekdays.has('saturday') || ground.weekdays.has('sunday')));
    return given
      ? []
      : [
          isDay
            ? `names a day its notes were not written on: ${word.text}`
            : `names a time its notes do not: ${word.text}`,
        ];
  });
}

function isSpan(word: string): boolean {
  const one = word.replace(/s$/, '');
  return spans.has(one) || shortSpans.has(one);
}

/** Says where a line of several notes tells one of them on the day of another. */
export function otherDayComplaints(words: readonly Word[], { notes }: Ground): string[] {
  if (notes.length < 2) {
    return [];
  }
  let day: string | undefined;
  const stretches = stretchesOf(words);
  return stretches.flatMap((stretch, at) => {
    // 'Saturday: the boat floated': the day alone heads what follows.
    const isHeaded = stretches[at - 1]?.every((word) => dayWords.has(bareOf(word)));
    day =
      stretch.map((word) => bareOf(word)).find((bare) => dayWords.has(bare)) ??
      (stretch[0]?.mark === '.' && !isHeaded ? undefined : day);
    if (day === undefined) {
      return [];
    }
    const named = day;
    const best = bearersOf(stretch, notes);
    const fits = best.length === 0 || best.some((note) => isOf(note, named));
    return fits ? [] : [`tells of a note on the day of another: ${day}`];
  });
}

/** The notes that bear out more words of a stretch than the others do. */
function bearersOf(stretch: readonly Word[], notes: readonly NoteGround[]): NoteGround[] {
  const telling = stretch
    .filter(({ lower }) => !tellingWords.has(lower))
    .map((word) => stemOf(bareOf(word)))
    .filter((stem) => notes.filter(({ stems }) => stems.has(stem)).length === 1);
  const rated = notes.map((note) => ({ note, count: telling.filter((stem) => note.stems.has(stem)).length }));
  const most = Math.max(...rated.map(({ count }) => count));
  return most < 2 ? [] : rated.filter(({ count }) => count === most).map(({ note }) => note);
}

function isOf({ moment, stems }: NoteGround, day: string): boolean {
  return weekdayOf(moment.localDate)?.toLowerCase() === day || stems.has(stemOf(day));
}

/** Whether a word names a day or a part of one, a season or a span of time: those are judged here. */
export function isTime(bare: string): boolean {
  const one = bare.replace(/s$/, '');
  return [dayWords, monthWords, partsOfDay, others, seasons, spans, shortSpans].some(
    (set) => set.has(bare) || set.has(one),
  );
}
