import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeDueToasts } from '#server/test/due-toasts.ts';
import { createWorld, engines } from '#server/test/world.ts';
import { notes } from '#shared/contract/notes.ts';

describe.each(engines)('reflections on %s', (engine) => {
  it('are saved, listed newest first, and deleted', async () => {
    const { clock, signUp } = await createWorld({ engine });
    const ana = await signUp();
    const first = await ana.writes('The heron was back on the canal.');
    clock.forward(60_000);
    const second = await ana.writes('  Bread came out right.  ');
    expect(await ana.call(notes.list)).toEqual([
      {
        id: second,
        content: 'Bread came out right.',
        createdAt: '2026-03-04T10:01:00.000Z',
        localDate: '2026-03-04',
        timezone: 'Europe/Lisbon',
        audioUrl: null,
        audioMs: null,
        bundleTag: null,
        keptOut: false,
        version: 1,
        updatedAt: null,
      },
      {
        id: first,
        content: 'The heron was back on the canal.',
        createdAt: '2026-03-04T10:00:00.000Z',
        localDate: '2026-03-04',
        timezone: 'Europe/Lisbon',
        audioUrl: null,
        audioMs: null,
        bundleTag: null,
        keptOut: false,
        version: 1,
        updatedAt: null,
      },
    ]);
    await ana.call(notes.remove, { params: { id: String(first) } });
    expect((await ana.call(notes.list)).map(({ id }) => id)).toEqual([second]);
    expect((await ana.send({ method: 'DELETE', url: `/api/notes/${String(first)}` })).status).toBe(404);
  });

  it("are nobody else's", async () => {
    const { signUp } = await createWorld({ engine });
    const [ana, ben] = [await signUp('ana'), await signUp('ben')];
    const id = await ana.writes('Mine alone.');
    const foreign = await ben.send({ method: 'DELETE', url: `/api/notes/${String(id)}` });
    const missing = await ben.send({ method: 'DELETE', url: '/api/notes/999999' });
    expect(foreign.status).toBe(404);
    expect(foreign.text).toBe(missing.text);
    expect(await ben.call(notes.list)).toEqual([]);
    expect(await ana.call(notes.list)).toHaveLength(1);
  });

  it('come back byte for byte', async () => {
    const { signUp } = await createWorld({ engine });
    const ana = await signUp();
    const words = ['a\u0301 vs \u00e1', 'line\r\nbreak\ttab', '\u{1f}\u202e rtl', '%00 \\u0000'];
    for (const content of words) {
      await ana.writes(content);
    }
    expect((await ana.call(notes.list)).map(({ content }) => content).toReversed()).toEqual(words);
  });

  it('are saved once however often the same save is sent', async () => {
    const { signUp } = await createWorld({ engine });
    const [ana, ben] = [await signUp('ana'), await signUp('ben')];
    const key = randomUUID();
    const ids = await Promise.all(Array.from({ length: 20 }, () => ana.writes('Only once.', { key })));
    expect(new Set(ids).size).toBe(1);
    expect(await ana.call(notes.list)).toHaveLength(1);
    await expect(ana.writes('Other words.', { key })).rejects.toThrow('already saved with different words');
    // The same key of another person is another key.
    expect(await ben.writes('Hers is hers.', { key })).not.toBe(ids[0]);
  });

  it('refuse a key that is no UUID', async () => {
    const { signUp } = await createWorld({ engine });
    const ana = await signUp();
    await expect(ana.writes('Words', { key: 'abc' })).rejects.toThrow('The Idempotency-Key must be a UUID.');
  });

  it("belong to the day on the writer's calendar", async () => {
    const { clock, signUp } = await createWorld({ engine });
    const ana = await signUp('ana', { timezone: 'America/New_York' });
    clock.set('2026-03-05T03:00:00Z');
    await ana.writes('Late in New York.');
    await ana.writes('Already tomorrow in Kathmandu.', { timezone: 'Asia/Kathmandu' });
    expect((await ana.call(notes.list)).map(({ localDate }) => localDate).toSorted()).toEqual([
      '2026-03-04',
      '2026-03-05',
    ]);
    expect((await ana.call(notes.today, { query: {} })).map(({ content }) => content)).toEqual(['Late in New York.']);
    clock.set('2026-03-05T05:00:00Z');
    expect((await ana.call(notes.today, { query: {} })).map(({ content }) => content)).toEqual([
      'Already tomorrow in Kathmandu.',
    ]);
  });

  it('make the week and the streak', async () => {
    const { clock, deps, signUp } = await createWorld({ engine });
    clock.set('2026-02-26T12:00:00Z');
    const ana = await signUp('ana', { timezone: 'UTC' });
    expect(await ana.call(notes.stats, { query: {} })).toEqual({
      streak: 0,
      weeklyNotesCount: 0,
      totalNotesNeeded: 7,
      weekBegan: '2026-02-26T12:00:00.000Z',
      weekDays: [],
      nextToastDate: '2026-03-01T09:00:00.000Z',
    });
    for (const day of ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02', '2026-03-04']) {
      clock.set(`${day}T12:00:00Z`);
      await makeDueToasts(deps);
      await ana.writes(`Something good on ${day}.`);
    }
    clock.set('2026-03-05T08:00:00Z');
    // The week began with the toast of Sunday the first; Tuesday's missed day is forgiven.
    expect(await ana.call(notes.stats, { query: {} })).toEqual({
      streak: 5,
      weeklyNotesCount: 3,
      totalNotesNeeded: 7,
      weekBegan: '2026-03-01T09:00:00.000Z',
      weekDays: ['2026-03-01', '2026-03-02', '2026-03-04'].map((localDate) => ({
        localDate,
        count: 1,
        noteId: expect.any(Number) as number,
      })),
      nextToastDate: '2026-03-08T09:00:00.000Z',
    });
  });
});
