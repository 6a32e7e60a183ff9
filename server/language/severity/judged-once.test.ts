import { expect, it, vi } from 'vitest';
import { judgedOnce, judgingOnce } from './judged-once.ts';

it('judges the last text once, and every text once within a piece of work', () => {
  const judge = vi.fn<(text: string) => number>((text) => text.length);
  const lengthOf = judgedOnce(judge);
  const asked = (texts: readonly string[]) => {
    judge.mockClear();
    expect(texts.map(lengthOf)).toEqual(texts.map((text) => text.length));
    return judge.mock.calls.flat();
  };
  expect(asked(['sea', 'sea', 'sunny', 'sea'])).toEqual(['sea', 'sunny', 'sea']);
  expect(judgingOnce(() => asked(['sunny', 'sea', 'sunny', 'sea', '']))).toEqual(['sunny', 'sea', '']);
  // What was judged within is forgotten, also after a failure.
  expect(() =>
    judgingOnce(() => {
      lengthOf('moon');
      throw new Error('failed');
    }),
  ).toThrow('failed');
  expect(asked(['moon', 'sunny'])).toEqual(['moon', 'sunny']);
});

it('keeps what two judges say apart', () => {
  const [lengthOf, isLong] = [judgedOnce((text) => text.length), judgedOnce((text) => text.length > 3)];
  judgingOnce(() => {
    expect([lengthOf('sea'), isLong('sea'), lengthOf('sea')]).toEqual([3, false, 3]);
  });
});
