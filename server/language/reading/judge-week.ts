import type { Tone } from '#shared/contract/settings.ts';
import type { SpokenTone } from '../base/types.ts';
import type { Theme } from '../lexicon/themes.ts';
import { isHeavyOrWorse, isSurelyHard, mayBeGrave, mayBeHard } from '../severity/severity.ts';
import type { ReadNote, ReadWeek } from './read-week.ts';

/**
 * light: nothing heavy; mixed: something heavy beside good things; hard: hardly anything to hold up; grumpy: complaints;
 * plain: nothing that is surely good or bad, or something that only one voter takes for a crisis.
 */
type Mood = 'light' | 'mixed' | 'hard' | 'grumpy' | 'plain';

/** A week with how it is to be spoken of. `heavyIds` are the notes for which it may be said that something was hard. */
export type Week = ReadWeek & { mood: Mood; tone: SpokenTone; heavyIds: number[] };

/**
 * How a week is to be spoken of. `auto` goes by the notes, and no wish for cheer outweighs a note that is heavy, or a week
 * in which nothing is surely good.
 */
export function judgeWeek(read: ReadWeek, wish: Tone): Week {
  const { notes } = read;
  const heavyNotes = notes.filter(({ severity, tidied }) => isHeavyOrWorse(severity) && isSurelyHard(tidied));
  const mood = moodOf(notes, heavyNotes);
  const isQuiet =
    mood === 'plain' ||
    notes.some(({ severity, tidied }) => isHeavyOrWorse(severity) || mayBeGrave(tidied) || mayBeHard(tidied));
  const wished = wish === 'auto' ? leanOf(notes) : wish;
  return { ...read, mood, tone: isQuiet ? 'reflective' : wished, heavyIds: heavyNotes.map(({ moment }) => moment.id) };
}

function moodOf(notes: readonly ReadNote[], heavyNotes: readonly ReadNote[]): Mood {
  const bright = notes.filter(({ score }) => score >= 1);
  if (heavyNotes.length > 0) {
    const crisis = heavyNotes.some(({ severity }) => severity === 'crisis');
    const outweighed = heavyNotes.length * 2 >= notes.length && bright.length < 3;
    return bright.length === 0 || outweighed || (crisis && bright.length < 2) ? 'hard' : 'mixed';
  }
  const sour = notes.filter(
    ({ candidates }) => candidates[0]?.main.sour === true && candidates[0].main.severity === 'light',
  );
  if (notes.length > 0 && sour.length === notes.length && bright.length === 0) {
    return 'grumpy';
  }
  const isQuiet = notes.some(({ severity }) => severity === 'crisis');
  return !isQuiet && (notes.some(({ severity }) => severity === 'light') || notes.length === 0) ? 'light' : 'plain';
}

function leanOf(notes: readonly ReadNote[]): SpokenTone {
  const count = (wanted: readonly Theme[]): number =>
    notes.filter(({ themes }) => themes.some((theme) => wanted.includes(theme))).length;
  const tender = notes.filter(({ severity }) => severity === 'tender').length;
  const laughing = notes.filter(
    ({ moment, themes }) =>
      themes.includes('laughter') ||
      /\b(?:lol|haha|lmao|oops|of course|accidentally|on purpose)\b|😂|🤣/i.test(moment.content),
  ).length;
  if (tender === 0 && laughing >= 2 && laughing * 3 >= notes.length) {
    return 'humorous';
  }
  const still = count(['nature', 'rest', 'feeling', 'animals']) + tender * 2;
  return still > count(['first', 'effort', 'making', 'laughter', 'kindness']) ? 'reflective' : 'uplifting';
}
