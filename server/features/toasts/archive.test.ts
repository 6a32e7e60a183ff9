import { describe, expect, it } from 'vitest';
import type { Engine } from '#server/platform/db/database.ts';
import { quickSpeech } from '#server/test/quick-speech.ts';
import { createWorld, engines } from '#server/test/world.ts';
import { toasts } from '#shared/contract/toasts.ts';
import { makeWeeklyToast } from './toasts.service.ts';

const hourMs = 3_600_000;

/** Someone with a toast of each of these, an hour apart, the oldest first. */
async function archiveOf(engine: Engine, weeks: string[]) {
  const world = await createWorld({ engine, replaced: { speech: quickSpeech() } });
  const ana = await world.signUp('ana', { timezone: 'UTC' });
  const ids: number[] = [];
  for (const words of weeks) {
    const start = world.clock.now();
    await ana.writes(words);
    world.clock.forward(hourMs);
    const toast = await makeWeeklyToast(world.deps, ana.user.id, { interval: { start, end: world.clock.now() } });
    ids.push(toast?.id ?? 0);
  }
  return { world, ana, ids };
}

describe.each(engines)('the archive of toasts on %s', (engine) => {
  it('holds every toast, newest first, and each with the ones beside it', async () => {
    const { ana, ids } = await archiveOf(engine, [
      'We picked the first lemons.',
      'The bell rings again.',
      'It snowed.',
    ]);
    const { toasts: listed, isLast } = await ana.call(toasts.list);
    expect([listed.map(({ id }) => id), isLast]).toEqual([ids.toReversed(), true]);
    expect(listed.at(-1)).toMatchObject({ early: false, hasVoice: true, shared: false });
    expect(listed.at(-1)?.title).toMatch(/lemons/);
    const beside = async (id = 0) => {
      const { previousId, nextId, content } = await ana.call(toasts.find, { params: { id: String(id) } });
      expect(content.length).toBeGreaterThan(20);
      return [previousId, nextId];
    };
    expect(await Promise.all(ids.map(beside))).toEqual([
      [null, ids[1]],
      [ids[0], ids[2]],
      [ids[1], null],
    ]);
  });

  it('is searched by words, without their accents, in any script', async () => {
    const { ana, ids } = await archiveOf(engine, ['Zoë brought plums.', 'Мама позвонила.', 'Zoë and I saw a heron.']);
    const found = async (query: string) =>
      (await ana.call(toasts.list, { query: { query } })).toasts.map(({ id }) => id);
    expect(await found('zoe')).toEqual([ids[2], ids[0]]);
    expect(await found('ZOE heron')).toEqual([ids[2]]);
    expect(await found('мама')).toEqual([ids[1]]);
    expect(await found('pear')).toEqual([]);
    expect(await found('  ')).toHaveLength(3);
  });

  it('comes in pages, of a search too', { timeout: 60_000 }, async () => {
    const weeks = Array.from({ length: 53 }, (_, at) => (at % 2 === 0 ? 'We picked lemons.' : 'The bell rang.'));
    const { ana, ids } = await archiveOf(engine, weeks);
    const all = async (query?: string) => {
      const pages: number[][] = [];
      for (let isLast = false, after: number | undefined; !isLast; after = pages.at(-1)?.at(-1)) {
        const page = await ana.call(toasts.list, {
          query: { ...(query && { query }), ...(after && { after: String(after) }) },
        });
        pages.push(page.toasts.map(({ id }) => id));
        ({ isLast } = page);
      }
      return pages;
    };
    expect((await all()).map((page) => page.length)).toEqual([20, 20, 13]);
    expect((await all()).flat()).toEqual(ids.toReversed());
    expect((await all('lemons')).map((page) => page.length)).toEqual([20, 7]);
    expect((await all('bell')).flat()).toEqual(ids.filter((_, at) => at % 2 === 1).toReversed());
  });

  it('is its owner’s alone, and says of damaged words that they are', async () => {
    const { world, ana, ids } = await archiveOf(engine, ['We picked the first lemons.', 'The bell rings again.']);
    const ben = await world.signUp('ben');
    expect(await ben.call(toasts.list)).toEqual({ toasts: [], isLast: true });
    for (const url of [`/api/toasts/${String(ids[0])}`, `/api/toasts?after=${String(ids[0])}`, '/api/toasts/999']) {
      expect((await ben.send({ method: 'GET', url })).status).toBe(404);
    }
    await world.deps.db
      .updateTable('toasts')
      .set({ lines: Buffer.from('damaged') })
      .where('id', '=', ids[0] ?? 0)
      .execute();
    world.deps.keyring.forget(ana.user.id);
    expect((await ana.call(toasts.list)).toasts.map(({ title }) => title === null)).toEqual([false, true]);
    expect((await ana.call(toasts.list, { query: { query: 'lemons' } })).toasts).toEqual([]);
    expect(await ana.call(toasts.find, { params: { id: String(ids[0]) } })).toMatchObject({
      unreadable: true,
      content: '',
    });
  });
});
