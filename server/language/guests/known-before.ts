import { dayNumber } from '../base/days.ts';
import { excerptOf } from '../base/excerpt.ts';
import { tidy } from '../base/clean-note.ts';
import { sentenceEnd } from '../base/sentences.ts';
import { isCommon, isWorthNaming, type Names } from '../base/proper-names.ts';
import { tokenize, wordsOf } from '../base/tokens.ts';
import type { Moment } from '../base/types.ts';
import { wordsAmong } from '../grammar/word-stream.ts';
import { firstNames } from '../lexicon/first-names.ts';
import { kinNames, ownKin, people } from '../lexicon/people.ts';
import { sameThings } from '../lexicon/same-things.ts';
import { dangerAmong } from '../reading/danger-among.ts';
import type { Week } from '../reading/judge-week.ts';
import { keyOf } from '../reading/key-of.ts';
import { peopleIn } from '../reading/people-in.ts';
import { isByRule } from '../severity/severity.ts';
import { alarmIn, chanceOfLight } from '../severity/voter.ts';
import { deadIn } from './deaths.ts';
import { isBlow, isLastingHarm, placeOfLastingHarm } from './harms.ts';
import { mayBeMeant, type Named } from './says-who.ts';

/** For so many days nobody is toasted of whom a note told a blow, a parting, a death; and so long after a week of danger. */
const daysSince = { harm: 182, danger: 28 } as const;
/**
 * Of notes that have words of harm those that are so little light mean it: 'Sam broke my mug' is none of them. In the last
 * weeks more are taken to, but for play.
 */
const light = { hardly: 0.3, notSurely: 0.7 } as const;
const inPlay =
  /\b(?:cushion|pillow|snowballs?|balloons?|water|ball|swing|under the table|laugh\p{L}*|giggl\p{L}*|play\p{L}*|game|jok\p{L}*|tickl\p{L}*|by (?:accident|mistake)|accidentally)\b/iu;

/**
 * Tells of somebody whether the weeks before this one say that no glass is raised to them now: they died, or did what is
 * not over by the next week, or stand in a note of a week in which danger from others was plain, or may be its 'he' or 'she'.
 */
export function isFearedSince(earlier: readonly Moment[], { notes, names }: Week): (someone: Named) => boolean {
  const start = Math.min(...notes.flatMap(({ moment }) => dayNumber(moment.localDate) ?? []));
  const since = (days: number): Moment[] => earlier.filter(({ localDate }) => daysBefore(start, localDate) <= days);
  const told = since(daysSince.harm).map(({ content, localDate }) => ({
    content,
    lower: content.toLowerCase(),
    isRecent: daysBefore(start, localDate) <= daysSince.danger,
  }));
  let afraid: string[] | undefined;
  return (who) => {
    afraid ??= [...inDangerOfOthers(since(daysSince.danger), start), ...ofNobodyByName(told, names)];
    const forms = formsOf(who.key);
    const ofThem = told
      .filter(({ lower }) => forms.some((form) => lower.includes(form)) && mayTellHarm(lower))
      .map(({ content, isRecent }) => ({ text: readOf(content), isRecent }));
    const dead = deadIn(ofThem.map(({ text }) => text).filter((text) => chanceOfLight(text) < light.hardly));
    return (
      afraid.some((text) => isNamedIn(text, who.key)) ||
      mayBeMeant(who, afraid) ||
      ofThem.some(({ text, isRecent }) => isMeant(text, isRecent) && isToldIllOf(text, who.key)) ||
      forms.some((form) => dead.has(form))
    );
  };
}

/** A note of before, also in small letters, and whether it is of the last weeks. */
type Told = { content: string; lower: string; isRecent: boolean };

/** Whether harm that a note tells is meant and not played. */
function isMeant(text: string, isRecent: boolean): boolean {
  const chance = chanceOfLight(text);
  const isSerious = isBlow(text) || chance < light.notSurely;
  return chance < light.hardly || isByRule(text) || (isRecent && isSerious && !inPlay.test(text));
}

