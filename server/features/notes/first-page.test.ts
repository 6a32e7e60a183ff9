import { expect, it, onTestFinished, vi } from 'vitest';
import type { Person } from '#server/test/person.ts';
import { createWorld, engines } from '#server/test/world.ts';
import { notes, type Note } from '#shared/contract/notes.ts';

it.each(engines)('first pages that are asked for at once are each of their own person, on %s', async (engine) => {
  const { signUp, deps } = await createWorld({ engine });
  const [ana, ben, cem] = [await signUp('ana'), await signUp('ben'), await signUp('cem')];
  for (const [who, content] of [
    [ana, 'A heron.'],
    [ben, 'A tram.'],
    [ana, 'Two herons.'],
    [ben, 'Two trams.'],
    [ana, 'Three herons.'],
  ] as const) {
    await who.writes(content);
  }
  const questions = vi.spyOn(deps.db.getExecutor().constructor.prototype as { executeQuery(): void }, 'executeQuery');
  onTestFinished(() => questions.mockRestore());
  const page = (who: Person, limit: number) => who.send({ url: `${notes.list.path}?limit=${String(limit)}` });
  const pages = await Promise.all([page(ana, 2), page(ben, 2), page(cem, 2), page(ana, 1)]);
  expect(pages.map(({ body }) => (body as Note[]).map(({ content }) => content))).toEqual([
    ['Three herons.', 'Two herons.'],
    ['Two trams.', 'A tram.'],
    [],
    ['Three herons.'],
  ]);
  const asked = questions.mock.calls.filter((call) => JSON.stringify(call).includes('local_date')).length;
  // On PostgreSQL what comes while one is answered goes together.
  expect(asked < 4).toBe(engine === 'postgres');
});
