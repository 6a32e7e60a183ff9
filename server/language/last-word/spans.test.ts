import { expect, test } from 'vitest';
import { chooserFrom } from '../base/random.ts';
import { judgeWeek } from '../reading/judge-week.ts';
import { readWeek } from '../reading/read-week.ts';
import { planOf } from '../selection/choose-notes.ts';
import { spansOf } from './spans.ts';

/** Everything of this note that may be heard once more. */
function clausesOf(content: string): string[] {
  const week = judgeWeek(readWeek([{ id: 1, content, localDate: '2025-03-03', createdAt: 1 }]), 'auto');
  return spansOf(planOf(week, chooserFrom('spans')).items).map(({ text }) => text);
}

test('sentences, clauses of them, and what somebody said', () => {
  const found = clausesOf('Pete checked the bed, said nothing, then he gave me his chisel and said go on then.');
  expect(found).toContain('Go on then');
  expect(found).toContain('he gave me his chisel');
  expect(found).toContain('Pete checked the bed');
});

test('no clause that opens on who it is done to', () => {
  const found = clausesOf("He shouted that in March he didn't want to take it from me because I was just married.");
  expect(found.filter((text) => text.startsWith('it from'))).toEqual([]);
  expect(found.filter((text) => text.endsWith('want to take'))).toEqual([]);
});

test('what is asked is asked there as well', () => {
  expect(clausesOf('The doctor looked up and said how is the knee now? Then he read.')).toContain(
    'how is the knee now?',
  );
});

test('no single word, and nothing too long to be heard as one', () => {
  const long = Array.from({ length: 30 }, (_, at) => `word${at}`).join(' ');
  expect(clausesOf(`Beans. We saw ${long} there.`).every((text) => /\S \S/.test(text))).toBe(true);
  expect(clausesOf(`Beans. We saw ${long} there.`).some((text) => text.split(' ').length > 14)).toBe(false);
});

test('nor what stands behind where or who and is no sentence by itself', () => {
  const found = clausesOf('He writes it on the wall where he keeps the telephone numbers, and I said it four times.');
  expect(found).not.toContain('he keeps the telephone numbers');
});

test('what was between quotation marks is heard without them', () => {
  expect(clausesOf('She wrote “come at noon” on the lid and left.')).toContain('come at noon');
});
