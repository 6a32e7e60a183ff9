import { expect, test } from 'vitest';
import { asWritten } from './as-written.ts';
import { beginningOf, mostQuoted, quotableWhole, standsIn } from './quotable.ts';
import { tidy } from './clean-note.ts';

test.each([
  ['Mum made a cake that said NEARLY', 'Mum made a cake that said NEARLY'],
  ['Judith (wife) took him for a pint', 'Judith (wife) took him for a pint'],
  ['Breadfruit roast good good', 'Breadfruit roast good good'],
  ['im home bc i could', "I'm home because I could"],
  ['okay so uh got it off today', 'got it off today'],
  ['Loaded out of Winnipeg uh late, um Friday', 'Loaded out of Winnipeg late, Friday'],
  ['HM Prison visit at ten', 'HM Prison visit at ten'],
  ['he put haha', 'he put haha'],
  ['i sent the skull. he put haha on it', 'I sent the skull. he put haha on it'],
  ['She wore them three days lol', 'She wore them three days'],
  ['“Alive,” he wrote :)', '“Alive,” he wrote'],
])('%s is quoted as %s', (content, quote) => {
  expect(asWritten(content)).toBe(quote);
});

test('a numbered list is quoted without its numbers, in one line or in several', () => {
  for (const note of [
    '1. spag bol 2. loose tooth 3. no. 2. bus came',
    '1. spag bol\n2. loose tooth\n3. no. 2. bus came',
  ]) {
    expect(quotableWhole(tidy(note), note)?.quote).toBe('spag bol. Loose tooth. No. 2. Bus came');
  }
});

test('what has marks of a page is left to be tidied', () => {
  expect(asWritten('**Best** day, see https://example.org')).toBeUndefined();
});

test('a note is quoted whole up to so many words, with its own brackets', () => {
  const note = (words: number): string => `Walked (${'far '.repeat(words - 2).trim()}) home`;
  expect(quotableWhole(tidy(note(mostQuoted)), note(mostQuoted))?.quote).toMatch(/^Walked \(far .* far\) home$/);
  expect(quotableWhole(tidy(note(mostQuoted + 1)), note(mostQuoted + 1))).toBeUndefined();
});

test('of a longer one whole sentences are quoted, not the first words of one', () => {
  const note =
    `We sat by the river and Ana read to us from her letters. ${'Rain fell on the roof. '.repeat(20)}`.trim();
  expect(beginningOf(tidy(note), note, 5)).toMatch(/^We sat by the river .*on the roof$/);
});

test('a dictated note may be quoted as it was meant, and not by words from here and there', () => {
  const note = 'I rang the gas man no not the gas man the gas people and Ana laughed';
  expect(standsIn('I rang the gas people and Ana laughed', note)).toBe(true);
  expect(standsIn('I rang the gas man no', note)).toBe(true);
  expect(standsIn('I rang the gas man and Ana laughed', note)).toBe(false);
  expect(standsIn('Ana laughed I rang', note)).toBe(false);
});
