import { describe, expect, it } from 'vitest';
import { send } from '#server/test/person.ts';
import { createWorld, engines } from '#server/test/world.ts';
import { weekdayOf } from '#shared/calendar.ts';
import { demoAccount, seedDemo } from './seed.ts';

describe.each(engines)('the demo account on %s', (engine) => {
  it('has weeks of life and toasts behind it, none of them in the future, and is made once', async () => {
    const { app, deps, clock } = await createWorld({ engine });
    clock.set('2026-03-05T21:00:00Z');
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
    const notes = (await send(app, { url: '/api/notes', headers })).body as { createdAt: string; localDate: string }[];
    expect(notes.length).toBeGreaterThan(25);
    expect(notes.every(({ createdAt }) => Date.parse(createdAt) <= clock.now())).toBe(true);

    const toasts = await deps.db.selectFrom('toasts').select(['interval_end', 'early', 'audio_id']).execute();
    expect(toasts).toHaveLength(5);
    expect(toasts.every(({ early, audio_id }) => early === 0 && audio_id !== null)).toBe(true);
    const latest = (await send(app, { url: '/api/toasts/latest', headers })).body as { intervalEnd: string };
    expect(weekdayOf(latest.intervalEnd.slice(0, 10))).toBe(0);
  });
});
