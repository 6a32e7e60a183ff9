import { expect, test } from 'vitest';
import { chooserFrom } from '../base/random.ts';
import { judgeWeek } from '../reading/judge-week.ts';
import { readWeek } from '../reading/read-week.ts';
import { isSpoken, saidOf } from '../reading/unit.ts';
import { planOf } from './choose-notes.ts';

const beside = ['Washed the car in the sun', 'Ate soup with Femi', 'Walked to the river and back'];

/** How a note is planned to be heard in a calm week. */
function plannedOf(content: string): string[] {
  const moments = [content, ...beside].map((text, at) => ({
    id: at + 1,
    content: text,
    localDate: `2025-03-0${at + 3}`,
    createdAt: at,
  }));
  const plan = planOf(judgeWeek(readWeek(moments), 'auto'), chooserFrom('quotations'));
  return plan.items
    .filter(({ note }) => note.moment.id === 1)
    .flatMap(({ main, more }) =>
      [main, ...more].map((unit) =>
        isSpoken(unit) && !plan.quoted.has(unit) ? saidOf(unit) : `“${unit.quote ?? ''}”`,
      ),
    );
}

const visit = 'Took the bus to the hospital to sit with Verona, who was very ill. She did not know me at all.';

test('what is quoted clause after clause is one quotation, with the word that joins them', () => {
  const planned = plannedOf(`${visit} She say Bernie you hand too heavy. So she know me.`);
  expect(planned.at(-1)).toBe('“She say Bernie you hand too heavy. So she know me”');
});

test('and not over a word that is left out', () => {
  const planned = plannedOf(`${visit} She say Bernie you hand too heavy. Anyway she know me.`);
  expect(planned.join(' ')).not.toContain('heavy. She know me');
});
