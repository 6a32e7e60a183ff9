import { describe, expect, test } from 'vitest';
import { namesIn } from '../base/proper-names.ts';
import { judgeWeek, type Week } from '../reading/judge-week.ts';
import { readWeek } from '../reading/read-week.ts';
import { isHarm } from './harms.ts';
import { standingIn } from './may-be-feared.ts';
import { saysWho } from './says-who.ts';

function weekOf(...texts: string[]): Week {
  const moments = texts.map((content, id) => ({ id, content, localDate: `2025-03-0${id + 3}`, createdAt: id }));
  return judgeWeek(readWeek(moments), 'auto');
}

/** A week of one note that is silent for a lone alarm of danger from others, and of harmless ones. */
function weekWith(silent: string, { isPlain = false } = {}): Week {
  const week = weekOf(silent, 'Steve fixed the shelf.', 'Soup with Winnie.', 'My husband made pancakes.');
  return {
    ...week,
    danger: { ...week.danger, isHeard: true, mayBeFromOthers: true, isPlain },
    notes: week.notes.map((note, at) => (at === 0 ? { ...note, severity: 'crisis' } : note)),
  };
}

/** How kin stand in a week of these notes and of calm ones. */
function kinIn(...texts: string[]): (kin: string) => string {
  const week = weekOf(...texts, 'Soup and bread.', 'Fixed the shelf.');
  return (kin) => standingIn(week)({ text: `your ${kin}`, key: kin });
}

test.each([
  ['a grandmother where somebody left who is not named', 'gran', true],
  ['but a sister', 'sister', false],
  ['or a wife', 'wife', false],
])('%s may be named: %s, %s', (_, kin, expected) => {
  const standing = kinIn(
    'Came home and half the bathroom shelf is empty. She left the good shampoo.',
    'Gran dialled the number all by herself and we talked about bread.',
  );
  expect(standing(kin) === 'free').toBe(expected);
});

test('who left by name is nobody else, though no list knows them', () => {
  const standing = kinIn(
    'Agnese took the rest of her things while I was at work.',
    'My sister brought soup and we sang.',
  );
  expect(standing('sister')).toBe('free');
});

test.each([
  ['Gran held my face with both her fishy hands.', 'Rob held my face to the wall.'],
  ['Gran hit me with the pillow and we laughed.', 'Gran hit me with the spoon.'],
  ['Gran made soup and I burnt my mouth.', 'Gran burnt my arm.'],
  ['Glenys pushed my foot with hers under the table.', 'Glenys pushed me off the step.'],
  ['He held the page so close I was seeing only paper.', 'He was seeing Paula.'],
  ["I'm not to tell Kristin till she knows what it is.", 'He said I am not to tell Kristin.'],
  ['Wes got his boxes sorted.', 'Wes got the rest of his stuff out while I was at work.'],
  ["I can't see it any more for the fog.", "Tash just can't picture it any more."],
])('%s is no harm, and %s is', (calm, harm) => {
  expect(isHarm(calm)).toBe(false);
  expect(isHarm(harm)).toBe(true);
});

const isNamed = (week: Week, text: string, key = text.toLowerCase()): boolean =>
  standingIn(week)({ text, key }) === 'free';

describe('who stands beside an alarm', () => {
  const ordinary =
    'Keith rang about the allotment and he told me all about the committee and I told him about the kitchen.';

  test('may be named where the alarm is likely in vain and its own note says who he is, but for who lives with the writer', () => {
    const week = weekWith(ordinary);
    expect(isNamed(week, 'Steve')).toBe(true);
    expect(isNamed(week, 'Keith')).toBe(false);
    expect(isNamed(week, 'your husband', 'husband')).toBe(false);
  });

  test.each([
    ['of kin who may be called so', 'My son has the bank card now, and he says that it is easier so for all of us.'],
    ['with a sign of fear', `${ordinary} I wore the long sleeves to church all the same, as I do.`],
    [
      'without saying who he is',
      'Quiet in the house until he came up the path, and then we sat at the table and ate our soup.',
    ],
    ['of harm', `${ordinary} He threw the plate at me when I laughed about it, and it broke.`],
  ])('may not be where it is told %s', (_, silent) => {
    expect(isNamed(weekWith(silent), 'Steve')).toBe(false);
  });

  test('may be named beside a few words as well, or two such notes', () => {
    expect(isNamed(weekWith('Keith rang and he told me about it.'), 'Steve')).toBe(true);
    const week = weekWith(ordinary);
    const two = {
      ...week,
      notes: week.notes.map((note) => ({
        ...note,
        severity: note.tidied === 'Soup with Winnie.' ? ('crisis' as const) : note.severity,
      })),
    };
    expect(isNamed(two, 'Steve')).toBe(true);
  });

  test('may not be where danger is plain', () => {
    expect(isNamed(weekWith(ordinary, { isPlain: true }), 'Steve')).toBe(false);
  });
});

test.each([
  ['Keith rang and he laughed', true],
  ['Dad said that he was pleased', true],
  ['My boss said that he was pleased', false],
  ['Mum rang. He checks my phone', false],
  ['Keith rang. She was asleep', false],
  ['He checks my phone. Keith rang', false],
  ['We had soup', true],
])('whom a pronoun means is said before it: %s', (text, isSaid) => {
  expect(saysWho(text, namesIn([text]))).toBe(isSaid);
});

test('who did a lasting harm that opens on he is who opened a sentence before, and not only who stands beside it', () => {
  const told =
    'Pastor Emmanuel carried my mats to the hall and the women gave me a pillow. My brother Kofi rang in the evening. He says I am not to telephone my brother. It was a warm night and we sang.';
  const moments = [told, 'Soup with Winnie.', 'Lent Ama my rake.'].map((content, id) => ({
    id,
    content,
    localDate: `2025-03-0${id + 3}`,
    createdAt: id,
  }));
  const read = judgeWeek(readWeek(moments), 'auto');
  const unheard: Week = {
    ...read,
    danger: { ...read.danger, isHeard: false, isPlain: false, mayBeFromOthers: false },
    notes: read.notes.map((note) => ({ ...note, severity: 'tender' })),
  };
  expect(standingIn(unheard)({ text: 'Pastor Emmanuel', key: 'emmanuel' })).toBe('barred');
  expect(isNamed(unheard, 'Winnie')).toBe(true);
});
