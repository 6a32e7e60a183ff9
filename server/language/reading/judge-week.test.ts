import { describe, expect, test } from 'vitest';
import type { Tone } from '#shared/contract/settings.ts';
import { judgeWeek, type Week } from './judge-week.ts';
import { readWeek, type ReadNote } from './read-week.ts';

const bright = [
  'Had soup with my brother and we laughed about his boiler for an hour',
  'Swam a mile in the lake before breakfast and the sun came up over it',
  'Baked two loaves for the fair and the kids ate one of them on the way',
  'My daughter rang from the station just to tell me about a dog in a hat',
];
const tones: Tone[] = ['uplifting', 'humorous'];

type Heard = Partial<Pick<ReadNote, 'severity' | 'tidied'>>;

/** A week of bright notes in which some were heard otherwise. */
function judged(tone: Tone, ...heard: Heard[]): Week {
  const week = readWeek(
    bright.map((content, at) => ({ id: at + 1, content, localDate: `2025-03-0${at + 3}`, createdAt: at })),
  );
  const notes = week.notes.map((note, at) => ({ ...note, ...heard[at] }));
  return judgeWeek({ ...week, notes }, tone);
}

describe.each(tones)('a week asked to be %s', (tone) => {
  test('is free where nothing may be hard', () => {
    expect(judged(tone)).toMatchObject({ tone, bearing: 'free', mood: 'light' });
  });

  test('is steady, and keeps its tone, where one note of several may be hard and is surely not grave', () => {
    expect(judged(tone, { severity: 'heavy' })).toMatchObject({ tone, bearing: 'steady', mood: 'light' });
  });

  test('is steady where an alarm stands alone in a light week', () => {
    expect(judged(tone, { severity: 'crisis' })).toMatchObject({ tone, bearing: 'steady', mood: 'light' });
  });

  test('is not called hard for words of danger in a note that is likely light', () => {
    const tidied =
      'Third goal, I scream so chef think I cut myself, he came running with the plaster. Then he ask the score.';
    expect(judged(tone, { severity: 'crisis', tidied })).toMatchObject({ mood: 'light', heavyIds: [] });
  });

  test.each<[string, Heard[]]>([
    ['where two notes raise an alarm', [{ severity: 'crisis' }, { severity: 'crisis' }]],
    ['where a note raises one, and another may be hard', [{ severity: 'crisis' }, { severity: 'heavy' }]],
    ['where half of it may be hard', [{ severity: 'heavy' }, { severity: 'heavy' }]],
    ['where a note is grave', [{ severity: 'heavy', tidied: 'Dad died on Monday night and I was not there in time' }]],
    [
      'where two notes sound as if they were',
      [
        {
          tidied:
            'They did not approve the leave, no replacement. Still on duty, and she held my hand, the wrong way round.',
        },
        { tidied: 'My cousin is gone. She called at two in the night. I do not know what to put here.' },
      ],
    ],
    [
      'where a note may be grave',
      [{ severity: 'tender', tidied: 'We buried her on the hill this morning and nobody could speak' }],
    ],
    [
      'where a note raises an alarm and the others are none too light',
      [
        { severity: 'crisis' },
        { tidied: 'He read the kilometres and they were right.' },
        { tidied: 'He was lovely today. Flowers and everything.' },
        { tidied: 'Kept everything nice, and nothing kicked off.' },
      ],
    ],
  ])('is quiet %s', (_, heard) => {
    expect(judged(tone, ...heard)).toMatchObject({ tone: 'reflective', bearing: 'quiet' });
  });
});

test('what is silent for danger from others is not said to have been hard, for a toast is heard by who is in the room', () => {
  const week = (text: string): Week =>
    judgeWeek(
      readWeek(
        [text, 'Soup with Ana, and she sang.', 'I finally fixed the gate.', 'We bought far too many plums.'].map(
          (content, id) => ({ id, content, localDate: `2025-03-0${id + 3}`, createdAt: id }),
        ),
      ),
      'auto',
    );
  expect(week('He hit me and said that next time he will kill me.')).toMatchObject({
    mood: 'plain',
    bearing: 'quiet',
    heavyIds: [],
  });
  expect(week('I want to die.')).toMatchObject({ mood: 'mixed', heavyIds: [0] });
});
