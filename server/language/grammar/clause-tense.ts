import { wordsAmong } from './word-stream.ts';
import type { Word } from './word-stream.ts';
import { otherSubjects, shifted } from './finite-verb.ts';
import type { Finite } from './finite-verb.ts';
import { tokenize } from '../base/tokens.ts';
import {
  adverbs,
  coordinators,
  determiners,
  possessives,
  prepositions,
  subordinators,
} from '../lexicon/function-words.ts';
import { countNouns } from '../lexicon/count-nouns.ts';
import { degrees, feelings, looksPast, looksRegularPast, presentAuxiliaries, verdicts } from '../lexicon/verbs.ts';
import { participles } from '../lexicon/verb-forms.ts';

const stateAfterBe = new Set(
  'asleep awake home back done here there able finally in at on over under up outside inside full free together safe well better married pregnant engaged delighted sunny warm cold'.split(
    ' ',
  ),
);

/**
 * How a clause stands in time: over; passing, so told in the past; begun by then and still so ('has finished', 'is home',
 * 'is walking again'); or true at any time.
 */
type Standing = 'past' | 'passing' | 'begun' | 'lasting';

/** How the clause with that finite verb stands in time. A series is passing only where every verb of it can be moved. */
export function standingOf(text: string, finite: Finite): Standing {
  if (finite.time === 'past') {
    return 'past';
  }
  const words = wordsAmong(tokenize(text));
  // 'I can cook rice now'.
  const now = words.some(({ lower, quoted }, at) => lower === 'now' && !quoted && words[at - 1]?.lower !== 'right');
  if (isPerfect(words, finite.at) || isBegun(words, finite.at) || now || isStillSo(words)) {
    return 'begun';
  }
  if (isHabit(words, finite.at)) {
    return 'lasting';
  }
  return passes(words, finite.at) && !words.some((_, at) => staysPresent(words, at)) ? 'passing' : 'lasting';
}

/** What somebody is at, and not just while they write: 'I'm sitting on the step', 'I am writing today's sales on it'. */
const isAtIt =
  /^(?!.*\b(?:today|tonight|this|currently|already)\b)(?:(?:I am|I'm|we are|we're) (?!(?:so|very|just|sitting|lying|standing|watching|listening|waiting|drinking|eating|typing|writing|going|off)\b)\p{Ll}+ing|(?:I|we) finally have) /iu;

/** Whether a clause after another tells how it is since then: 'He had a better method. I am using it.' */
export function isSoSince(text: string): boolean {
  return isAtIt.test(text);
}

/** 'We don't do fines any more', 'I have it still', 'I'm keeping the dog': as true on any later day. */
function isStillSo(words: readonly Word[]): boolean {
  const own = words.filter(({ quoted }) => !quoted).map(({ lower }) => lower);
  const said = own.join(' ');
  return (
    /\b(?:any ?more|these days|nowadays)\b|\bstill$/.test(said) ||
    /\b(?:i am|we are|i'm|we're) (?:not )?(?:keeping|getting|naming|calling|marrying|moving|adopting) (?!(?:used|better|there|on|up|over|old)\b)\p{L}/u.test(
      said,
    )
  );
}

const felt =
  /^(?:want|feel|know|think|care|believe|mind|understand|remember|need|like|love|see|hear|trust|deserve|recognise|recognize|mean|have|get|say|look|seem|sound|smell|taste|even|really|just)$/;
const sensed =
  /^(?:see|hear|feel|smell|taste|tell|breathe|finally|believe|imagine|not|only|hardly|barely|still|just|even|wait|stop|sleep|move|walk|stand|remember|get)$/;

