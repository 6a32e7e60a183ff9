import { describe, expect, test } from 'vitest';
import { check } from './check.ts';
import type { Moment } from '../base/types.ts';

const moments: Moment[] = [
  { id: 1, content: 'A year of firsts: the heron stood on our wall.', localDate: '2024-06-12', createdAt: 1 },
  { id: 2, content: 'The heron is gone from the canal.', localDate: '2025-03-05', createdAt: 2 },
  { id: 3, content: 'Ran to the lighthouse with Jo', localDate: '2025-05-20', createdAt: 3 },
  { id: 10, content: 'The heron came back! Jo cheered.', localDate: '2025-06-10', createdAt: 4 },
  { id: 11, content: 'Jo swam with me', localDate: '2025-06-12', createdAt: 5 },
  { id: 12, content: 'My aunt rang', localDate: '2025-06-13', createdAt: 5 },
];

function complaints(text: string, ...noteIds: number[]): string[] {
  return check([{ text, noteIds }], moments);
}

describe('looking back', () => {
  test.each<[string, number[]]>([
    ['In March you wrote, “The heron is gone from the canal.” This week, on Tuesday, the heron came back.', [2, 10]],
    [
      'Three weeks ago you wrote, “Ran to the lighthouse with Jo.” And this week, on Thursday, Jo swam with you.',
      [3, 11],
    ],
    [
      'A year ago this week you wrote, “The heron stood on our wall.” This week, on Tuesday, the heron came back.',
      [1, 10],
    ],
    [
      'You wrote something in March: “The heron is gone from the canal.” This week, on Tuesday, the heron came back.',
      [2, 10],
    ],
    ['In March you wrote, “The heron is gone from the canal.”', [2]],
    ['In March the heron was gone from the canal; this week the heron came back.', [2, 10]],
  ])('%s', (text, ids) => {
    expect(complaints(text, ...ids)).toEqual([]);
  });

  test.each<[string, string, number[]]>([
    [
      'another month',
      'In April you wrote, “The heron is gone from the canal.” This week, on Tuesday, the heron came back.',
      [2, 10],
    ],
    [
      'another number of weeks',
      'Five weeks ago you wrote, “Ran to the lighthouse with Jo.” And this week, on Thursday, Jo swam with you.',
      [3, 11],
    ],
    [
      'not yet a year',
      'A year ago this week you wrote, “The heron is gone from the canal.” This week, on Tuesday, the heron came back.',
      [2, 10],
    ],
    [
      'the claims exchanged',
      'In March you wrote, “The heron came back.” This week, on Tuesday, the heron was gone from the canal.',
      [2, 10],
    ],
    [
      'the quotation of the other week',
      'In March you wrote, “The heron came back.” This week, on Tuesday, the heron came back.',
      [2, 10],
    ],
    [
      'what was then told as now',
      'In March you wrote, “The heron is gone from the canal.” This week the heron was gone from the canal.',
      [2, 10],
    ],
    ['no note of then', 'In March you wrote, “The heron came back.”', [10]],
    ['no time at all', 'On Wednesday, the heron was gone from the canal.', [2]],
    [
      'the months of another year',
      'In June you wrote, “The heron stood on our wall.” This week, on Tuesday, the heron came back.',
      [1, 10],
    ],
    [
      'words that stand nowhere',
      'In March you wrote, “The heron is gone from the canal.” This week, on Tuesday, the heron sang.',
      [2, 10],
    ],
  ])('refused: %s', (_, text, ids) => {
    expect(complaints(text, ...ids)).not.toEqual([]);
  });
});
