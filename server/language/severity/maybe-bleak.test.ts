import { describe, expect, test } from 'vitest';
import { compose } from '../compose.ts';
import { isBleak, isUnsure } from './maybe-bleak.ts';

describe('what may be bleak and shows no good', () => {
  test.each([
    'she looked straight through me at the school gate',
    'the police were at next door till four',
    'third night I have slept in the car',
    'he waits outside my work',
    "they don't let me see my son",
    'they laughed at my teeth',
    'no water again today, carried it from the river',
  ])('%s', (text) => {
    expect(isUnsure(text)).toBe(true);
  });
});

describe('what is only denied, or has good beside it', () => {
  test.each([
    'No one called in sick',
    'nae queue at the chippy',
    "my back don't hurt",
    'nobody cried at drop off not even me',
    'only flooded it once',
    'I cried when she sang for us',
    'The sea was cold and nobody minded',
    'no meetings today',
  ])('%s', (text) => {
    expect(isUnsure(text)).toBe(false);
  });
});

test('it is told plainly, and the rest of the week is told as brightly as asked', () => {
  const moments = ['Made soup for my sister', 'the police were at next door till four', 'We danced in the kitchen'].map(
    (content, at) => ({ id: at + 1, content, localDate: `2024-05-0${String(at + 1)}`, createdAt: at }),
  );
  const { lines, tone } = compose({ moments, tone: 'uplifting', narrator: 'calm', seed: 'a' });
  expect(tone).toBe('uplifting');
  const told = lines.filter(({ noteIds }) => noteIds.includes(2)).map(({ text }) => text);
  expect(told).toHaveLength(1);
  expect(told[0]).toMatch(/[Tt]he police were at next door till four/);
  const alone = compose({ moments: moments.slice(1, 2), tone: 'humorous', narrator: 'calm', seed: 'a' });
  expect(alone.tone).toBe('reflective');
  expect(alone.lines.map(({ text }) => text).join(' ')).toMatch(/police/);
});

test('a verdict shows that nothing was bleak', () => {
  expect(isBleak('They laughed at my teeth')).toBe(true);
  expect(isBleak('We laughed at the film')).toBe(false);
});
