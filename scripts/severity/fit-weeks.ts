import { heardInWeek } from '#server/language/severity/in-its-week.ts';
import { dangerIn, isByRule } from '#server/language/severity/severity.ts';
import { tidy } from '#server/language/base/clean-note.ts';
import type { Labelled } from './corpus.ts';

/** An alarm that what was learned raises in a week: what is heard around it, whether it is one, and by which hand. */
export type Alarm = { heard: readonly number[]; isMeant: boolean; hand: string; text: string };
export type Weights = { weights: readonly number[]; bias: number };

/** Danger from the writer or from others; the classes are those of `severityClasses`. */
const mostSevere = 1;
const decay = 20;
/**
 * What 590 weeks taught, before 330 of them were given to the voter to learn from: weights are pulled towards these, for
 * the weeks that are left hold few alarms that are meant.
 */
const known = [1.26, 0.248, 0.045, 1.605, 1.356, 2.275, 1.236, 0.216, 1.073, 2.144, 0] as const;
const rounds = 4_000;
const rate = 0.02;

/** The alarms in these weeks that no rule raises. */
export function alarmsOf(weeks: readonly (readonly Labelled[])[]): Alarm[] {
  return weeks.flatMap((week) => {
    const texts = week.map(({ text }) => tidy(text));
    const all = heardInWeek(texts);
    return week.flatMap(({ severity, hand }, at) => {
      const text = texts[at] ?? '';
      const heard = all[at] ?? [];
      const isAlarm = dangerIn(text) !== null && !isByRule(text);
      return isAlarm ? [{ heard, isMeant: severity <= mostSevere, hand, text }] : [];
    });
  });
}

/** Logistic regression with a penalty on weights far from the `known`, by gradient descent. The same alarms always give the same. */
export function fitWeeks(alarms: readonly Alarm[]): Weights {
  const size = alarms[0]?.heard.length ?? 0;
  const columns = Array.from({ length: size }, (_, of) => alarms.map(({ heard }) => heard[of] ?? 0));
  const means = columns.map((values) => sum(values) / values.length);
  const spreads = columns.map(
    (values, of) => Math.sqrt(sum(values.map((v) => (v - means[of]!) ** 2)) / values.length) || 1,
  );
  const rows = alarms.map(({ heard }) => heard.map((value, of) => (value - means[of]!) / spreads[of]!));
  const start = spreads.map((spread, of) => (known[of] ?? 0) * spread);
  const found = Float64Array.from(start);
  let base = 0;
  for (let round = 0; round < rounds; round += 1) {
    const slopes = found.map((weight, of) => decay * (weight - (start[of] ?? 0)));
    let slope = 0;
    rows.forEach((row, at) => {
      const error = 1 / (1 + Math.exp(-(base + dot(row, found)))) - Number(alarms[at]?.isMeant);
      row.forEach((value, of) => {
        slopes[of]! += error * value;
      });
      slope += error;
    });
    found.forEach((_, of) => {
      found[of]! -= (rate * slopes[of]!) / Math.sqrt(alarms.length);
    });
    base -= (rate * slope) / Math.sqrt(alarms.length);
  }
  const weights = [...found].map((weight, of) => weight / spreads[of]!);
  return { weights, bias: base - dot(weights, means) };
}

/** The log odds that an alarm is meant. */
export function oddsOf({ heard }: Alarm, { weights, bias }: Weights): number {
  return bias + dot(heard, weights);
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

function dot(one: readonly number[], other: ArrayLike<number>): number {
  return one.reduce((all, value, at) => all + value * (other[at] ?? 0), 0);
}
