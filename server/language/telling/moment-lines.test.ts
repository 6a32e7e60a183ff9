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

test('what opens with a thing that has no article is said after the name of its day', () => {
  const moments = weekOf('Frost so hard the trough lids rang', 'My sister rang from the station');
  for (const seed of seeds) {
    const [, first = ''] = compose({ moments, tone: 'reflective', narrator: 'calm', seed }).lines.map(
      ({ text }) => text,
    );
    expect(first).toMatch(/^Monday: frost|^Frost so hard the trough lids rang\. That was Monday/);
  }
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

describe('a day that has passed', () => {
  const plain = weekOf(
    'I washed the car and the windows',
    'I swam a mile in the lake before breakfast',
    'I planted three rows of leeks',
    'I mended the gate with a bit of wire',
    'I baked two loaves for the fair',
    'I walked up the hill with a flask',
  );
  const toastsOf = (moments: Moment[]): string[][] =>
    seeds.map((seed) =>
      compose({ moments, tone: 'reflective', narrator: 'calm', seed })
        .lines.slice(1, -1)
        .map(({ text }) => text),
    );
  const named = /(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/;

  test('is said between two lines, by its weekday or as the next one', () => {
    for (const lines of toastsOf(plain)) {
      expect(lines.filter((line) => !named.test(line) && !/\b(?:next day|day after|day on)\b/i.test(line))).toEqual([]);
    }
  });

  test('is named in at most half of the lines that can go without', () => {
    const lines = toastsOf(plain).flat();
    expect(lines.filter((line) => named.test(line)).length * 2).toBeLessThanOrEqual(lines.length);
  });

  test('is no next day where more than one has passed', () => {
    const apart = plain.slice(0, 3).map((moment, at) => ({ ...moment, localDate: `2025-03-0${at * 3 + 3}` }));
    for (const lines of toastsOf(apart)) {
      expect(lines.join(' ')).not.toMatch(/next day|day after|day on|days? later/i);
      expect(lines.filter((line) => !named.test(line) && !/later in the week/i.test(line))).toEqual([]);
    }
  });

  test('stands like a heading before what names another one', () => {
    const game = weekOf('I lost to Kaplan in thirty moves', 'I mended the table', "I studied Monday's game");
    for (const lines of toastsOf(game)) {
      expect(lines.at(-1)).toMatch(/^(?:Then |And )?Wednesday: you studied Monday's game/);
    }
  });

  test('is not said by a name that holds a weekday', () => {
    const lesson = weekOf('I reversed the car into a bay', 'My instructor, Mr Sunday, prayed at the roundabout');
    for (const lines of toastsOf(lesson)) {
      expect(lines.at(-1)).toMatch(/^(?:Then |And )?Tuesday: your instructor, Mr Sunday/);
    }
  });
});

describe('quotations', () => {
  const own = weekOf(
    'Rain come from the side here. I count money in the tin.',
    'My sister come with tomatoes. She have too many.',
    'I cook rice for my corridor. All eat.',
    'Boss say pay come Friday. I wait.',
    'I walk one hour to see lake. It is free.',
  );

  test('are brought in by more ways than two', () => {
    for (const seed of seeds) {
      const { lines } = compose({ moments: own, tone: 'reflective', narrator: 'calm', seed });
      const leads = lines
        .filter(({ text }) => text.includes('“'))
        .map(({ text }) => text.replace(named(), 'day').replace(/“.*$/, ''));
      expect(new Set(leads).size).toBeGreaterThan(2);
    }
  });

  test('of one day are said to be of it', () => {
    const both = [
      {
        id: 1,
        content: 'Rain come from the side here. I count money in the tin.',
        localDate: '2025-03-03',
        createdAt: 1,
      },
      { id: 2, content: 'My sister come with tomatoes. She have too many.', localDate: '2025-03-03', createdAt: 2 },
      { id: 3, content: 'I cook rice for my corridor. All eat.', localDate: '2025-03-06', createdAt: 3 },
    ];
    for (const seed of seeds) {
      const { lines } = compose({ moments: both, tone: 'reflective', narrator: 'calm', seed });
      expect(lines.find(({ noteIds }) => noteIds.includes(2))?.text).toMatch(/same day/);
    }
  });

  test('of a few words each stand side by side', () => {
    const few = weekOf('Minus nine. Good cutting.', 'Saw chain broke. Fixed.', 'I walked to the lake with my brother');
    const texts = seeds.map((seed) => compose({ moments: few, tone: 'reflective', narrator: 'calm', seed }).lines);
    expect(texts.every((lines) => lines.some(({ text, noteIds }) => noteIds.length === 2 && /“.*“/.test(text)))).toBe(
      true,
    );
  });

  function named(): RegExp {
    return /(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/;
  }
});
