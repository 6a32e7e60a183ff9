import { expect, it } from 'vitest';
import type { Counters } from './counters.ts';
import { countingThoughFull } from './sturdy-counters.ts';

const full = Object.assign(new Error('database or disk is full'), { errcode: 13 });
const readOnly = Object.assign(new Error('cannot execute INSERT in a read-only transaction'), { code: '25006' });
const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

function failing(error: Error): Counters {
  const fail = () => Promise.reject(error);
  return { add: fail, forget: fail, sweep: fail };
}

it.each([full, readOnly])('counts here while "$message"', async (error) => {
  let now = 1_000;
  const counters = countingThoughFull(failing(error), { now: () => now });
  expect(await counters.add('ana', 60_000)).toEqual({ count: 1, resetsInMs: 60_000 });
  now += 20_000;
  expect(await counters.add('ana', 60_000, 4)).toEqual({ count: 5, resetsInMs: 40_000 });
  expect(await counters.add('ben', 60_000)).toEqual({ count: 1, resetsInMs: 60_000 });
  await counters.forget('ben');
  await counters.sweep();
  expect((await counters.add('ana', 60_000)).count).toBe(6);
  expect((await counters.add('ben', 60_000)).count).toBe(1);
  now += 40_000;
  await counters.sweep();
  expect(await counters.add('ana', 60_000)).toEqual({ count: 1, resetsInMs: 60_000 });
});

it('says so when the database is away: then nothing else is answered either', async () => {
  const counters = countingThoughFull(failing(away), { now: () => 1 });
  await expect(counters.add('ana', 60_000)).rejects.toBe(away);
  await expect(counters.forget('ana')).rejects.toBe(away);
});
