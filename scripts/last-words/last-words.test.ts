import { expect, test } from 'vitest';
import { lastWordOf, type LastWord } from '#server/language/last-word/last-word.ts';
import * as weights from '#server/language/last-word/weights.ts';
import { judgingOnce } from '#server/language/severity/judged-once.ts';
import { weeksLabelled, weeksOfStings, type LabelledWeek } from '../guests/labelled.ts';
import { fitLastWords, isSame } from './fit.ts';

const weeks = judgingOnce(weeksLabelled).filter(({ isPart }) => !isPart);
const stings = judgingOnce(weeksOfStings).filter(({ isPart }) => !isPart);
const learned = judgingOnce(() => fitLastWords([...weeks, ...stings]));
const given = withLastWord(weeks);

function withLastWord(some: readonly LabelledWeek[]): (LabelledWeek & { last: LastWord })[] {
  return judgingOnce(() =>
    some.flatMap((week) => {
      const last = lastWordOf(week.items, week.week);
      return last ? [{ ...week, last }] : [];
    }),
  );
}

function isHurting({ bad, last }: LabelledWeek & { last: LastWord }): boolean {
  return bad.some(({ text, hurts }) => hurts && isSame(text, last.text));
}

test('a toast ends mostly with what a reader would end it with, and hardly ever with what hurts', () => {
  const good = given.filter(({ good: some, last }) => some.some(({ text }) => isSame(text, last.text)));
  const hurting = given.filter(isHurting);
  expect(given.length).toBeGreaterThan(150);
  expect(good.length / given.length).toBeGreaterThan(0.37);
  expect(hurting.length / given.length).toBeLessThan(0.02);
});

test('of weeks in which something stings few end on it', () => {
  const sting = stings.filter(({ bad }) => bad.some(({ hurts }) => hurts));
  expect(withLastWord(sting).filter(isHurting).length / sting.length).toBeLessThan(0.12);
});

test('a week in danger ends without', () => {
  expect(given.filter(({ isInDanger }) => isInDanger).length / given.length).toBeLessThan(0.05);
});

test('the weights are what the weeks teach', () => {
  for (const [name, weight] of Object.entries(weights.lastWord)) {
    expect(Math.abs((learned.weights[name] ?? 0) - weight), name).toBeLessThan(0.02);
  }
});
