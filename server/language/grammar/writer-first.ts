import { isI, opensPredicate, wordsAmong } from './word-stream.ts';
import type { Word } from './word-stream.ts';
import { tokenize } from '../base/tokens.ts';
import type { Token } from '../base/tokens.ts';
import {
  adverbs,
  coordinators,
  dayWords,
  determiners,
  numberWords,
  possessives,
  prepositions,
  subjectPronouns,
  subordinators,
  timeWords,
} from '../lexicon/function-words.ts';
import { countNouns } from '../lexicon/count-nouns.ts';
import { kinNames, notNames, people, peoplePlural, titles } from '../lexicon/people.ts';

const joints = new Set(['and', '&']);
const longest = 9;
/** Verbs whose people are seen, held or helped: after 'see' in 'I could see my face and I laughed' no subject begins. */
const takers =
  /^(?:made?|make|let|gave|give|keep|kept|help|helped|see|hear|feel|hold|meet|find|watch|tell|ask|call|hug|kiss)$/;

/**
 * Moves the writer to the front of a pair or list of people: 'my sister and I' becomes 'I and my sister', so that the
 * listener hears 'you and your sister'. Only where the words before are nothing but those people.
 */
export function writerFirst(tokens: readonly Token[]): Token[] {
  let current = [...tokens];
  let from = 0;
  for (;;) {
    const words = wordsAmong(current);
    const index = words.findIndex((word, at) => at >= from && isLastOfPair(words, at, current));
    if (index < 0) {
      return current;
    }
    from = index + 1;
    const start = startOfPeople(words, index - 1);
    if (start !== undefined && fits(words, start, index)) {
      current = moved(current, words, { start, index });
    }
  }
}

function isLastOfPair(words: readonly Word[], at: number, tokens: readonly Token[]): boolean {
  const word = words[at];
  const joint = words[at - 1];
  const named =
    word !== undefined &&
    ((word.lower === 'i' && isI(words, at, tokens)) || word.lower === 'me' || word.lower === 'myself');
  // 'An hour and me and Biscuit': here the writer opens a pair; 'the rain and I mean before it' speaks of none.
  const opens = word?.lower !== 'i' && joints.has(words[at + 1]?.lower ?? '');
  const remarks = word?.lower === 'i' && /^(?:mean|guess|swear|dunno|suppose)$/.test(words[at + 1]?.lower ?? '');
  return (
    named &&
    !opens &&
    !remarks &&
    !word.quoted &&
    word.mark === '' &&
    joint !== undefined &&
    joints.has(joint.lower) &&
    at >= 2
  );
}

/** Where the people before the joint begin, taking as many as read like people. */
function startOfPeople(words: readonly Word[], joint: number): number | undefined {
  let best: number | undefined;
  for (let at = joint - 1; at >= 0 && joint - at <= longest; at -= 1) {
    const word = words[at];
    if (!word || word.quoted || !canBeInPeople(word)) {
      break;
    }
    if (startsPeople(words, at, joint)) {
      best = at;
    }
    if (word.mark === '.') {
      break;
    }
  }
  return best;
}

function canBeInPeople(word: Word): boolean {
  if (dayWords.has(word.lower) || timeWords.has(word.lower) || word.lower === 'i' || word.lower === 'me') {
    return false;
  }
  // 'Two years and I still poured the second cup.'
  if (/^(?:years?|months?|weeks?|days?|nights?|hours?|minutes?|miles?|lengths?|times)$/.test(word.lower)) {
    return false;
  }
  if (
    joints.has(word.lower) ||
    determiners.has(word.lower) ||
    possessives.has(word.lower) ||
    numberWords.has(word.lower)
  ) {
    return true;
  }
  const capital = /^\p{Lu}/u.test(word.text) && word.mark !== '.';
  return (
    capital ||
    !(
      opensPredicate(word.lower) ||
      prepositions.has(word.lower) ||
      subordinators.has(word.lower) ||
      adverbs.has(word.lower)
    )
  );
}

function startsPeople(words: readonly Word[], at: number, joint: number): boolean {
  const first = words[at];
  if (!first || !isPersonish(first) || !boundaryBefore(words, at)) {
    return false;
  }
  const chunks = chunksBetween(words, at, joint);
  // 'Both Tom and I' is 'both you and Tom'; 'both my sisters and I' keeps its both.
  if (first.lower === 'both' && (chunks[0]?.length ?? 0) < 3) {
    return false;
  }
  // Choir practice and a team meeting are no people.
  const meeting = chunks.some(
    ([one, two]) =>
      one !== undefined &&
      two !== undefined &&
      peoplePlural.has(one.lower) &&
      /^\p{Ll}/u.test(two.text) &&
      two.lower !== 'of',
  );
  if (meeting) {
    return false;
  }
  return chunks.every(
    (chunk) =>
      chunk.length > 0 &&
      chunk.length <= 4 &&
      chunk[0] !== undefined &&
      isPersonish(chunk[0]) &&
      !(chunk[0].mark === '.' && opensPlainWords(chunk)),
  );
}

/** Whether the capital of the first word is that of its sentence alone: 'Everything hurts', 'It's my birthday'. */
function opensPlainWords([first, ...more]: readonly Word[]): boolean {
  const last = more.at(-1);
  const isOwner =
    /(?:'s|s')$/.test(first?.lower ?? '') && !/^(?:it|that|he|she|there|here|what|who|let)'s$/.test(first?.lower ?? '');
  const isOfPeople = (word: Word) => people.has(word.lower) || peoplePlural.has(word.lower) || kinNames.has(word.lower);
  return (
    first !== undefined &&
    last !== undefined &&
    /^\p{Lu}/u.test(first.text) &&
    /^\p{Ll}/u.test(last.text) &&
    !isOwner &&
    !possessives.has(first.lower) &&
    !(determiners.has(first.lower) && !numberWords.has(first.lower)) &&
    !isOfPeople(first) &&
    !isOfPeople(last)
  );
}

