import { wordsAmong } from './word-stream.ts';
import type { Word } from './word-stream.ts';
import { tokenize } from '../base/tokens.ts';
import {
  adverbs,
  determiners,
  numberWords,
  possessives,
  prepositions,
  subjectPronouns,
} from '../lexicon/function-words.ts';
import { isWeather, startsWithFeeling, startsWithPlace } from './left-out-be.ts';
import { isSideways } from './finite-verb.ts';
import { isSomeoneElses } from './someone-elses.ts';
import { countNouns } from '../lexicon/count-nouns.ts';
import { people } from '../lexicon/people.ts';
import { alsoDeeds, degrees, dishWords, feelings, impersonal, looksRegularPast, verdicts } from '../lexicon/verbs.ts';
import { irregularPast } from '../lexicon/verb-forms.ts';

const auxiliaries = new Set(
  "didn't couldn't haven't hadn't can't don't won't wouldn't had did have could can".split(' '),
);
const openers = new Set(
  'literally totally absolutely properly genuinely basically parallel double half finally also then just actually again even really only still simply somehow quietly accidentally almost nearly never barely suddenly eventually'.split(
    ' ',
  ),
);
/** What is done to someone rather than by them: 'Promoted!'. */
const happensToOne = new Set(
  'shattered knackered wrecked dumped rejected expelled sectioned ghosted deadnamed robbed evicted observed praised complimented inspected interviewed examined applauded congratulated chased promoted accepted shortlisted hired invited upgraded discharged published selected nominated'.split(
    ' ',
  ),
);
const nounsFirst = new Set('rose shot bore bound wound dove bit led upset lit spat'.split(' '));

/**
 * Puts back the subject that notes leave out: 'Walked the dog' is 'I walked the dog', 'Rained all day' is 'It rained
 * all day'. A text that has a subject, or may be a name for a thing ('Fried rice'), comes back as it is.
 */
export function withSubject(text: string): string {
  const words = wordsAmong(tokenize(text));
  const [first] = words;
  if (!first || first.quoted) {
    return text;
  }
  const subject = missingSubject(words);
  if (!subject) {
    return text;
  }
  const at = tokenize(text)
    .slice(0, first.at)
    .map((token) => token.text)
    .join('');
  const rest = text.slice(at.length);
  // 'I walked' starts as 'Walked' did, so that a capital stays where one was; 'FINALLY got it' is told without its shout.
  const lowered = rest.replace(/^(?:\p{Lu}(?=\p{Ll})|\p{Lu}+LY\b)/u, (begin) => begin.toLowerCase());
  const opened = /^\p{Lu}/u.test(rest) || subject.startsWith('I') ? subject : subject.toLowerCase();
  const then = /^then\s+(?=\S)/i.exec(rest)?.[0] ?? '';
  if (then !== '') {
    return `${at}${then}${subject.replace(/^It/, 'it')} ${rest.slice(then.length)}`;
  }
  return `${at}${/^\p{Lu}/u.test(rest) ? opened : opened.replace(/^It/, 'it')} ${lowered}`;
}