/** The notes of the last weeks that tell lasting harm and name nobody: 'He said he will kill me if I leave.' */
function ofNobodyByName(told: readonly Told[], names: Names): string[] {
  const recent = told.filter(({ lower, isRecent }) => isRecent && isLastingHarm(straight(lower)));
  const texts = recent.map(({ content }) => readOf(content));
  return texts.filter((text) => isMeant(text, true) && peopleIn(text, names).length === 0);
}

/** Infinitely many for what is no date. */
function daysBefore(start: number, localDate: string): number {
  return start - (dayNumber(localDate) ?? Number.NEGATIVE_INFINITY);
}

/** What a note in small letters has somewhere that tells a death or fear: reading all of a year closely would take too long. */
const ofDeathOrFear =
  /\b(?:bur(?:y|ied|ying|ial)|cremat\p{L}*|died|found|passed|slipped|put to sleep|coffin|box|since|send-?off|funeral|wake|ashes|grave|month['’]s mind|scared|afraid|frightened|terrified)\b/u;

function mayTellHarm(lower: string): boolean {
  return ofDeathOrFear.test(lower) || isLastingHarm(straight(lower));
}

function straight(text: string): string {
  return text.replaceAll('’', "'");
}

/** The notes in danger of those weeks, counted back from a day, in which danger from others was plain. */
function inDangerOfOthers(moments: readonly Moment[], start: number): string[] {
  const weeks = Map.groupBy(moments, ({ localDate }) => Math.floor((daysBefore(start, localDate) - 1) / 7));
  return [...weeks.values()].flatMap((week) => {
    if (!week.some(({ content }) => alarmIn(content) !== null || isByRule(content))) {
      return [];
    }
    const danger = dangerAmong(week.map((moment) => ({ moment, tidied: readOf(moment.content) })));
    return danger.isPlain && danger.mayBeFromOthers ? [...danger.believed] : [];
  });
}

/**
 * Whether a note tells lasting harm of somebody: who is named last before it in its sentence ('Rosa held my hand when I told
 * her Dad hit me' tells it of Dad), and where nobody is, all whom that sentence and the one before it name.
 */
function isToldIllOf(text: string, key: string): boolean {
  const sentences = text.split(sentenceEnd);
  return sentences.some((sentence, at) => {
    const place = placeOfLastingHarm(sentence);
    const doer = lastNamedIn(sentence.slice(0, Math.max(0, place)));
    const isDone = place >= 0 && isNamedIn(doer ?? `${sentences[at - 1] ?? ''} ${sentence}`, key);
    return isDone || isFearOf(sentence, key);
  });
}

/** 'I am so scared of rob' */
function isFearOf(sentence: string, key: string): boolean {
  const feared = [...sentence.matchAll(/\b(?:scared|afraid|frightened|terrified) of (?:my )?(?<name>\p{L}+)/giu)];
  return feared.some(({ groups }) => isNamedIn(groups?.['name'] ?? '', key));
}

/** The last in these words who is kin or has a name, in small letters. */
function lastNamedIn(text: string): string | undefined {
  const words = wordsAmong(tokenize(text));
  return words.findLast(({ text: word, lower }) => isSomebody(word, lower.replace(/['’]s$/u, '')))?.lower;
}

function isSomebody(word: string, lower: string): boolean {
  const isName = /^\p{Lu}\p{Ll}/u.test(word) && isWorthNaming(word) && (firstNames.has(lower) || !isCommon(lower));
  return isName || [kinNames, ownKin, people].some((kin) => kin.has(lower));
}

function isNamedIn(text: string, key: string): boolean {
  return wordsOf(text).some((lower) => sameAs(keyOf({ lower })) === sameAs(key));
}

/** 'Daddy' is 'Dad' by the next week. */
function sameAs(word: string): string {
  return sameThings.get(word) ?? word;
}

/** Every word for whom this one is a word. */
function formsOf(key: string): string[] {
  const first = sameAs(key);
  return [first, ...[...sameThings].flatMap(([other, same]) => (same === first ? [other] : []))];
}

function readOf(content: string): string {
  return tidy(excerptOf(content));
}
