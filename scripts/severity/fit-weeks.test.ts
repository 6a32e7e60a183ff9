import { expect, test } from 'vitest';
import { bias, weights } from '#server/language/severity/week-weights.ts';
import { readWeek } from '#server/language/reading/read-week.ts';
import { weeksMeasured } from './corpus.ts';
import { alarmsOf, fitWeeks } from './fit-weeks.ts';

const weeks = weeksMeasured();

test('what the server weighs the alarms of a week by is what the weeks teach', () => {
  const learned = fitWeeks(alarmsOf(weeks));
  learned.weights.forEach((weight, at) => expect(weights[at]).toBeCloseTo(weight, 2));
  expect(bias).toBeCloseTo(learned.bias, 2);
});

// What it does by now. Of the dangerous ones all should be silent, of the others none but what is a blow and nothing else.
test('of whole weeks hardly any note in danger is told, and hardly any other is silent', () => {
  const silent = { dangerous: 0, other: 0 };
  const all = { dangerous: 0, other: 0 };
  for (const week of weeks) {
    const moments = week.map(({ text }, at) => ({
      id: at,
      content: text,
      localDate: `2025-03-0${Math.min(7, at + 1)}`,
      createdAt: at,
    }));
    for (const { moment, severity } of readWeek(moments).notes) {
      const kind = (week[moment.id]?.severity ?? 0) <= 1 ? 'dangerous' : 'other';
      all[kind] += 1;
      silent[kind] += severity === 'crisis' ? 1 : 0;
    }
  }
  expect(silent.dangerous / all.dangerous).toBeGreaterThanOrEqual(0.97);
  expect(silent.other / all.other).toBeLessThanOrEqual(0.07);
});
