import { describe, expect, test } from 'vitest';
import { narratorIds } from '#shared/contract/narrators.ts';
import { sentenceCount } from '../telling/template-deck.ts';
import { firstPersonIn } from '../grammar/word-stream.ts';
import { countWords, tokenize, wordsOf } from '../base/tokens.ts';
import { everyTemplate, phrasings } from './index-of-templates.ts';
import * as care from './care.ts';
import { narratorPhrasing } from './narrators.ts';
import * as plain from './plain.ts';
import * as shared from './shared.ts';
import { cooldown } from './types.ts';
import { templateOf } from './written.ts';

const templates = everyTemplate().map(({ text }) => text);
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

test('no two tones share an opening or a closing', () => {
  const frames = Object.values(phrasings).flatMap(({ openings, closings }) => [
    ...new Set([...Object.values(openings), ...Object.values(closings)].flat().map(({ text }) => text)),
  ]);
  expect(frames.filter((text, at) => frames.indexOf(text) < at)).toEqual([]);
});

describe('pools are full enough for seeds to matter', () => {
  test.each(Object.entries(phrasings))('%s', (_, words) => {
    for (const ends of [words.openings.plain, words.openings.thin, words.closings.glass, words.closings.thin]) {
      expect(ends.length).toBeGreaterThan(cooldown.ends);
    }
  });

  test.each(narratorIds)('%s', (id) => {
    const words = narratorPhrasing[id];
    expect(words.openings.plain?.length).toBeGreaterThanOrEqual(2);
    expect(words.closings.glass?.length).toBeGreaterThanOrEqual(2);
  });
});

describe('what is said of a template', () => {
  const pools = Object.entries({ ...plain, ...shared, ...care }).flatMap(([name, pool]) =>
    pool.map((template) => ({ name, ...template })),
  );

  test('is the same wherever it stands', () => {
    const bare = new Set(pools.filter(({ tags }) => tags.has('bare')).map(({ text }) => text));
    expect(pools.filter(({ text, tags }) => bare.has(text) && !tags.has('bare'))).toEqual([]);
  });

  test('names its places', () => {
    expect(templateOf('{On} you wrote, “{q}.” {Day2}, {c}.').needs).toEqual(['on', 'q', 'day2', 'c']);
  });

  test('tells what goes on from another moment', () => {
    // A quotation that goes on from its own note, and moments of a word or two side by side, are never the first.
    const telling = pools.filter(
      ({ name }) =>
        /^(?:bare|plain|dayless|other|thanks|hardLinks|image)/.test(name) && !/Tail|Few|Openings|Closings/.test(name),
    );
    const goesOn = telling.filter(({ text }) => /^(?:And|Then|Next|That leaves)\b/.test(text));
    expect(goesOn.length).toBeGreaterThan(40);
    expect(goesOn.filter(({ tags }) => !tags.has('after another'))).toEqual([]);
  });
});
