import { expect, it } from 'vitest';
import { CallError } from '#web/lib/call.ts';
import { fateAfter, parseWaiting, pauseAfter } from './outbox.ts';

const refused = (status: number, code: CallError['code']) => new CallError({ status, code, message: 'Oh.' });

it.each([
  ['no connection', new CallError({ code: 'network', message: 'Oh.' }), 'later'],
  ['an answer cut short', refused(201, 'network'), 'later'],
  ['a server in trouble', refused(500, 'internal'), 'later'],
  ['a proxy alone', refused(502, 'unavailable'), 'later'],
  ['a full disk', refused(507, 'storage_full'), 'later'],
  ['too much at once', refused(429, 'rate_limited'), 'later'],
  ['a slow line', refused(408, 'internal'), 'later'],
  ['a bug of ours', new TypeError('Oh.'), 'later'],
  ['nobody signed in', refused(401, 'unauthenticated'), 'sign-in'],
  ['words that cannot be', refused(400, 'invalid'), 'back'],
  ['too many words', refused(413, 'too_large'), 'back'],
  ['other words before', refused(409, 'conflict'), 'back'],
  ['a wall', refused(403, 'forbidden'), 'back'],
] as const)('after %s a reflection goes its way', (_, error, fate) => {
  expect(fateAfter(error)).toBe(fate);
});

it('is tried again ever more seldom, up to ten minutes', () => {
  expect([1, 2, 3, 7, 8, 1000].map((failures) => pauseAfter(failures) / 1000)).toEqual([5, 10, 20, 320, 600, 600]);
});

it('is read whole or not at all', () => {
  const whole = { text: 'Soup.', key: 'k', at: 3, localDate: '2025-03-03', timezone: 'Europe/Lisbon' };
  expect(parseWaiting(JSON.stringify(whole))).toEqual(whole);
  for (const missing of ['text', 'key', 'at', 'localDate', 'timezone']) {
    expect(parseWaiting(JSON.stringify({ ...whole, [missing]: undefined })), missing).toBeNull();
  }
  expect([null, 'null', '{', '[]'].map(parseWaiting)).toEqual([null, null, null, null]);
});
