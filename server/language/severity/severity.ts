import type { DangerKind } from '#shared/contract/notes.ts';
import { alarmIn, chanceOfLight, soundsSafe } from './voter.ts';
import { judgeHarm } from './judge-harm.ts';
import { isStaged } from './staged.ts';
import { alsoWords, firstNames } from '../lexicon/first-names.ts';
import { gladDeeds, kindDeeds } from '../lexicon/good-news.ts';
import { lightIdioms, sour } from '../lexicon/bad-news.ts';

/**
 * How hard a text is. A light one may be told brightly; a tender one is told plainly, without a remark, and never
 * raised; of a heavy one only what is good; one in crisis is left out.
 */
export type Severity = 'light' | 'tender' | 'heavy' | 'crisis';

/** Patterns that can be looked for again and again in one text. */
const everywhere = (patterns: readonly RegExp[]): RegExp[] => patterns.map(({ source }) => new RegExp(source, 'g'));
const sourSigns = everywhere(sour);
const kindOnes = everywhere(kindDeeds);
const gladOnes = everywhere(gladDeeds);
const order: readonly Severity[] = ['light', 'tender', 'heavy', 'crisis'];
const negation = /(?:\b(?:no|0|zero|not|never|without|nobody|neither|nor|no more|free of|\w+n't)\s+(?:\w+\s+){0,2})$/;
const notNegation = /\b(?:can't|couldn't|cannot) (?:stop|help)\s+$|\b(?:not|n't) (?:sure|only|just)\s/;

const sentenceEnd = /(?<=[.!?…])\s+|\n/;

/** How sure what was learned must be that a text is light before it is told brightly, and before the rules are doubted. */
const brightFrom = 0.6;
const doubtFrom = 0.85;
const fewestWords = 12;
/** At most so sure that a text is light, where it may be said of a week that something in it was hard: grave, or of danger. */
const hardBelow = 0.2;
const dangerBelow = 0.5;
/** At least so sure that a text is light, where what the rules take for hard is told as it was written. */
const ratherLightFrom = { long: 0.65, few: 0.9, fewAndGrave: 0.97, saddened: 0.85 } as const;
const doubtfulFrom = 0.24;
/** What came again is meant as it is written: 'Nan's had another fall'. */
const cameAgain = /\banother (?:fall|stroke|seizure|attack|relapse|bleed)\b/i;

/**
 * The severity of a note, by two voters: the rules and what was learned. Either raises an alarm, and both must take a note
 * for light before it is told brightly; heavy is what the rules take for hard with nothing good in it, or for grave,
 * unless it only sounds so.
 */
export function severityOf(text: string): Severity {
  const { grave, hard, tender, good } = judgeHarm(text);
  if (dangerIn(text) !== null) {
    return 'crisis';
  }
  if (grave || (hard && !good)) {
    return soundsHard(text) ? 'tender' : 'heavy';
  }
  return hard || tender || chanceOfLight(text) < brightFrom ? 'tender' : 'light';
}

/** Whether a text has the words of something hard and is surely none: 'Killed it at karaoke. The crowd begged for mercy.' */
export function soundsHard(text: string): boolean {
  const { grave, hard } = judgeHarm(text);
  const isMeant = !isStaged(text) && chanceOfLight(text) < doubtFrom;
  return (grave || hard) && isLongEnough(text) && !cameAgain.test(text) && !isMeant;
}

/** At most so sure that a text is light, where its week is told quietly whatever tone was wished for. */
const quietBelow = 0.12;

/** Whether a text may be of something hard although no rule knows its words: 'Ma called at work. It was Ba.' */
export function mayBeGrave(text: string): boolean {
  return isLongEnough(text) && chanceOfLight(text) < quietBelow;
}

/** At least so sure that a text is light, where a glass may be raised to what stands in it. */
const raisedFrom = 0.4;
const raisedOfFew = 0.55;

/** Whether a glass may be raised to someone or something of a text that is told plainly: neither voter hears anything hard in it. */
export function mayBeRaised(text: string): boolean {
  const { grave, hard, tender } = judgeHarm(text);
  const isQuiet = grave || hard || tender || dangerIn(text) !== null;
  return !isQuiet && chanceOfLight(text) >= (isLongEnough(text) ? raisedFrom : raisedOfFew);
}

/**
 * Whether a text is grave by both voters, or in crisis by the rules and not likely light: only then may it be said of its
 * week that something in it was hard. 'Third goal, I scream so chef think I cut myself.'
 */
export function isSurelyHard(text: string): boolean {
  const { crisis, grave } = judgeHarm(text);
  const isDanger = crisis && !(isLongEnough(text) && chanceOfLight(text) >= dangerBelow);
  return isDanger || (grave && !isStaged(text) && chanceOfLight(text) < hardBelow);
}

/**
 * Whether what was learned rather takes a text for light, whatever words of hardship the rules find in it: the surer, the
 * fewer its words and the more the rules found.
 */
export function isRatherLight(text: string): boolean {
  const { grave, tender, good } = judgeHarm(text);
  const { long, few, fewAndGrave, saddened } = ratherLightFrom;
  const least = isLongEnough(text) ? long : grave ? fewAndGrave : few;
  return !cameAgain.test(text) && chanceOfLight(text) >= Math.max(least, tender && !good ? saddened : 0);
}

/** Whether what was learned doubts that a text is hard at all. */
export function mayNotBeHard(text: string): boolean {
  return chanceOfLight(text) >= doubtfulFrom;
}

/** Whether the rules find something hard in a text that is not surely light: its week is told quietly. */
export function mayBeHard(text: string): boolean {
  const { grave, hard, good } = judgeHarm(text);
  const isMeant = grave || (hard && !good);
  return isMeant ? !soundsHard(text) : hard && chanceOfLight(text) < brightFrom;
}

/** Of a few words nothing is sure. */
function isLongEnough(text: string): boolean {
  return text.split(/\s+/, fewestWords).length === fewestWords;
}

/**
 * In what danger the writer of a text sounds: from themselves ('crisis': self-harm, dying, not being here any more) or
 * from others ('danger'). Either voter is enough, but words of danger alone are not where the other is sure that there is none.
 */
export function dangerIn(text: string): DangerKind | null {
  if (isByRule(text)) {
    return judgeHarm(text).threat || tellsBlow(text) ? 'danger' : 'crisis';
  }
  return isFond(text) ? null : alarmIn(text);
}

/** 'Makes me laugh. Means so much to me.', "I don't want to live anywhere else": what is love, whatever was learned hears in it. */
const fond =
  /^(?:i (?:don['’]?t|do not|wouldn['’]?t) want to (?:live|be) anywhere else|(?:(?:it|that|this|he|she) )?(?:always |still |just )?(?:ma(?:kes|de) me (?:laugh|smile|grin|happy|so happy)|mean(?:s|t) (?:so much|a lot|the world|everything) to me)(?: so much| every time| every day| a lot| too| always| again)?)[.!]?$/iu;

function isFond(text: string): boolean {
  return text.split(sentenceEnd).every((sentence) => fond.test(sentence));
}

/** Whether it is the rules that hear danger in a text, and not only what was learned. */
export function isByRule(text: string): boolean {
  return (judgeHarm(text).crisis && !isSaidLightly(text)) || tellsBlow(text) || isLastGoodbye(text);
}

/** Of words that are as well said in play ('she hit me so hard at paintball'), at most so light a text means them. */
const meantBelow = 0.6;
/** 'Rob hit me on Saturday', 'She hit me again last night', 'He choked me', 'He comes in when they are asleep'. */
const blow =
  /(?:^|[.!?,;] ?|\b(?:and|but|then|when|because) )(?:my )?(?<who>\p{L}+) (?:has |had |just )?(?:(?:hit|hits|slapped|slaps|punched|punches) me (?:again|so hard|last night|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?:choked|strangled) me|(?:comes?|came|gets?) in (?:when|while|after|once) (?:they|everyone|everybody|the others|mum|mom)(?: (?:is|are|was|were)|['’]s)? (?:asleep|sleeping|in bed))(?!\p{L})/giu;
const doer =
  /^(?:s?he|\p{L}*(?:dad|daddy|mum|mom|mam|father|mother)|husband|wife|boyfriend|girlfriend|partner|brother|uncle|ex)$/iu;
/** “Glad it's over. Goodbye everyone.”, 'I've wrote one for each of them, they're behind the clock.' */
const lastGoodbye =
  /(?:^|[.!?] )goodbye,? (?:everyone|everybody|world|you all)[.!]?$|\b(?:wrote|written) (?:one|a letter|letters|a note|notes) (?:for|to) (?:each|every one|all|both) of [^.!?]{1,50}\b(?:behind|under|hid|hidden|sealed|in the (?:drawer|bible|tin|bread ?bin))\b/iu;

/** 'It hit me again that she is gone' is grief: somebody must have done it. */
function tellsBlow(text: string): boolean {
  const doers = [...text.matchAll(blow)].map(({ groups }) => groups?.['who'] ?? '');
  const isSomebodys = doers.some((who) => doer.test(who) || isFirstName(who.toLowerCase()));
  return isSomebodys && chanceOfLight(text) < meantBelow;
}

/** 'Hope hit me so hard.' */
const alsoFeelings =
  /^(?:hope|joy|grace|faith|mercy|patience|prudence|blessing|melody|storm|summer|winter|dawn|april|may|june)$/;

function isFirstName(word: string): boolean {
  return (firstNames.has(word) || alsoWords.has(word)) && !alsoFeelings.test(word);
}

function isLastGoodbye(text: string): boolean {
  return lastGoodbye.test(text) && chanceOfLight(text) < meantBelow;
}

/** Whether what was learned is sure that a text is light, and the sentence with words of danger as well, or all of it is a play. */
function isSaidLightly(text: string): boolean {
  if (isStaged(text) && alarmIn(text) === null && chanceOfLight(text) >= brightFrom) {
    return true;
  }
  const said = text.split(sentenceEnd).filter((sentence) => judgeHarm(sentence).crisis);
  return said.length > 0 && [text, ...said].every(soundsSafe);
}

/** The severity of a clause of a note, whose good side may stand beside it: what is hard is heavy only if it is grave. */
export function severityOfClause(text: string): Severity {
  const { crisis, grave, hard, tender } = judgeHarm(text);
  if (crisis) {
    return 'crisis';
  }
  if (grave) {
    return 'heavy';
  }
  return hard || tender ? 'tender' : 'light';
}

/** Whether a text tells of good news, of the brightest kind or from a heavy place ('the scan was clear'). */
export function isGoodNews(text: string): boolean {
  const { news, relief, grave, crisis } = judgeHarm(text);
  return (news || relief) && !grave && !crisis;
}

/** Whether a text complains: nothing to soften a week for, nothing to toast either. */
export function isSour(text: string): boolean {
  // What somebody said of the rubbish is not the writer's complaint.
  return stands(sourSigns, withoutIdioms(text.replace(/“[^“”]*”/g, '“”')));
}

/** Whether a text shows that something was hard: loss, fear, pain, money trouble, refusal, not being able. */
export function isHard(text: string): boolean {
  return judgeHarm(text).hard;
}

/** Whether a clause is good in itself, so that it can stand where a hard one has been left out; `byOthers` when someone else did it. */
export function isGoodDeed(source: string, { byOthers }: { byOthers: boolean }): boolean {
  const lower = withoutIdioms(source);
  return stands(gladOnes, lower) || isGoodNews(source) || (byOthers && stands(kindOnes, lower));
}

/** Whether nothing but what is good in itself may be told of it. */
export function isHeavyOrWorse(severity: Severity): boolean {
  return severity === 'heavy' || severity === 'crisis';
}

/** The heavier of two severities. */
export function heavier(a: Severity, b: Severity): Severity {
  return order.indexOf(a) > order.indexOf(b) ? a : b;
}

function withoutIdioms(text: string): string {
  let lower = text.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ');
  for (const idiom of lightIdioms) {
    lower = lower.replace(idiom, ' ');
  }
  return lower;
}

function stands(patterns: readonly RegExp[], lower: string): boolean {
  return patterns.some((pattern) => placesOf(pattern, lower).some((at) => !isNegated(lower, at)));
}

/** Where a pattern is met; `matchAll` would make the pattern anew for every text. */
function placesOf(pattern: RegExp, lower: string): number[] {
  const places: number[] = [];
  pattern.lastIndex = 0;
  for (let met = pattern.exec(lower); met !== null; met = pattern.exec(lower)) {
    places.push(met.index);
    pattern.lastIndex = Math.max(pattern.lastIndex, met.index + 1);
  }
  return places;
}

function isNegated(lower: string, at: number): boolean {
  const before = lower.slice(Math.max(0, at - 40), at);
  return negation.test(before) && !notNegation.test(before);
}
