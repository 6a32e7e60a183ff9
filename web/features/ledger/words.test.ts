import { expect, it } from 'vitest';
import { storedKinds, type OutsideCall } from '#shared/contract/ledger.ts';
import { byDay, triesByDay } from './calls-words.ts';
import { sayBytes } from '#web/lib/say-bytes.ts';
import { groups, storedSentence } from './stored-words.ts';

it('every kind that the server counts has its place in the table, once', () => {
  const shown = groups.flatMap(({ kinds }) => kinds);
  expect(shown.toSorted()).toEqual([...storedKinds].toSorted());
});

it.each([
  [0, 'a few bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1_000, '1 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [9_949_999, '9.9 MB'],
  [9_950_000, '10 MB'],
  [12_345_678_901, '12 GB'],
])('says %i bytes as %s', (bytes, said) => {
  expect(sayBytes(bytes)).toBe(said);
});

it('says in a sentence what is kept', () => {
  const stored = [
    { kind: 'reflections', count: 1_204, bytes: 900_000 },
    { kind: 'toasts', count: 1, bytes: 400_000 },
    { kind: 'recordings', count: 0, bytes: 0 },
    { kind: 'sessions', count: 2, bytes: 100 },
  ] as const;
  expect(storedSentence(stored)).toBe(
    'This server keeps 1,204 reflections, 1 toast, and no recordings of your voice. With all that belongs to your account, that is 1.3 MB.',
  );
});

it('puts calls of a day to one host for one purpose in one line, and counts those that failed or have no answer', () => {
  const call = (at: string, more: Partial<OutsideCall> = {}): OutsideCall => ({
    at,
    host: 'voice.example.com',
    isThisMachine: false,
    purpose: 'toast-voice',
    bytes: 100,
    outcome: 'done',
    ...more,
  });
  const days = byDay([
    call('2026-03-05T12:00:00Z', { outcome: 'begun' }),
    call('2026-03-04T12:02:00Z', { purpose: 'toast-words' }),
    call('2026-03-04T12:01:00Z', { outcome: 'failed' }),
    call('2026-03-04T12:00:00Z', { bytes: 50 }),
  ]);
  expect(days).toMatchObject([
    { day: '2026-03-05', groups: [{ count: 1, failed: 0, begun: 1 }] },
    {
      day: '2026-03-04',
      groups: [
        { purpose: 'toast-words', count: 1, bytes: 100, failed: 0 },
        { purpose: 'toast-voice', count: 2, bytes: 150, failed: 1 },
      ],
    },
  ]);
});

it('counts wrong passwords by the day', () => {
  const failed = [
    { from: '2026-03-05T12:00:00Z', count: 1 },
    { from: '2026-03-04T13:00:00Z', count: 3 },
    { from: '2026-03-04T12:00:00Z', count: 1 },
  ];
  expect(triesByDay(failed)).toEqual([
    { day: '2026-03-05', count: 1 },
    { day: '2026-03-04', count: 4 },
  ]);
});
