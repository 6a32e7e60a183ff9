import pino from 'pino';
import { expect, it } from 'vitest';
import { send } from '#server/test/person.ts';
import { createWorld, type World } from '#server/test/world.ts';

async function listened(env: NodeJS.ProcessEnv = {}): Promise<{ world: World; warnings: () => string[] }> {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const world = await createWorld({ env, replaced: { log } });
  return { world, warnings: () => lines.filter((line) => line.includes('TRUSTED_PROXY')) };
}

const forwarded = { url: '/healthz', headers: { 'x-forwarded-for': '203.0.113.9' } };

it('says once that requests come through a proxy that is not named, and not whose', async () => {
  const { world, warnings } = await listened({ TESTING_MODE: 'true' });
  await send(world.app, { url: '/healthz' });
  expect(warnings()).toEqual([]);
  await send(world.app, forwarded);
  await send(world.app, forwarded);
  await send(world.app, { ...forwarded, url: '/api/user' });
  expect(warnings()).toHaveLength(1);
  expect(warnings()[0]).not.toContain('203.0.113.9');
});

it('says nothing where the proxies are named', async () => {
  const { world, warnings } = await listened({ TRUSTED_PROXY: '127.0.0.1' });
  await send(world.app, forwarded);
  expect(warnings()).toEqual([]);
});
