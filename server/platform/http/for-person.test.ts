import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createWorld } from '#server/test/world.ts';
import { notes } from '#shared/contract/notes.ts';

it('a call that says whose it is does nothing for anyone else, and ends no session', async () => {
  const { signUp } = await createWorld({ engine: 'sqlite' });
  const [ana, ben] = [await signUp('ana'), await signUp('ben')];
  const draft = { content: 'Of Ana.', key: randomUUID(), updatedAt: '2026-03-04T10:00:00Z' };
  const calls = [
    { method: 'POST' as const, url: notes.create.path, payload: { content: 'Of Ana.' } },
    { method: 'PUT' as const, url: notes.keepDraft.path, payload: draft },
    { method: 'GET' as const, url: notes.draft.path },
  ];
  for (const request of calls) {
    const other = await ben.send({ ...request, headers: { 'for-person': String(ana.user.id) } });
    expect([request.url, other.status, other.body]).toEqual([
      request.url,
      401,
      { code: 'unauthenticated', message: 'Please sign in.' },
    ]);
    const own = await ana.send({ ...request, headers: { 'for-person': String(ana.user.id) } });
    expect(own.status).toBeLessThan(300);
  }
  expect(await ben.call(notes.list)).toEqual([]);
  expect(await ben.call(notes.draft)).toBeNull();
});
