import { wordsOf } from './tokens.ts';
import {
  adverbs,
  coordinators,
  determiners,
  foreignMarks,
  isEnglishMark,
  numberWords,
  possessives,
  prepositions,
  subjectPronouns,
  subordinators,
  timeWords,
} from '../lexicon/function-words.ts';
import { kinNames, people, peoplePlural } from '../lexicon/people.ts';
import { countThings, massThings } from '../lexicon/themes.ts';
import { participles } from '../lexicon/verb-forms.ts';
import { feelings, looksPast, verdicts } from '../lexicon/verbs.ts';

const known = [
  adverbs,
  coordinators,
  determiners,
  numberWords,
  possessives,
  prepositions,
  subjectPronouns,
  subordinators,
  timeWords,
  kinNames,
  people,
  peoplePlural,
  feelings,
  participles,
  verdicts,
  ...Object.values(countThings),
  ...Object.values(massThings),
];
const shared = new Set('in an am so was war die hat bin gift still rest plan park'.split(' '));
/** Words of other languages that are English words or names as well: they tell of another only beside words of it. */
const alsoEnglish = new Set(
  'met van dan una les pour con mia ma mon med min til uma des mit hari nel los las del lo jest'.split(' '),
);

/** Whether a text is in English as far as can be told. What is not is never turned, only quoted. */
export function isEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 0 && latin / letters < 0.7) {
    return false;
  }
  const words = wordsOf(text);
  const english = words.filter((word) => isEnglishMark(word) && !shared.has(word)).length;
  const marks = words.filter((word) => foreignMarks.has(word) && !isEnglishMark(word));
  const foreign = marks.every((word) => alsoEnglish.has(word)) ? 0 : marks.length;
  const accented = words.filter((word) => /[à-öø-ÿāēīōūčšžłńśźżğışőű¿¡]/.test(word)).length;
  if (foreign > 0) {
    return english > foreign * 1.5 + accented;
  }
  return english > 0 ? true : accented === 0 && (words.length < 2 || words.some(isKnown));
}

/** Whether a text has words or letters that English does not have; a few words without them in an English note are English. */
export function hasForeignMarks(text: string): boolean {
  const words = wordsOf(text);
  return (
    words.some(
      (word) => foreignMarks.has(word) && !isEnglishMark(word) && !shared.has(word) && !alsoEnglish.has(word),
    ) ||
    /[à-öø-ÿāēīōūčšžłńśźżğışőű¿¡]/i.test(text) ||
    /(?=\p{L})\P{Script=Latin}/u.test(text)
  );
}

function isKnown(word: string): boolean {
  return !shared.has(word) && (looksPast(word) || word.endsWith('ing') || known.some((set) => set.has(word)));
}
