import { describe, expect, test } from 'vitest';
import type { Tone } from '#shared/contract/settings.ts';
import { compose, type Moment } from '../compose.ts';

const seeds = 'abcdefghijklmnop'.split('');

function weekOf(...texts: string[]): Moment[] {
  return texts.map((content, at) => ({ id: at + 1, content, localDate: `2025-03-0${at + 3}`, createdAt: at }));
}

/** The first notes of the moments that are told, line by line, for many seeds. */
function ordersOf(moments: Moment[], tone: Tone): number[][] {
  return seeds.map((seed) => {
    const { lines } = compose({ moments, tone, narrator: 'calm', seed });
    return [...new Set(lines.slice(1, -1).flatMap(({ noteIds }) => noteIds))];
  });
}

const ordinary = weekOf(
  "Fed the neighbour's cat and got a proper look at her record collection.",
  'Bought good bread',
  'Cleaned the windows',
  'My daughter rang me from the station just to tell me about a dog in a hat, for the first time in months.',
  'Had soup with my brother',
  'Swam a mile in the lake before breakfast',
);

describe('a week is told in the order it came', () => {
  test.each<Tone>(['reflective', 'humorous'])('%s', (tone) => {
    for (const order of ordersOf(ordinary, tone)) {
      expect(order).toEqual([1, 2, 3, 4, 5, 6]);
    }
  });

  test('uplifting, but for the one that stands out, which is kept for last and said to be', () => {
    expect(new Set(ordersOf(ordinary, 'uplifting').map(String))).toEqual(new Set(['1,2,3,5,6,4']));
    for (const seed of seeds) {
      const text = compose({ moments: ordinary, tone: 'uplifting', narrator: 'calm', seed }).lines.map(
        (line) => line.text,
      );
      expect(text.at(-2)).toMatch(/your daughter rang you/i);
      expect(text.join(' ')).toMatch(/Thursday/);
      expect(text.join(' ')).toMatch(/\b(?:last|end|purpose|turn|passed over)\b/);
    }
  });

  test('uplifting, where something later goes on from what stands out, and where that is the first', () => {
    const goesOn = [...ordinary.slice(0, 5), { ...ordinary[5]!, content: 'Saw that dog at the station myself' }];
    expect(new Set(ordersOf(goesOn, 'uplifting').map(String))).toEqual(new Set(['1,2,3,4,5,6']));
    const [first, , , fourth] = ordinary;
    const begins = [{ ...first!, content: fourth!.content }, ...ordinary.slice(1, 3), ...ordinary.slice(4)];
    expect(new Set(ordersOf(begins, 'uplifting').map(String))).toEqual(new Set(['1,2,3,5,6']));
  });
});

describe('a quick list', () => {
  const listed = (tone: Tone): string[] =>
    seeds.flatMap((seed) =>
      compose({ moments: ordinary, tone, narrator: 'calm', seed }).lines.flatMap(({ text, noteIds }) =>
        noteIds.length > 1 && text.includes('; and ') ? [text] : [],
      ),
    );

  test('is of small moments side by side, in the humorous tone alone', () => {
    expect(listed('humorous').length).toBeGreaterThan(8);
    expect(
      listed('humorous').every((text) =>
        /(?:bought good bread; and you cleaned the windows|had soup with your brother; and you swam .*)\.$/.test(text),
      ),
    ).toBe(true);
    expect([...listed('uplifting'), ...listed('reflective')]).toEqual([]);
  });
});