function missingSubject(words: readonly Word[]): string | undefined {
  const skipped = words.findIndex((word, at) => at >= 3 || !openers.has(word.lower));
  const at = Math.max(0, skipped);
  const [verb, next] = [words[at], words[at + 1]];
  if (!verb || verb.quoted || (at > 0 && verb.mark !== '')) {
    return undefined;
  }
  if (verb.lower === 'was' || verb.lower === "wasn't") {
    return subjectOfWas(words, at);
  }
  if (verb.lower === 'am') {
    return 'I';
  }
  const looking =
    verb.lower === 'looked' &&
    next !== undefined &&
    /^(?:it|them|him|her|at|after|for|up|out|in|through|round|around|over|back|forward|down)$/.test(next.lower);
  if (isSomeoneElses(words, at) || isCondition(words, at)) {
    return undefined;
  }
  if ((impersonal.has(verb.lower) && !looking) || isAboutMe(words, at) || isVerdict(words, at)) {
    return 'It';
  }
  if (verb.lower === 'been') {
    const isSo = /^(?:like (?:that|this)|that way)\b/.test(plainly(words.slice(at + 1, at + 3)));
    return isSo || hasBeenATime(words.slice(at + 1)) ? "It's" : "I've";
  }
  if (
    /^could(?:n't)?$/.test(verb.lower) &&
    /^(?:have been|be) (?:a lot |much )?(?:worse|better)\b/.test(plainly(words.slice(at + 1, at + 6)))
  ) {
    return 'It';
  }
  if (
    verb.lower === 'would' &&
    /^have been (?:our|my|his|her|their|the|an?|\d+)\b/.test(plainly(words.slice(at + 1, at + 4)))
  ) {
    return 'It';
  }
  if (auxiliaries.has(verb.lower)) {
    return next && next.lower !== 'it' && subjectPronouns.has(next.lower) ? undefined : 'I';
  }
  if (verb.lower === 'closed' && /days$/.test(next?.lower ?? '')) {
    return undefined;
  }
  if (happensToOne.has(verb.lower) && (next === undefined || next.mark !== '' || prepositions.has(next.lower))) {
    return 'I was';
  }
  if (irregularPast.has(verb.lower)) {
    return isDeed(verb, next) ? 'I' : undefined;
  }
  if (alsoDeeds.has(verb.lower) && isObject(next)) {
    return 'I';
  }
  if (looksRegularPast(verb.lower)) {
    const baking =
      verb.lower === 'baked' &&
      /^(?:bread|cakes?|cookies|scones|biscuits|muffins|brownies|pies|rolls|buns)$/.test(next?.lower ?? '');
    const isNoun = next?.mark === '' && (countNouns.has(next.lower) || people.has(next.lower));
    const describes = isNoun && describing.test(verb.lower);
    return describes || (dishWords.has(verb.lower) && !baking && !opensObject(next)) ? undefined : 'I';
  }
  if (at === 0 && /^(?:now|still)$/.test(verb.lower) && next !== undefined && statives.test(next.lower)) {
    return 'I';
  }
  if (isWeather(words, at)) {
    return 'It was';
  }
  return startsWithFeeling(words) || startsWithPlace(words) || isStillAtIt(words, at) ? 'I was' : undefined;
}

/** 'Still buzzing', and not 'still chirping', which may be the alarm. */
function isStillAtIt(words: readonly Word[], at: number): boolean {
  return words[0]?.lower === 'still' && at === 1 && human.test(words[1]?.lower ?? '');
}

const human =
  /^(?:smiling|grinning|laughing|crying|thinking|buzzing|shaking|reeling|giggling|humming|processing|waiting|hoping|learning|wearing|trying|working|looking|reading|writing|practising|practicing|recovering|sulking|dreaming|celebrating|riding|living|wondering|missing|finding|eating|enjoying|feeling|floating|glowing|beaming|blushing)$/;

/** 'Now own a hamster', 'Still jump when a door slams': a present that nobody else has without its -s. */
const statives =
  /^(?:own|owe|have|know|think|believe|jump|wake|dream|wonder|smell|feel|love|miss|need|want|live|work|hear|see|can't|cannot|don't|haven't)$/;

function isObject(next: Word | undefined): boolean {
  return (
    next?.mark === '' &&
    (determiners.has(next.lower) ||
      possessives.has(next.lower) ||
      /^(?:it|him|them|myself|everyone|house|flat|desk)$/.test(next.lower))
  );
}

/** 'Registered letter from Boston', 'Knitted hat from Gran': what a thing is like, and no deed. */
export const describing =
  /^(?:registered|licensed|licenced|qualified|certified|recorded|signed|framed|knitted|printed|wrapped|packed|crowded|reserved|cancelled|delayed|abandoned|borrowed|painted|cracked|unopened|haunted|rusted|faded|heated|stuffed|polished|sunlit)$/;
/** 'Had it not been for Jo': what might have been, with its subject behind. */
function isCondition(words: readonly Word[], at: number): boolean {
  return /^(?:had|were|should) (?:it|i) (?:not|been|for)\b/.test(plainly(words.slice(at, at + 3)));
}

function plainly(words: readonly Word[]): string {
  return words.map(({ lower }) => lower).join(' ');
}

/** 'Been a long week', 'Been such a lovely day'. */
function hasBeenATime(after: readonly Word[]): boolean {
  const [article, ...rest] = after.filter(({ lower }) => !/^(?:such|quite|really|just)$/.test(lower));
  return (
    /^(?:an?|one)$/.test(article?.lower ?? '') &&
    rest
      .slice(0, 3)
      .some(({ lower }) => /^(?:day|week|month|year|night|morning|evening|time|while|ride|journey)$/.test(lower))
  );
}

/** 'Looks like new', 'Felt great', 'Means a lot'. */
function isVerdict(words: readonly Word[], at: number): boolean {
  const [verb, next] = [words[at], words[at + 1]];
  return (
    at === 0 &&
    verb !== undefined &&
    next !== undefined &&
    /^(?:looks|feels|tastes|smells|sounds|seems|makes|means|works|worked|reminds)$/.test(verb.lower) &&
    (verdicts.has(next.lower) ||
      prepositions.has(next.lower) ||
      determiners.has(next.lower) ||
      degrees.has(next.lower) ||
      /^(?:me|us|well|perfectly)$/.test(next.lower))
  );
}

function isDeed(verb: Word, next: Word | undefined): boolean {
  if (verb.lower === 'split' && /^shifts?$/.test(next?.lower ?? '')) {
    return false;
  }
  if (verb.lower === 'rose') {
    return next !== undefined && /^(?:early|at|before|with)$/.test(next.lower);
  }
  if (
    nounsFirst.has(verb.lower) &&
    next !== undefined &&
    next.mark === '' &&
    (determiners.has(next.lower) || possessives.has(next.lower) || numberWords.has(next.lower))
  ) {
    return true;
  }
  return !nounsFirst.has(verb.lower) && !isSideways(verb, next);
}

/** 'Made me laugh', 'Took us an hour', 'Made my day': someone else's doing. */
function isAboutMe(words: readonly Word[], at: number): boolean {
  const [verb, next, after] = [words[at], words[at + 1], words[at + 2]];
  // 'Saw me in the mirror': somebody did.
  if (/^(?:saw|heard|spotted|noticed|recognised|recognized|asked|told|let)$/.test(verb?.lower ?? '')) {
    return false;
  }
  if (verb?.lower === 'turns' && next?.lower === 'out') {
    return true;
  }
  if (!verb || !next || !(irregularPast.has(verb.lower) || looksRegularPast(verb.lower))) {
    return false;
  }
  return (
    next.lower === 'me' ||
    next.lower === 'us' ||
    (verb.lower === 'made' &&
      next.lower === 'my' &&
      /^(?:day|week|night|morning|evening|year|heart)$/.test(after?.lower ?? '')) ||
    (verb.lower === 'turned' && next.lower === 'out') ||
    (verb.lower === 'meant' && /^(?:a|the|so|everything)$/.test(next.lower)) ||
    (verb.lower === 'came' &&
      /^(?:true|out of nowhere)/.test(
        words
          .slice(at + 1, at + 4)
          .map(({ lower }) => lower)
          .join(' '),
      )) ||
    (verb.lower === 'took' &&
      /^(?:him|her|them)$/.test(next.lower) &&
      (/^(?:all|ages|hours|forever|days|weeks|years|half|an?)$/.test(after?.lower ?? '') || isCount(after))) ||
    (verb.lower === 'took' &&
      (/^(?:ages|hours|forever|all|both|since|\d.*)$/.test(next.lower) ||
        (numberWords.has(next.lower) && after?.lower === 'of')))
  );
}

function isCount(word: Word | undefined): boolean {
  return word?.mark === '' && (numberWords.has(word.lower) || /^\d/.test(word.lower));
}

function opensObject(next: Word | undefined): boolean {
  return (
    next !== undefined &&
    (determiners.has(next.lower) ||
      possessives.has(next.lower) ||
      numberWords.has(next.lower) ||
      prepositions.has(next.lower) ||
      adverbs.has(next.lower))
  );
}

function subjectOfWas(words: readonly Word[], at: number): string | undefined {
  const next = words
    .slice(at + 1)
    .find((word) => !degrees.has(word.lower) && word.lower !== 'a' && word.lower !== 'not');
  if (!next) {
    return undefined;
  }
  if (verdicts.has(next.lower)) {
    return 'It';
  }
  // 'Was a washer': a thing; 'Was a bit shy', 'Was a bridesmaid' are the writer's.
  const thing = words[at + 1]?.lower === 'a' && countNouns.has(next.lower) && !people.has(next.lower);
  if (thing && (words[words.indexOf(next) + 1]?.mark ?? '.') !== '') {
    return 'It';
  }
  const place = words
    .slice(words.indexOf(next) + 1)
    .find(({ lower }) => lower !== 'the' && lower !== 'my' && lower !== 'a')?.lower;
  if (
    /^(?:on|at|in)$/.test(next.lower) &&
    /^(?:bus|train|way|phone|sofa|call|time|shift|duty|bed|bath|car|garden|kitchen|office|desk)$/.test(place ?? '')
  ) {
    return 'I';
  }
  return feelings.has(next.lower) ||
    looksRegularPast(next.lower) ||
    /^(?:sure|able|certain|allowed|meant|given|told|taught|left|sent|shown|lent|chosen|caught|made|paid|woken|taken)$/.test(
      next.lower,
    ) ||
    (next.lower.endsWith('ing') && next.lower.length > 5)
    ? 'I'
    : undefined;
}
