import { describe, expect, it, vi } from 'vitest';
import { send } from '#server/test/person.ts';
import { createWorld, engines } from '#server/test/world.ts';
import { localDate, weekdayOf } from '#shared/calendar.ts';
import { demoAccount, seedDemo } from './seed.ts';

/** In the middle of a week; the minute after a toast; the morning before one, on which clocks change; the last of a year. */
const days = ['2026-03-05T21:00:00Z', '2026-11-22T09:00:00Z', '2026-03-29T06:00:00Z', '2027-12-31T23:59:59Z'] as const;

describe.each(engines)('the demo account on %s', (engine) => {
  it.each(engine === 'sqlite' ? days : days.slice(0, 1))(
    'has weeks of life and toasts behind it on %s',
    async (day) => {
      vi.stubEnv('TZ', 'Europe/Lisbon');
      const { app, deps, clock } = await createWorld({ engine });
      clock.set(day);
      const said: string[] = [];
      await seedDemo(deps, (sentence) => said.push(sentence));
      await seedDemo(deps, (sentence) => said.push(sentence));
      expect(said.at(-1)).toContain('is there already');

      const login = await send(app, {
        method: 'POST',
        url: '/api/login',
        payload: { username: demoAccount.email, password: demoAccount.password },
      });
      const headers = { authorization: `Bearer ${login.body.token}` };
      expect(login.body.user.firstLogin).toBe(false);
      const notes = (await send(app, { url: '/api/notes', headers })).body as {
        createdAt: string;
        localDate: string;
      }[];
      expect(notes.length).toBeGreaterThan(25);
      expect(notes.every(({ createdAt }) => Date.parse(createdAt) <= clock.now())).toBe(true);
      // Today is written, and the week's glass is not empty.
      expect(notes[0]?.localDate).toBe(localDate(clock.now(), 'Europe/Lisbon'));
      const stats = (await send(app, { url: '/api/stats', headers })).body as { weeklyNotesCount: number };
      expect(stats.weeklyNotesCount).toBeGreaterThan(0);

      const toasts = await deps.db.selectFrom('toasts').select(['interval_end', 'early', 'audio_id']).execute();
      expect(toasts).toHaveLength(5);
      expect(toasts.every(({ early, audio_id }) => early === 0 && audio_id !== null)).toBe(true);
      const latest = (await send(app, { url: '/api/toasts/latest', headers })).body as { intervalEnd: string };
      expect(weekdayOf(latest.intervalEnd.slice(0, 10))).toBe(0);
    },
  );
});
