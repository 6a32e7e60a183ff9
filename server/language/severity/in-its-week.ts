import { hasSignOfFarewell, hasSignOfFear } from './beside-danger.ts';
import { alarmIn, howAlarming } from './voter.ts';
import { bias, weights } from './week-weights.ts';

/** So many notes with a sign say no more than as many more would. */
const mostSigns = 2;
/** An alarm is no surer than this, or its opposite. */
const leastSure = 0.01;

/**
 * What tells whether the alarm of a note is one, in the order of `weights`: how alarming it is, and the most alarming of
 * the others, both as log odds; how many of the others are more alarming; whether it holds a sign of fear at home, of a
 * farewell, of the kind that its alarm is of; how many others hold each; and how many words it has, as a logarithm.
 *
 * @param others the other notes of its week
 */
export function heardInWeek(text: string, others: readonly string[]): number[] {
  const alarm = howAlarming(text);
  const besides = others.map(howAlarming);
  const isOwnKind = alarmIn(text) === 'danger' ? hasSignOfFear : hasSignOfFarewell;
  const countOf = (hasSign: (other: string) => boolean): number => Math.min(mostSigns, others.filter(hasSign).length);
  return [
    logOdds(alarm),
    logOdds(Math.max(0, ...besides)),
    besides.filter((other) => other > alarm).length,
    Number(hasSignOfFear(text)),
    Number(hasSignOfFarewell(text)),
    Number(isOwnKind(text)),
    countOf(hasSignOfFear),
    countOf(hasSignOfFarewell),
    countOf(isOwnKind),
    Math.log(text.split(/\s+/).length),
  ];
}

/** How likely the writer of a note that raises an alarm is in danger, by the note and the others of its week: from 0 to 1. */
export function chanceInWeek(text: string, others: readonly string[]): number {
  const odds = heardInWeek(text, others).reduce((sum, value, at) => sum + value * (weights[at] ?? 0), bias);
  return 1 / (1 + Math.exp(-odds));
}

function logOdds(chance: number): number {
  const unsure = Math.min(1 - leastSure, Math.max(leastSure, chance));
  return Math.log(unsure / (1 - unsure));
}
