import { expect, test } from 'vitest';
import { judgingOnce } from '#server/language/severity/judged-once.ts';
import { isSame, weeksLabelled, type LabelledWeek } from './labelled.ts';

const weeks = judgingOnce(weeksLabelled);
const few = 3;

/** How the first few whom an order names compare with whom a friend would name. */
function found(orderOf: (people: LabelledWeek['people']) => LabelledWeek['people']) {
  const named = weeks.map(({ who, people }) => {
    const first = orderOf(people).slice(0, few);
    const isMeant = ({ text }: { text: string }): boolean => who.some((name) => isSame(name, text));
    return {
      isFirst: first[0] !== undefined && isSame(first[0].text, who[0] ?? ''),
      meant: first.filter(isMeant).length,
    };
  });
  return {
    first: named.filter(({ isFirst }) => isFirst).length / weeks.length,
    meant: named.reduce((sum, { meant }) => sum + meant, 0),
  };
}

test('who is nearest is mostly whom a friend would name, and far more so than in the order of the notes', () => {
  const byNearness = found((people) => people.toSorted((a, b) => b.nearness - a.nearness));
  const asWritten = found((people) => people);
  expect(byNearness.first).toBeGreaterThan(0.5);
  expect(byNearness.first).toBeGreaterThan(asWritten.first + 0.2);
  expect(byNearness.meant).toBeGreaterThan(asWritten.meant * 1.1);
});
