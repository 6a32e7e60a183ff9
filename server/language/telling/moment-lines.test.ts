import { weekdays } from '#shared/calendar.ts';
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
  'Bruno rang me from the station just to tell me about a dog in a hat, for the first time in months.',
  'Had soup with Ana',
  'Swam a mile in the lake before breakfast',
);

test('what is quoted whole is not told again', () => {
  const moments = weekOf(
    'First Monday in 26 years with no alarm. Woke up 4:10 anyhow. Watched the sunrise the whole way through. Never knew it took that long.',
    'Bought good bread',
  );
  for (const seed of seeds) {
    const text = compose({ moments, tone: 'reflective', narrator: 'calm', seed }).lines.map((line) => line.text);
    expect(text.join(' ').match(/sunrise/g)).toHaveLength(1);
  }
});

test('a clause keeps the word that joins it to the one before, also where a hard note is parted closely', () => {
  const moments = weekOf(
    'Today I rode the moped by myself to the market and back. One driver shouted at me but I did not stop. My hands were shaking when I parked, then I realised that I forgot the rice.',
    'Bought good bread',
  );
  for (const seed of seeds) {
    const text = compose({ moments, tone: 'reflective', narrator: 'calm', seed }).lines.map((line) => line.text);
    expect(text.join(' ')).toMatch(/shouted at you\. But you did not stop\..* Then you realised/);
  }
});

