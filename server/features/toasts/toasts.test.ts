import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { quickSpeech } from '#server/test/quick-speech.ts';
import { createWorld, engines, type World } from '#server/test/world.ts';
import { audio } from '#shared/contract/audio.ts';
import { toasts } from '#shared/contract/toasts.ts';

const week = [
  'Walked to the market with my sister and we bought far too many plums.',
  'I finally fixed the gate that has squeaked since spring.',
  'A stranger held the bus for me this morning.',
];

async function anasWeek(world: World) {
  const ana = await world.signUp('ana', { timezone: 'UTC' });
  const ids: number[] = [];
  for (const words of week) {
    ids.push(await ana.writes(words));
    world.clock.forward(86_400_000);
  }
  return { ana, ids };
}

const early = { body: { forceGenerate: true } };

describe.each(engines)('a toast on %s', (engine) => {
  it('is made from the week, rests on its notes, and stays', async () => {
    const world = await createWorld({ engine });
    const { ana, ids } = await anasWeek(world);
    expect(await ana.call(toasts.latest)).toBeNull();
    const toast = await ana.call(toasts.generate, early);
    expect(toast).toMatchObject({
      voice: 'ready',
      type: 'weekly',
      narrator: 'motivational',
      shared: false,
      shareUrl: null,
    });
    expect(toast.content).toBe(toast.lines.map(({ text }) => text).join('\n'));
    expect(toast.noteIds.every((id) => ids.includes(id))).toBe(true);
    expect(toast.noteIds.length).toBeGreaterThan(0);
    expect(toast.lines.every(({ startMs, endMs }) => startMs !== null && endMs !== null && endMs > startMs)).toBe(true);
    expect(await ana.call(toasts.latest)).toEqual(toast);
    expect((await ana.send({ url: toast.audioUrl ?? '' })).status).toBe(200);
  });

  it('takes the place of an earlier early one, recording and all', async () => {
    const world = await createWorld({ engine });
    const { ana } = await anasWeek(world);
    const first = await ana.call(toasts.generate, early);
    const second = await ana.call(toasts.generate, early);
    expect(second.id).not.toBe(first.id);
    expect(second.intervalStart).toBe(first.intervalStart);
    const rows = await world.deps.db.selectFrom('toasts').select('id').execute();
    expect(rows).toEqual([{ id: second.id }]);
    expect((await ana.send({ url: first.audioUrl ?? '' })).status).toBe(404);
    expect(await world.deps.db.selectFrom('audio_clips').select('id').execute()).toHaveLength(1);
  });

  it('is kindly not made from nothing', async () => {
    const { signUp } = await createWorld({ engine });
    const ana = await signUp();
    const answer = await ana.send({ method: 'POST', url: toasts.generate.path, payload: early.body });
    expect([answer.status, answer.body]).toEqual([
      400,
      {
        code: 'invalid',
        message: 'There is nothing to raise a glass to yet. Write down one small good thing, then come back.',
      },
    ]);
  });

  it('is made once when the button is pressed many times', async () => {
    const world = await createWorld({ engine });
    const { ana } = await anasWeek(world);
    const made = await Promise.all(Array.from({ length: 5 }, () => ana.call(toasts.generate, early)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  });

  it("is nobody else's", async () => {
    const world = await createWorld({ engine });
    const { ana } = await anasWeek(world);
    const ben = await world.signUp('ben');
    const toast = await ana.call(toasts.generate, early);
    expect(await ben.call(toasts.latest)).toBeNull();
    expect((await ben.send({ method: 'POST', url: `/api/toasts/${String(toast.id)}/voice` })).status).toBe(404);
    expect((await ben.send({ url: audio.proxy.path, query: { url: toast.audioUrl ?? '' } })).status).toBe(404);
  });
});

describe('when the voice fails', () => {
  it('the words can be read, and it can be asked again', async () => {
    let broken = true;
    const speech = quickSpeech();
    const world = await createWorld({
      replaced: {
        speech: {
          ...speech,
          speak: (request) => (broken ? Promise.reject(new Error('no voice')) : speech.speak(request)),
        },
      },
    });
    const { ana } = await anasWeek(world);
    const silent = await ana.call(toasts.generate, early);
    expect(silent).toMatchObject({ voice: 'failed', audioUrl: null, durationMs: null });
    expect(silent.lines.length).toBeGreaterThan(2);
    expect(await ana.call(toasts.latest)).toEqual(silent);

    broken = false;
    const again = await ana.call(toasts.voiceAgain, { params: { id: String(silent.id) } });
    expect(again).toMatchObject({ id: silent.id, voice: 'ready', content: silent.content });
    expect(await ana.call(toasts.voiceAgain, { params: { id: String(silent.id) } })).toEqual(again);
  });

  it('or the disk is full, the words stand and no half recording is left', async () => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const world = await createWorld();
    const put = world.deps.store.put;
    world.deps.store.put = () => Promise.reject(full);
    const { ana } = await anasWeek(world);
    const silent = await ana.call(toasts.generate, early);
    expect(silent.voice).toBe('failed');
    expect(await world.deps.db.selectFrom('audio_clips').selectAll().execute()).toEqual([]);
    world.deps.store.put = put;
    expect((await ana.call(toasts.voiceAgain, { params: { id: String(silent.id) } })).voice).toBe('ready');
  });
});

describe('when the database is full', () => {
  it('a save says so, nothing is half written, and it goes on once there is room', async () => {
    const { deps, signUp } = await createWorld();
    const ana = await signUp();
    const before = await ana.writes('Before.');
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(deps.db);
    await sql`pragma max_page_count = ${sql.raw(String(rows[0]?.page_count))}`.execute(deps.db);
    const words = 'x'.repeat(15_000);
    const answer = await ana.send({ method: 'POST', url: '/api/notes', payload: { content: words } });
    expect([answer.status, answer.body]).toEqual([
      507,
      { code: 'storage_full', message: 'There is no room left to save this. Nothing was changed.' },
    ]);
    expect((await ana.send({ url: '/api/notes' })).body.map(({ id }: { id: number }) => id)).toEqual([before]);
    await sql`pragma max_page_count = 100000`.execute(deps.db);
    await ana.writes(words);
  });
});

describe('the making of a toast', () => {
  it('is told step by step to whoever listens, and ends', async () => {
    const world = await createWorld();
    const { ana } = await anasWeek(world);
    await world.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = world.app.server.address() as { port: number };
    const listening = await fetch(`http://127.0.0.1:${String(port)}${toasts.progress.path}`, {
      headers: { cookie: `authToken=${ana.token}` },
    });
    expect(listening.headers.get('content-type')).toBe('text/event-stream');
    const toast = await ana.call(toasts.generate, early);
    const told = (await listening.text())
      .trim()
      .split('\n\n')
      .filter((event) => !event.startsWith('event: piece'))
      .map((event) => JSON.parse(/^event: progress\ndata: (.*)$/.exec(event)?.[1] ?? 'null'));
    const lines = toast.lines.length;
    expect(told).toEqual([
      { stage: 'idle' },
      { stage: 'gathering' },
      { stage: 'writing' },
      ...toast.lines.map((_, at) => ({ stage: 'voicing', step: at + 1, of: lines })),
      { stage: 'done', toastId: toast.id },
    ]);
  });
});
