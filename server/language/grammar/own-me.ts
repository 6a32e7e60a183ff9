import { opensPredicate } from './word-stream.ts';
import type { Word } from './word-stream.ts';
import { countNouns } from '../lexicon/count-nouns.ts';
import {
  coordinators,
  determiners,
  possessives,
  prepositions,
  subjectPronouns,
  subordinators,
  timeWords,
} from '../lexicon/function-words.ts';
import { kinNames, people, peoplePlural } from '../lexicon/people.ts';

/** What is mine and has no singular that is counted, or is not counted at all. */
const things =
  /^(?:own|ma|da|maw|mammy|tea|dinner|breakfast|lunch|supper|hair|teeth|feet|knees|boots|socks|shoes|hands|eyes|ears|legs|arms|glasses|keys|slippers|work|money|homework|life|voice|washing|shopping|mates|bairns|wages|house|belly|bed|heart|kids|lot|turn|name|age|self)$/;
/** What somebody is held or kept as: 'held me hostage'. */
const heldAs = /^(?:hostage|captive|prisoner|company|waiting)$/;
/** Verbs that give something to someone: 'gave me tea', 'bought me flowers'. */
const giving =
  /^(?:g[ia]ve[sn]?|giving|b(?:ought|uy|uys)|br(?:ought|ing|ings)|m(?:ade|ake|akes|aking)|g[eo]t|gets|show(?:ed|s|n)?|t(?:old|ell|ells)|s(?:ent|end|ends)|t(?:aught|each)|lent|lend|read|sang|sing|cook(?:ed)?|bak(?:ed|e)|pour(?:ed)?|hand(?:ed|s)?|offer(?:ed|s)?|pass(?:ed|es)?|wr(?:ote|ite)|ask(?:ed|s)?|paid|pays?|left|leave|saved?|knit(?:ted)?|dr[ae]w|fetch(?:ed)?|cost|owed|promised|ordered|wished|called?|named?|served|threw|did|found|kept|let|help(?:ed|s)?|earned|won|reminded)$/;

/** Whether 'me' stands for 'my', as in many a dialect: 'me heart's full', 'in me socks', 'told me mum'. */
export function isOwnMe(words: readonly Word[], index: number): boolean {
  const [before, word, next] = [words[index - 1], words[index], words[index + 1]];
  if (word?.lower !== 'me' || next === undefined || next.mark !== '' || next.quoted || !/^\p{Ll}/u.test(next.text)) {
    return false;
  }
  // 'Joan knew me first thing', 'said it to me first': a time, and nothing of mine.
  const after = words[index + 2];
  if (/^(?:first|last)$/.test(next.lower) && (closes(after) || /^(?:thing|time|again)$/.test(after?.lower ?? ''))) {
    return false;
  }
  const thing = next.lower.replace(/'s$/, '');
  const someone = kinNames.has(thing) || people.has(thing) || peoplePlural.has(thing);
  if (heldAs.test(thing) || (someone && /^call(?:s|ed|ing)?$/.test(before?.lower ?? ''))) {
    return false;
  }
  const noun = someone || things.test(thing) || countNouns.has(thing) || countNouns.has(thing.replace(/e?s$/, ''));
  const many = /[^s]s$/.test(thing) && !notMany.test(thing) && closes(words[index + 2]);
  const opens = before === undefined || word.mark !== '' || coordinators.has(before.lower);
  if (opens || subordinators.has(before.lower) || timeWords.has(before.lower)) {
    return noun && !opensPredicate(next.lower);
  }
  if (prepositions.has(before.lower)) {
    return noun || many;
  }
  return (
    (noun || many) &&
    (someone || !giving.test(before.lower) || /^(?:i|we|i'd|i've|i'll)$/.test(words[index - 2]?.lower ?? '')) &&
    !isLeading(before)
  );
}

const notMany =
  /^(?:years|days|weeks|months|hours|minutes|seconds|times|always|perhaps|sometimes|besides|towards|afterwards|outdoors|indoors|upstairs|downstairs|sideways|yes|as|is|was|has|his|this|its|us)$/;

function closes(word: Word | undefined): boolean {
  return word === undefined || word.mark !== '' || prepositions.has(word.lower) || coordinators.has(word.lower);
}

/** Words that stand before an object of their own: 'than me', 'like me'. */
function isLeading({ lower }: Word): boolean {
  return (
    determiners.has(lower) ||
    possessives.has(lower) ||
    subjectPronouns.has(lower) ||
    /^(?:was|is|were|be|did|than|like)$/.test(lower)
  );
}
