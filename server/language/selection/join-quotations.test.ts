import { expect, test } from 'vitest';
import { tidy } from '../base/clean-note.ts';
import { namesIn } from '../base/proper-names.ts';
import { readWeek } from '../reading/read-week.ts';
import { unitsOf } from '../reading/read-clauses.ts';
import { isSpoken, saidOf, type Unit } from '../reading/unit.ts';
import { withQuotationsJoined } from './join-quotations.ts';

/** What is heard of a note whose clauses are told one by one, or quoted where they cannot be. */
function heardOf(content: string): string[] {
  const moment = { id: 1, content, localDate: '2025-03-03', createdAt: 0 };
  const tidied = tidy(content);
  const [main, ...more] = unitsOf({ moment, tidied }, namesIn([tidied]), 60) as [Unit, ...Unit[]];
  const [note] = readWeek([moment]).notes;
  const quoted = new Set(more.filter((unit) => !isSpoken(unit)));
  const joined = note && withQuotationsJoined({ note, main, more }, quoted);
  return joined ? [joined.item.main, ...joined.item.more].map((unit) => saidOf(unit) || `“${unit.quote ?? ''}”`) : [];
}

test('what is quoted clause after clause is one quotation', () => {
  expect(heardOf('She slept. I make soup, she smell only. Tomatoes on balcony have first red one.')).toEqual([
    'she slept',
    '“I make soup, she smell only. Tomatoes on balcony have first red one”',
  ]);
});

test('with the word that joins them, and not over another', () => {
  const heavyHand = 'She slept. She say Bernie you hand too heavy.';
  expect(heardOf(`${heavyHand} So she know me.`).at(-1)).toBe('“She say Bernie you hand too heavy. So she know me”');
  expect(heardOf(`${heavyHand} Anyway she know me.`).join(' ')).not.toContain('heavy. She know me');
});
