import { expect, test } from 'vitest';
import { chooserFrom } from '../base/random.ts';
import { judgeWeek } from '../reading/judge-week.ts';
import { readWeek } from '../reading/read-week.ts';
import { planOf } from './choose-notes.ts';
import { nearestOf } from './nearest.ts';

/** Who is near in a week of these notes, the nearest first. */
function near(...texts: string[]): string {
  const moments = texts.map((content, at) => ({ id: at + 1, content, localDate: `2025-03-0${at + 1}`, createdAt: at }));
  const week = judgeWeek(readWeek(moments), 'auto');
  return nearestOf(planOf(week, chooserFrom('near')), week)
    .nearest.map(({ text }) => text)
    .join(', ');
}

test('to no city, and to who is written of on several days in whatever words', () => {
  const glass = near(
    'Calgary unloaded late and rested. Calgary gave us snow.',
    'Torch from Silas at one',
    'Silas all four',
  );
  expect(glass).toMatch(/Silas/);
  expect(glass).not.toMatch(/Calgary/);
});

test('to nobody who is only not told, who has just passed or whose ways part', () => {
  expect(near('Did not tell Marivic yet, she had her dentist', 'Marivic baked for all of us')).toMatch(/Marivic/);
  expect(near('Did not tell Marivic yet, she had her dentist', 'Had soup with Ana')).not.toMatch(/Marivic/);
  expect(near('Granny passed Saturday night so I put in for two days', 'Had soup with Ana')).not.toMatch(/granny/i);
  expect(
    near('He and Paulette have decided to go their separate ways', 'Had soup with Ana, and Paulette waved'),
  ).not.toMatch(/Paulette/);
});
