import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { password, send, type Person } from '#server/test/person.ts';
import { everyForeignKey, everyRow } from '#server/test/rows.ts';
import { createWorld, engines, type World } from '#server/test/world.ts';
import { accounts } from '#shared/contract/accounts.ts';
import { pronunciations } from '#shared/contract/pronunciations.ts';
import { toasts } from '#shared/contract/toasts.ts';

const minute = 60_000;

function deletes(person: Person, body?: object) {
  return person.send({ method: 'DELETE', url: '/api/user/account', ...(body && { payload: body }) });
}

/** A life with something in every corner of it. */
async function lives(world: World, name: string): Promise<Person & { audioUrl: string }> {
  const person = await world.signUp(name);
  await person.writes('I shared marzipan with Quillfeather.');
  await person.call(pronunciations.save, { body: [{ written: 'Quillfeather', said: 'Quill feather' }] });
  const { audioUrl } = await person.call(toasts.generate, { body: {} });
  await send(world.app, { method: 'POST', url: '/api/auth/forgot-password', payload: { email: person.email } });
  await world.doJobs();
  await send(world.app, { method: 'POST', url: '/api/login', payload: { username: person.email, password } });
  return { ...person, audioUrl: String(audioUrl) };
}

function filesBelow(folder: string): Map<string, string> {
  return new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((path) => statSync(path).isFile())
      .map((path) => [path, readFileSync(path).toString('latin1')]),
  );
}

function recordingsIn(world: World): string[] {
  return [...filesBelow(world.dataDir).keys()].filter((path) => path.includes('/audio/'));
}

