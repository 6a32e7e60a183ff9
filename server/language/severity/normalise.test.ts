import { expect, test } from 'vitest';
import { processorTime } from '#server/test/how-long.ts';
import { severityOf } from './severity.ts';
import { readingOf } from './normalise.ts';

const long = 20_000;

test.each([
  ['a heron  on \t the\r\n\n gate', 'a heron on the; gate'],
  [' \n a heron \n', '; a heron;'],
  ['a\u00a0\u00a0heron\u2028flew', 'a heron flew'],
  ["I didn't, and  cant\tsay", 'i did not, and can not say'],
])('%j reads %j', (text, plain) => {
  expect(readingOf(text).plain).toBe(plain);
});

test.each([' ', '\t', '\u00a0', ' \t', '\r', '\u2003', ' \n', '\r\n'])(
  'a long run of %j is read in no time',
  (blank) => {
    const text = `I have been to the${blank.repeat(long / blank.length)}sea`;
    expect(processorTime(() => readingOf(text))).toBeLessThan(50);
    expect(readingOf(text).plain).toBe(blank.includes('\n') ? 'i have been to the; sea' : 'i have been to the sea');
  },
);

test.each([' ', '\t', '\u00a0', '\u2003'])('words that ask for care are found across a long run of %j', (blank) => {
  const text = `I want to${blank.repeat(long)}kill myself`;
  // Each time another text: what was judged last is remembered.
  severityOf(text);
  expect(processorTime((time) => severityOf(`${text} ${time}`))).toBeLessThan(50);
  expect(severityOf(text)).toBe('crisis');
});
