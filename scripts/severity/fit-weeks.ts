import { heardInWeek } from '#server/language/severity/in-its-week.ts';
import { dangerIn, isByRule } from '#server/language/severity/severity.ts';
import { tidy } from '#server/language/base/clean-note.ts';
import { regressed, type Weights } from '../lib/logistic.ts';
import type { Labelled } from './corpus.ts';

/** An alarm that what was learned raises in a week: what is heard around it, whether it is one, and by which hand. */
export type Alarm = { heard: readonly number[]; isMeant: boolean; hand: string; text: string };

/** Danger from the writer or from others; the classes are those of `severityClasses`. */
const mostSevere = 1;

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

/** Learns from alarms which are meant. The same alarms always give the same. */
export function fitWeeks(alarms: readonly Alarm[]): Weights {
  return regressed(alarms.map(({ heard, isMeant }) => ({ signs: heard, value: Number(isMeant) })));
}
