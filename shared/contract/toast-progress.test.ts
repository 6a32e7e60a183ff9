import { expect, it } from 'vitest';
import { describeProgress, progress } from './toast-progress.ts';

it('says what a model on this server is at, as far as it tells', () => {
  const told = [{}, { loaded: 40 }, { words: 0 }, { words: 1 }, { words: 87 }].map((how) =>
    describeProgress(progress.parse({ stage: 'writing', ...how })),
  );
  expect(told).toEqual([
    'Writing',
    'Waking the model, 40 %',
    'Thinking about your week',
    'Writing, 1 word so far',
    'Writing, 87 words so far',
  ]);
});
