import { weekdayOf } from '../base/days.ts';
import { spokenText } from '../base/quotable.ts';
import type { Moment } from '../base/types.ts';
import { noteWordsOf } from '../check/vocabulary-of-notes.ts';
import type { Word } from '../grammar/word-stream.ts';
import { numbersGiven, sumsIn } from './numbers.ts';
import { deedsIn, type Deed } from './read-deeds.ts';
import { stemOf } from './stems.ts';
import { wordsIn } from './words-of-line.ts';

/** What one note, or the notes that a line names, give leave to say. */
export type Ground = {
  /** Their words by their stems, as they may be turned and told too; and the words themselves, each once. */
  stems: ReadonlySet<string>;
  words: readonly string[];
  numbers: ReadonlySet<number>;
  daysOfMonth: ReadonlySet<number>;
  weekdays: ReadonlySet<string>;
  /** Whether any note of the week speaks of it. */
  knowsOf: (stem: string) => boolean;
  /** Whether the writer was with somebody. */
  inCompany: boolean;
  /** Each note by itself, for what must stand together in one. */
  notes: readonly NoteGround[];
};

export type NoteGround = {
  moment: Moment;
  /** Its words as they stand in it, with the marks before them; and each with its parts. */
  written: readonly Word[];
  words: readonly string[];
  stems: ReadonlySet<string>;
  /** What it tells of, see `deedsIn`. */
  deeds: readonly Deed[];
  /** For quotations, see `standsAmong`. */
  spoken: string;
};

const company = /\b(?:we|us|our|both|together|each other|with|and (?:i|me)|(?:i|me) and)\b/i;

/** Reads a note once; see `groundOf`. */
export function readGround(moment: Moment): NoteGround {
  const written = wordsIn(moment.content.replace(/\bw\/o\b/gi, 'without'));
  const words = written.flatMap(({ lower }) => alsoInParts(lower));
  return {
    moment,
    written,
    words,
    stems: new Set([...words, ...noteWordsOf(moment).words].map(stemOf)),
    deeds: deedsIn(written, true),
    spoken: spokenText(moment.content),
  };
}

/** What these notes give leave to say together. */
export function groundOf(notes: readonly NoteGround[], all: readonly NoteGround[] = notes): Ground {
  const words = notes.flatMap((note) => note.words);
  return {
    stems: new Set(notes.flatMap(({ stems }) => [...stems])),
    words: [...new Set(words)],
    numbers: new Set([...numbersGiven(words), ...notes.flatMap((note) => [...sumsIn(note.words)])]),
    daysOfMonth: new Set(notes.map(({ moment }) => Number(moment.localDate.slice(8)))),
    weekdays: new Set(notes.map(({ moment }) => weekdayOf(moment.localDate)?.toLowerCase() ?? '')),
    knowsOf: (stem) => all.some(({ stems }) => stems.has(stem)),
    inCompany: notes.some(({ moment }) => company.test(moment.content)),
    notes,
  };
}

/** 'Ice-cream' is also 'ice' and 'cream'. */
export function alsoInParts(word: string): string[] {
  return word.includes('-') ? [word, ...word.split('-')] : [word];
}
