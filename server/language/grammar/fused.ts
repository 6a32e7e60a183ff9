import { wordsAmong } from './word-stream.ts';
import type { Word } from './word-stream.ts';
import { tokenize } from '../base/tokens.ts';
import { countNouns } from '../lexicon/count-nouns.ts';
import {
  adverbs,
  coordinators,
  determiners,
  numberWords,
  possessives,
  prepositions,
  subordinators,
  timeWords,
} from '../lexicon/function-words.ts';
import { ownKin } from '../lexicon/people.ts';
import { looksPast, pastAuxiliaries, presentAuxiliaries, presentForms } from '../lexicon/verbs.ts';

const fewestWords = 6;
const be =
  /^(?:am|is|are|was|were|be|been|being|have|has|had|having|get|gets|got|getting|having|not|all|both|to|will|would|could|can|should|might|must|may|did|do|does|didn't|don't|doesn't|couldn't|can't|won't|wouldn't|wasn't|weren't|haven't|hasn't|hadn't|isn't|aren't|ain't|i've|we've|they've|he's|she's|it's|i'd|he'd|she'd|we'd|they'd|you've|you'd)$/;
/** What is said, thought or felt goes on with a clause and needs no word to join it. */
const telling =
  /^(?:thinking|saying|knowing|telling|hoping|check|checked|announced|explained|say|says|said|tell|told|think|thinks|thought|know|knows|knew|hope|hopes|hoped|wish|wished|feel|felt|see|saw|hear|heard|realise|realised|realized|remember|remembered|forget|forgot|believe|believed|swear|swore|reckon|reckoned|guess|guessed|found|noticed|decided|showed|proved|mean|means|meant|dreamt|dreamed|learned|learnt|promised|figured|figure|bet|glad|sure|happy|proud|lucky|sorry|afraid|certain|pretended|let|make|made|makes|watched|help|helped|like|asked|him|her|me|us|them|whatever|wherever|whoever|as|than|if|turns)$/;
/** After these 'I' opens no new clause: 'the best day I had', 'all she said'. */
const leading =
  /^(?:time|thing|things|way|day|one|ones|moment|all|everything|something|anything|nothing|most|best|worst|first|last|only|place|person|people|man|woman|song|book|film|photo|much|many|more|less|hard|long)$/;

