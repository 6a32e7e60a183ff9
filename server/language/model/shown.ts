import { judgingOnce } from '../severity/judged-once.ts';
import { isEnglish } from '../base/is-english.ts';
import type { ComposeRequest, Moment, SpokenTone } from '../base/types.ts';
import { judgeWeek } from '../reading/judge-week.ts';
import { dangerIn } from '../severity/severity.ts';
import { readWeek } from '../reading/read-week.ts';
import type { ReadNote, ReadWeek } from '../reading/read-week.ts';
import { rhymesFor, type ShownEarlier } from './look-backs.ts';

/** One note as a model sees it: numbered from 1, so that no id of ours leaves, and with no more than is needed. */
export type ShownNote = Moment & {
  /** The day it was written on as it is said: 'Tuesday'. */
  day: string | undefined;
  /** Not surely something glad: to be told plainly. Of a heavy note only what is good is shown. */
  plain: boolean;
  /** From a note with something heavy in it. */
  heavy: boolean;
};

/** What a model is shown of a week. */
export type Shown = {
  notes: ShownNote[];
  /** What may be looked back at, numbered on from the notes. */
  earlier: ShownEarlier[];
  /** The reflection behind each shown note and then behind each earlier one, in their order. */
  sources: Moment[];
  /** The lines of earlier toasts, newest first, one list a toast. */
  said: readonly (readonly string[])[];
  tone: SpokenTone;
  /** The week is not over. */
  goesOn: boolean;
  /** Something heavy stands beside the good things of this week. */
  quiet: boolean;
};

const mostNotes = 40;
const longestNote = 1_200;
const longestInAll = 24_000;

/** Whether a note sounds of danger, however surely, and its writer has not asked for it. */
function soundsOfDanger({ severity, tidied, moment }: ReadNote): boolean {
  return severity === 'crisis' || (moment.isAskedFor !== true && dangerIn(tidied) !== null);
}

/**
 * What of a week a model may be shown, or null for a week that it is not asked about: one that holds a crisis, one with
 * hardly anything to hold up, one of complaints, and one without English, which it could only quote. Those stay in this
 * house. Heavy notes are shown by their good parts alone, or not at all; how grave a note is, is never left to a model.
 */
export function shownOf(request: Omit<ComposeRequest, 'narrator'>): Shown | null {
  return judgingOnce(() => shownAmong(request));
}

function shownAmong(request: Omit<ComposeRequest, 'narrator'>): Shown | null {
  const week = judgeWeek(readWeek(request.moments, request.taught), request.tone);
  if (['hard', 'grumpy'].includes(week.mood) || week.notes.some(soundsOfDanger)) {
    return null;
  }
  const best = bestOf(week);
  const longest = Math.min(longestNote, Math.floor(longestInAll / best.length));
  const shown = best
    .map((note) => ({ note, content: cut(contentOf(note), longest) }))
    .filter(({ content }) => /[\p{L}\p{N}]/u.test(content));
  if (!shown.some(({ content }) => isEnglish(content))) {
    return null;
  }
  const numbers = new Map(shown.map(({ note }, at) => [note.moment.id, at + 1]));
  const rhymes = rhymesFor(request, week).flatMap((rhyme) => {
    const beside = numbers.get(rhyme.beside.id);
    return beside === undefined ? [] : [{ ...rhyme, beside }];
  });
  return {
    notes: shown.map(({ note, content }, at) => ({
      ...note.moment,
      id: at + 1,
      content,
      day: week.days.get(note.moment.localDate),
      plain: note.severity !== 'light',
      heavy: note.severity === 'heavy',
    })),
    earlier: rhymes.map(({ source, quote, when, beside }, at) => ({
      ...source,
      id: shown.length + at + 1,
      content: quote,
      when,
      beside,
    })),
    sources: [...shown.map(({ note }) => note.moment), ...rhymes.map(({ source }) => source)],
    said: request.said ?? [],
    tone: week.tone,
    goesOn: request.goesOn ?? false,
    quiet: week.mood === 'mixed' || week.heavyIds.length > 0,
  };
}

/** Of a very full week the notes most worth telling, in their order. */
function bestOf({ notes }: ReadWeek): ReadNote[] {
  const best = new Set(notes.toSorted((a, b) => b.score - a.score).slice(0, mostNotes));
  return notes.filter((note) => best.has(note));
}

function contentOf({ moment, severity, candidates }: ReadNote): string {
  if (severity !== 'heavy') {
    return moment.content.trim();
  }
  const units = candidates.flatMap(({ main, follow }) => (follow ? [main, follow] : [main]));
  return units
    .sort((a, b) => a.index - b.index)
    .map(({ source }) => source)
    .join('. ');
}

function cut(text: string, longest: number): string {
  if (text.length <= longest) {
    return text;
  }
  const end = text.lastIndexOf(' ', longest);
  // A pair of code units must not be parted.
  return text.slice(0, end > 0 ? end : longest).replace(/[\uD800-\uDBFF]$/, '');
}
