import { isCommon } from '../base/proper-names.ts';
import { countWords } from '../base/tokens.ts';
import { isHeavyOrWorse, severityOf } from '../severity/severity.ts';
import type { Moment } from '../base/types.ts';
import { isSpoken, saidOf, type Unit } from './unit.ts';

/** A note of no more words is short. */
const mostShort = 30;
const fewWords = 2;

/** 'Day off. Took Thabo to the train': so short a heading leads well into what happened. */
const mostHeading = 3;
/** What was so when it was written, and is heard days later among what is over. */
const isOfThen =
  /\b(?:is|are|isn't|aren't|has|(?<!\b(?:to|would|could|should|might|must|didn't|wouldn't|couldn't|shouldn't) )have|hasn't|haven't|does|doesn't|don't|(?<!\b(?:a|the|one) )can(?! of\b)|can't|(?<!\b(?:by|until|till) )now|(?:\p{Lu}\p{Ll}+|he|she|they|it|nobody) (?:says|goes|wants|thinks|knows|likes|eats|follows))\b|(?<=\b(?:he|she|it|that|there|who))'s\b|\b(?:you|they)'(?:re|ve)\b|\bof you\b/u;
/** Whether the clauses of a note sound wrong when they are told, and whole as their writer put them. */
export function soundsRough(units: readonly Unit[], { moment, tidied }: { moment: Moment; tidied: string }): boolean {
  return (
    (isShort(tidied) && isScrappy(units)) ||
    isRough(units, tidied) ||
    isOffhand(units, moment, tidied) ||
    isOfThing(units) ||
    isClippedNote(units, tidied)
  );
}

/**
 * 'I actually died', 'and today was the first kids on it', 'Discharged at 3': a joke that is the writer's own, and what
 * happened to who is not named.
 */
const untrueToldToYou =
  /\bI (?:(?:actually|literally|nearly|almost|honestly|just|properly) )*died\b|\bI(?:'m| am| was) (?:(?:actually|literally|so|basically) )*(?:dead|dying)\b|\b(?:and|but|so) today was\b|(?:^|[.!?] )(?:discharged|admitted|promoted|vaccinated|diagnosed|released|sacked)(?=[.,!]|$| (?:at|on|by|from|to|with|today|this|after|\d))/iu;

/** Whether something of a note would be untrue if it were told to 'you'. */
export function isUntrueToldToYou(tidied: string): boolean {
  return untrueToldToYou.test(tidied);
}

/** Whether a note is so short that all of it is told. */
export function isShort(tidied: string): boolean {
  return countWords(tidied) <= mostShort;
}

/** Whether clauses would make no sentences of a toast: mere words, or a first one that can only be quoted. */
function isScrappy(units: readonly Unit[]): boolean {
  const [first] = units;
  const fragments = units.length > 1 && units.every(({ kind }) => kind === 'phrase' || kind === 'words');
  const scraps = fragments && (units.length > 2 || units.some(({ source }) => countWords(source) <= fewWords));
  const bits = units.filter(({ source }) => countWords(source) === 1).length > 1;
  const mute = first?.kind === 'words' && !first.sour;
  // 'TEST no. 7': a phrase that ends in its middle.
  return scraps || bits || mute || (first?.kind === 'phrase' && /[.!?]/.test(first.said));
}

/**
 * 'Slept well. Knee ok', 'I ate four. She has only two teeth': what is no whole sentence of what happened sounds in its
 * writer's mouth as it was meant, and broken off in ours. Of 44 weeks in pairs, 28 were better so and 14 the other way.
 */
function isRough(units: readonly Unit[], tidied: string): boolean {
  const isCalm = isEasilyHeard(units, tidied);
  const isRoughHere = (unit: Unit, at: number): boolean =>
    (unit.kind === 'phrase' && (at > 0 || countWords(unit.source) > mostHeading)) ||
    unit.kind === 'stated' ||
    (unit.kind !== 'words' && isOfThen.test(saidOf(unit).replace(/“[^“”]*”/g, '“”')));
  const isSeveral = units.length > 1 && units.some(hasVerb) && (units.some(isRoughHere) || isBackground(units[0]));
  return isCalm && (isSeveral || isShouted(tidied));
}

/** 'We had lost every game this season', 'It was just us': how it was until then, and whom no turn can tell apart. */
function isBackground(first: Unit | undefined): boolean {
  return first !== undefined && /^you(?:'d| had) (?:never|always|been|lost|only|not)\b/u.test(saidOf(first));
}

/** 'Gary did the dishes AND wiped the stove': a word of ours in capitals, which no abbreviation is. */
function isShouted(tidied: string): boolean {
  return (tidied.match(/(?<![\p{L}'])\p{Lu}{3,}(?![\p{L}'])/gu) ?? []).some((word) => isCommon(word.toLowerCase()));
}

/** 'got my drivers test AGAIN. bri did my edges': a hand without capitals, which our grammar would only half smooth. */
function isOffhand(units: readonly Unit[], { content }: Moment, tidied: string): boolean {
  const isCalm = isEasilyHeard(units, tidied);
  const startsSmall = /^\p{Ll}/u.test(content.trim()) && /[.!?]\s+\p{Ll}|,[^,]+,[^,]+ /u.test(content);
  return isCalm && units.length > 1 && startsSmall;
}

/** '20 bucks in my pocket. Been through the wash': said of the thing, and not of who found it. */
function isOfThing([first, ...others]: readonly Unit[]): boolean {
  const saysOfIt = /^(?:been (?:through|in|under)|was (?:by|from|in|under)|makes|made (?:me|us))\b/i;
  const isCalm = [first, ...others].every((unit) => unit?.hard !== true);
  return isCalm && first?.kind === 'phrase' && others.some(({ source }) => saysOfIt.test(source));
}

/**
 * 'Washed hair, washed clothes, slept', 'Took the mattress, left the tins': parts that no word joins are a shorthand, which
 * is whole in its writer's mouth and half turned in ours.
 */
const clipped =
  /^[^,]{3,60}(?:, (?!(?:and|but|so|or|then|who|which|where|when|because|while|though|as|if|with|too|please|like|i|we|my|our|he|she|they|it|it's|the|a|an)\b)[^,]{2,60})+$/iu;
/** 'At last, swam': what only opens a sentence. */
const opensOnly =
  /^(?:at (?:last|least|first)|in the end|by then|later|later on|then|finally|today|tonight|yesterday|suddenly|again|anyway|luckily|sadly|happily|eventually|afterwards|once more|this (?:morning|afternoon|evening)|tomorrow|so|well|yes|no|oh|ok|okay|also|now|still|of course|for once|\p{L}+ly),/iu;

/** 'Tea, toast, bed': things are told as well. */
const listOfThings = /^[\p{L}'-]+(?: [\p{L}'-]+)?(?:, [\p{L}'-]+(?: [\p{L}'-]+)?)+$/u;
/** 'She said, I only bought the one'. */
const saysSo = /\b(?:said|says|asked|told (?:me|him|her|us|them)|goes|like),/iu;

/** 'My instructor, Mr Sunday, prayed': who it is. */
const aside = /^(?:[Mm]y|[Oo]ur|[Tt]he|[Hh]is|[Hh]er) [^,]{1,40}, \p{Lu}[^,]{0,40}, /u;

/** Whether a clause is shorthand. */
export function isClipped({ source, kind }: Unit): boolean {
  const isList = kind === 'phrase' && listOfThings.test(source);
  return (
    (kind === 'told' || kind === 'phrase') &&
    clipped.test(source) &&
    !opensOnly.test(source) &&
    !isList &&
    !saysSo.test(source) &&
    !aside.test(source)
  );
}

function isClippedNote(units: readonly Unit[], tidied: string): boolean {
  return isEasilyHeard(units, tidied) && units.some(isClipped);
}

/** Whether something of a note can only be quoted, and the rest would be told between scraps of it. */
export function isMute(units: readonly Unit[]): boolean {
  return units.some((unit) => !isSpoken(unit) && !/^what an? /i.test(unit.source));
}

/** So many words are a day, and not only what was hard in it. */
const wordsOfDay = 40;

/** Whether a note tells of a day and is not heavy: what is hard in it is then heard beside the rest. */
export function isDay(units: readonly Unit[], tidied: string): boolean {
  const isHeavy = [severityOf(tidied), ...units.map(({ severity }) => severity)].some(isHeavyOrWorse);
  return countWords(tidied) >= wordsOfDay && !isHeavy;
}

/** Whether a note may be heard as it was written, for nothing in it is hard, or it is little of what it tells. */
export function isEasilyHeard(units: readonly Unit[], tidied: string): boolean {
  return units.every(({ hard }) => !hard) || isDay(units, tidied);
}

/** Whether it is more than a thing or what is given thanks for. */
export function hasVerb({ kind }: Unit): boolean {
  return kind !== 'phrase' && kind !== 'thanks';
}
