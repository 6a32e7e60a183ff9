import { createECDH, createHash } from 'node:crypto';
import dns, { type LookupAddress } from 'node:dns';
import { describe, expect, it, onTestFinished, test, vi } from 'vitest';
import webPush from 'web-push';
import { isPublicAddress } from '#server/platform/push/public-address.ts';
import { createPush } from '#server/platform/push/push.ts';
import { createWorld, engines, type World } from '#server/test/world.ts';
import type { Person } from '#server/test/person.ts';
import { preparePushKeys } from './keys.ts';
import { push } from '#shared/contract/push.ts';
import { unnoted } from '#server/platform/outside/unnoted.fixture.ts';

const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0';

async function reaches(world: World, person: Person): Promise<number | undefined> {
  const row = await world.deps.db
    .selectFrom('settings')
    .select('reaches_devices')
    .where('user_id', '=', person.user.id)
    .executeTakeFirst();
  return row?.reaches_devices;
}

describe.each(engines)('a browser that takes notifications, on %s', (engine) => {
  it('is added, listed and ended by its person, and takes those of one person', async () => {
    const world = await createWorld({ engine });
    const [ana, ben] = [await world.signUp('ana'), await world.signUp('ben')];
    const endpoint = 'https://push.example.com/send/a-very-secret-name';
    const add = (person: Person) =>
      person.send({
        method: 'POST',
        url: push.add.path,
        payload: { endpoint, keys },
        headers: { 'user-agent': firefox },
      });
    const added = await add(ana);
    expect(added).toMatchObject({ status: 201, body: { device: 'Firefox on Windows' } });
    expect(await ana.call(push.list)).toEqual([added.body]);
    expect(added.body.mark).toBe(createHash('sha256').update(endpoint).digest('base64url'));
    expect(await reaches(world, ana)).toBe(1);
    const stored = JSON.stringify(await world.deps.db.selectFrom('push_devices').selectAll().execute());
    expect(stored).not.toContain('a-very-secret-name');

    // Once more is the same browser.
    await add(ana);
    expect(await ana.call(push.list)).toHaveLength(1);
    // Someone else signs in on it.
    await add(ben);
    expect([await ana.call(push.list), await reaches(world, ana), await reaches(world, ben)]).toEqual([[], 0, 1]);
    const [device] = await ben.call(push.list);
    expect((await ana.send({ method: 'DELETE', url: `/api/push/devices/${String(device?.id)}` })).status).toBe(404);
    await ben.call(push.remove, { params: { id: String(device?.id) } });
    expect([await ben.call(push.list), await reaches(world, ben)]).toEqual([[], 0]);
  });

  it('knows this server by one key, whichever process made it', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp('ana');
    await world.deps.db.deleteFrom('instance_facts').where('name', '=', 'push_keys').execute();
    await Promise.all(Array.from({ length: 8 }, () => preparePushKeys(world.deps)));
    const answers = [await ana.call(push.key), await ana.call(push.key)];
    expect(new Set(answers.map(({ publicKey }) => publicKey)).size).toBe(1);
    expect(Buffer.from(answers[0]?.publicKey ?? '', 'base64url')).toHaveLength(65);
    const facts = await world.deps.db
      .selectFrom('instance_facts')
      .selectAll()
      .where('name', '=', 'push_keys')
      .execute();
    expect(Buffer.from(facts[0]?.value ?? []).toString()).not.toContain(answers[0]?.publicKey);
  });
});

test('the oldest browser gives way to the newest', async () => {
  const world = await createWorld();
  const ana = await world.signUp('ana');
  for (let at = 0; at < 21; at += 1) {
    await ana.call(push.add, { body: { endpoint: `https://push.example.com/${String(at)}`, keys } });
  }
  const listed = await ana.call(push.list);
  expect([listed.length, listed[0]?.id]).toEqual([20, 2]);
});

test.each([
  'http://push.example.com/a',
  'https://localhost/a',
  'https://127.0.0.1/a',
  'https://[::1]/a',
  'https://[::ffff:10.0.0.1]/a',
  'https://0x7f.1/a',
  'https://2130706433/a',
  'https://169.254.169.254/latest/meta-data',
  'https://192.168.1.1/a',
  'https://push.example.com:8443/a',
  'https://user:password@push.example.com/a',
  'https://intranet/a',
  'ftp://push.example.com/a',
  'not an address',
])('nothing is ever sent to %s', async (endpoint) => {
  const world = await createWorld();
  const ana = await world.signUp('ana');
  const answer = await ana.send({ method: 'POST', url: push.add.path, payload: { endpoint, keys } });
  expect(answer.status).toBe(400);
  expect(world.deps.push.accepts(endpoint)).toBe(false);
});

test.each([
  ['8.8.8.8', true],
  ['172.15.0.1', true],
  ['172.16.0.1', false],
  ['100.64.0.1', false],
  ['224.0.0.1', false],
  ['2606:4700::1111', true],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['push.example.com', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

test('a name that leads into the own network is not connected to', async () => {
  const sender = createPush({ privateHosts: [], contact: 'mailto:toast@example.org' });
  // A name of the internet as far as anyone sees, until the moment in which it is looked up.
  const endpoint = 'https://push.localhost/a';
  const leadsHere = (_name: string, _options: object, done: (error: null, found: LookupAddress[]) => void) =>
    done(null, [
      { address: '8.8.8.8', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ]);
  const lookup = vi.spyOn(dns, 'lookup').mockImplementation(leadsHere as never);
  onTestFinished(() => lookup.mockRestore());
  expect(sender.accepts(endpoint)).toBe(true);
  const point = createECDH('prime256v1').generateKeys('base64url');
  const sending = sender.send(
    { endpoint, keys: { p256dh: point, auth: 'A'.repeat(22) } },
    { data: {}, ttlSeconds: 1, topic: 'toast' },
    { keys: webPush.generateVAPIDKeys(), outgoing: unnoted },
  );
  await expect(sending).rejects.toMatchObject({
    trouble: 'not-taken',
    message: expect.stringContaining('ENOTPUBLIC') as string,
  });
});
