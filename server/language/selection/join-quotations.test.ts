import { expect, test } from 'vitest';
import { chooserFrom } from '../base/random.ts';
import { judgeWeek } from '../reading/judge-week.ts';
import { readWeek } from '../reading/read-week.ts';
import { isSpoken, saidOf } from '../reading/unit.ts';
import { planOf } from './choose-notes.ts';

function plannedOf(content: string): string[] {
  const moments = [{ id: 1, content, localDate: '2025-03-03', createdAt: 0 }];
  const plan = planOf(judgeWeek(readWeek(moments), 'auto'), chooserFrom('quotations'));
  return plan.items.flatMap(({ main, more }) =>
    [main, ...more].map((unit) => (isSpoken(unit) && !plan.quoted.has(unit) ? saidOf(unit) : `“${unit.quote ?? ''}”`)),
  );
}

test('what is quoted clause after clause is one quotation', () => {
  expect(plannedOf('She could not eat. I make soup, she smell only. Tomatoes on balcony have first red one.')).toEqual([
    'she could not eat',
    '“I make soup, she smell only. Tomatoes on balcony have first red one”',
  ]);
});
