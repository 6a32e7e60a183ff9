import { weekdayOf } from '../base/days.ts';
import { spokenText } from '../base/quotable.ts';
import { wordsOf } from '../base/tokens.ts';
import type { Moment } from '../base/types.ts';
import { noteWordsOf, together, type NoteWords } from '../check/vocabulary-of-notes.ts';
import { numbersGiven } from './numbers.ts';
import { stemOf } from './stems.ts';

/** What one note, or the notes that a line names, give leave to say. */
export type Ground = {
  /** Their words as they may be turned and told, who did what, and what is denied. */
  leave: NoteWords;
  /** Their words by their stems, and the words themselves. */
  stems: ReadonlySet<string>;
  words: readonly string[];
  numbers: ReadonlySet<number>;
  weekdays: ReadonlySet<string>;
  /** Whether the writer was with somebody. */
  inCompany: boolean;
  /** Each note by itself, for what must stand together in one. */
  notes: readonly NoteGround[];
};

export type NoteGround = {
  moment: Moment;
  /** What it says, with short forms that deny written out. */
  content: string;
  leave: NoteWords;
  stems: ReadonlySet<string>;
  spoken: string;
  words: readonly string[];
};

const company = /\b(?:we|us|our|both|together|each other|with|and (?:i|me)|(?:i|me) and)\b/i;

/** Reads a note once; see `groundOf`. */
export function readGround(moment: Moment): NoteGround {
  const leave = noteWordsOf(moment);
  const content = moment.content.replace(/\bw\/o\b/gi, 'without');
  const words = wordsOf(content).flatMap(alsoInParts);
  return {
    moment,
    content,
    leave,
    words,
    stems: new Set([...words, ...leave.words].map(stemOf)),
    spoken: spokenText(moment.content),
  };
}

/** What these notes give leave to say together. */
export function groundOf(notes: readonly NoteGround[]): Ground {
  const words = notes.flatMap((note) => note.words);
  return {
    leave: together(notes.map(({ leave }) => leave)),
    stems: new Set(notes.flatMap(({ stems }) => [...stems])),
    words,
    numbers: numbersGiven([...words, ...notes.map(({ moment }) => String(Number(moment.localDate.slice(8))))]),
    weekdays: new Set(notes.map(({ moment }) => weekdayOf(moment.localDate)?.toLowerCase() ?? '')),
    inCompany: notes.some(({ moment }) => company.test(moment.content)),
    notes,
  };
}

/** 'Ice-cream' is also 'ice' and 'cream'. */
export function alsoInParts(word: string): string[] {
  return word.includes('-') ? [word, ...word.split('-')] : [word];
}
