import { describe, expect, it, vi } from 'vitest';
import { createWorld, engines, type World } from '#server/test/world.ts';
import { accounts } from '#shared/contract/accounts.ts';
import { activity } from '#shared/contract/activity.ts';
import { dashboard } from '#shared/contract/dashboard.ts';
import { notes } from '#shared/contract/notes.ts';
import { settings } from '#shared/contract/settings.ts';
import { toasts } from '#shared/contract/toasts.ts';
import { limits } from '#shared/limits.ts';

const timezone = 'Pacific/Auckland';

type Person = Awaited<ReturnType<World['signUp']>>;

/** What the single calls give. */
async function inParts(ana: Person) {
  return {
    session: await ana.call(accounts.session),
    preferences: await ana.call(settings.preferences),
    today: await ana.call(notes.today, { query: { timezone } }),
    recent: await ana.call(notes.list, { query: { limit: String(limits.recentMost) } }),
    yesterday: await ana.call(notes.yesterday, { query: { timezone } }),
    stats: await ana.call(notes.stats, { query: { timezone } }),
    latestToast: await ana.call(toasts.latest),
    activity: await ana.call(activity.list),
  };
}

describe.each(engines)('what the dashboard shows first, on %s', (engine) => {
  it('is what the calls for its parts give, for whom they give it', async () => {
    const { signUp } = await createWorld({ engine });
    const [ana, ben] = [await signUp('ana'), await signUp('ben')];
    expect(await ana.call(dashboard.read, { query: { timezone } })).toEqual(await inParts(ana));
    await ana.writes('A heron stood in the last light.');
    await ana.call(toasts.generate, { body: { forceGenerate: true } });
    await ana.call(notes.create, { body: { content: 'The first bread of the new oven.', localDate: '2026-01-02' } });
    const first = await ana.call(dashboard.read, { query: { timezone } });
    expect(first).toEqual(await inParts(ana));
    expect(first?.recent).toHaveLength(2);
    expect(first?.latestToast).not.toBeNull();
    expect(JSON.stringify(await ben.call(dashboard.read, {}))).not.toMatch(/heron stood|first bread/);
  });

  it('has all of today, also where that is more than the newest it lists', async () => {
    const { signUp } = await createWorld({ engine });
    const ana = await signUp();
    for (let at = 0; at < limits.recentMost + 2; at += 1) {
      await ana.writes(`Swan number ${String(at)} came back.`);
    }
    const first = await ana.call(dashboard.read, { query: { timezone } });
    expect([first?.today.length, first?.recent.length]).toEqual([limits.recentMost + 2, limits.recentMost]);
    expect(first).toEqual(await inParts(ana));
  });

  it('opens the words of each reflection once', async () => {
    const { deps, signUp } = await createWorld({ engine });
    const ana = await signUp();
    await ana.writes('A heron stood in the last light.');
    const key = await deps.keyring.of(ana.user.id);
    const open = vi.spyOn(key, 'openText');
    vi.spyOn(deps.keyring, 'of').mockResolvedValue(key);
    const first = await ana.call(dashboard.read, {});
    expect(first?.today).toEqual(first?.recent);
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('is nothing for nobody, and refuses a zone that is none', async () => {
    const { app, signUp } = await createWorld({ engine });
    const answer = await app.inject({ url: dashboard.read.path, headers: { cookie: 'authToken=old' } });
    expect([answer.statusCode, answer.body]).toEqual([200, 'null']);
    const ana = await signUp();
    expect((await ana.send({ url: `${dashboard.read.path}?timezone=Nowhere` })).status).toBe(400);
  });
});
