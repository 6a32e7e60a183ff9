import { opensPredicate, opensSentence } from './word-stream.ts';
import type { Word } from './word-stream.ts';
import {
  adverbs,
  coordinators,
  determiners,
  possessives,
  prepositions,
  subordinators,
  timeWords,
} from '../lexicon/function-words.ts';
import { thingsWithArticle } from '../lexicon/common-nouns.ts';
import { countNouns } from '../lexicon/count-nouns.ts';
import { kinCompounds, kinNames } from '../lexicon/people.ts';
import { looksPast } from '../lexicon/verbs.ts';

const notAlone = new Set(
  'new single proud lovely old late dear sweet poor step young other working first-time good best great being little'.split(
    ' ',
  ),
);

/** 'Mum rang': a family word that stands alone as a name is the writer's own mum. */
export function isKinName(words: readonly Word[], index: number): boolean {
  const word = words[index];
  const bare = word?.lower.replace(/'s$/, '') ?? '';
  const [before, after] = [words[index - 1], words[index + 1]];
  // 'The colour of Mother's brooch': with a capital in the middle of a sentence.
  const formal = /^(?:mother|father|grandmother|grandfather)$/.test(bare) && before !== undefined && word?.mark !== '.';
  const owns = formal && word?.lower.endsWith("'s") === true;
  if (!word) {
    return false;
  }
  if (isOwnSpouse(words, index)) {
    return true;
  }
  if (!(kinNames.has(bare) || (formal && (owns || /^\p{Lu}/u.test(word.text))))) {
    return false;
  }
  if (after && after.mark === '' && (kinCompounds.has(after.lower) || /^\p{Lu}/u.test(after.text))) {
    return false;
  }
  // 'Granny church', 'Dad taxi again': a kind of thing.
  if (!before && after?.mark === '' && /^\p{Ll}/u.test(after.text) && isThing(after.lower) && bare === word.lower) {
    return false;
  }
  if (!before || word.mark !== '') {
    return true;
  }
  // 'They both said mama': a word that was spoken, unless a quotation stands before it.
  if (/^(?:said|says)$/.test(before.lower) && words[index - 2]?.quoted !== true) {
    return after !== undefined && after.mark === '' && opensPredicate(after.lower);
  }
  const owned =
    determiners.has(before.lower) ||
    possessives.has(before.lower) ||
    notAlone.has(before.lower) ||
    /'s$|s'$/.test(before.lower);
  return (
    !owned &&
    (coordinators.has(before.lower) ||
      prepositions.has(before.lower) ||
      subordinators.has(before.lower) ||
      timeWords.has(before.lower) ||
      adverbs.has(before.lower) ||
      reads(before))
  );
}

/** 'Wife put on a plaster': where nothing stands before, it goes without saying whose. */
function isOwnSpouse(words: readonly Word[], index: number): boolean {
  const [word, after] = [words[index], words[index + 1]];
  const isSpouse = /^(?:wife|husband|hubby)$/.test(word?.lower ?? '');
  return index === 0 && isSpouse && after?.mark === '' && opensPredicate(after.lower);
}

function isThing(lower: string): boolean {
  return (countNouns.has(lower) || thingsWithArticle.has(lower)) && !looksPast(lower) && !opensPredicate(lower);
}

/** A verb before a kin word: 'called mum', 'seeing dad', 'help grandma'; not a title such as 'Super Gran'. */
function reads(before: Word): boolean {
  return (
    opensPredicate(before.lower) ||
    before.lower.endsWith('ing') ||
    /^(?:see|call|help|hug|ring|visit|tell|told|give|take|make|let|miss|love|thank|text|hear)$/.test(before.lower)
  );
}

/** How the listener hears it: 'your mum'; the second of 'mum and dad' needs no 'your' again. */
export function kinName(words: readonly Word[], index: number): string {
  const word = words[index];
  const own = (word?.text ?? '').toLowerCase();
  const [joint, earlier] = [words[index - 1], words[index - 2]];
  const paired =
    joint &&
    /^(?:and|&|or)$/.test(joint.lower) &&
    word?.mark === '' &&
    earlier &&
    kinNames.has(earlier.lower) &&
    joint.mark === '' &&
    (isKinName(words, index - 2) || /^(?:my|our)$/.test(words[index - 3]?.lower ?? ''));
  if (paired) {
    return own;
  }
  return opensSentence(words, index) && /^\p{Lu}/u.test(word?.text ?? '') ? `Your ${own}` : `your ${own}`;
}