function isPersonish(word: Word): boolean {
  return (
    (/^\p{Lu}/u.test(word.text) && !notNames.has(word.lower)) ||
    possessives.has(word.lower) ||
    kinNames.has(word.lower) ||
    people.has(word.lower) ||
    peoplePlural.has(word.lower) ||
    /^(?:the|a|an|all|both|two|three|four)$/.test(word.lower)
  );
}

function chunksBetween(words: readonly Word[], from: number, to: number): Word[][] {
  const chunks: Word[][] = [[]];
  for (const [offset, word] of words.slice(from, to).entries()) {
    if (joints.has(word.lower)) {
      chunks.push([]);
    } else if (offset > 0 && word.mark === ',') {
      chunks.push([word]);
    } else {
      chunks.at(-1)?.push(word);
    }
  }
  return chunks;
}

function boundaryBefore(words: readonly Word[], at: number): boolean {
  const before = words[at - 1];
  if (!before || words[at]?.mark !== '') {
    return true;
  }
  return (
    coordinators.has(before.lower) ||
    subordinators.has(before.lower) ||
    prepositions.has(before.lower) ||
    timeWords.has(before.lower) ||
    adverbs.has(before.lower) ||
    opensPredicate(before.lower) ||
    takers.test(before.lower) ||
    /^(?:for|home|back|there|here|outside)$/.test(before.lower)
  );
}

/** A pair that follows a verb or 'with' is moved only when no verb follows it: 'called my sister and I went' are two clauses. */
function fits(words: readonly Word[], start: number, index: number): boolean {
  const before = words[start - 1];
  const after = words[index + 1];
  if (words[index]?.lower !== 'i') {
    return true;
  }
  const predicate =
    after !== undefined && after.mark === '' && !prepositions.has(after.lower) && !coordinators.has(after.lower);
  const governor = words.slice(0, start).findLast(({ lower }) => !adverbs.has(lower)) ?? before;
  const governed =
    governor !== undefined &&
    words[start]?.mark === '' &&
    (prepositions.has(governor.lower) || opensPredicate(governor.lower) || takers.test(governor.lower)) &&
    !subordinators.has(governor.lower) &&
    !timeWords.has(governor.lower);
  if (opensItsClause(words, start)) {
    // 'There was wind and the whole city and I thought of nothing': a thing goes with what was there.
    const isOfList = joints.has(before?.lower ?? '') && /^(?:the|an?)$/.test(words[start]?.lower ?? '');
    return predicate && (!isOfList || arePeople(words.slice(start, index - 1)));
  }
  return (governed ? !predicate : predicate) && arePeople(words.slice(start, index - 1));
}

/** Whether nothing of its clause stands before the word at `start`: 'as the dog and I slept', not 'came as a dog and I slept'. */
function opensItsClause(words: readonly Word[], start: number): boolean {
  const before = words[start - 1];
  if (before === undefined || words[start]?.mark !== '') {
    return true;
  }
  const link = coordinators.has(before.lower) || subordinators.has(before.lower);
  return link && (start === 1 || before.mark !== '' || !/^(?:as|than|like)$/.test(before.lower));
}

/** Whether the last of these words is someone, by kin, calling or name. */
function arePeople(words: readonly Word[]): boolean {
  const last = words.at(-1);
  const bare = last?.lower.replace(/'s$/, '') ?? '';
  return (
    last !== undefined &&
    (kinNames.has(bare) ||
      people.has(bare) ||
      peoplePlural.has(bare) ||
      (/^\p{Lu}/u.test(last.text) && !notNames.has(bare)) ||
      (possessives.has(words.at(-2)?.lower ?? '') && !countNouns.has(bare)))
  );
}

function moved(tokens: readonly Token[], words: readonly Word[], span: { start: number; index: number }): Token[] {
  const first = words[span.start]?.at ?? 0;
  const joint = words[span.index - 1]?.at ?? 0;
  const writer = words[span.index];
  const end = (writer?.at ?? 0) + 1;
  const others = tokens
    .slice(first, joint)
    .map(({ text }) => text)
    .join('')
    .trim();
  const many = others.includes(',');
  const listed = many ? others.replace(/,\s*(?=[^,]*$)/, ' and ') : others;
  const opens = words[span.start]?.mark === '.';
  const lowered =
    opens && !isName(words[span.start], words[span.start + 1])
      ? listed.replace(/^./u, (letter) => letter.toLowerCase())
      : listed;
  const pair = `${opens && writer?.text === 'me' ? 'Me' : (writer?.text ?? 'I')}${many ? ', ' : ' and '}${lowered}`;
  return [...tokens.slice(0, first), ...tokenize(pair), ...tokens.slice(end)];
}

function isName(word: Word | undefined, next: Word | undefined): boolean {
  // 'Old friends', but 'Lucy's mum'.
  const goesOn = next !== undefined && next.mark === '' && /^\p{Ll}/u.test(next.text) && !joints.has(next.lower);
  // 'Uncle Bob', but 'my Bob'.
  if (word !== undefined && titles.has(word.lower) && next?.mark === '' && /^\p{Lu}/u.test(next.text)) {
    return true;
  }
  return (
    word !== undefined &&
    !(goesOn && !/(?:'s|s')$/.test(word.lower)) &&
    !(
      possessives.has(word.lower) ||
      determiners.has(word.lower) ||
      people.has(word.lower) ||
      peoplePlural.has(word.lower) ||
      numberWords.has(word.lower) ||
      subjectPronouns.has(word.lower)
    )
  );
}
