import { wordsAmong } from './word-stream.ts';
import type { Word } from './word-stream.ts';
import { tokenize } from '../base/tokens.ts';
import {
  adverbs,
  coordinators,
  determiners,
  possessives,
  prepositions,
  subordinators,
  timeWords,
} from '../lexicon/function-words.ts';
import {
  alsoDeeds,
  degrees,
  feelings,
  looksPast,
  notDoing,
  nounLikePast,
  pastAuxiliaries,
  presentAuxiliaries,
  presentForms,
  verdicts,
} from '../lexicon/verbs.ts';
import { pastsOf, thirdPerson } from '../lexicon/verb-forms.ts';

/** The first finite verb of a clause: its place among the words and its time. `relative` when only 'the cake I made' was found. */
export type Finite = { at: number; time: 'past' | 'present' };

const bareSubjects = new Set(['i', 'we', 'they', 'you']);
export const otherSubjects = new Set(
  'he she it that this there everyone everybody someone somebody everything nothing nobody'.split(' '),
);
const relatives = new Set(['who', 'which', 'that']);
/** 'Half expected', 'double booked'. */
const halved = /^(?:half|double)$/;
const contraction = /'(m|re|s|ve|d|ll)$/;

/** Past forms of what notes say in the present. Contractions become two words. */
export const shifted: ReadonlyMap<string, string> = new Map([
  ...['feel', 'think', 'hope', 'want'].map((verb) => inPast(verb, verb)),
  ...'feel say tell make seem look sound get mean remind smell taste help bring'
    .split(' ')
    .map((verb) => inPast(thirdPerson(verb), verb)),
  ...Object.entries({
    am: 'was',
    is: 'was',
    are: 'were',
    "isn't": "wasn't",
    "aren't": "weren't",
    have: 'had',
    has: 'had',
    "haven't": "hadn't",
    "hasn't": "hadn't",
    can: 'could',
    "can't": "couldn't",
    cannot: "couldn't",
    "don't": "didn't",
    "doesn't": "didn't",
    "i'm": 'I was',
    "it's": 'it was',
    "that's": 'that was',
    "there's": 'there was',
    "he's": 'he was',
    "she's": 'she was',
    "they're": 'they were',
    "we're": 'we were',
    "i've": 'I had',
    "we've": 'we had',
    "they've": 'they had',
  }),
]);

function inPast(form: string, verb: string): [string, string] {
  return [form, pastsOf(verb)[0] ?? form];
}

/** 'Left foot', 'left overs': a side or a rest, and no deed. */
export function isSideways(word: Word, next: Word | undefined): boolean {
  return (
    word.lower === 'left' &&
    /^(?:overs|hand|handed|foot|footed|arm|leg|side|knee|eye|ear|shoulder|wrist|ankle|hip)$/.test(next?.lower ?? '')
  );
}

/** The main finite verb of a first-person clause, or undefined for a phrase without one. */
export function finiteVerb(text: string): Finite | undefined {
  const words = wordsAmong(tokenize(text));
  let skipNextVerb = false;
  for (const [at, word] of words.entries()) {
    if (word.quoted) {
      continue;
    }
    if (relatives.has(word.lower) && at > 0 && !coordinators.has(words[at - 1]?.lower ?? '')) {
      skipNextVerb = true;
      continue;
    }
    const found = readsAsFinite(words, at);
    if (!found) {
      continue;
    }
    if (skipNextVerb || isReducedRelative(words, at)) {
      skipNextVerb = found.at > at ? true : false;
      if (found.at > at) {
        continue;
      }
      skipNextVerb = false;
      continue;
    }
    return found;
  }
  return undefined;
}

