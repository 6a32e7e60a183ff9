import { expect, it } from 'vitest';
import { batched } from './batched.ts';

/** Something to ask that answers when it is told to, and what it was asked. */
function held() {
  const asked: (readonly number[])[] = [];
  const answers: PromiseWithResolvers<void>[] = [];
  const find = batched(async (keys: readonly number[]) => {
    asked.push(keys);
    const answer = Promise.withResolvers<void>();
    answers.push(answer);
    await answer.promise;
    return new Map(keys.filter((key) => key > 0).map((key) => [key, `found ${String(key)}`]));
  });
  return { find, asked, answers };
}

const turn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

it('asks at once for what comes in one turn, each key once', async () => {
  const { find, asked, answers } = held();
  const all = Promise.all([find(1), find(2), find(1), find(-3)]);
  await turn();
  expect(asked).toEqual([[1, 2, -3]]);
  answers[0]?.resolve();
  expect(await all).toEqual(['found 1', 'found 2', 'found 1', undefined]);
});

it('asks for what came after a question in the next one', async () => {
  const { find, asked, answers } = held();
  const first = find(1);
  await turn();
  const later = Promise.all([find(1), find(2)]);
  await turn();
  expect(asked).toEqual([[1]]);
  answers[0]?.resolve();
  await first;
  await turn();
  expect(asked).toEqual([[1], [1, 2]]);
  answers[1]?.resolve();
  expect(await later).toEqual(['found 1', 'found 2']);
});

it('fails those alone that were asked for together, and goes on', async () => {
  const { find, answers } = held();
  const failing = Promise.allSettled([find(1), find(2)]);
  await turn();
  const after = find(3);
  answers[0]?.reject(new Error('gone'));
  expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await turn();
  answers[1]?.resolve();
  expect(await after).toBe('found 3');
});

it('asks for thirty-two at most', async () => {
  const { find, asked, answers } = held();
  const all = Promise.all(Array.from({ length: 40 }, (_, at) => find(at + 1)));
  await turn();
  answers[0]?.resolve();
  await turn();
  answers[1]?.resolve();
  await all;
  expect(asked.map(({ length }) => length)).toEqual([32, 8]);
});
