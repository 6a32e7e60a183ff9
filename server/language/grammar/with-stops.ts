import { tokenize } from '../base/tokens.ts';
import { adverbs, determiners, possessives, prepositions, subordinators } from '../lexicon/function-words.ts';
import { list } from '../lexicon/list.ts';
import { people } from '../lexicon/people.ts';
import { looksPast, pastAuxiliaries, presentAuxiliaries, presentForms } from '../lexicon/verbs.ts';
import { joints } from './clause-words.ts';
import { wordsAmong, type Word } from './word-stream.ts';

/** So many words without a mark were spoken into a machine that puts none. */
const fewestUnmarked = 18;
/** Of so many words somebody may still be speaking. */
const mostSpoken = 7;
/** A sentence has so many words at least. */
const shortest = 4;
/** After these somebody's 'I' goes on: 'she said I', 'the best thing I', 'like he', 'today I', 'um I'. */
const leadsOn =
  list(`say says said saying whisper whispers think thinks thinking thought know knows knew told tell tells ask
  asks asked hope hoped guess mean means reckon reckons believe believed feel felt wish wished forgot swear sworn sure glad happy
  sorry see seen saw dreamt dreamed notice noticed realise realised realize realized heard hear found meant wonder wondered
  remember remembered decided promise promised check
  like than as whatever what that which who whom whose where when why how if because becos becuz cos coz cause or nor not
  time times day days week weeks month months year years clock way place thing things one ones moment moments
  all everything something anything nothing everyone everybody anyone nobody most best worst first last finest only ever
  man woman person people boy girl guy lady friend song book film cake photo game house street
  the a an no but with about of to for from in on at by i we he she they
  go goes yes oh um uh er erm yeah well anyway though honestly god sir miss here there now today tonight yesterday heavy hard`);
/** After who was told, what they were told: 'told me it's ten'. */
const tellings = list(`tell tells told telling ask asks asked show shows showed remind reminds reminded`);
/** What leads to the clause after it. */
const leading = list(
  `when if after before while as because since once until till although though unless whenever time`,
);
/** What opens a sentence before its subject: 'well I drank them both'. */
const openers = /^(?:well|anyway|oh|yes)$/;
const subjects = /^(?:i|we|he|she|they|it|there)$/;
/** What 'there' opens a sentence with. */
const ofBeing = /^(?:is|are|was|were|wasn't|weren't|isn't|aren't|came|stood|sat|lay|hung|has|had|will|must|might)$/;
const contracted = /^(?:(?:i)'(?:m|ve|d|ll)|(?:he|she|it|there|that)'s|(?:we|they)'(?:re|ve|d))$/;

/**
 * A text that was dictated without a mark, with full stops where a new subject and its verb begin after a clause of some
 * words; the same words in the same order. One with marks stays as it is.
 */
export function withStops(text: string): string {
  const tokens = tokenize(text);
  const words = wordsAmong(tokens);
  if (words.length < fewestUnmarked || words.some(({ mark, quoted }, at) => quoted || (at > 0 && mark !== ''))) {
    return text;
  }
  const starts = new Set(startsAmong(words).map((at) => words[at]?.at ?? -1));
  return tokens
    .map((token, at) =>
      starts.has(at) ? `\u0000${token.text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}` : token.text,
    )
    .join('')
    .replace(/\s\u0000/gu, '. ');
}

/** 'The boy from next door Kahu he's about nine': nothing has happened yet, and he is who was named. */
function isOfWhoWasNamed(words: readonly Word[], from: number, at: number): boolean {
  return /^\p{Lu}/u.test(words[at - 1]?.text ?? '') && words.slice(from, at).every(({ lower }) => !isVerb(lower));
}

/** 'When the rain stopped we went out', 'and when I came down she had': what comes before leads to this clause. */
function isLedTo(words: readonly Word[], from: number, at: number): boolean {
  const leads = words
    .slice(from, at)
    .findLastIndex(({ lower }, index) => (index < 3 ? leading.has(lower) : /^when(?:ever)?$/.test(lower)));
  return leads >= 0 && words.slice(from + leads, at).filter(({ lower }) => isVerb(lower)).length < 2;
}

/** 'He goes that's alright Gaz I blamed you': whose 'I' that is. */
function isSpeechOfOthers(words: readonly Word[], from: number, at: number): boolean {
  const said = words.slice(from, at).findLastIndex(({ lower }) => /^(?:says|goes)$/.test(lower));
  const speaker = words[from + said - 1]?.lower ?? '';
  return (
    said > 0 &&
    at - from - said <= mostSpoken &&
    /^i(?:'|$)/.test(words[at]?.lower ?? '') &&
    !/^(?:i|we)$/.test(speaker)
  );
}

function startsAmong(words: readonly Word[]): number[] {
  const starts: number[] = [];
  let from = 0;
  for (let at = shortest; at < words.length - 2; at += 1) {
    if (!begins(words, at)) {
      continue;
    }
    const start = openers.test(words[at - 1]?.lower ?? '') ? at - 1 : at;
    const isJoined = [isOfWhoWasNamed, isLedTo, isSpeechOfOthers].some((joins) => joins(words, from, at));
    if (start - from >= shortest && !isJoined) {
      starts.push(start);
      from = start;
    }
  }
  return starts;
}

/** Whether a sentence may begin with the subject at `at`, or with the word that opens it right before. */
function begins(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  const [before, earlier] = [words[at - 1]?.lower ?? '', words[at - 2]?.lower ?? ''];
  if (!word || !next) {
    return false;
  }
  const isName =
    /^\p{Lu}\p{Ll}+$/u.test(word.text) && looksPast(next.lower) && !/^\p{Lu}/u.test(words[at - 1]?.text ?? '');
  const verb = words.slice(at + 1).find(({ lower }) => !adverbs.has(lower))?.lower ?? '';
  const isSubject = subjects.test(word.lower) && isVerb(verb);
  const last = openers.test(before) ? earlier : before;
  const isFree = [joints, subordinators, prepositions, determiners, possessives].every((set) => !set.has(last));
  // 'The old fella there gave me lemons': where he was.
  const isThere = word.lower !== 'there' || ofBeing.test(verb);
  return (
    isThere &&
    (isName || isSubject || contracted.test(word.lower)) &&
    isFree &&
    !leadsOn.has(last) &&
    !isAuxiliary(last) &&
    !comesOfIt(words, at) &&
    !goesOn(words, at)
  );
}

/** 'So much mess I forgot about the phone': what came of it. */
function comesOfIt(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 4), at).map(({ lower }) => lower);
  return before.some((lower, index) => lower === 'so' && /^(?:much|many)$/.test(before[index + 1] ?? ''));
}

