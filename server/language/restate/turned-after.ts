import { speaksOfSomeone } from './speaks-of-someone.ts';
import { withArticles } from '../grammar/add-missing-article.ts';
import { withSubject } from '../grammar/add-missing-subject.ts';
import { finiteVerb } from '../grammar/finite-verb.ts';
import { toSecondPerson } from '../grammar/second-person.ts';
import { doneByPeople } from '../grammar/someone-elses.ts';
import { wordsAmong } from '../grammar/word-stream.ts';
import type { Word } from '../grammar/word-stream.ts';
import { tokenize, wordsOf } from '../base/tokens.ts';
import { adverbs, coordinators, subjectPronouns } from '../lexicon/function-words.ts';
import { looksPast, pastAuxiliaries } from '../lexicon/verbs.ts';

/** The sentences of a note before the one that is turned, as they stand and as they are said; `opensLine` where a line begins with it. */
type Place = { earlier: readonly { source: string; said: string; quoted: boolean }[]; opensLine: boolean };

/**
 * The sentence turned to 'you'. Who did it is only added where that is sure: in 'Sheila came. Left a pie' the writer
 * left nothing, and the second sentence stays as short as it is.
 */
export function turnedAfter(text: string, { earlier, opensLine }: Place): string | undefined {
  const turned = toSecondPerson(earlier.length === 0 ? withOwnKin(text) : text);
  const subject = withSubject(text) === text ? '' : (/^(?:it(?:'s)?|you(?:'ve)?)\b/i.exec(turned)?.[0] ?? '');
  if (subject === '' || isSureOf(subject, { text, turned, earlier, opensLine })) {
    return turned;
  }
  const short = turned.slice(subject.length).trim();
  if (/^(?:were|weren't|are)\b/i.test(short)) {
    return undefined;
  }
  // 'Ate your sandwich' would be somebody else's deed, as 'kissed you' is.
  const theirs = opensWithThings(text) || isDoneToOne(text);
  return /^you/i.test(subject) && own.test(text) && !theirs ? undefined : short;
}

/** 'Wife says I hum': whose, nobody asks. */
function withOwnKin(text: string): string {
  return ownKin.test(text) ? withArticles(text) : text;
}

const ownKin =
  /^(?:wife|husband|hubby|partner|girlfriend|boyfriend|father|mother|daughter|son|(?:father|mother|brother|sister|son|daughter)-in-law) \p{Ll}/iu;

type Turning = Place & { text: string; turned: string };

/** 'The bus broke down so we walked. Ended up singing.': who was doing something last. */
function lastSubjectIsOwn(source: string): boolean {
  const words = wordsAmong(tokenize(source));
  const last = words.findLastIndex(({ lower }) =>
    /^(?:i|we|he|she|they|it|who|that|everyone|everybody|nobody)(?:'|$)/.test(lower),
  );
  return (
    /^(?:i|we)(?:'|$)/.test(words[last]?.lower ?? '') &&
    !words.slice(last + 2).some(({ lower }) => coordinators.has(lower)) &&
    last > 0
  );
}

/** 'Armed robbers came' armed nobody. */
function opensWithThings(text: string): boolean {
  const [, thing = '', after = ''] = wordsOf(text);
  return thing.endsWith('s') && looksPast(after);
}

const own = /\b(?:i|me|my|mine|myself|we|us|our)\b/i;
/** 'Kissed me', 'gave us': what only somebody else does. */
function isDoneToOne(text: string): boolean {
  const words = wordsAmong(tokenize(text));
  return (
    !/\b(?:I|my|we|our)\b/.test(text) &&
    words.some(
      ({ lower, mark }, at) => mark === '' && /^(?:me|us)$/.test(lower) && looksPast(words[at - 1]?.lower ?? ''),
    )
  );
}

/** What is felt for oneself cannot be told with 'you' alone. */
const feltForOneself = /^you were (?:\S+ ){1,3}(?:for|of|about|with|at) you\b/i;

function isSureOf(subject: string, { text, turned, earlier, opensLine }: Turning): boolean {
  const before = earlier.at(-1);
  const opening = openingClause(text);
  const isOfOther = opening.includes('me') || opening.includes('us');
  if (/^it/i.test(subject)) {
    return isOfOther ? !doneByPeople.test(text) : before === undefined;
  }
  if (isOfOther && !/^you were\b/i.test(turned)) {
    return false;
  }
  if (feltForOneself.test(turned)) {
    return false;
  }
  if (opensWithThings(text)) {
    return false;
  }
  if (before === undefined) {
    return true;
  }
  // Of the items of a list each is as short as it is.
  if (lastSubjectIsOwn(before.source) || (/\basked (?:me|us)\b/i.test(before.source) && /^said\b/i.test(text))) {
    return /^you/i.test(subject);
  }
  const isOwn = own.test(text);
  const alone =
    (isOwn || !opensLine) &&
    !earlier.some(({ source }) => speaksOfSomeone(source) || (!isOwn && finiteVerb(source) !== undefined));
  return /^you/i.test(subject) && (alone || (!before.quoted && /^you\b/i.test(before.said)));
}

/** The words of a sentence before another subject begins: 'had lunch with Ana and' of 'had lunch with Ana and she sang to me'. */
function openingClause(text: string): string[] {
  const words = wordsAmong(tokenize(text));
  const end = words.findIndex(
    ({ lower, mark }, at) =>
      at > 1 &&
      (subjectPronouns.has(lower) ||
        (looksPast(lower) && mark === '' && !coordinators.has(words[at - 1]?.lower ?? '') && !isBeside(words[at - 1]))),
  );
  return (end < 0 ? words : words.slice(0, end)).map(({ lower }) => lower);
}

/** Words that stand between a subject and its verb, or before one that has the same subject. */
function isBeside(word: Word | undefined): boolean {
  const { lower } = word ?? { lower: '' };
  return adverbs.has(lower) || lower.endsWith('ly') || pastAuxiliaries.has(lower) || lower === 'to';
}
