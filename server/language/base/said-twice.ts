import {
  adverbs,
  coordinators,
  determiners,
  freeWords,
  possessives,
  prepositions,
  subjectPronouns,
  subordinators,
} from '../lexicon/function-words.ts';
import { degrees, feelings, verdicts } from '../lexicon/verbs.ts';

const repeated = [
  freeWords,
  determiners,
  possessives,
  prepositions,
  coordinators,
  subjectPronouns,
  subordinators,
  adverbs,
  degrees,
  feelings,
  verdicts,
];

/** Whether a word that stands twice is meant once: 'the the', 'so so', 'happy happy', and not 'moi moi' or 'fifty fifty'. */
export function isSaidTwice(word: string): boolean {
  return repeated.some((set) => set.has(word));
}