/** Whether a subject and its verb go on with what was said: 'the dress I made in the spring', 'my cousin Ben', 'told me it's ten'. */
function goesOn(words: readonly Word[], at: number): boolean {
  const [before, earlier, first] = [1, 2, 3].map((back) => words[at - back]?.lower ?? '');
  const isOfNoun = [earlier, first].some((word = '') => determiners.has(word) || possessives.has(word));
  const isNamed = /^\p{Lu}/u.test(words[at]?.text ?? '') && people.has(before ?? '');
  // 'And at the corner there's Mr Achebe', and no 'room at the conservatoire that's dead'.
  const isLead = words.slice(Math.max(0, at - 5), at).some(({ lower }, index, some) => {
    const next = some[index + 1]?.lower ?? '';
    return joints.has(lower) && prepositions.has(next);
  });
  const isRelative =
    words[at]?.lower === "that's" &&
    !/^(?:the|my|it|all|what|how|why|me|us|him|her|them)$/.test(words[at + 1]?.lower ?? '');
  const isToldTo = /^(?:me|us|him|her|them|you)$/.test(before ?? '') && tellings.has(earlier ?? '');
  return isOfThing(words, at) || (isOfNoun && lacksObject(words, at)) || isNamed || isToldTo || isLead || isRelative;
}

/** Whether nothing is said of what was done: 'I made in the spring', 'I had practised', 'I wore'. */
function lacksObject(words: readonly Word[], at: number): boolean {
  const after = words.slice(at + 1).filter(({ lower }) => !adverbs.has(lower));
  const from = after.findIndex(({ lower }) => !pastAuxiliaries.has(lower) && !presentAuxiliaries.has(lower));
  const next = after[from + 1]?.lower;
  // 'A yellow dress she had in 1949.'
  const isHad = from > 0 && prepositions.has(after[from]?.lower ?? '');
  return (
    isHad ||
    next === undefined ||
    prepositions.has(next) ||
    joints.has(next) ||
    /^(?:last|yesterday|today|which|that|when|or)$/.test(next)
  );
}

/** 'The spade I lent him in June', 'the form Kelly left me I'll do': what is lent stands before. */
function isOfThing(words: readonly Word[], at: number): boolean {
  const [verb = '', whom = '', after = ''] = words.slice(at + 1, at + 4).map(({ lower }) => lower);
  return (
    /^(?:lent|gave|sent|bought|showed|got|made|brought|left|promised)$/.test(verb) &&
    /^(?:him|her|them|me|us)$/.test(whom) &&
    (after === '' ||
      prepositions.has(after) ||
      subjects.test(after) ||
      contracted.test(after) ||
      /^(?:last|yesterday|and|which|that)$/.test(after))
  );
}

function isVerb(lower: string): boolean {
  return looksPast(lower) || [pastAuxiliaries, presentAuxiliaries, presentForms].some((set) => set.has(lower));
}

/** 'Was', 'don't', 'he's': what is no end of a clause. */
function isAuxiliary(lower: string): boolean {
  return pastAuxiliaries.has(lower) || presentAuxiliaries.has(lower) || /'(?:s|m|re|ve|d|ll)$/.test(lower);
}
