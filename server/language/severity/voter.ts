import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gramsOf, pooledOf, tokensOf } from './features.ts';
import { learnedFromFile, severityClasses, type Learned } from './learned.ts';

/** How likely a note is of each class; together they are 1. */
export type Chances = Record<(typeof severityClasses)[number], number>;

/** How likely what was learned takes a text to be of each class. */
export function chancesOf(text: string, learned: Omit<Learned, 'alarmFrom'>): Chances {
  const tokens = tokensOf(text);
  const pooled = pooledOf(tokens, learned.vectors);
  const places = gramsOf(tokens);
  const share = learned.gramStep / Math.sqrt(places.size || 1);
  const scores = severityClasses.map((_, at) => {
    let sum = 0;
    for (const place of places) {
      sum += learned.grams[(at * learned.grams.length) / severityClasses.length + place] ?? 0;
    }
    let score = (learned.bias[at] ?? 0) + sum * share;
    for (const [index, value] of pooled.entries()) {
      score += value * (learned.pooled[at * pooled.length + index] ?? 0);
    }
    return score;
  });
  const highest = Math.max(...scores);
  const [crisis = 0, danger = 0, heavy = 0, light = 0] = scores.map((score) => Math.exp(score - highest));
  const all = crisis + danger + heavy + light;
  return { crisis: crisis / all, danger: danger / all, heavy: heavy / all, light: light / all };
}

let kept: Learned | undefined;

/**
 * Whether a text sounds as if its writer were in danger, and from whom: themselves ('crisis') or others ('danger'). The
 * second voter beside the rules of `heavy.ts`, learned from invented notes by `npm run train:severity`; the file of what
 * was learned is read when it is first needed.
 */
export function alarmIn(text: string): 'crisis' | 'danger' | null {
  kept ??= learnedFromFile(readFileSync(fileURLToPath(new URL('./learned.bin', import.meta.url))));
  const { crisis, danger } = chancesOf(text, kept);
  if (crisis + danger < kept.alarmFrom) {
    return null;
  }
  return crisis >= danger ? 'crisis' : 'danger';
}
