import { quotationsIn } from '../base/tokens.ts';
import { standsAmong } from '../base/quotable.ts';
import type { Claim, Moment } from '../base/types.ts';
import { daysBetween, newestOf, timesOf } from '../check/check-times.ts';
import { deedComplaints } from './deeds.ts';
import { denialComplaints } from './denials.ts';
import { eventComplaints, inventionComplaints, restComplaints } from './events.ts';
import { groundOf, readGround, type Ground, type NoteGround } from './ground.ts';
import { nameComplaints } from './names.ts';
import { oppositeComplaints } from './opposites.ts';
import { ownerComplaints } from './owners.ts';
import { repeatComplaints } from './repeats.ts';
import { tactComplaints } from './tact.ts';
import { numberComplaints, otherDayComplaints, timeComplaints } from './times.ts';
import { wordsOfLine } from './words-of-line.ts';

/** Says, line by line, which facts stand in none of the notes that a line names. Style, syntax and plain inference are free. */
export function factComplaints(lines: readonly Claim[], moments: readonly Moment[]): string[][] {
  const read = new Map<number, NoteGround>(moments.map((moment) => [moment.id, readGround(moment)]));
  const newest = newestOf(moments);
  return lines.map((line) => {
    const unknown = line.noteIds.filter((id) => !read.has(id));
    if (unknown.length > 0) {
      return [`rests on notes that are not there (${unknown.join(', ')})`];
    }
    const own = line.noteIds.flatMap((id) => read.get(id) ?? []);
    const sides = sidesOf(line, own, newest);
    return sides.flatMap((side) =>
      typeof side === 'string' ? side : complaintsAbout(side.text, groundOf(side.own, [...read.values()])),
    );
  });
}

type Side = { text: string; own: NoteGround[] };

/** A line with a note of an earlier week says what was then and what is now, each by its own notes; or what is wrong with it. */
function sidesOf(line: Claim, own: NoteGround[], newest: Moment | undefined): (Side | string)[] {
  const isOld = own.some(({ moment }) => newest && daysBetween(moment, newest) >= 7);
  const times = isOld ? timesOf(line, { own: own.map(({ moment }) => moment), newest }) : undefined;
  if (Array.isArray(times)) {
    return times;
  }
  return times
    ? [times.past, times.present]
        .filter(({ text }) => /\p{L}/u.test(text))
        .map((side) => ({ text: side.text, own: own.filter(({ moment }) => side.own.includes(moment)) }))
    : [{ text: line.text, own }];
}

function complaintsAbout(text: string, ground: Ground): string[] {
  const words = wordsOfLine(text.replaceAll(singleMarks, ' … '));
  const quotations = [...quotationsIn(text), ...singlyQuoted(text)];
  return [
    ...quotations
      .filter((quotation) => !ground.notes.some(({ spoken }) => standsAmong(quotation, spoken)))
      .map((quotation) => `quotes what its notes do not say: ${quotation}`),
    ...nameComplaints(words, ground),
    ...numberComplaints(words, ground),
    ...timeComplaints(words, ground),
    ...otherDayComplaints(words, ground),
    ...deedComplaints(words, ground),
    ...ownerComplaints(words, ground),
    ...denialComplaints(words, ground),
    ...oppositeComplaints(words, ground),
    ...tactComplaints(text, words, ground),
    ...repeatComplaints(words, ground),
    ...eventComplaints(words, ground),
    ...inventionComplaints(words, ground),
    ...(quotations.length > 0 ? [] : restComplaints(words, ground)),
  ];
}

const singleMarks = /(?<![\p{L}\p{N}])['‘](\p{L}(?:[^'’‘]|['’](?=\p{L})){0,300})['’](?!\p{L})/gu;

/** What stands between single marks, of two words and more: an apostrophe opens none. */
function singlyQuoted(text: string): string[] {
  return [...text.replaceAll(/“[^“”]*”|"[^"]*"/g, ' ').matchAll(singleMarks)]
    .map(([, words = '']) => words)
    .filter((words) => /\s/.test(words));
}
