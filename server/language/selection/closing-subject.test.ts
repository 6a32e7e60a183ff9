import { describe, expect, test } from 'vitest';
import { check } from '../check/check.ts';
import { compose } from '../compose.ts';
import type { Moment } from '../compose.ts';
import { deedsOf } from './deeds.ts';
import { planOf } from './choose-notes.ts';
import { chooserFrom } from '../base/random.ts';
import { readWeek } from '../reading/read-week.ts';

const days = ['2025-03-03', '2025-03-04', '2025-03-05', '2025-03-06', '2025-03-07', '2025-03-08', '2025-03-09'];
const seeds = 'abcdefghijklmnop'.split('');

function weekOf(...texts: string[]): Moment[] {
  return texts.map((content, at) => ({ id: at + 1, content, localDate: days[at % 7] ?? '', createdAt: at }));
}

function deedsIn(...texts: string[]): string[] {
  const week = readWeek(weekOf(...texts));
  const { others, own } = deedsOf(planOf(week, 'uplifting', chooserFrom('deeds')), week);
  return [...others, ...own].map(({ who, rest }) => `${who}, who ${rest}`);
}

describe('what someone did goes on from their name', () => {
  test.each<[string, string]>([
    ['Kasia laughed so hard that I did too.', 'Kasia, who laughed so hard that you did too'],
    ['My sister Ana baked me a cake and I ate half of it.', 'your sister Ana, who baked you a cake'],
    [
      'my grandson Jerome passed his test and he rang me before he rang his mother',
      'your grandson Jerome, who passed his test and rang you before he rang his mother',
    ],
    ['Dai lent me his baler and never said a word', 'Dai, who lent you his baler and never said a word'],
    ['I finally passed my driving test first time', 'you, who finally passed your driving test first time'],
  ])('%s', (text, deed) => {
    expect(deedsIn(text, 'Soup for lunch')).toContain(deed);
  });

  test.each([
    'Kasia was tired.',
    'Kasia and the whole crew from the bakery down the road',
    'It is older than my mum.',
    'Kasia forgot my birthday.',
    'My boss gave me the late shift.',
    'The primroses Joan put in have come back.',
    'I slept till two and had breakfast at teatime.',
  ])('but not here: %s', (text) => {
    expect(deedsIn(text, 'Soup for lunch')).toEqual([]);
  });
});

const week = weekOf(
  'Chilled in the park, sun was out',
  'I finally passed my driving test first time',
  'Kasia laughed so hard that I did too.',
  'Grandad let me have a go with his old multimeter, it is older than my mum',
  'Femi brought me dinner and sat with me for an hour',
  'Bought the jacket',
  'Washed the car',
);

describe('the glass', () => {
  const toasts = seeds.map((seed) => compose({ moments: week, tone: 'uplifting', narrator: 'calm', seed }).lines);
  const closings = toasts.map((lines) => lines.at(-1)?.text ?? '');

  test('says nothing but what the notes do', () => {
    expect(toasts.flatMap((lines) => check(lines, week))).toEqual([]);
  });

  test('is raised to who did something, with what they did, and to you', () => {
    expect(closings.filter((line) => /, who (?:laughed|brought|let|finally)/.test(line)).length).toBe(seeds.length);
    expect(closings.every((line) => /\bto you\b/.test(line))).toBe(true);
  });

  test('is never raised to whom things were only compared with', () => {
    expect(closings.join(' ')).not.toMatch(/to your mum/i);
  });
});

test('the strongest moment may be kept until after all others, and the toast says so', () => {
  const told = seeds.map((seed) => {
    const { lines } = compose({ moments: week, tone: 'uplifting', narrator: 'calm', seed });
    const ids = lines.slice(1, -1).flatMap(({ noteIds }) => (noteIds.length === 1 ? noteIds : []));
    const at = ids.findIndex((id, place) => place > 0 && id < (ids[place - 1] ?? 0));
    return { text: lines.find(({ noteIds }) => at > 0 && noteIds[0] === ids[at])?.text, after: ids.slice(at + 1) };
  });
  const kept = told.flatMap(({ text }) => text ?? []);
  expect(kept.length).toBeGreaterThan(2);
  expect(kept.length).toBeLessThan(seeds.length);
  for (const text of kept) {
    expect(text).toMatch(
      /kept for the end|is missing so far|had to wait|held over|last for a reason|before the glass|Out of turn|mentioned|skipped|Hold your glass|lift the glass|here it comes|one is coming|gets a toast|could be about|listen to this|glasses ring|stands a little|whole glass|Breathe in|can wait/,
    );
  }
});
