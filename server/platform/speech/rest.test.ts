import { expect, it } from 'vitest';
import { restAfter } from './voice-line.ts';

const pauseMs = 400;

it('rests longest after a long sentence, less after a short one, and less still within one', () => {
  const long = restAfter('sentence', { saidMs: 5000, pauseMs });
  const short = restAfter('sentence', { saidMs: 700, pauseMs });
  const within = restAfter('phrase', { saidMs: 700, pauseMs });
  expect([long, short, within]).toEqual([465, 358, 268]);
  expect(restAfter('sentence', { saidMs: 60_000, pauseMs })).toBe(480);
  expect(restAfter('breath', { saidMs: 20_000, pauseMs })).toBe(180);
});