/** 'I watched it I have always liked it': an object, and a clause that nothing joins to it. */
const objectThenClause =
  /^(?!.*\b(?:when|whenever|if|as|time|because|cos|since|after|before|once|while|until|till|that|told|like|think|said|how|what|why|way)\b).*\b(?:it|them|him|her) I(?:'(?:ve|m|d)| (?:have|had|was|am|did|do|will|would|could|can|always|never))\b/iu;

/** 'Slept 11 hours grandma hid me a plate': kin who begin another clause, with nothing before them. */
const kinAfterMeasure = new RegExp(
  String.raw`(?<=\S )(?:hours?|hrs?|minutes|mins|miles|times|late|early) (?:${[...ownKin].join('|')}) (?:\p{L}+ed|hid|made|got|left|gave|told|came|went|brought|put|took|said|had|was)\b`,
  'iu',
);

/** Whether clauses run into each other without a mark or a word to join them, as dictation has it: 'fixed the door she held the screws'. */
export function isFused(text: string): boolean {
  return (
    objectThenClause.test(text) ||
    kinAfterMeasure.test(text) ||
    runsOf(wordsAmong(tokenize(text))).some((run) => run.length >= fewestWords && clausesIn(run) > 1)
  );
}

/** The stretches of words without a mark or a quotation among them. */
function runsOf(words: readonly Word[]): Word[][] {
  const runs: Word[][] = [[]];
  for (const word of words) {
    if (word.mark !== '' || word.quoted) {
      runs.push([]);
    }
    if (!word.quoted) {
      runs.at(-1)?.push(word);
    }
  }
  return runs;
}

/** How many clauses of a run of words nothing joins, the first among them. */
function clausesIn(words: readonly Word[]): number {
  const verbs = words.flatMap((_, at) => (isFinite(words, at) ? [at] : []));
  const [first = words.length] = verbs;
  const last = verbs.at(-1) ?? 0;
  const joints = words.filter((_, at) => joins(words, at, { first, last })).length;
  return verbs.length - joints;
}

function isFinite(words: readonly Word[], at: number): boolean {
  const { lower } = words[at] ?? { lower: '' };
  if (/^(?:i|we|he|she|it|they|that|there|you|who|what)'(?:m|re|s|ve|d|ll)$/.test(lower)) {
    return true;
  }
  if (!(looksPast(lower) || pastAuxiliaries.has(lower) || presentAuxiliaries.has(lower) || presentForms.has(lower))) {
    return false;
  }
  const before = words.slice(0, at).findLast((word) => !adverbs.has(word.lower))?.lower ?? '';
  const next = words[at + 1]?.lower ?? '';
  const describes =
    determiners.has(before) ||
    possessives.has(before) ||
    prepositions.has(before) ||
    numberWords.has(before) ||
    /'s$/.test(before) ||
    next === 'by' ||
    (at === 0 && lower.endsWith('ed') && /s$/.test(next)) ||
    (lower.endsWith('ed') &&
      (countNouns.has(next) || /^(?:in|with|on|at|from|for|up|out|like|to)$/.test(next)) &&
      at > 0 &&
      !/^(?:i|we|he|she|they|it|and|but|who|that|then|so)$/.test(before));
  return !describes && !isDoneTo(words, at) && !be.test(before) && !/'(?:m|re|s|ve|d|ll)$/.test(before);
}

/** 'Had his hair cut', 'with her eyes shut', 'made him put it on': no clause of its own. */
function isDoneTo(words: readonly Word[], at: number): boolean {
  const { lower } = words[at] ?? { lower: '' };
  const earlier = words.slice(Math.max(0, at - 6), at).map((word) => word.lower);
  const changing = earlier.findLastIndex((word) =>
    /^(?:with|had|have|has|got|get|made|make|let|saw|see|heard|watched|helped|having)$/.test(word),
  );
  const joined = earlier
    .slice(changing + 1)
    .some((word) => coordinators.has(word) || /^(?:i|we|he|she|they|who|that)$/.test(word));
  return (
    changing >= 0 &&
    changing < earlier.length - 1 &&
    !joined &&
    (lower.endsWith('ed') ||
      /^(?:cut|put|shut|hit|let|read|set|hurt|come|run|done|drawn|made|left|taken|given)$/.test(lower))
  );
}

function joins(words: readonly Word[], at: number, { first, last }: { first: number; last: number }): boolean {
  const { lower } = words[at] ?? { lower: '' };
  const next = words[at + 1]?.lower ?? '';
  // A contraction is a subject and its verb in one.
  if (at > last || (at === last && !/'/.test(lower))) {
    return false;
  }
  // 'And then' joins once.
  if (lower === 'then' && coordinators.has(words[at - 1]?.lower ?? '')) {
    return false;
  }
  if (coordinators.has(lower)) {
    return at > first || first === words.length;
  }
  const opensClause = !(prepositions.has(next) || numberWords.has(next) || /^\d|^(?:march|may)$/.test(next));
  if (subordinators.has(lower) || /^(?:who|which|that|what|whose|everywhere|wherever)$/.test(lower)) {
    return opensClause || !prepositions.has(lower);
  }
  if (/^(?:that|who|which|what|where|how)'(?:s|d|ve|ll|re)$/.test(lower)) {
    return at > first;
  }
  if (/^turn(?:s|ed)$/.test(lower) && next === 'out') {
    return true;
  }
  // 'The way our grandmother made it'.
  const noun = determiners.has(next) || possessives.has(next) || /^\p{Lu}/u.test(words[at + 1]?.text ?? '');
  if (/^(?:way|time|day|moment|year|night|minute|thing|find)$/.test(lower) && noun) {
    return true;
  }
  // 'Asked was I lost', 'said have you met him'.
  const asks = /^(?:asked|asks|said|says|googled|know|wondered)$/.test(lower);
  if (asks && /^(?:was|were|is|are|am|did|do|does|had|have|has|would|could|will|can)$/.test(next)) {
    return true;
  }
  if (/^(?:said|says|think|thought|know|knew|hope|hoped|reckon|realised|thinks)$/.test(lower) && next !== 'sir') {
    return !prepositions.has(next);
  }
  if (telling.test(lower)) {
    return (
      /^(?:i|he|she|it|we|they|you|the|my|his|her|our|a|an|there|that|everyone|everybody|someone|somebody|nobody|nothing|no|all|some|hers|mine)(?:'|$)/.test(
        next,
      ) || /^\p{Lu}/u.test(words[at + 1]?.text ?? '')
    );
  }
  return isRelative(words, at);
}

function isLink({ lower }: Word): boolean {
  return [prepositions, coordinators, subordinators, adverbs].some((set) => set.has(lower));
}

/** 'The cake I made was good', 'a bowl she had had for years': a subject straight after its noun, and a verb without an object. */
function isRelative(words: readonly Word[], at: number): boolean {
  const [before, word] = [words[at - 1]?.lower ?? '', words[at]?.lower ?? ''];
  const subject = /^(?:i|we|he|she|they|it|you|mum|dad)(?:'(?:d|ve|ll|m|s|re))?$/.test(word);
  // 'The sun was strong it dried': said of how it was, and no noun.
  if (
    /^(?:it|they)$/.test(word) &&
    /^(?:was|were|is|are|felt|looked)$/.test(words[at - 2]?.lower ?? '') &&
    before !== 'one'
  ) {
    return false;
  }
  // 'He retired today he shook hands': no noun before the subject.
  if (timeWords.has(before) || /^(?:today|yesterday|tonight|again|too|home|here|there|out|up|back|now)$/.test(before)) {
    return false;
  }
  const isJoined = prepositions.has(before) || coordinators.has(before) || telling.test(before);
  if (!subject || before === '' || isJoined) {
    return leading.test(before) && subject;
  }
  // 'Slept till twelve it was amazing': what is said of 'it' stands behind its verb.
  const [next, end] = [words[at + 1]?.lower ?? '', words[at + 2]];
  const whole = /^(?:was|were|is|are)$/.test(next) && end !== undefined && !isLink(end) && !/^(?:i|we)$/.test(word);
  const atOnce = /^(?:he|she|they|it)$/.test(word) && /^(?:just|then|always|even|never)$/.test(next);
  if ((whole || atOnce) && !leading.test(before)) {
    return false;
  }
  const verb = words.findIndex(({ lower }, place) => place > at && !be.test(lower) && !adverbs.has(lower));
  const after = words[verb + 1];
  const ends =
    after === undefined ||
    (/'/.test(word) && prepositions.has(words[verb]?.lower ?? '')) ||
    isLink(after) ||
    pastAuxiliaries.has(after.lower) ||
    presentAuxiliaries.has(after.lower) ||
    looksPast(after.lower);
  return leading.test(before) || (verb > at && ends);
}
