import { describe, expect, it } from 'vitest';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { readVersion } from '#server/version.ts';
import { createWorld, engines } from '#server/test/world.ts';
import { feedback } from '#shared/contract/feedback.ts';
import { overview } from '#shared/contract/overview.ts';
import { toasts } from '#shared/contract/toasts.ts';

describe.each(engines)('how this Clink is doing, on %s', (engine) => {
  it('is told to admins alone, in sums and without a word or an address of anyone', async () => {
    const { deps, signUp } = await createWorld({ engine });
    const [ana, admin] = [await signUp('ana'), await signUp('admin')];
    const { db, clock } = deps;
    await db.updateTable('users').set({ admin_since: 1 }).where('id', '=', admin.user.id).execute();
    await ana.writes('A heron stood in the last light.');
    await ana.call(toasts.generate, { body: { forceGenerate: true } });
    await ana.call(feedback.send, { body: { text: 'It is good.' } });
    await db.deleteFrom('jobs').execute();
    await enqueue(db, { kind: 'toast-voice' }, { now: clock.now() + 60_000 });
    const jobs = [
      { kind: 'toast-voice', leased_until: clock.now() + 60_000, dead_at: null },
      { kind: 'erase-clips', leased_until: null, dead_at: clock.now() },
    ];
    for (const job of jobs) {
      await db
        .insertInto('jobs')
        .values({
          ...job,
          user_id: null,
          payload: '{}',
          unique_key: null,
          due_at: 0,
          tries: 1,
          last_error: null,
          created_at: 0,
        })
        .execute();
    }

    const told = await admin.call(overview.read);
    expect(told).toEqual({
      health: { isSound: true, freeBytes: expect.any(Number) as number },
      queues: [
        { kind: 'erase-clips', waiting: 0, running: 0, givenUp: 1 },
        { kind: 'toast-voice', waiting: 1, running: 1, givenUp: 0 },
      ],
      reports: 0,
      feedback: 1,
      people: 2,
      recordings: { count: 1, bytes: expect.any(Number) as number },
      versions: {
        clink: readVersion(),
        node: process.version,
        database: expect.stringMatching(engine === 'sqlite' ? /^SQLite 3\.\d+\.\d+$/ : /^PostgreSQL \d+/) as string,
        schema: expect.stringMatching(/^\d{4}-[a-z-]+$/) as string,
      },
    });
    expect(told.recordings.bytes).toBeGreaterThan(1_000);
    expect(JSON.stringify(told)).not.toMatch(/heron|example\.org|ana/);
    expect((await ana.send({ url: overview.read.path })).status).toBe(403);
  });

  it('says when the database is damaged', async () => {
    const { deps, signUp } = await createWorld({ engine });
    const admin = await signUp('admin');
    await deps.db.updateTable('users').set({ admin_since: 1 }).where('id', '=', admin.user.id).execute();
    deps.damage = { ...deps.damage, isDamaged: () => true };
    expect((await admin.call(overview.read)).health.isSound).toBe(false);
  });
});
