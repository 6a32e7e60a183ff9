import { expect, test } from 'vitest';
import { send } from '#server/test/person.ts';
import { createWorld, engines } from '#server/test/world.ts';
import { feeds } from '#shared/contract/feeds.ts';
import { limits } from '#shared/limits.ts';

test.each(engines)('a feed is made, listed, read and ended by its owner alone, on %s', async (engine) => {
  const world = await createWorld({ engine, env: { PUBLIC_URL: 'http://clink.example.org' } });
  const [ana, ben] = [await world.signUp('ana'), await world.signUp('ben')];
  const { feed, address } = await ana.call(feeds.make, { body: { kind: 'podcast', name: '  Kitchen radio ' } });
  expect(feed).toMatchObject({ kind: 'podcast', name: 'Kitchen radio', lastUsedAt: null });
  expect(address).toMatch(/^http:\/\/clink\.example\.org\/api\/podcasts\/[\w-]{43}\/feed\.xml$/);
  const token = address.split('/')[5] ?? '';
  const url = new URL(address).pathname;

  expect(await ana.call(feeds.list)).toEqual([feed]);
  expect(JSON.stringify(await ana.call(feeds.list))).not.toContain(token);
  expect(await ben.call(feeds.list)).toEqual([]);
  const stored = await world.deps.db.selectFrom('feeds').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(token);

  expect((await send(world.app, { url })).status).toBe(200);
  expect(await ana.call(feeds.list)).toEqual([{ ...feed, lastUsedAt: '2026-03-04T10:00:00.000Z' }]);
  // The secret of a podcast opens no calendar.
  expect((await send(world.app, { url: `/api/calendars/${token}/clink.ics` })).status).toBe(404);

  expect((await ben.send({ method: 'DELETE', url: `/api/feeds/${String(feed.id)}` })).status).toBe(404);
  await ana.call(feeds.remove, { params: { id: String(feed.id) } });
  expect((await send(world.app, { url })).status).toBe(404);
  expect(await ana.call(feeds.list)).toEqual([]);
});

test('when a feed was last read is written down once an hour', async () => {
  const world = await createWorld();
  const ana = await world.signUp('ana');
  const { address } = await ana.call(feeds.make, { body: { kind: 'calendar', name: 'Phone' } });
  const url = new URL(address).pathname;
  const lastUsed = async () => (await ana.call(feeds.list))[0]?.lastUsedAt;
  world.clock.set('2026-03-04T11:59:59Z');
  await send(world.app, { url });
  expect(await lastUsed()).toBe('2026-03-04T11:00:00.000Z');
  world.clock.set('2026-03-04T12:00:00Z');
  await send(world.app, { url });
  expect(await lastUsed()).toBe('2026-03-04T12:00:00.000Z');
});

test('there are only so many of a kind, and each has a name', async () => {
  const world = await createWorld();
  const ana = await world.signUp('ana');
  for (let made = 0; made < limits.feedsMax; made += 1) {
    await ana.call(feeds.make, { body: { kind: 'podcast', name: `Device ${String(made)}` } });
  }
  const make = (kind: string, name: string) =>
    ana.send({ method: 'POST', url: feeds.make.path, payload: { kind, name } });
  expect(await make('podcast', 'One more')).toMatchObject({
    status: 409,
    body: { message: 'You have 10 of these already. Remove one that you no longer use.' },
  });
  expect((await make('calendar', 'Phone')).status).toBe(201);
  expect((await make('calendar', '   ')).status).toBe(400);
  expect((await make('calendar', 'x'.repeat(61))).status).toBe(400);
  expect((await make('newsletter', 'Phone')).status).toBe(400);
});

test('secrets that open nothing all get the same answer, and too many of them are refused', async () => {
  const world = await createWorld({ env: { RATE_LIMITS: 'on' } });
  const ana = await world.signUp('ana');
  const { address } = await ana.call(feeds.make, { body: { kind: 'podcast', name: 'Car' } });
  const guess = () =>
    send(world.app, {
      url: `/api/podcasts/${world.deps.random.bytes(32).toString('base64url')}/feed.xml`,
      remoteAddress: '203.0.113.9',
    });
  const answers = new Set<string>();
  for (let tries = 0; tries < 30; tries += 1) {
    const { status, text } = await guess();
    answers.add(`${String(status)} ${text}`);
  }
  expect(answers.size).toBe(1);
  expect([...answers][0]).toMatch(/^404/);
  expect((await guess()).status).toBe(429);
  // A program that knows a secret reads on, from the same address too.
  expect((await send(world.app, { url: new URL(address).pathname, remoteAddress: '203.0.113.9' })).status).toBe(200);
});

test('a feed goes with its account', async () => {
  const world = await createWorld();
  const ana = await world.signUp('ana');
  const { address } = await ana.call(feeds.make, { body: { kind: 'calendar', name: 'Phone' } });
  await ana.send({ method: 'DELETE', url: '/api/user/account', payload: { password: ana.password } });
  expect((await send(world.app, { url: new URL(address).pathname })).status).toBe(404);
  expect(await world.deps.db.selectFrom('feeds').selectAll().execute()).toEqual([]);
});
