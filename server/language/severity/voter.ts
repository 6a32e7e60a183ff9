import type { Care } from '#shared/contract/notes.ts';
import { convolved } from './convolution.ts';
import { gramsOf, pooledOf, tokensOf } from './features.ts';
import { judgedOnce } from './judged-once.ts';
import { severityClasses, type Learned } from './learned.ts';
import { whatWasLearned } from './what-was-learned.ts';

/** How likely a note is of each class; together they are 1. */
export type Chances = Record<(typeof severityClasses)[number], number>;

/** How likely what was learned takes the text of these tokens to be of each class: midway between its two halves. */
export function chancesOf(tokens: readonly string[], learned: Omit<Learned, 'alarmFrom'>): Chances {
  const nets = learned.convolutions.map((net) => convolved(tokens, net));
  return sharesOf(
    regressed(tokens, learned).map((score, of) => {
      const found = nets.reduce((sum, scores) => sum + (scores[of] ?? 0), 0) / nets.length;
      return (score + found) / 2;
    }),
  );
}

/** For each class what the regression gives the text of these tokens. */
function regressed(tokens: readonly string[], { vectors, regression }: Pick<Learned, 'vectors' | 'regression'>) {
  const pooled = pooledOf(tokens, vectors);
  const places = gramsOf(tokens);
  const share = regression.gramStep / Math.sqrt(places.size || 1);
  return severityClasses.map((_, at) => {
    let sum = 0;
    for (const place of places) {
      sum += regression.grams[(at * regression.grams.length) / severityClasses.length + place] ?? 0;
    }
    let score = (regression.bias[at] ?? 0) + sum * share;
    for (const [index, value] of pooled.entries()) {
      score += value * (regression.pooled[at * pooled.length + index] ?? 0);
    }
    return score;
  });
}

function sharesOf(scores: readonly number[]): Chances {
  const highest = Math.max(...scores);
  const [crisis = 0, danger = 0, heavy = 0, light = 0] = scores.map((score) => Math.exp(score - highest));
  const all = crisis + danger + heavy + light;
  return { crisis: crisis / all, danger: danger / all, heavy: heavy / all, light: light / all };
}

/** The length of most notes, in tokens. Of fewer words little can be told, and in many something always sounds like danger. */
const usual = { least: 24, most: 40 } as const;
/** The fewer the words, the more each of them is trusted too far. */
const mistrust = 1.5;

/**
 * How alarming a text is: the chance of danger where it is of the usual length, less where it is shorter or longer, 1 at
 * most. What is not below `alarmFrom` raises an alarm.
 */
export function alarmOf({ crisis, danger }: Chances, tokens: number): number {
  const safe = 1 - crisis - danger;
  return 1 - safe * Math.max(1, tokens / usual.most, (usual.least / Math.max(1, tokens)) ** mistrust);
}

/** Of fewer words danger is left to the rules: 'Nice walk' sounds like the half of many a dark note. */
const fewestTokens = 6;

const heardIn = judgedOnce((text: string) => {
  const tokens = tokensOf(text);
  const chances = chancesOf(tokens, whatWasLearned());
  return {
    chances,
    alarm: alarmOf(chances, tokens.length),
    isTooShort: tokens.length < fewestTokens,
    isSafe: isSafe(chances, tokens.length),
  };
});

/**
 * Whether a text sounds as if its writer were in danger, and from whom: themselves ('crisis') or others ('danger'). The
 * second voter beside the rules of `severity.ts`, learned from invented notes by `npm run train:severity`.
 */
export function alarmIn(text: string): Care {
  const { chances, alarm, isTooShort } = heardIn(text);
  if (isTooShort || alarm < whatWasLearned().alarmFrom) {
    return null;
  }
  return chances.crisis >= chances.danger ? 'crisis' : 'danger';
}

/** So sure of a light note, words of danger are not believed: 'Overdosed on mince pies at the carol service.' */
const safe = { from: 0.93, tokens: 10 };

/** Whether what was learned is sure that nobody is in danger in a text of so many tokens, nor ever was. */
export function isSafe({ light }: Chances, tokens: number): boolean {
  return tokens >= safe.tokens && light >= safe.from;
}

/** Whether what was learned is sure that the writer of a text is in no danger. */
export function soundsSafe(text: string): boolean {
  return heardIn(text).isSafe;
}

/** How likely a text is of nothing hard, let alone dangerous: from 0 to 1. */
export function chanceOfLight(text: string): number {
  const { chances, isTooShort } = heardIn(text);
  return isTooShort ? 1 - chances.heavy : chances.light;
}