/** 'I don't grow anything', 'I can reverse a car', 'we have twins', 'it smells sweet when it is fresh': what someone is like. */
function isHabit(words: readonly Word[], at: number): boolean {
  const [verb, next, after] = [0, 1, 2].map((on) => words[at + on]?.lower ?? '') as [string, string, string];
  // 'Usually it is cold by the time I reach it.'
  if (words.some(({ lower, quoted }) => !quoted && /^(?:usually|normally|generally)$/.test(lower))) {
    return true;
  }
  const opens = at <= 3 && words[at]?.mark === '';
  if (/^(?:don't|doesn't)$/.test(verb)) {
    const own =
      verb === "doesn't" ||
      /^(?:i|we)$/.test(words.slice(0, at).findLast(({ lower }) => !adverbs.has(lower))?.lower ?? '');
    return opens && own && words[at + 1]?.mark === '' && !felt.test(next);
  }
  if (verb === 'can') {
    return opens && words[at + 1]?.mark === '' && !sensed.test(next) && /^(?:i|we)$/.test(words[at - 1]?.lower ?? '');
  }
  if (/^(?:have|has)$/.test(verb)) {
    const kept = /^(?:an?|one|two|three|four|five|six|no|\d+)$/.test(next) ? after : next;
    const owned = countNouns.has(kept) || countNouns.has(kept.replace(/s$/, ''));
    return opens && (belongs.test(kept) || (owned && !passing.test(kept)));
  }
  const rest = words
    .slice(at)
    .map(({ lower }) => lower)
    .join(' ');
  return /\bwhen (?:it's|it is|they're|they are|you're|you are)\b/.test(rest);
}

/** What one has today and not tomorrow. */
const passing =
  /^(?:cold|headache|migraine|day|days|week|night|morning|evening|hour|hours|minute|minutes|feeling|feelings|fever|cough|meeting|test|exam|appointment|lump|bruise|blister|chance|idea|plan|plans|date|visitor|visitors|guest|guests|time|moment|chat|lesson|class|class|call|reason|choice|break|go|look|walk|nap|bath|drink|word|words|seat|room|ticket|tickets|song|smile|lunch|breakfast|dinner|supper|tea|coffee|party|game|match|race|shift|photo|laugh|cry|hug)$/;

/** Whom and what one has for years. */
const belongs =
  /^(?:twins|triplets|sons?|daughters?|sisters?|brothers?|children|kids|grandchildren|grandkids|cousins?|nieces?|nephews?|dogs?|cats?|goats|hens|bees|horses|cows|sheep|allotment|garden|piano|jobs?)$/;

/** What reaches back from the time that is told of: 'since we moved in', 'never before', 'for six years'. */
const reachesBack =
  /\b(?:since|never|ever before|in (?:\p{L}+ )?(?:years|months|weeks)|for (?:(?!the\b)\S{1,20} ){1,2}(?:years|months|weeks))\b/iu;
const reachesOn = /\b(?:now|still|today|yet|any ?more|so far|always|just)\b/i;

/**
 * What may be told as over: what somebody else has not done, what the writer never had before, how a thing was. 'I have
 * been sober since May' and 'he has lived here since 2010' are as true now.
 */
const mayBeOver =
  /^(?:and |but |so )?(?:(?:he|she|they|that|\p{Lu}\p{Ll}+) (?:has not|have not|hasn't|haven't|never|has never|have never) (?!been\b|had\b|lived\b|known\b|loved\b|drunk\b|smoked\b)|(?:i|we)(?:'ve| have) never\b.{1,80}\bbefore\b|(?:it|that)(?:'s| has) (?:been (?:\p{Ll}+ing|like|that way)|(?:not|never)))/iu;

/**
 * 'It has rattled since we moved in' as 'it had rattled', after a clause that is over: what reaches back from a day in the
 * past. Undefined for what is as true now.
 */
export function beforeThen(text: string): string | undefined {
  if (!reachesBack.test(text) || reachesOn.test(text) || !mayBeOver.test(text)) {
    return undefined;
  }
  const tokens = tokenize(text);
  const words = wordsAmong(tokens);
  const at = words.findIndex(({ lower, quoted }, place) => perfects.has(lower) && !quoted && isPerfect(words, place));
  const word = words[at];
  if (!word) {
    return undefined;
  }
  const had = perfects.get(word.lower) ?? word.text;
  return tokens.map(({ text: own }, place) => (place === word.at ? had : own)).join('');
}

const perfects = new Map([
  ['has', 'had'],
  ['have', 'had'],
  ["hasn't", "hadn't"],
  ["haven't", "hadn't"],
  ["i've", 'I had'],
  ["we've", 'we had'],
  ["they've", 'they had'],
  ["it's", 'it had'],
  ["he's", 'he had'],
  ["she's", 'she had'],
]);

const bareForms = new Set('feel think hope want have'.split(' '));

/** 'I'm grateful for rain' as 'I was grateful for rain': what was passing, told of a day that is over. */
export function inThePast(text: string): string {
  const tokens = tokenize(text);
  const words = wordsAmong(tokens);
  const said = tokens.map(({ text: own }) => own);
  for (const [place, word] of words.entries()) {
    const before = words.slice(0, place).findLast(({ lower }) => !adverbs.has(lower))?.lower ?? '';
    // 'She makes me feel at home' makes, and nobody felt.
    if (
      bareForms.has(word.lower) &&
      word.mark === '' &&
      !/^(?:i|we|they|you|who|and|but|people|all)$|[^su]s$/.test(before)
    ) {
      continue;
    }
    const perfect =
      word.lower.endsWith("'s") && /^(?:been|gone|got|taken)$/.test(words[words.indexOf(word) + 1]?.lower ?? '');
    const to = word.quoted ? undefined : perfect ? `${word.lower.slice(0, -2)} had` : shifted.get(word.lower);
    if (to) {
      said[word.at] = word.mark === '.' ? to.replace(/^./, (letter) => letter.toUpperCase()) : to;
    }
  }
  return said.join('');
}

/** 'I've finished', 'the boy has got', 'it's gone': begun before, and still so. */
function isPerfect(words: readonly Word[], at: number): boolean {
  const verb = words[at]?.lower ?? '';
  const next = words.slice(at + 1).find(({ lower }) => !adverbs.has(lower) && lower !== 'not' && lower !== 'all');
  if (!next || next.mark !== '') {
    return false;
  }
  const done = participles.has(next.lower) || looksPast(next.lower);
  return verb.endsWith("'s")
    ? /^(?:been|gone|got|taken|had|grown|become|started|stopped|learned|learnt)$/.test(next.lower)
    : (/^(?:have|has|haven't|hasn't)$/.test(verb) || verb.endsWith("'ve")) && done;
}

/** 'Papa is walking without the stick', 'my sister's pregnant': how it is with someone or something else since then. */
function isBegun(words: readonly Word[], at: number): boolean {
  const verb = words[at]?.lower ?? '';
  const own = /'(?:re|s)$/.test(verb);
  if (verb === 'has') {
    return !/^(?:it|that|this|he|she)$/.test(words[at - 1]?.lower ?? '');
  }
  if (!/^(?:is|are)$/.test(verb) && !own) {
    return false;
  }
  const subject = own ? verb.replace(/'(?:re|s)$/, '') : (words[at - 1]?.lower ?? '');
  const next = words.slice(at + 1).find(({ lower }) => !degrees.has(lower) && !/^(?:not|now|all|today)$/.test(lower));
  if (!next || /^(?:i|we|it|that|this|there|what|who|which|today|everything)$/.test(subject)) {
    return false;
  }
  const lasts =
    stateAfterBe.has(next.lower) ||
    (next.lower.endsWith('ing') && next.lower.length > 5) ||
    prepositions.has(next.lower);
  return (
    lasts &&
    !/^(?:asleep|awake|sunny|warm|cold|going|like|gonna)$/.test(next.lower) &&
    !verdicts.has(next.lower) &&
    !feelings.has(next.lower)
  );
}

/** 'The boat's in the water', 'it plays', 'they live': a present that has no past form here. */
function staysPresent(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word || word.quoted || shifted.has(word.lower)) {
    return false;
  }
  const next = words.slice(at + 1).find(({ lower }) => !adverbs.has(lower));
  if (word.lower.endsWith("'s") && !otherSubjects.has(word.lower.slice(0, -2))) {
    return next !== undefined && next.mark === '' && prepositions.has(next.lower);
  }
  if (!next || next.mark !== '' || next.quoted || shifted.has(next.lower) || looksPast(next.lower)) {
    return false;
  }
  if (/^(?:he|she|it|everything|everyone|nothing|nobody)$/.test(word.lower)) {
    return /[^s]s$/.test(next.lower) && !prepositions.has(next.lower) && next.lower.length > 3;
  }
  const before = words[at - 1];
  // 'The postman drinks his tea', told beside 'and says'.
  if (before && /[^s]s$/.test(word.lower) && word.mark === '' && possessives.has(next.lower)) {
    return ![prepositions, determiners, possessives].some((set) => set.has(before.lower));
  }
  const opens =
    !before ||
    word.mark !== '' ||
    coordinators.has(before.lower) ||
    subordinators.has(before.lower) ||
    /^(?:think|hope|believe|know|say|guess|suppose|reckon)$/.test(before.lower);
  return (
    opens &&
    /^(?:i|we|they)$/.test(word.lower) &&
    ![prepositions, coordinators, determiners, subordinators].some((set) => set.has(next.lower)) &&
    !looksPast(next.lower) &&
    !presentAuxiliaries.has(next.lower) &&
    !/'/.test(next.lower)
  );
}

/** Whether the state that the verb at `at` tells of can be said to have passed. */
function passes(words: readonly Word[], at: number): boolean {
  const verb = words[at]?.lower ?? '';
  const next =
    words.slice(at + 1).find((word) => !degrees.has(word.lower) && !/^(?:not|a|now|today)$/.test(word.lower)) ??
    words[at + 1];
  const rest = words.slice(at + 1).map(({ lower }) => lower);
  if (
    !next ||
    words
      .slice(0, at)
      .some(
        ({ lower }, place) =>
          (subordinators.has(lower) && !/^(?:that|when)$/.test(lower)) || (place > 1 && lower === 'like'),
      )
  ) {
    return false;
  }
  if (/^(?:am|is|are|isn't|aren't)$/.test(verb) || /'(?:m|re|s)$/.test(verb)) {
    const article = words[at + 1]?.lower === 'a' && next !== words[at + 1] && !/^(?:bit|little)$/.test(next.lower);
    const coming = next.lower === 'going' && rest.includes('to');
    const state =
      feelings.has(next.lower) ||
      verdicts.has(next.lower) ||
      stateAfterBe.has(next.lower) ||
      next.lower.endsWith('ing') ||
      // 'It's wobbled' may be 'it has', 'he's called' 'he is': only the long form tells.
      (looksRegularPast(next.lower) && !verb.endsWith("'s"));
    return state && !article && !coming;
  }
  const able = /^(?:can|can't|cannot)$/.test(verb);
  const who = words.slice(0, at).findLast(({ lower }) => !adverbs.has(lower))?.lower ?? '';
  return shifted.has(verb) && (!able || /^(?:i|we)$/.test(who));
}
