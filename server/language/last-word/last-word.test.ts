import { expect, test } from 'vitest';
import { chooserFrom } from '../base/random.ts';
import { compose } from '../compose.ts';
import type { Moment } from '../compose.ts';
import { judgeWeek } from '../reading/judge-week.ts';
import { readWeek } from '../reading/read-week.ts';
import { planOf } from '../selection/choose-notes.ts';
import { lastWordOf, type LastWord } from './last-word.ts';

const heart =
  "Out at six, flat as anything. Safiya the new trainee asked about my nan's budgie all the way out and I told her the lot. At lunch the hatch goes and it's Safiya, all eighty metres up with two teas and a grin, her first time to the top, and we drank them looking at the sea. When I came down there was half a Twix on my helmet. The budgie was called Gordon.";
const others = ['Beans for tea.', 'Town lost again. Went with Lee.', 'Washed everything. Did a chicken, a bit dry.'];

function weekOf(...texts: string[]): Moment[] {
  return texts.map((content, at) => ({ id: at + 1, content, localDate: `2025-03-0${3 + at}`, createdAt: at }));
}

function lastOf(...texts: string[]): LastWord | undefined {
  const week = judgeWeek(readWeek(weekOf(...texts)), 'uplifting');
  return lastWordOf(planOf(week, chooserFrom('last')).items, week);
}

test('a clause of the heart of the week is heard once more, as it was written', () => {
  const last = lastOf(others[0] ?? '', heart, others[1] ?? '', others[2] ?? '');
  expect(last?.note.moment.id).toBe(2);
  expect(heart).toContain(last?.text);
});

test('it is the last line of a toast, after the glass, and rests on its note', () => {
  const moments = weekOf(others[0] ?? '', heart, others[1] ?? '', others[2] ?? '');
  const { lines } = compose({ moments, tone: 'uplifting', narrator: 'calm', seed: 'last' });
  const [glass, last] = lines.slice(-2);
  expect(glass?.text).toMatch(/to you/);
  expect(last?.text).toMatch(/“[^“”]+[.!]”$/);
  expect(last?.noteIds).toEqual([2]);
});

test('where it would only just have been heard, another is', () => {
  expect(lastOf(others[0] ?? '', others[1] ?? '', others[2] ?? '', heart)?.text ?? '').not.toMatch(/Gordon/);
});

test.each([
  ['of a week of two moments', [others[0] ?? '', heart]],
  [
    'where danger is heard',
    [others[0] ?? '', heart, 'I took all the tablets last night and woke up anyway.', others[1] ?? ''],
  ],
  [
    'of what hurt its writer',
    [
      others[0] ?? '',
      'He held me down and laughed and would not stop. Then he made pancakes and we ate them by the window with the radio on, and he gave me the biggest one. He said I deserved it.',
      others[1] ?? '',
      others[2] ?? '',
    ],
  ],
  ['where no note stands out', ['Had soup.', 'Had rice.', 'Had bread.', 'Had fish.']],
])('there is none %s', (_, texts) => {
  expect(lastOf(...texts)).toBeUndefined();
});
