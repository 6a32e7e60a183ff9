import { describe, expect, it } from 'vitest';
import type { Person } from '#server/test/person.ts';
import { createWorld, engines, type World } from '#server/test/world.ts';
import { badges } from '#shared/contract/badges.ts';
import { notes } from '#shared/contract/notes.ts';

async function own(person: Person): Promise<string[]> {
  return (await person.call(badges.list)).filter(({ awardedAt }) => awardedAt !== null).map(({ name }) => name);
}

/** Someone for whom a save can go without counting: with seven of today, and others of a day long ago. */
async function longAtIt({ deps, signUp }: World, ofLongAgo: number): Promise<{ ana: Person; today: number[] }> {
  const ana = await signUp('ana', { timezone: 'UTC' });
  const row = {
    user_id: ana.user.id,
    content: Buffer.alloc(0),
    timezone: 'UTC',
    local_date: '2025-12-01',
    created_at: Date.parse('2025-12-01T10:00:00Z'),
  };
  const rows = Array.from({ length: ofLongAgo }, () => row);
  await deps.db.insertInto('notes').values(rows).execute();
  const today: number[] = [];
  for (let at = 0; at < 7; at += 1) {
    today.push(await ana.writes(`Bread ${at}.`));
  }
  return { ana, today };
}

describe.each(engines)('saves that need no counting on %s', (engine) => {
  it('give way to those that do before a badge is near', async () => {
    const { ana } = await longAtIt(await createWorld({ engine }), 100);
    expect(await own(ana)).not.toContain('Good Vintage');
    await Promise.all(Array.from({ length: 43 }, (_, at) => ana.writes(`Cake ${at}.`)));
    expect(await own(ana)).toContain('Good Vintage');
  });

  it('are none when the day has been emptied since', async () => {
    const { ana, today } = await longAtIt(await createWorld({ engine }), 60);
    const [yesterday = 0, theDayBefore = 0, ...others] = today;
    const move = (id: number, localDate: string) =>
      ana.call(notes.change, { params: { id: String(id) }, body: { version: 1, localDate } });
    for (const id of others) {
      await ana.call(notes.remove, { params: { id: String(id) } });
    }
    await move(yesterday, '2026-03-03');
    await move(theDayBefore, '2026-03-02');
    expect(await own(ana)).not.toContain('Three in a Row');
    await ana.writes('Soup.');
    expect(await own(ana)).toContain('Three in a Row');
  });

  it('are kept as they were written, each once', async () => {
    const { ana } = await longAtIt(await createWorld({ engine }), 60);
    const words = Array.from({ length: 20 }, (_, at) => `Tea ${at}.`);
    const key = crypto.randomUUID();
    const ids = await Promise.all(words.map((content) => ana.writes(content)));
    const again = await Promise.all(words.map(() => ana.writes('Only once.', { key })));
    expect([new Set(ids).size, new Set(again).size]).toEqual([20, 1]);
    const saved = await Promise.all(ids.map((id) => ana.call(notes.get, { params: { id: String(id) } })));
    expect(saved.map(({ content }) => content)).toEqual(words);
  });
});
