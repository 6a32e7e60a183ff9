import { isWithoutMarks } from '../base/is-without-marks.ts';
import { hasSignOfFarewell, hasSignOfFear } from './beside-danger.ts';
import { dangerIn } from './severity.ts';
import { alarmIn, chanceOfDanger } from './voter.ts';
import { bias, weights } from './week-weights.ts';

/** So many notes with a sign say no less than more would. */
const mostSigns = 2;
/** An alarm is no surer than this, or its opposite. */
const leastSure = 0.01;

/**
 * What tells, for each note of a week, whether its alarm is one, in the order of `weights`: how alarming it is, and the
 * most alarming of the others, both as log odds; how many of the others are more alarming; whether it holds a sign of
 * fear at home, of a farewell, of the kind that its alarm is of; how many others hold each; how many words it has, as
 * a logarithm; and whether it was dictated without a mark. Each text is judged once, however many there are.
 */
export function heardInWeek(texts: readonly string[]): number[][] {
  const notes = texts.map((text) => ({
    text,
    alarm: chanceOfDanger(text),
    fear: Number(hasSignOfFear(text)),
    farewell: Number(hasSignOfFarewell(text)),
    isOfOthers: alarmIn(text) === 'danger',
  }));
  const ranked = notes.map(({ alarm }) => alarm).toSorted((a, b) => b - a);
  const [highest = 0, second = 0] = ranked;
  const all = { fear: sumOf(notes.map(({ fear }) => fear)), farewell: sumOf(notes.map(({ farewell }) => farewell)) };
  return notes.map(({ text, alarm, fear, farewell, isOfOthers }) => {
    const besides = {
      fear: Math.min(mostSigns, all.fear - fear),
      farewell: Math.min(mostSigns, all.farewell - farewell),
    };
    return [
      logOdds(alarm),
      logOdds(alarm === highest ? second : highest),
      ranked.indexOf(alarm),
      fear,
      farewell,
      isOfOthers ? fear : farewell,
      besides.fear,
      besides.farewell,
      isOfOthers ? besides.fear : besides.farewell,
      Math.log(text.split(/\s+/).length),
      Number(isWithoutMarks(text)),
    ];
  });
}

/**
 * Alarms that are hardly ever one, in a week without a sign of fear or of a farewell: of so many words at least, no more
 * alarming, beside others that are no more so, and the only one of their week or not. The dearest moment is often told at
 * such length that what was learned half hears danger in it ('He PASSED. Third try'): of 1,200 weeks none was danger. Nor
 * was any of the 21 that were the only alarm, in 850 weeks that nobody had written to hold one.
 */
const inVain = [
  { words: 80, alarm: 0.87, others: 0.385, isOnly: false },
  { words: 100, alarm: 0.87, others: 0.55, isOnly: false },
  { words: 1, alarm: 0.85, others: 0.6, isOnly: true },
] as const;
const chanceInVain = 0.03;
/** Of fewer notes nobody can tell that an alarm is the only one. */
const fewestAround = 4;

function isInVain([alarm = 0, others = 0, , ...rest]: readonly number[], isOnly: boolean): boolean {
  const [signs, words = 0] = [rest.slice(0, 6), rest[6]];
  const isSigned = signs.some((count) => count > 0);
  return (
    !isSigned &&
    inVain.some(
      (kind) =>
        (isOnly || !kind.isOnly) &&
        words >= Math.log(kind.words) &&
        alarm < logOdds(kind.alarm) &&
        others < logOdds(kind.others),
    )
  );
}

/** How likely the writer is in danger for each of the notes of a week, by the note and the others: from 0 to 1. */
export function chancesInWeek(texts: readonly string[]): number[] {
  const isOnly = texts.length >= fewestAround && texts.filter((text) => dangerIn(text) !== null).length === 1;
  return heardInWeek(texts).map((heard) => {
    const odds = heard.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), bias);
    const chance = 1 / (1 + Math.exp(-odds));
    return isInVain(heard, isOnly) ? Math.min(chance, chanceInVain) : chance;
  });
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

function logOdds(chance: number): number {
  const unsure = Math.min(1 - leastSure, Math.max(leastSure, chance));
  return Math.log(unsure / (1 - unsure));
}
