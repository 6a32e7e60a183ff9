import { afterEach, expect, test, vi } from 'vitest';
import { hushAll, soundAlone, soundOver } from './one-sound.ts';

afterEach(hushAll);

test('a sound that begins ends the one before, and not itself when it goes on', () => {
  const first = vi.fn<() => void>();
  const second = vi.fn<() => void>();
  soundAlone(first);
  soundAlone(first);
  expect(first).not.toHaveBeenCalled();
  soundAlone(second);
  expect(first).toHaveBeenCalledTimes(1);
  soundAlone(first);
  expect([first, second].map((stop) => stop.mock.calls.length)).toEqual([1, 1]);
});

test('quiet ends what is heard, once', () => {
  const stop = vi.fn<() => void>();
  soundAlone(stop);
  hushAll();
  hushAll();
  expect(stop).toHaveBeenCalledTimes(1);
});

test('a sound that is over is not ended by the next', () => {
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  soundAlone(first);
  soundOver(first);
  soundAlone(second);
  expect(first).not.toHaveBeenCalled();
  soundOver(first);
  hushAll();
  expect(second).toHaveBeenCalledTimes(1);
});
