import { describe, expect, test } from 'vitest';
import { narratorIds } from '#shared/contract/narrators.ts';
import { sentenceCount } from '../telling/template-deck.ts';
import { firstPersonIn } from '../grammar/word-stream.ts';
import { countWords, tokenize, wordsOf } from '../base/tokens.ts';
import { everyTemplate, phrasings } from './index-of-templates.ts';
import { narratorPhrasing } from './narrators.ts';

const templates = everyTemplate();
const filled = templates.map((template) =>
  template.replace(/\{(\w)\w*\}/g, (_, first: string) => (/[A-Z]/.test(first) ? 'Xx' : 'xx')),
);

test('there are plenty', () => {
  expect(templates.length).toBeGreaterThan(300);
});

test.each(filled)('%s', (line) => {
  expect(line).toMatch(/^(?:[A-Z]|“|xx\.$)/);
  expect(line).toMatch(/[.?…]”?$/);
  expect(line).not.toMatch(/!|\s{2}|\d/);
  expect(sentenceCount(line)).toBeLessThanOrEqual(2);
  expect(countWords(line)).toBeLessThanOrEqual(30);
  expect(firstPersonIn(tokenize(line.replaceAll(/[“”]/g, '')))).toEqual([]);
});

test('the composer’s own words tell no deeds, no weather and no company', () => {
  const own = new Set(templates.flatMap((template) => wordsOf(template.replace(/\{\w+\}/g, ' '))));
  const claims =
    `dog cat sun rain garden soup mum dad sister brother friend friends family kids walked ran cooked slept cried laughed swam
    happy proud tired brave strong amazing best perfect beautiful deserve deserved should must incredible journey today's tonight
    monday tuesday wednesday thursday friday saturday sunday weekend always everyone love loved`.split(/\s+/);
  expect(claims.filter((word) => own.has(word))).toEqual([]);
});

describe('pools are full enough for seeds to matter', () => {
  test.each(Object.entries(phrasings))('%s', (_, words) => {
    expect(words.told.length).toBeGreaterThanOrEqual(12);
    for (const ends of [words.openings, words.closings]) {
      expect(ends.things.length).toBeGreaterThanOrEqual(4);
      expect(ends.plain.length).toBeGreaterThanOrEqual(4);
      expect(ends.thin.length).toBeGreaterThanOrEqual(3);
    }
  });

  test.each(narratorIds)('%s', (id) => {
    const words = narratorPhrasing[id];
    expect(words.told?.length).toBeGreaterThanOrEqual(3);
    expect(words.openings.plain?.length).toBeGreaterThanOrEqual(2);
    expect(words.closings.things?.length).toBeGreaterThanOrEqual(2);
  });
});
