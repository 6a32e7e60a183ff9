import { expect, test } from 'vitest';
import type { ActivityEntry } from '#shared/contract/activity.ts';
import { sayActivity } from './activity-words.ts';

const entry = (kind: ActivityEntry['kind'], names: string[], count: number): ActivityEntry => ({
  kind,
  names,
  count,
  toastId: null,
  latestAt: '2026-03-04T10:00:00Z',
});

test.each<[ActivityEntry, string]>([
  [entry('reactions', ['Ben'], 1), 'Ben reacted to your toast.'],
  [entry('reactions', ['Ben', 'Cleo'], 2), 'Ben and Cleo reacted to your toast.'],
  [entry('reactions', ['Ben', 'Cleo', 'Dara'], 3), 'Ben, Cleo and Dara reacted to your toast.'],
  [entry('reactions', ['Ben', 'Cleo', 'Dara'], 7), 'Ben, Cleo and 5 others reacted to your toast.'],
  // Two people may sign with the same name.
  [entry('reactions', ['Ben'], 2), 'Ben and one other reacted to your toast.'],
  [entry('reactions', ['Ben', 'Cleo'], 3), 'Ben, Cleo and one other reacted to your toast.'],
  [entry('reactions', [], 2), 'Someone reacted to your toast.'],
  [entry('comments', ['Ben'], 1), 'Ben said something to your toast.'],
  [entry('comments', ['Ben', 'Cleo'], 2), 'Ben and Cleo said something to your toast.'],
  [entry('comments', ['Ben', 'Cleo'], 4), 'Ben and Cleo said 4 things to your toast.'],
  [entry('comments', ['Ben', 'Cleo', 'Dara'], 9), 'Ben, Cleo and others said 9 things to your toast.'],
  [entry('requests', ['Dara'], 1), 'Dara would like to be your friend.'],
  [entry('requests', ['Dara', 'Ben', 'Cleo'], 5), 'Dara, Ben and 3 others would like to be your friend.'],
  [entry('friends', ['Ben'], 1), 'Ben is your friend now.'],
  [entry('friends', ['Ben', 'Cleo'], 2), 'Ben and Cleo are your friends now.'],
  [entry('friends', ['Ben', 'Cleo', 'Dara'], 4), 'Ben, Cleo and 2 others are your friends now.'],
  [entry('lines', ['Ben'], 1), 'Ben sent you a line.'],
  [entry('lines', ['Ben'], 2), 'Ben sent you 2 lines.'],
])('what happened is said plainly: %o', (happened, said) => {
  expect(
    sayActivity(happened)
      .map(({ text }) => text)
      .join(''),
  ).toBe(said);
});

test('names are kept apart from the words around them', () => {
  const names = sayActivity(entry('reactions', ['دانة', 'Ben and', 'Cleo'], 3)).filter(({ isName }) => isName);
  expect(names.map(({ text }) => text)).toEqual(['دانة', 'Ben and', 'Cleo']);
});
