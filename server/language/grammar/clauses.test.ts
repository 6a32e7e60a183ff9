import { expect, test } from 'vitest';
import { afterBut, clausesOf } from './clauses.ts';

test('half of a cup more begins no clause', () => {
  const whole = 'I could hear him say it back to himself, a cup and a half of flour';
  expect(clausesOf(whole, { closely: true })).toEqual([whole]);
  const listed = 'she came to practice with a lawn chair and a whole umbrella';
  expect(clausesOf(`${listed} and she clapped every time`, { closely: true })).toEqual([
    listed,
    'she clapped every time',
  ]);
  expect(clausesOf('I measured out the flour and a neighbour came in', { closely: true })).toHaveLength(2);
});

test('what has not yet happened takes nothing back', () => {
  expect(afterBut('Nobody has yet bought a stamp')).toBeUndefined();
  expect(afterBut('The day was long, yet Tom made soup')).toBe('Tom made soup');
});
