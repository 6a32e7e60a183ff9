import { expect, it } from 'vitest';
import { linesThatReadTheClock } from './lib/house-rules.ts';

it.each([
  'const now = new Date();',
  'f(new Date)',
  'return new Date;',
  'const text = Date();',
  'performance.now()',
  'process.hrtime.bigint()',
])('finds the clock read by: %s', (line) => {
  expect(linesThatReadTheClock(`// first\n${line}\n`)).toEqual([2]);
});

it.each([
  'new Date(row.at)',
  'new Date(deps.clock.now())',
  '// new Date() would read the clock',
  ' * new Date()',
  'format.Date()',
  'toDate()',
  'const at: Date = given;',
])('lets pass: %s', (line) => {
  expect(linesThatReadTheClock(line)).toEqual([]);
});
