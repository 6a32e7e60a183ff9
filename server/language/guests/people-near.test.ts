import { expect, test } from 'vitest';
import { judgeWeek } from '../reading/judge-week.ts';
import { readWeek } from '../reading/read-week.ts';
import { isBesideCompany } from './people-near.ts';
import { everybodyIn } from './somebody.ts';

/** Whether who is named first in a note stands beside a word of company. */
function isBeside(content: string): boolean {
  const week = judgeWeek(readWeek([{ id: 1, content, localDate: '2025-03-04', createdAt: 0 }]), 'auto');
  const [first] = everybodyIn(week.notes, week);
  return first?.mentions.some(isBesideCompany) === true;
}

test.each([
  ['A long walk and then our Jess at the gate with soup', true],
  ['I let little Jess do the last six turns', true],
  ['Soup with Jess', true],
  ['A long walk and then little Jess at the gate with soup', false],
])('%s: beside the writer is %s', (content, expected) => {
  expect(isBeside(content)).toBe(expected);
});
