import { expect, test } from 'vitest';
import { readWeek } from './read-week.ts';

/** How a note of Sunday, 9 March 2025, is read. */
function read(content: string): string | undefined {
  return readWeek([{ id: 1, content, localDate: '2025-03-09', createdAt: 1 }]).notes[0]?.tidied;
}

test.each([
  ['Sunday. Macaroni pie.', 'Macaroni pie.'],
  ['sun - church, then the mall', 'church, then the mall'],
  ['Sun: laundry', 'laundry'],
])('%s is read without its day, which is said before it', (content, tidied) => {
  expect(read(content)).toBe(tidied);
});

test.each(['Friday. Washed hair.', 'Sunday lunch at mine', 'Sunday', 'Sunny. Washed hair.'])(
  '%s is read as it is written',
  (content) => {
    expect(read(content)).toBe(content);
  },
);