function readsAsFinite(words: readonly Word[], at: number): Finite | undefined {
  const word = words[at];
  if (!word) {
    return undefined;
  }
  const ending = contraction.exec(word.lower)?.[1];
  if (ending) {
    return contracted(words, at, ending);
  }
  if (bareSubjects.has(word.lower) || otherSubjects.has(word.lower)) {
    return afterSubject(words, at);
  }
  const before = words[at - 1]?.lower ?? '';
  // 'The driver that scratched my car': no 'that' of that thing.
  const relative = before === 'that' && at > 1 && relatives.has(before) && looksPast(word.lower);
  const noun =
    at > 0 &&
    !relative &&
    word.mark === '' &&
    (determiners.has(before) || possessives.has(before) || /'s$/.test(before));
  if (noun) {
    return undefined;
  }
  const onto = words[at + 1];
  if (
    at > 0 &&
    /^(?:moved|touched|surprised|pleased|inspired|scared|annoyed|impressed|excited|confused|embarrassed)$/.test(
      word.lower,
    )
  ) {
    const object = onto?.mark === '' && /^(?:me|us|him|her|them|it|my|our|the|a|an|his)$/.test(onto.lower);
    return object && !degrees.has(before) ? { at, time: 'past' } : undefined;
  }
  if (pastAuxiliaries.has(word.lower)) {
    return { at, time: 'past' };
  }
  if (presentAuxiliaries.has(word.lower) && !/^\p{Lu}/u.test(word.text)) {
    return { at, time: 'present' };
  }
  // 'Maya kisses the fridge', 'the woman at the booth remembers my cat'.
  const toSomething = onto?.mark === '' && /^(?:the|his|her|my|our|their|me|us|everything|everyone)$/.test(onto.lower);
  const doing =
    toSomething && word.mark === '' && /[^su]s$/.test(word.lower) && word.lower.length > 4 && !/'s$/.test(word.lower);
  if (doing && at > 0 && ![prepositions, coordinators, determiners, possessives].some((set) => set.has(before))) {
    return { at, time: 'present' };
  }
  if (presentForms.has(word.lower)) {
    return at > 0 && !prepositions.has(before) ? { at, time: 'present' } : undefined;
  }
  // 'Toast, left hand'.
  if (isSideways(word, onto)) {
    return undefined;
  }
  // 'Pancakes shaped like Ohio'.
  if (/^(?:shaped|flavoured|sized)$/.test(word.lower)) {
    return undefined;
  }
  if (at === 0 || prepositions.has(before) || degrees.has(before) || !looksPast(word.lower)) {
    return undefined;
  }
  return nounLikePast.has(word.lower) && (coordinators.has(before) || word.mark !== '')
    ? undefined
    : { at, time: 'past' };
}

function contracted(words: readonly Word[], at: number, ending: string): Finite | undefined {
  const word = words[at];
  const stem = word?.lower.replace(contraction, '') ?? '';
  const pronoun = bareSubjects.has(stem) || otherSubjects.has(stem) || stem === 'who' || stem === 'what';
  if (ending === 'd') {
    return pronoun ? { at, time: 'past' } : undefined;
  }
  if (ending === 's' && !pronoun) {
    const next = words[at + 1]?.lower ?? '';
    return feelings.has(next) ||
      verdicts.has(next) ||
      degrees.has(next) ||
      (next.endsWith('ing') && next.length > 5 && !notDoing.has(next))
      ? { at, time: 'present' }
      : undefined;
  }
  return pronoun ? { at, time: 'present' } : undefined;
}

function afterSubject(words: readonly Word[], at: number): Finite | undefined {
  let next = at + 1;
  while ((adverbs.has(words[next]?.lower ?? '') || halved.test(words[next]?.lower ?? '')) && next - at < 4) {
    next += 1;
  }
  const [subject, verb] = [words[at], words[next]];
  if (!subject || !verb || verb.mark !== '' || coordinators.has(verb.lower)) {
    return undefined;
  }
  const onto = words[next + 1];
  const deed =
    alsoDeeds.has(verb.lower) &&
    onto?.mark === '' &&
    (determiners.has(onto.lower) ||
      possessives.has(onto.lower) ||
      /^(?:it|him|them|me|us|myself|everyone|house|flat|desk)$/.test(onto.lower));
  if (looksPast(verb.lower) || deed) {
    return { at: next, time: 'past' };
  }
  if (bareSubjects.has(subject.lower)) {
    return prepositions.has(verb.lower) ? undefined : { at: next, time: 'present' };
  }
  const plainPresent =
    /^(?:he|she|it)$/.test(subject.lower) &&
    /[^su]s$/.test(verb.lower) &&
    verb.lower.length > 3 &&
    !adverbs.has(verb.lower);
  return presentAuxiliaries.has(verb.lower) || presentForms.has(verb.lower) || plainPresent
    ? { at: next, time: 'present' }
    : undefined;
}

/** 'The cake I made': a subject right after a noun, in a clause that began with a thing and has no verb yet. */
function isReducedRelative(words: readonly Word[], at: number): boolean {
  const [word, before, first] = [words[at], words[at - 1], words[0]];
  const subject = word && /^(?:i|we|he|she|they|you)(?:'|$)/.test(word.lower);
  if (!subject || !before || !first || word.mark !== '') {
    return false;
  }
  if ([coordinators, subordinators, timeWords, adverbs, prepositions].some((set) => set.has(before.lower))) {
    return false;
  }
  return !(
    prepositions.has(first.lower) ||
    subordinators.has(first.lower) ||
    timeWords.has(first.lower) ||
    adverbs.has(first.lower) ||
    /^(?:this|last|one)$/.test(first.lower)
  );
}
