import { expect, it } from 'vitest';
import { createWorld } from '#server/test/world.ts';
import { exports } from '#shared/contract/exports.ts';
import { notes } from '#shared/contract/notes.ts';
import { recordings } from '#shared/contract/recordings.ts';

it('two exports of a person are under way at a time, whichever, and the third says when to come back', async () => {
  const world = await createWorld();
  const [ana, ben] = [await world.signUp('ana'), await world.signUp('ben')];
  const recording = '0'.repeat(32);
  await ana.send({
    method: 'PUT',
    url: recordings.keep.path.replace(':recording', recording),
    query: { ms: '1000' },
    headers: { 'content-type': 'audio/webm' },
    payload: Buffer.from('1a45dfa3', 'hex'),
  });
  await ana.call(notes.create, { body: { content: '', recording } });
  const { store } = world.deps;
  const readable = Promise.withResolvers<void>();
  let reading = 0;
  world.deps.store = {
    ...store,
    get: async (key) => {
      reading += 1;
      await readable.promise;
      return store.get(key);
    },
  };
  const [archive, reflections] = [{ url: exports.archive.path }, { url: exports.reflections.path }];
  const underWay = [ana.send(archive), ana.send(archive)];
  await expect.poll(() => reading).toBe(2);
  for (const third of [archive, reflections]) {
    const { status, headers, body } = await ana.send(third);
    expect([status, headers['retry-after'], body.message]).toEqual([
      429,
      '5',
      'Rate limit exceeded. Please try again in 5 seconds.',
    ]);
  }
  expect((await ben.send(reflections)).body).toEqual({ notes: [] });
  readable.resolve();
  expect((await Promise.all(underWay)).map(({ status }) => status)).toEqual([200, 200]);
  expect((await ana.send(reflections)).status).toBe(200);
});
