import { beforeEach, expect, it, vi } from 'vitest';
import type { CallError } from '#web/lib/call.ts';
import { asidesOf } from './asides.ts';
import { ModelDevice, ModelServer } from './never-lost.fixture.ts';
import { sendWaiting } from './outbox-sync.ts';
import { putWaiting, waitingOf } from './outbox.ts';
import { sendNote } from './send-note.ts';
import { deposit } from './use-save-note.ts';

const key = '11111111-1111-4111-8111-111111111111';
const draft = { text: ' Soup. ', key, localDate: '2025-03-02', timezone: 'Europe/Lisbon' };
const saved = Response.json({ id: 7, message: 'Done.', care: null }, { status: 201 });

type Asked = { method: string; path: string; body: Record<string, unknown> | null; headers: Record<string, string> };

/** Answers calls in turn, and remembers them; what asks for the draft on the server gets `theirs`. */
function serverAnswers(answers: Response[], theirs: object | null = null): Asked[] {
  const asked: Asked[] = [];
  const left = [...answers];
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body, headers }: RequestInit) => {
    if (path.endsWith('/draft')) {
      return Promise.resolve(Response.json(theirs));
    }
    asked.push({
      method,
      path,
      body: typeof body === 'string' ? (JSON.parse(body) as Record<string, unknown>) : null,
      headers: headers as Record<string, string>,
    });
    return Promise.resolve((left.shift() ?? saved).clone());
  });
  return asked;
}

const refused = (status: number, code: string, fields?: Record<string, string>) =>
  Response.json({ code, message: 'Oh.', fields }, { status });

beforeEach(() => vi.stubGlobal('window', new ModelDevice(new ModelServer()).window));

it('sends a reflection with its key, its day and its zone, and says whose it is', async () => {
  const asked = serverAnswers([saved]);
  await expect(sendNote(3, draft)).resolves.toEqual({ id: 7, message: 'Done.', care: null });
  expect(asked).toHaveLength(1);
  expect(asked[0]?.headers).toMatchObject({ 'Idempotency-Key': key, 'For-Person': '3' });
  expect(asked[0]?.body).toEqual({
    content: 'Soup.',
    bundleTag: null,
    timezone: 'Europe/Lisbon',
    localDate: '2025-03-02',
  });
});

it.each(['timezone', 'localDate'] as const)(
  'a %s that the server will not have costs nobody their words',
  async (name) => {
    const asked = serverAnswers([refused(400, 'invalid', { [name]: 'Oh.' }), saved]);
    await expect(sendNote(3, draft)).resolves.toMatchObject({ id: 7 });
    expect(asked.map(({ body }) => body?.[name] === undefined)).toEqual([false, true]);
  },
);

it('a reflection that an earlier attempt saved for another day is moved to the day it is for', async () => {
  const note = (updatedAt: string | null) => Response.json({ id: 7, version: 4, updatedAt });
  const asked = serverAnswers([refused(409, 'conflict'), saved, note(null), note(null)]);
  await sendNote(3, draft);
  expect(asked.slice(2).map(({ method, path }) => [method, path])).toEqual([
    ['GET', '/api/notes/7'],
    ['PATCH', '/api/notes/7'],
  ]);
  expect(asked[3]?.body).toEqual({ version: 4, localDate: '2025-03-02' });
  const again = serverAnswers([refused(409, 'conflict'), saved, note('2025-03-03T10:00:00Z')]);
  await sendNote(3, draft);
  expect(again).toHaveLength(3);
});

it('other words under the same key are told, and not taken for these', async () => {
  serverAnswers([refused(409, 'conflict'), refused(409, 'conflict')]);
  await expect(sendNote(3, draft)).rejects.toMatchObject({ code: 'conflict' } satisfies Partial<CallError>);
});

it('what another device has added to the draft is kept before the save takes it along', async () => {
  serverAnswers([saved], { content: 'Soup. And bread.', key, updatedAt: '2025-03-02T10:00:00Z' });
  await sendNote(3, draft);
  expect(asidesOf(3).map(({ text, key: own }) => [text, own === key])).toEqual([['Soup. And bread.', false]]);
});

it('a reflection that had to wait says when it was written', async () => {
  const asked = serverAnswers([saved]);
  putWaiting(3, { ...draft, at: Date.parse('2025-03-02T21:30:00Z') });
  await sendWaiting(3, (save) => sendNote(3, save));
  expect(asked[0]?.body).toMatchObject({ localDate: '2025-03-02', writtenAt: '2025-03-02T21:30:00.000Z' });
  expect(waitingOf(3)).toEqual([]);
});

it.each([
  ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch')), true],
  [
    'a proxy answers for a server that is down',
    () => Promise.resolve(new Response('Bad gateway', { status: 502 })),
    true,
  ],
  ['the server is not ready', () => Promise.resolve(refused(503, 'unavailable')), true],
  ['the server has failed', () => Promise.resolve(refused(500, 'internal')), false],
])('when %s a save waits, and is said to: %#', async (_, answer, waits) => {
  vi.stubGlobal('fetch', answer);
  const by = { userId: 3, draft, today: '2025-03-03', timezone: 'Europe/Lisbon', at: 7 };
  const told = await deposit(by, (whole) => sendNote(3, whole)).catch(() => 'failed');
  expect(told).toEqual(waits ? { saved: null } : 'failed');
  expect(waitingOf(3).map(({ text, at }) => [text, at])).toEqual(waits ? [[draft.text, 7]] : []);
});

it.each([
  ['nobody is there', new Response('Bad gateway', { status: 502 }), undefined],
  ['the server has failed', refused(500, 'internal'), 'Oh.'],
])('where %s, what waits goes on waiting, and why is told', async (_, answer, why) => {
  serverAnswers([answer]);
  putWaiting(3, { ...draft, at: 7 });
  const sent = await sendWaiting(3, (save) => sendNote(3, save));
  expect([sent.waitsFor, sent.why, waitingOf(3).length]).toEqual(['later', why, 1]);
});