describe.each(engines)('deleting an account on %s', (engine) => {
  it('needs the password, or a sign-in of the last ten minutes', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp('ana');
    const wrong = await deletes(ana, { password: 'not the password' });
    expect([wrong.status, wrong.body]).toEqual([
      403,
      {
        code: 'forbidden',
        message: 'That password is not right.',
        fields: { password: 'That password is not right.' },
      },
    ]);
    world.clock.forward(10 * minute + 1);
    for (const body of [undefined, {}, { password: '' }]) {
      const unconfirmed = await deletes(ana, body);
      expect([unconfirmed.status, unconfirmed.body.message]).toEqual([
        403,
        'Please enter your password to delete your account.',
      ]);
    }
    expect((await ana.call(accounts.me)).email).toBe(ana.email);
    expect((await deletes(ana, { password })).status).toBe(200);

    const ben = await world.signUp('ben');
    world.clock.forward(10 * minute);
    expect((await deletes(ben)).status).toBe(200);
    expect(await world.deps.db.selectFrom('users').selectAll().execute()).toEqual([]);
  });

  it('asks who has no password to sign in again', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp('ana');
    await world.deps.db.updateTable('users').set({ password_hash: '' }).execute();
    world.clock.forward(10 * minute + 1);
    for (const body of [{}, { password: 'anything' }]) {
      const refused = await deletes(ana, body);
      expect([refused.status, refused.body.message]).toEqual([403, 'Please sign in again to delete your account.']);
    }
    world.clock.forward(-1);
    expect((await deletes(ana)).status).toBe(200);
  });

  it('lets a password be guessed five times in a quarter of an hour', async () => {
    const world = await createWorld({ engine, env: { RATE_LIMITS: 'on' } });
    const [ana, ben] = [await world.signUp('ana'), await world.signUp('ben')];
    world.clock.forward(11 * minute);
    const statuses: number[] = [];
    for (const guess of ['a', 'b', 'c', 'd', 'e', password]) {
      statuses.push((await deletes(ana, { password: guess })).status);
    }
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
    expect((await deletes(ben, { password: 'a' })).status).toBe(403);
    world.clock.forward(15 * minute);
    expect((await deletes(ana, { password })).status).toBe(200);
  });

  it('ends cookie, bearer, links in mails and waiting work at once', async () => {
    const world = await createWorld({ engine });
    const ana = await lives(world, 'ana');
    const ben = await lives(world, 'ben');
    const link = /token=([0-9a-f-]{36})/.exec(
      world.mails.findLast(({ to, text }) => to === ana.email && text.includes('reset-password'))?.text ?? '',
    )?.[1];
    // A mail that is asked for and not yet sent.
    await send(world.app, { method: 'POST', url: '/api/auth/forgot-password', payload: { email: ana.email } });
    const sent = world.mails.length;

    const answer = await deletes(ana, { password });
    expect([answer.status, answer.headers['set-cookie']]).toEqual([
      200,
      [expect.stringMatching(/^authToken=;/), expect.stringMatching(/^knownDevice=;/)],
    ]);
    expect((await ana.send({ url: '/api/user' })).status).toBe(401);
    const headers = { authorization: `Bearer ${ana.token}` };
    expect((await send(world.app, { url: '/api/notes', headers })).status).toBe(401);
    const reset = await send(world.app, {
      method: 'POST',
      url: '/api/auth/reset-password',
      payload: { token: link, password: 'Another one 77', confirmPassword: 'Another one 77' },
    });
    expect([link?.length, reset.status]).toEqual([36, 400]);
    await world.doJobs();
    expect(world.mails.length).toBe(sent);
    const login = { method: 'POST', url: '/api/login', payload: { username: ana.email, password } } as const;
    expect((await send(world.app, login)).status).toBe(401);
    await expect(world.deps.keyring.of(ana.user.id)).rejects.toThrow('destroyed');
    expect([(await ben.send({ url: ana.audioUrl })).status, (await ben.send({ url: ben.audioUrl })).status]).toEqual([
      404, 200,
    ]);
  });

  it('leaves no row and no byte behind, and nobody else is touched', async () => {
    const world = await createWorld({ engine });
    const { db } = world.deps;
    const ben = await lives(world, 'ben');
    const before = await everyRow(db);
    const recordings = recordingsIn(world);
    const ana = await lives(world, 'ana');
    const key = await db.selectFrom('data_keys').select('wrapped').where('user_id', '=', ana.user.id).execute();
    const traces = [
      ana.email,
      ana.user.username,
      Buffer.from(key[0]?.wrapped ?? []).toString(engine === 'sqlite' ? 'latin1' : 'hex'),
    ];
    const places = async () => [...filesBelow(world.dataDir).values(), JSON.stringify(await everyRow(db))].join('\n');
    // The test can see them while they are there.
    const full = await places();
    expect(traces.map((trace) => full.includes(trace))).toEqual([true, true, true]);
    expect(recordingsIn(world).length).toBe(recordings.length + 1);

    expect((await deletes(ana, { password })).status).toBe(200);
    await world.doJobs();

    const { counts: _, ...left } = await everyRow(db);
    const { counts: __, ...then } = before;
    expect(left).toEqual(then);
    expect(recordingsIn(world)).toEqual(recordings);
    const empty = await places();
    expect(traces.map((trace) => empty.includes(trace))).toEqual([false, false, false]);
    expect((await ben.call(toasts.latest))?.content).toContain('marzipan');
  });

  it('lets the email be used again, by a stranger', async () => {
    const world = await createWorld({ engine });
    const ana = await lives(world, 'ana');
    await deletes(ana, { password });
    const again = await send(world.app, {
      method: 'POST',
      url: '/api/register',
      payload: { email: ana.email, password: 'a rare sentence 7' },
    });
    expect(again.status).toBe(201);
    const headers = { authorization: `Bearer ${again.body.token as string}` };
    expect(again.body.user.id).not.toBe(ana.user.id);
    expect((await send(world.app, { url: '/api/notes', headers })).body).toEqual([]);
    expect((await send(world.app, { url: '/api/toasts/latest', headers })).body).toBeNull();
    expect((await ana.send({ url: '/api/user' })).status).toBe(401);
  });

  it('reaches every table: a row of a person hangs on them', async () => {
    const { deps } = await createWorld({ engine });
    /** What is about no one, or is looked after by hand and has a test for it. */
    const without = new Set(['instance_facts', 'counts', 'feedback', 'data_keys', 'badges']);
    const keys = await everyForeignKey(deps.db);
    const tables = await deps.db.introspection.getTables();
    expect(keys.length).toBeGreaterThan(6);
    const reached = new Set(['users']);
    for (let size = 0; size < reached.size;) {
      size = reached.size;
      for (const { table, refersTo, onDelete } of keys) {
        if (onDelete === 'CASCADE' && reached.has(refersTo)) {
          reached.add(table);
        }
      }
    }
    const missed = tables.map(({ name }) => name).filter((name) => !reached.has(name) && !without.has(name));
    expect(missed, 'these tables outlive the people whose rows are in them').toEqual([]);
    // A reference that neither follows nor lets go would make deletion fail.
    expect(keys.filter(({ onDelete }) => onDelete !== 'CASCADE' && onDelete !== 'SET NULL')).toEqual([]);
    const loose = tables.flatMap(({ name, columns }) =>
      columns
        .filter((column) => /(^|_)(user|friend|owner|author)_id$/.test(column.name) && !without.has(name))
        .filter((column) => !keys.some((one) => one.table === name && one.column === column.name))
        .map((column) => `${name}.${column.name}`),
    );
    expect(loose, 'these columns name people without a reference').toEqual([]);
  });
});
