import { expect, it } from 'vitest';
import { createWorld } from '#server/test/world.ts';
import { notes } from '#shared/contract/notes.ts';

async function worldOfTwo(env: Record<string, string> = {}) {
  const { signUp, clock } = await createWorld({ env });
  const [ana, ben] = [await signUp('ana'), await signUp('ben')];
  const { headers } = await ana.send({ url: notes.list.path });
  const known = { 'if-none-match': String(headers['etag']) };
  return { ana, ben, clock, known };
}

it('an unchanged answer is told in as little as a cache needs', async () => {
  const { ana, known } = await worldOfTwo();
  const { status, text, headers } = await ana.send({ url: notes.list.path, headers: known });
  expect([status, text]).toEqual([304, '']);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', etag: known['if-none-match'] });
});

it('an unchanged answer is refused to another person and without a session', async () => {
  const { ana, ben, known } = await worldOfTwo();
  const meantForBen = { ...known, 'for-person': String(ben.user.id) };
  expect((await ana.send({ url: notes.list.path, headers: meantForBen })).status).toBe(401);
  expect((await ana.send({ url: notes.list.path, headers: { ...known, cookie: '' } })).status).toBe(401);
  expect((await ben.send({ url: notes.list.path, headers: known })).status).toBe(200);
});

it('an unchanged answer counts towards the rate limit', async () => {
  const { ana, clock, known } = await worldOfTwo({ RATE_LIMITS: 'on' });
  const ask = () => ana.send({ url: notes.list.path, headers: known });
  const answers = await Promise.all(Array.from({ length: 310 }, ask));
  const refused = answers.filter(({ status }) => status === 429).length;
  // The first one was asked for whole.
  expect([answers.length - refused, refused]).toEqual([299, 11]);
  clock.forward(60_000);
  expect((await ask()).status).toBe(304);
});
