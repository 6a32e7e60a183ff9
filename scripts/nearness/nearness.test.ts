import { expect, test } from 'vitest';
import { bias, weights } from '#server/language/selection/nearness-weights.ts';
import { judgingOnce } from '#server/language/severity/judged-once.ts';
import { oddsOf } from '../lib/logistic.ts';
import { fitNearness, isSame, weeksLabelled } from './fit-nearness.ts';

const weeks = judgingOnce(weeksLabelled);
const mostNamed = 4;

test('what the server goes by to name who is near is what the weeks teach', () => {
  const learned = fitNearness(weeks);
  learned.weights.forEach((weight, at) => expect(weights[at]).toBeCloseTo(weight, 2));
  expect(bias).toBeCloseTo(learned.bias, 2);
});

test('what the weeks of other hands teach names most whom a friend would, and hardly anybody whom no friend would', () => {
  const found = { meant: 0, of: 0, unwanted: 0, people: 0 };
  for (const hand of new Set(weeks.map((week) => week.hand))) {
    const learned = fitNearness(weeks.filter((week) => week.hand !== hand));
    for (const { who, not, people } of weeks.filter((week) => week.hand === hand)) {
      const odds = (signs: readonly number[]): number => oddsOf(signs, learned);
      const ranked = people.toSorted((a, b) => odds(b.signs) - odds(a.signs)).slice(0, mostNamed);
      const named = ranked.filter(({ signs }) => odds(signs) > Math.log(0.35 / 0.65)).map(({ text }) => text);
      const isNamed = (name: string): boolean => named.some((one) => isSame(one, name));
      found.meant += who.filter(isNamed).length;
      found.of += who.length;
      found.unwanted += not.filter(isNamed).length;
      found.people += named.length;
    }
  }
  expect(found.meant / found.of).toBeGreaterThan(0.65);
  expect(found.unwanted / found.people).toBeLessThan(0.02);
});
