import { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import type { FastifyRequest } from 'fastify';
import { ZipFile } from 'yazl';
import { send } from '#server/test/person.ts';
import { createWorld, engines } from '#server/test/world.ts';
import { imports } from '#shared/contract/imports.ts';
import { toasts } from '#shared/contract/toasts.ts';
import { bringsIn } from './imports.fixture.ts';
import { uploadIn } from './upload.ts';

async function archiveWith(told: object[]): Promise<Buffer> {
  const zip = new ZipFile();
  const reflections = [
    { id: 7, createdAt: '2026-03-01T08:00:00.000Z', localDate: '2026-03-01', timezone: 'UTC', content: 'A swim.' },
  ];
  zip.addBuffer(Buffer.from(JSON.stringify({ format: 'clink', version: 1, reflections, toasts: told })), 'clink.json');
  zip.addBuffer(Buffer.from('not the sound it says it is'), 'toasts/b.mp3');
  zip.end();
  return buffer(zip.outputStream);
}

const toast = (intervalStart: string, intervalEnd: string, text: string) => ({
  id: Date.parse(intervalStart) / 1000,
  type: 'weekly',
  createdAt: intervalEnd,
  intervalStart,
  intervalEnd,
  early: false,
  narrator: 'nobody',
  lines: [{ text, noteIds: [7, 999], startMs: 0.4, endMs: 1500.6 }],
  audio: null,
});

it.each(engines)(
  'a toast comes in once, of a time that is over, resting on what came with it, on %s',
  async (engine) => {
    const world = await createWorld({ engine });
    const ana = await world.signUp();
    const bytes = await archiveWith([
      toast('2026-02-15T09:00:00.000Z', '2026-02-22T09:00:00.000Z', 'To the swim.'),
      toast('2026-03-01T09:00:00.000Z', '2026-03-08T09:00:00.000Z', 'To a week that is not over.'),
    ]);
    expect(await bringsIn(ana, { name: 'a.zip', bytes })).toMatchObject({ state: 'done', added: 1, toasts: 1 });
    const { toasts: listed } = await ana.call(toasts.list);
    expect(listed).toHaveLength(1);
    const whole = await ana.call(toasts.find, { params: { id: String(listed[0]?.id) } });
    expect(whole.lines).toEqual([
      { text: 'To the swim.', noteIds: [expect.any(Number)], rests: [], startMs: 0, endMs: 1501 },
    ]);
    const other = await archiveWith([toast('2026-02-15T09:00:00.000Z', '2026-02-22T09:00:00.000Z', 'Another one.')]);
    expect(await bringsIn(ana, { name: 'a.zip', bytes: other })).toMatchObject({ added: 0, known: 1, toasts: 0 });
  },
);

it('in testing mode a file never reaches the disk, and is smaller', async () => {
  const { app, dataDir, deps } = await createWorld({ env: { TESTING_MODE: 'true' } });
  const entered = await send(app, { method: 'POST', url: '/api/auth/testing-mode' });
  const cookie = [entered.headers['set-cookie']]
    .flat()
    .map((one) => String(one).split(';')[0] ?? '')
    .filter((one) => !one.endsWith('='))
    .join('; ');
  const preview = (bytes: Buffer) =>
    send(app, {
      method: 'POST',
      url: imports.preview.path,
      query: { name: 'a.csv' },
      headers: { cookie, 'content-type': 'application/octet-stream' },
      payload: bytes,
    });
  expect((await preview(Buffer.from('date,text\n2026-03-01,A swim.'))).body).toMatchObject({ entries: 1 });
  const { status, body } = await preview(Buffer.alloc(9 * 1024 * 1024, 'a'));
  expect([status, body.message]).toEqual([413, 'In testing mode a file can be up to 8 MB.']);
  expect(existsSync(join(dataDir, 'scratch'))).toBe(false);
  expect(await deps.db.selectFrom('imports').selectAll().execute()).toEqual([]);
});

it.each([
  { what: 'in the middle of sending', complete: false, answered: false, ends: true },
  { what: 'while it is read', complete: true, answered: false, ends: true },
  { what: 'with its answer', complete: true, answered: true, ends: false },
])('reading a file ends with its sender, gone $what: $ends', ({ complete, answered, ends }) => {
  const raw = Object.assign(new EventEmitter(), { complete });
  const answer = Object.assign(new EventEmitter(), { writableFinished: answered });
  const { signal } = uploadIn({ raw } as unknown as FastifyRequest, answer as unknown as ServerResponse);
  raw.emit('close');
  answer.emit('close');
  expect(signal.aborted).toBe(ends);
});
