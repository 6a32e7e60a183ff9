import type { DangerKind } from '#shared/contract/notes.ts';
import { isWithoutMarks } from '../base/is-without-marks.ts';
import { hasSignOfFarewell, hasSignOfFear } from './beside-danger.ts';
import { convolved, rowsOf } from './convolution.ts';
import { gramsOf, hashesOf, lengthOf, pooledOf, tokensOf, weighed } from './features.ts';
import { judgedOnce } from './judged-once.ts';
import type { Learned, severityClasses } from './learned.ts';
import { whatWasLearned } from './what-was-learned.ts';

/** How likely a note is of each class; together they are 1. */
export type Chances = Record<(typeof severityClasses)[number], number>;

/** How likely what was learned takes the text of these tokens to be of each class: midway between its two halves. */
export function chancesOf(tokens: readonly string[], learned: Omit<Learned, 'alarmFrom'>): Chances {
  const hashes = hashesOf(tokens);
  const nets = learned.convolutions.map((net) => convolved(rowsOf(hashes, net.vectors), net));
  return sharesOf(
    regressed(hashes, learned).map((score, of) => {
      const found = nets.reduce((sum, scores) => sum + (scores[of] ?? 0), 0) / nets.length;
      return (score + found) / 2;
    }),
  );
}

/** For each class what the regression gives the text with tokens of these hashes. */
function regressed(hashes: Uint32Array, { vectors, regression }: Pick<Learned, 'vectors' | 'regression'>) {
  const { bias, grams, gramStep, pooled } = regression;
  const places = gramsOf(hashes);
  const share = gramStep / Math.sqrt(places.length || 1);
  const scores = Float64Array.from(bias);
  for (let of = 0; of < scores.length; of += 1) {
    const from = (of * grams.length) / scores.length;
    let sum = 0;
    for (let at = 0; at < places.length; at += 1) {
      sum += grams[from + (places[at] ?? 0)] ?? 0;
    }
    scores[of] = (scores[of] ?? 0) + sum * share;
  }
  return weighed(pooledOf(hashes, vectors), pooled, scores);
}

function sharesOf(scores: Float64Array): Chances {
  const highest = Math.max(...scores);
  const [crisis = 0, danger = 0, heavy = 0, light = 0] = scores.map((score) => Math.exp(score - highest));
  const all = crisis + danger + heavy + light;
  return { crisis: crisis / all, danger: danger / all, heavy: heavy / all, light: light / all };
}

/** The length of most notes, in tokens. Of fewer words little can be told, and in many something may sound like danger. */
const usual = { least: 24, most: 28 } as const;
/** The fewer the words, the more each of them is trusted too far; the more, the less the odds that they are of danger. */
const mistrust = { ofFew: 1.5, ofMany: 0.8 } as const;

/** So little like a light note, and so likely of danger, a text with a sign of it is so alarming however long it is. */
const dark = { light: 0.1, danger: 0.45, alarm: 0.65 } as const;
/**
 * So alarming a text is believed by itself, whatever else its week holds. What was dictated without a mark alarms in vain
 * twice as often as what was typed.
 */
const sureFrom = { typed: 0.62, dictated: 0.74 } as const;

/**
 * How alarming a text is: the chance of danger where it is of the usual length, less where it is shorter or longer, from 0
 * to 1. What is not below `alarmFrom` raises an alarm.
 */
export function alarmOf({ crisis, danger }: Chances, tokens: number): number {
  const safe = (1 - crisis - danger) * Math.max(1, (usual.least / Math.max(1, tokens)) ** mistrust.ofFew);
  const alarm = Math.max(0, 1 - safe);
  const doubt = Math.max(1, tokens / usual.most) ** mistrust.ofMany;
  return alarm / (alarm + (1 - alarm) * doubt);
}

/** Whether a text is so dark that its sign of fear or of a farewell is believed, which in a long one is seldom heard. */
function isDark(text: string, { crisis, danger, light }: Chances): boolean {
  const soundsDark = light < dark.light && crisis + danger >= dark.danger;
  return soundsDark && (hasSignOfFear(text) || hasSignOfFarewell(text));
}

/** Of fewer words danger is left to the rules: 'Nice walk' sounds like the half of many a dark note. */
const fewestTokens = 6;

const heardIn = judgedOnce((text: string) => {
  const tokens = tokensOf(text);
  const chances = chancesOf(tokens, whatWasLearned());
  const length = lengthOf(tokens);
  const alarm = alarmOf(chances, length);
  return {
    chances,
    alarm: isDark(text, chances) ? Math.max(alarm, dark.alarm) : alarm,
    isTooShort: length < fewestTokens,
    isSafe: isSafe(chances, length),
  };
});

/**
 * Whether a text sounds as if its writer were in danger, and from whom: themselves ('crisis') or others ('danger'). The
 * second voter beside the rules of `severity.ts`, learned from invented notes by `npm run train:severity`.
 */
export function alarmIn(text: string): DangerKind | null {
  const { chances, alarm, isTooShort } = heardIn(text);
  if (isTooShort || alarm < whatWasLearned().alarmFrom) {
    return null;
  }
  return chances.crisis >= chances.danger ? 'crisis' : 'danger';
}

/** How alarming what was learned takes a text for: as `alarmOf`, and 0 where its few words are left to the rules. */
export function howAlarming(text: string): number {
  const { alarm, isTooShort } = heardIn(text);
  return isTooShort ? 0 : Math.max(0, alarm);
}

/** Whether the alarm that a text raises is believed by itself; one that is not may be a good day in dark words. */
export function isSurelyAlarming(text: string): boolean {
  return howAlarming(text) >= (isWithoutMarks(text) ? sureFrom.dictated : sureFrom.typed);
}

/** From here on danger may come from others, whatever is likelier. */
const leastFromOthers = 0.15;
/** So sure of a light note, words of danger are not believed: 'Overdosed on mince pies at the carol service.' */
const safe = { from: 0.94, tokens: 10 };

/** Whether what was learned is sure that nobody is in danger in a text of so many tokens, nor ever was. */
export function isSafe({ light }: Chances, tokens: number): boolean {
  return tokens >= safe.tokens && light >= safe.from;
}

/** Whether what was learned is sure that the writer of a text is in no danger. */
export function soundsSafe(text: string): boolean {
  return heardIn(text).isSafe;
}

/** How likely a text is of danger, from whomever: from 0 to 1. */
export function chanceOfDanger(text: string): number {
  const { crisis, danger } = heardIn(text).chances;
  return crisis + danger;
}

/** Whether it cannot be said that the danger in a text is its writer's own alone. */
export function mayBeFromOthers(text: string): boolean {
  return heardIn(text).chances.danger >= leastFromOthers;
}

/** How likely a text is of nothing hard, let alone dangerous: from 0 to 1. */
export function chanceOfLight(text: string): number {
  const { chances, isTooShort } = heardIn(text);
  return isTooShort ? 1 - chances.heavy : chances.light;
}
