import type { Tone } from '#shared/contract/settings.ts';
import type { SpokenTone } from '../base/types.ts';
import { isOffDrink } from '../lexicon/off-drink.ts';
import type { Theme } from '../lexicon/themes.ts';
import { dangerIn, isHeavyOrWorse, isSurelyHard, mayBeGrave, mayBeHard, mayNotBeHard } from '../severity/severity.ts';
import { countWords } from '../base/tokens.ts';
import { chanceOfLight } from '../severity/voter.ts';
import { isLightBeside } from './danger-among.ts';
import type { ReadNote, ReadWeek } from './read-week.ts';

/**
 * light: nothing heavy; mixed: something heavy beside good things; hard: hardly anything to hold up; grumpy: complaints;
 * plain: nothing that is surely good or bad, or something that only one voter takes for a crisis.
 */
type Mood = 'light' | 'mixed' | 'hard' | 'grumpy' | 'plain';

/**
 * free: nothing in it may be hard; steady: something may be, or sounds of danger and is doubted, so that the tone
 * that was wished for holds and nothing of ours jokes or cheers; quiet: something is grave, or may be danger.
 */
type Bearing = 'free' | 'steady' | 'quiet';

/**
 * A week with how it is to be spoken of. `heavyIds` are the notes for which it may be said that something was hard;
 * `isDry` where someone keeps away from drink, to whom no glass is held out.
 */
export type Week = ReadWeek & { mood: Mood; tone: SpokenTone; bearing: Bearing; heavyIds: number[]; isDry: boolean };

/** Where one note of so many may be hard, the week is quiet. */
const fewPerHard = 3;
/** So is a week in which so many notes, of enough words to be judged, are so little sure to be light. */
const gloomy = { notes: 2, light: 0.2, words: 12 } as const;

/**
 * How a week is to be spoken of. `auto` goes by the notes, and no wish for cheer outweighs a note that is grave, one that
 * may be in danger, or a week in which nothing is surely good.
 */
export function judgeWeek(read: ReadWeek, wish: Tone): Week {
  const { notes } = read;
  const heavyNotes = notes.filter(({ severity, tidied }) => isHeavyOrWorse(severity) && isSurelyHard(tidied));
  const bearing = bearingOf(notes, heavyNotes);
  // A toast is heard by who is in the room: what is silent for danger from others is not even said to have been hard.
  const spokenOf = heavyNotes.filter(({ severity }) => severity !== 'crisis' || !read.danger.mayBeFromOthers);
  const mood = moodOf(notes, spokenOf, bearing);
  const isQuiet = mood === 'plain' || bearing === 'quiet';
  const wished = wish === 'auto' ? leanOf(notes) : wish;
  const tone = isQuiet || (wish === 'auto' && bearing === 'steady') ? 'reflective' : wished;
  const isDry = notes.some(({ moment }) => isOffDrink(moment.content));
  return { ...read, mood, tone, bearing, heavyIds: spokenOf.map(({ moment }) => moment.id), isDry };
}

function bearingOf(notes: readonly ReadNote[], heavyNotes: readonly ReadNote[]): Bearing {
  const doubtful = notes.filter(
    ({ severity, tidied }) => isHeavyOrWorse(severity) || mayBeHard(tidied) || dangerIn(tidied) !== null,
  );
  const isGrave = ({ severity, tidied, units, plainly }: ReadNote): boolean =>
    severity !== 'crisis' && (!mayNotBeHard(tidied) || (severity === 'heavy' && (plainly || units.length === 0)));
  const dark = notes.filter(({ tidied }) => countWords(tidied) >= gloomy.words && chanceOfLight(tidied) < gloomy.light);
  const isGloomy = dark.length >= gloomy.notes || notes.some(({ tidied }) => mayBeGrave(tidied));
  if (heavyNotes.length > 0 || isGloomy || doubtful.some(isGrave)) {
    return 'quiet';
  }
  if (doubtful.length === 0) {
    return 'free';
  }
  const alarms = notes.filter(({ severity }) => severity === 'crisis');
  const isLone = alarms.length === 0 || (doubtful.length === 1 && standsAlone(alarms, notes));
  return isLone && doubtful.length * fewPerHard <= notes.length ? 'steady' : 'quiet';
}

/**
 * Whether danger is heard in one note alone of a week that is otherwise light. Danger is seldom written of once: where
 * it is meant, other notes sound of it as well.
 */
function standsAlone(alarms: readonly ReadNote[], notes: readonly ReadNote[]): boolean {
  return alarms.length === 1 && isLightBeside(notes.filter((note) => !alarms.includes(note)));
}

function moodOf(notes: readonly ReadNote[], heavyNotes: readonly ReadNote[], bearing: Bearing): Mood {
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
  const mayBeDanger = bearing === 'quiet' && notes.some(({ severity }) => severity === 'crisis');
  return !mayBeDanger && (notes.some(({ severity }) => severity === 'light') || notes.length === 0) ? 'light' : 'plain';
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
