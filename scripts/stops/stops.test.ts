import { expect, test } from 'vitest';
import { withStops } from '#server/language/grammar/with-stops.ts';
import { processorTime } from '#server/test/how-long.ts';
import { spokenNotes, wordsIn } from './corpus.ts';

// What was learned belongs to what is seen of a gap: where either changes alone, hardly a mark stands where it should.
test('marks stand where a reader set them in the notes that they were learned from', () => {
  const set = { same: 0, other: 0, wrong: 0 };
  let meant = 0;
  for (const { text } of spokenNotes()) {
    const own = wordsIn(text);
    const bare = own.map((word) => word.text).join(' ');
    wordsIn(withStops(bare)).forEach(({ mark }, at) => {
      const mine = own[at]?.mark ?? '';
      meant += Number(at > 0 && mine !== '');
      if (at > 0 && mark !== '') {
        set[mine === '' ? 'wrong' : mine === mark ? 'same' : 'other'] += 1;
      }
    });
  }
  const all = set.same + set.other + set.wrong;
  expect((set.same + set.other) / meant).toBeGreaterThan(0.3);
  expect(set.same / all).toBeGreaterThan(0.8);
  expect(set.wrong / all).toBeLessThan(0.03);
});

test('a long text takes no more for each word', () => {
  const timeOf = (times: number): number => {
    const text = 'we went to the market and she said buy the plums so I bought them '.repeat(times);
    return processorTime(() => withStops(text));
  };
  timeOf(20);
  expect(timeOf(200) / timeOf(100)).toBeLessThan(3);
});
