import { describe, expect, it } from 'vitest';
import { send } from '#server/test/person.ts';
import { createWorld, engines } from '#server/test/world.ts';
import { feedback } from '#shared/contract/feedback.ts';
import { limits } from '#shared/limits.ts';

const list = { method: 'GET', url: '/api/admin/feedback' } as const;
const write = { method: 'POST', url: '/api/feedback' } as const;

describe.each(engines)('feedback on %s', (engine) => {
  it('is told by anyone, and kept sealed and without who it was', async () => {
    const { app, deps, signUp, clock } = await createWorld({ engine });
    const ana = await signUp('ana');
    expect((await send(app, { ...write, payload: { text: ' It is good. ' } })).status).toBe(201);
    clock.forward(1000);
    await ana.call(feedback.send, { body: { text: 'I miss a dark moon.' } });
    const rows = await deps.db.selectFrom('feedback').selectAll().orderBy('id').execute();
    const sealed = expect.any(Uint8Array) as Uint8Array;
    expect(rows).toEqual([
      { id: 1, text: null, sealed, sound: null, sound_type: null, created_at: clock.now() - 1000 },
      { id: 2, text: null, sealed, sound: null, sound_type: null, created_at: clock.now() },
    ]);
    expect(rows.some((row) => Buffer.from(row.sealed ?? []).includes('good'))).toBe(false);
    for (const text of ['', '   ', 'x'.repeat(5001), 7, null]) {
      expect([text, (await send(app, { ...write, payload: { text } })).status]).toEqual([text, 400]);
    }
    expect((await send(app, { ...write, payload: { text: 'x'.repeat(5000) } })).status).toBe(201);
  });

  it('is read by admins alone, the newest first', async () => {
    const { app, deps, signUp } = await createWorld({ engine });
    const [ana, admin] = [await signUp('ana'), await signUp('admin')];
    const setAdmin = (since: number | null) =>
      deps.db.updateTable('users').set({ admin_since: since }).where('id', '=', admin.user.id).execute();
    await setAdmin(1);
    await ana.call(feedback.send, { body: { text: 'First.' } });
    await ana.call(feedback.send, { body: { text: 'Second.' } });

    expect((await send(app, list)).status).toBe(401);
    const forged = [
      {},
      { 'x-admin': 'true', 'x-user-role': 'admin' },
      { cookie: `authToken=${ana.token}; isAdmin=true; role=admin` },
      { cookie: `authToken=${ana.token}`, authorization: 'Bearer admin' },
    ];
    for (const headers of forged) {
      for (const query of [{}, { isAdmin: 'true', admin_since: '1' }]) {
        const refused = await ana.send({ ...list, headers, query });
        expect([headers, refused.status, refused.body]).toEqual([
          headers,
          403,
          { code: 'forbidden', message: "You don't have permission to view this page." },
        ]);
      }
    }
    const told = await admin.call(feedback.list);
    expect(told).toEqual([
      { id: 2, text: 'Second.', audioUrl: null, createdAt: '2026-03-04T10:00:00.000Z' },
      { id: 1, text: 'First.', audioUrl: null, createdAt: '2026-03-04T10:00:00.000Z' },
    ]);
    await setAdmin(null);
    expect((await admin.send(list)).status).toBe(403);
  });

  it('can be spoken, is heard by admins alone, and goes when it was dealt with', async () => {
    const { app, deps, signUp } = await createWorld({ engine });
    const [ana, admin] = [await signUp('ana'), await signUp('admin')];
    await deps.db.updateTable('users').set({ admin_since: 1 }).where('id', '=', admin.user.id).execute();
    const said = Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.from('a canary that nobody may find')]);
    const recording = { type: 'audio/webm', base64: said.toString('base64') } as const;
    expect((await send(app, { ...write, payload: { recording } })).status).toBe(201);
    await ana.call(feedback.send, { body: { text: 'Listen.', recording } });

    const [second, first] = await admin.call(feedback.list);
    expect([first?.text, second?.text]).toEqual([null, 'Listen.']);
    const heard = await admin.send({ url: first?.audioUrl ?? '', headers: { range: 'bytes=4-11' } });
    expect([heard.status, heard.headers['content-type'], heard.text]).toEqual([206, 'audio/webm', 'a canary']);
    for (const [person, status] of [
      [ana, 403],
      [null, 401],
    ] as const) {
      const answer = await (person
        ? person.send({ url: first?.audioUrl ?? '' })
        : send(app, { url: first?.audioUrl ?? '' }));
      expect([answer.status, answer.text.includes('canary')]).toEqual([status, false]);
      const remove = { method: 'DELETE', url: `/api/admin/feedback/${String(first?.id)}` } as const;
      expect((await (person ? person.send(remove) : send(app, remove))).status).toBe(status);
    }
    // It rests sealed, and belongs to nobody.
    for (const { sound } of await deps.db.selectFrom('feedback').select('sound').execute()) {
      expect(Buffer.from(sound ?? []).includes('canary')).toBe(false);
    }
    expect(await deps.db.selectFrom('audio_clips').select('id').execute()).toEqual([]);

    await admin.call(feedback.remove, { params: { id: String(first?.id) } });
    expect((await admin.call(feedback.list)).map(({ id }) => id)).toEqual([second?.id]);
    expect((await admin.send({ url: first?.audioUrl ?? '' })).status).toBe(404);
    const again = { method: 'DELETE', url: `/api/admin/feedback/${String(first?.id)}` } as const;
    expect((await admin.send(again)).status).toBe(404);
  });

  it('is no recording unless it is one, and none of more than two minutes’ size', async () => {
    const { app } = await createWorld({ engine });
    const webm = (bytes: number) => Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.alloc(bytes)]);
    const tell = async (recording: unknown) => {
      const { status, body } = await send(app, { ...write, payload: { recording } });
      return [status, body.message] as const;
    };
    const base64 = webm(10).toString('base64');
    expect(await tell({ type: 'audio/ogg', base64 })).toEqual([
      400,
      'This could not be read as a recording. Please record it again.',
    ]);
    expect((await tell({ type: 'audio/mpeg', base64 }))[0]).toBe(400);
    expect(await tell({ type: 'audio/webm', base64: '' })).toEqual([400, 'There is nothing in this recording.']);
    expect((await tell({ type: 'audio/webm', base64: '<script>' }))[0]).toBe(400);
    expect((await tell({ type: 'audio/webm', base64: webm(limits.feedbackBytes - 4).toString('base64') }))[0]).toBe(
      201,
    );
    expect(await tell({ type: 'audio/webm', base64: webm(limits.feedbackBytes).toString('base64') })).toEqual([
      400,
      'A recording can be up to 2 minutes long.',
    ]);
    const huge = await send(app, { ...write, payload: { text: 'x'.repeat(7_000_000) } });
    expect(huge.status).toBe(413);
  });

  it('stays when the one who told it goes', async () => {
    const { deps, signUp } = await createWorld({ engine });
    const [ana, admin] = [await signUp('ana'), await signUp('admin')];
    await deps.db.updateTable('users').set({ admin_since: 1 }).where('id', '=', admin.user.id).execute();
    await ana.call(feedback.send, { body: { text: 'So long.' } });
    expect((await ana.send({ method: 'DELETE', url: '/api/user/account' })).status).toBe(200);
    expect((await admin.call(feedback.list)).map(({ text }) => text)).toEqual(['So long.']);
  });

  it('is read beside what is damaged, and where it was told before it was sealed', async () => {
    const { deps, signUp } = await createWorld({ engine });
    const admin = await signUp('admin');
    await deps.db.updateTable('users').set({ admin_since: 1 }).where('id', '=', admin.user.id).execute();
    for (const text of ['One.', 'Two.', 'Three.']) {
      await admin.call(feedback.send, { body: { text } });
    }
    const [one] = await deps.db.selectFrom('feedback').select('sealed').where('id', '=', 1).execute();
    await deps.db
      .updateTable('feedback')
      .set({ sealed: one?.sealed ?? null })
      .where('id', '=', 2)
      .execute();
    await deps.db.updateTable('feedback').set({ sealed: null, text: 'Third.' }).where('id', '=', 3).execute();
    expect((await admin.call(feedback.list)).map(({ text }) => text)).toEqual(['Third.', null, 'One.']);
  });
});

it('is taken five times an hour from one address', async () => {
  const { app, clock } = await createWorld({ env: { RATE_LIMITS: 'on' } });
  const tell = async () => (await send(app, { ...write, payload: { text: 'Again.' } })).status;
  const statuses: number[] = [];
  for (let at = 0; at < 6; at += 1) {
    statuses.push(await tell());
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  clock.forward(3_600_000);
  expect(await tell()).toBe(201);
});
