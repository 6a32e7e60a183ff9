import { describe, expect, it } from 'vitest';
import { createWorld, engines } from '#server/test/world.ts';
import { instantAt } from '#shared/calendar.ts';
import { notes } from '#shared/contract/notes.ts';
import { settings } from '#shared/contract/settings.ts';
import { createModel } from './model.fixture.ts';

const zones = [
  'Australia/Perth',
  'UTC',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'Europe/London',
  'Europe/Paris',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Asia/Kathmandu',
];

/**
 * The first minutes of a day, those just before an hour that servers like, and the last; clocks jump in some places.
 * With the day each is of for someone whose day ends at 3:00.
 */
const moments = [
  ['2026-03-07', 23, 59, '2026-03-07'],
  ['2026-03-08', 0, 0, '2026-03-07'],
  ['2026-03-08', 0, 1, '2026-03-07'],
  ['2026-03-08', 3, 0, '2026-03-08'],
  ['2026-03-08', 7, 59, '2026-03-08'],
  ['2026-03-10', 2, 59, '2026-03-09'],
  ['2026-03-29', 23, 59, '2026-03-29'],
  ['2026-03-30', 0, 0, '2026-03-29'],
  ['2026-03-30', 3, 0, '2026-03-30'],
] as const;

describe.each(engines)('the day of a reflection on %s', (engine) => {
  it.each([0, 3])('is that of its writer to the minute, ending at %i', { timeout: 60_000 }, async (dayEndHour) => {
    const { clock, deps, signUp } = await createWorld({ engine });
    for (const timezone of zones) {
      clock.set('2026-03-01T00:00:00Z');
      const ana = await signUp('ana', { timezone });
      await deps.db.updateTable('sessions').set({ expires_at: 9e15 }).execute();
      await ana.call(settings.savePreferences, { body: { dayEndHour } });
      const model = createModel(timezone, clock.now());
      model.settings.dayEndHour = dayEndHour;
      for (const [written, hour, minute, ofNight] of moments) {
        clock.set(new Date(instantAt({ date: written, hour, minute, zone: timezone })).toISOString());
        const date = dayEndHour === 0 ? written : ofNight;
        const now = clock.now();
        const content = `At ${String(hour)}:${String(minute)}.`;
        const id = await ana.writes(content);
        model.save({ content }, { key: undefined, id, now });
        const today = await ana.call(notes.today, {});
        expect([timezone, model.today(now)]).toEqual([timezone, date]);
        expect([timezone, today[0]?.id, today[0]?.localDate]).toEqual([timezone, id, date]);
        expect(today).toHaveLength(model.list().filter(({ localDate }) => localDate === date).length);
        expect(await ana.call(notes.stats, {})).toMatchObject({
          streak: model.streak(date),
          weeklyNotesCount: model.week(now),
        });
      }
    }
  });

  it('has not begun for whoever has not ended the day before, and looks back from that', async () => {
    const { clock, signUp } = await createWorld({ engine });
    const ana = await signUp('ana', { timezone: 'America/New_York' });
    const on = (localDate: string) =>
      ana.send({ method: 'POST', url: '/api/notes', payload: { content: 'A.', localDate } });
    const lastYear = await on('2025-03-07');
    await on('2025-03-08');
    clock.set('2026-03-08T06:59:00Z');
    await ana.call(settings.savePreferences, { body: { dayEndHour: 3 } });
    const id = await ana.writes('A late walk.');
    const toNextDay = () =>
      ana.send({ method: 'PATCH', url: `/api/notes/${String(id)}`, payload: { version: 1, localDate: '2026-03-08' } });
    for (const refused of [await on('2026-03-08'), await toNextDay()]) {
      expect([refused.status, refused.body.message]).toEqual([400, 'This day is still to come.']);
    }
    const before = await ana.call(notes.onThisDay, {});
    expect(before.map((note) => note.id)).toEqual([lastYear.body.id]);

    // The clocks go from 1:59 to 3:00.
    clock.forward(60_000);
    expect((await toNextDay()).status).toBe(200);
    expect((await ana.call(notes.onThisDay, {})).map((note) => note.localDate)).toEqual(['2025-03-08']);
  });

  it('refuses zones that are none, wherever one may be given', async () => {
    const { signUp } = await createWorld({ engine });
    const ana = await signUp();
    const id = await ana.writes('A heron.');
    for (const timezone of ['', 'XYZ5ABC', '+05:30', '../etc', 'x'.repeat(10_000), 'Europe/Lis\0bon', 'Mars/Olympus']) {
      const query = { timezone };
      for (const answer of [
        await ana.send({ method: 'POST', url: '/api/notes', payload: { content: 'A heron.', timezone } }),
        await ana.send({
          method: 'PATCH',
          url: `/api/notes/${String(id)}`,
          payload: { version: 1, localDate: '2026-03-01', timezone },
        }),
        await ana.send({ url: '/api/notes/on-this-day', query }),
        await ana.send({ url: '/api/notes/today', query }),
        await ana.send({ url: '/api/stats', query }),
      ]) {
        expect([timezone.slice(0, 20), answer.status]).toEqual([timezone.slice(0, 20), 400]);
      }
    }
    expect(await ana.call(notes.list)).toHaveLength(1);
  });
});
