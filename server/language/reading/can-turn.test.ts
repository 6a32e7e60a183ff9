import { describe, expect, test } from 'vitest';
import { canBeTurned } from './can-turn.ts';

const said = (text: string) => ({ text, marked: '.' as const });

describe('what is never turned to you', () => {
  test.each([
    'Thank you, you saved my night',
    "Y'all came to my show",
    'When did I last sleep in',
    "Let's call it a win",
    'Alhamdulillah for the rain',
    'Woke up and missed him, stupid',
    'They sang Pass Me Not and slow',
    'Second did My Way and nobody died',
  ])('%s', (text) => {
    expect([canBeTurned(said(text), 'toast'), canBeTurned(said(text), 'review')]).toEqual([false, false]);
  });

  test('a question, whatever its words', () => {
    const asked = { text: 'I walked the dog', marked: '?' as const };
    expect([canBeTurned(asked, 'toast'), canBeTurned(asked, 'review')]).toEqual([false, false]);
  });
});

test.each(['They were shut, so tomorrow', 'Ate too much cake just now', "My mother's"])(
  'no moment of another day: %s',
  (text) => {
    expect(canBeTurned(said(text), 'toast')).toBe(false);
  },
);

test.each([
  'I walked the dog',
  'Mind you, I slept well',
  'You could hear the field drinking',
  'I said thank you to the driver',
])('turned for both: %s', (text) => {
  expect([canBeTurned(said(text), 'toast'), canBeTurned(said(text), 'review')]).toEqual([true, true]);
});

test.each<[string, boolean, boolean]>([
  // What is still to come is no moment of the week, and stays itself where a note is said back.
  ["I can't wait for the match", false, true],
  ['Email from Ana about the flat', false, true],
  // Judged harshly, it may be told by its writer alone; in a toast what is hard is left out before.
  ['I ruined the cake', true, false],
  ['I should ring Mum', false, false],
])('%s: in a toast %s, in a review %s', (text, toast, review) => {
  expect([canBeTurned(said(text), 'toast'), canBeTurned(said(text), 'review')]).toEqual([toast, review]);
});