describe('a week is told in the order it came', () => {
  const visit = 'Bruno rang me from the station just to tell me about a dog in a hat, for the first time in months.';
  const before = (texts: string[], tone: Tone = 'reflective'): Set<string> =>
    new Set(ordersOf(weekOf(...texts), tone).map(String));

  test.each<Tone>(['uplifting', 'reflective', 'humorous'])(
    '%s, its small moments before what it is built around, which is kept for last and said to be',
    (tone) => {
      expect(new Set(ordersOf(ordinary, tone).map(String))).toEqual(new Set(['1,6,2,3,5,4']));
      for (const seed of seeds) {
        const text = compose({ moments: ordinary, tone, narrator: 'calm', seed }).lines.map((line) => line.text);
        expect(text.at(-2)).toMatch(/Bruno rang you/i);
        expect(text.join(' ')).toMatch(/Thursday/);
        expect(text.join(' ')).toMatch(/\b(?:last|end|purpose|turn|passed over)\b/);
      }
    },
  );

  test('and what is quoted is kept so as well', () => {
    const lunch =
      'Lunch with Paula. Two hours. She brought me the last jar of her plum jam and a map of all the huts that she had slept in since 1971. We laughed. Home by four, in the rain.';
    const told = compose({
      moments: weekOf(
        'Fixed the gate with wire.',
        lunch,
        'Swam in the lake before breakfast.',
        'Made soup and ate it.',
      ),
      tone: 'reflective',
      narrator: 'calm',
      seed: 'seed',
    }).lines.map(({ text }) => text);
    expect(told.at(-2)).toMatch(/Tuesday.*“Lunch with Paula\..*in the rain\.”$/);
  });

  test('but not where something later goes on from it, by a name or as known, nor where it is the first', () => {
    const [first, second, third, , fifth] = ordinary.map(({ content }) => content);
    const start = [first!, second!, third!];
    const called = visit.replace('Bruno', 'Marguerite');
    expect(before([...start, called, 'Marguerite came for soup'])).toEqual(new Set(['1,2,3,4,5']));
    expect(before([...start, visit, 'She came for soup'])).toEqual(new Set(['1,2,3,4,5']));
    expect(before([...start, visit, fifth!])).toEqual(new Set(['1,2,3,5,4']));
    expect(before([visit, second!, third!])).toEqual(new Set(['1,2,3']));
  });

  test('nor where its people are not named, or another note is longer', () => {
    const [first, second, third, , fifth] = ordinary.map(({ content }) => content);
    const unsaid = 'Rang from the station, he did, just to tell me about a dog in a hat, for the first time in months.';
    expect(before([first!, second!, third!, unsaid, fifth!])).not.toContain('1,2,3,5,4');
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
  const listed = (tone: Tone, moments = ordinary): { text: string; noteIds: number[] }[] =>
    seeds.flatMap((seed) =>
      compose({ moments, tone, narrator: 'calm', seed }).lines.filter(({ text }) => text.includes('; and ')),
    );

  test.each<Tone>(['uplifting', 'reflective', 'humorous'])('is of small moments without their days: %s', (tone) => {
    expect(listed(tone).length).toBe(seeds.length);
    for (const { text, noteIds } of listed(tone)) {
      expect(text).toMatch(/you bought good bread; you cleaned the windows; and you had soup with Ana\.$/);
      expect(text).not.toMatch(/(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/);
      expect(noteIds).toEqual([2, 3, 5]);
    }
  });

  test('holds nothing that another moment goes on from, and nothing that leans on its day', () => {
    const bread = { ...ordinary[5]!, content: 'Ate the last of the good bread with my aunt from Leeds, all of it' };
    const leaning = { ...ordinary[2]!, content: 'Cleaned the windows again' };
    const goesOn = listed('humorous', [...ordinary.slice(0, 5), bread]);
    expect(goesOn.flatMap(({ noteIds }) => noteIds)).not.toContain(2);
    const leans = listed('humorous', [...ordinary.slice(0, 2), leaning, ...ordinary.slice(3)]);
    expect(leans.flatMap(({ noteIds }) => noteIds)).not.toContain(3);
    const theirs = listed('humorous', [
      ...ordinary.slice(0, 2),
      { ...ordinary[2]!, content: 'The cat slept on his side' },
      ...ordinary.slice(3),
    ]);
    expect(theirs.flatMap(({ noteIds }) => noteIds)).not.toContain(3);
    const won = { ...ordinary[2]!, content: 'Finally mended the gate' };
    const long = {
      ...ordinary[5]!,
      content: 'Walked up the hill with a flask and a cushion and sat till the lamps came on',
    };
    const news = listed('humorous', [
      long,
      ordinary[1]!,
      won,
      ...ordinary.slice(3, 5),
      {
        ...long,
        id: 6,
        localDate: '2025-03-08',
        content: 'Sat in the square with a newspaper and my neighbour and we did the crossword in pen',
      },
    ]);
    expect(news.length).toBe(seeds.length);
    expect(news.flatMap(({ noteIds }) => noteIds)).not.toContain(3);
    expect(goesOn.length).toBe(seeds.length);
    expect(leans.length).toBe(0);
  });
});

describe('a day that has passed', () => {
  const plain = weekOf(
    'I washed the car and the windows and then the step, which had moss on it as thick as a mat',
    'I swam a mile in the lake before breakfast, and the heron stood there and watched me all the way',
    'I planted three rows of leeks behind the shed, where the ground is soft and nobody ever looks',
    'I mended the gate with a bit of wire that had hung on a nail in the porch for twenty years',
    'I baked two loaves for the fair, and one of them came out in the shape of a boot',
    'I walked up the hill with a flask and a cushion and sat there until the street lamps came on',
  );
  const toastsOf = (moments: Moment[]): string[][] =>
    seeds.map((seed) =>
      compose({ moments, tone: 'reflective', narrator: 'calm', seed })
        .lines.slice(1, -1)
        .map(({ text }) => text),
    );
  const named = /(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/;

  test('is named in at most half of the lines that can go without', () => {
    const lines = toastsOf(plain).flat();
    expect(lines.filter((line) => named.test(line)).length * 2).toBeLessThanOrEqual(lines.length);
  });

  test('is named where a moment is of its morning', () => {
    const mist = weekOf('I mended the gate with a bit of wire', 'Mist in the valley bottom this morning, me above it');
    for (const lines of toastsOf(mist)) {
      expect(lines.at(-1)).toMatch(/Tuesday|next day|day after/);
    }
  });

  test('is no next day where more than one has passed', () => {
    const apart = plain.slice(0, 3).map((moment, at) => ({ ...moment, localDate: `2025-03-0${at * 3 + 3}` }));
    for (const lines of toastsOf(apart)) {
      expect(lines.join(' ')).not.toMatch(/next day|day after|day on|days? later/i);
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

/** The days that lines are heard as of, by their own words and those before: -1 where they say none. */
function daysHeard(lines: readonly string[]): number[] {
  let day = -1;
  return lines.map((line) => {
    const named = weekdays.findIndex((name) => line.includes(name));
    const on = /\bsame day\b/i.test(line)
      ? 0
      : /\b(?:next|following) day\b|\bday (?:after|later)\b/i.test(line)
        ? 1
        : /\btwo days (?:later|on)\b/i.test(line)
          ? 2
          : Number.NaN;
    day = named >= 0 ? named : day >= 0 && !Number.isNaN(on) ? day + on : -1;
    return day;
  });
}

test.each<Tone>(['uplifting', 'reflective', 'humorous'])('every moment says its day and no other, %s', (tone) => {
  const texts = [
    'My sister rang from the station about the dog in a red hat',
    'I mended the gate that had squeaked since the winter before last',
    'Walked the long way home past the allotments with Ines',
    'The choir sang the piece that nobody could sing in March',
    'Found the tin with the letters from Porto in the loft',
  ];
  for (const days of [
    [0, 1, 2, 3, 4],
    [0, 2, 3, 5, 6],
    [0, 3, 4, 4, 6],
    [1, 1, 2, 5, 6],
  ]) {
    const moments = texts.map((content, at) => ({
      id: at + 1,
      content,
      localDate: `2025-03-0${(days[at] ?? 0) + 2}`,
      createdAt: at,
    }));
    for (const seed of seeds) {
      const told = compose({ moments, tone, narrator: 'calm', seed }).lines.filter(
        ({ noteIds }) => noteIds.length === 1,
      );
      const lines = told.slice(0, -1);
      const first = lines.filter(({ noteIds }, at) => noteIds[0] !== lines[at - 1]?.noteIds[0]);
      expect([seed, daysHeard(first.map(({ text }) => text))]).toEqual([
        seed,
        first.map(({ noteIds }) => days[(noteIds[0] ?? 0) - 1]),
      ]);
    }
  }
});

test('what is left out because it is wrong is not counted from', () => {
  const moments = weekOf(
    'Tuned the old piano at the school in the valley',
    'nothing much today uh gas station burrito wasn’t bad',
    'My brother came by with the good ladder and stayed for soup',
  );
  for (const seed of seeds) {
    const text = compose({ moments, tone: 'reflective', narrator: 'calm', seed })
      .lines.map((line) => line.text)
      .join(' ');
    expect(text.includes('burrito') || !/next day, your brother|day after, your brother/.test(text)).toBe(true);
  }
});

test('where it has been said twice whose words are heard, it is not said again', () => {
  const texts = [
    'Slept well under the new duvet with the window open to the garden all night. Knee ok.',
    'Built the shelf with the good drill and the wood from the old bed. Two hours. It holds!',
    'Sang with the choir on the screen, and the cat walked over all of the keys. Muted.',
    'Swam in the lake before work with the two ladies who always bring their own flask. Seven lengths.',
    'Baked bread from the old starter that I thought was long past saving. Good crust.',
  ];
  const moments = texts.map((content, at) => ({
    id: at + 1,
    content,
    localDate: `2025-03-0${at + 3}`,
    createdAt: at,
  }));
  const { lines } = compose({ moments, tone: 'reflective', narrator: 'calm', seed: 'a' });
  const quoted = lines.filter(({ text }) => text.includes('“'));
  const attributed = quoted.filter(({ text }) => /you wrote|you put|your (?:own )?words/.test(text));
  expect(quoted.length).toBe(5);
  expect(attributed.length).toBeLessThanOrEqual(2);
});
