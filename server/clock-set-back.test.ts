import { describe, expect, it } from 'vitest';
import { send } from '#server/test/person.ts';
import { createWorld, engines } from '#server/test/world.ts';
import { accounts } from '#shared/contract/accounts.ts';
import { notes } from '#shared/contract/notes.ts';
import { recovery } from '#shared/contract/recovery.ts';
import { settings } from '#shared/contract/settings.ts';
import { toasts } from '#shared/contract/toasts.ts';
import { enqueue, runDueJobs, type Job, type JobDeps } from '#server/platform/jobs/jobs.ts';
import { makeDueToasts } from '#server/test/due-toasts.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;

describe.each(engines)('a clock that is set back by a day, on %s', (engine) => {
  it('holds nobody off for longer than a limit lasts', async () => {
    const world = await createWorld({ engine, env: { RATE_LIMITS: 'on' } });
    const ana = await world.signUp();
    const signIn = (password: string) =>
      send(world.app, { method: 'POST', url: accounts.login.path, payload: { username: ana.email, password } });
    for (let at = 0; at < 10; at += 1) {
      expect((await signIn('not this one')).status).toBe(401);
    }
    expect((await signIn(ana.password)).status).toBe(429);
    const asks = async () => (await ana.send({ url: accounts.me.path })).status;
    for (let at = 0; at < 301; at += 1) {
      await asks();
    }
    expect(await asks()).toBe(429);
    // A clock that differs by a little is another machine's, and its counts are as good as ours.
    world.clock.forward(-minuteMs / 2);
    expect((await signIn(ana.password)).status).toBe(429);
    world.clock.forward(-dayMs);
    expect((await signIn(ana.password)).status).toBe(200);
    expect(await asks()).toBe(200);
  });

  it('clears away the counts of what is now the future', async () => {
    const world = await createWorld({ engine, env: { RATE_LIMITS: 'on' } });
    const kept = async () => (await world.deps.db.selectFrom('counts').selectAll().execute()).length;
    await world.deps.counters.add('anything', dayMs);
    await world.deps.counters.sweep();
    expect(await kept()).toBe(1);
    world.clock.forward(-2 * dayMs);
    await world.deps.counters.sweep();
    expect(await kept()).toBe(0);
  });

  it('keeps no mail waiting', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp();
    await world.doJobs();
    const before = world.mails.length;
    await send(world.app, { method: 'POST', url: recovery.forgotPassword.path, payload: { email: ana.email } });
    world.clock.forward(-dayMs);
    await world.doJobs();
    expect(world.mails.length).toBe(before + 1);
  });

  it('takes over the work of a process that died, once, and waits between tries as ever', async () => {
    const world = await createWorld({ engine });
    let tries = 0;
    const piece: Job<JobDeps> = {
      kind: 'piece',
      mostTries: 3,
      run: () => {
        tries += 1;
        return Promise.reject(new Error('not yet'));
      },
    };
    await enqueue(world.deps.db, piece, { now: world.clock.now() });
    await world.deps.db
      .updateTable('jobs')
      .set({ leased_until: world.clock.now() + minuteMs / 2 })
      .execute();
    expect(await runDueJobs(world.deps, [piece])).toBe(0);
    world.clock.forward(-dayMs);
    expect(await runDueJobs(world.deps, [piece])).toBe(1);
    expect(tries).toBe(1);
    // What was put off for hours before the clock was set back is not put off for a day.
    await world.deps.db
      .updateTable('jobs')
      .set({ due_at: world.clock.now() + dayMs })
      .execute();
    expect(await runDueJobs(world.deps, [piece])).toBe(1);
    expect(await runDueJobs(world.deps, [piece])).toBe(0);
  });

  it('erases what was deleted, also in what is now the future', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp();
    const id = await ana.writes('Not this.');
    await ana.call(notes.remove, { params: { id: String(id) } });
    world.clock.forward(-dayMs);
    await world.doJobs();
    expect(await world.deps.db.selectFrom('notes').selectAll().execute()).toEqual([]);
  });

  it('keeps nobody from a toast of what they write after that', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp();
    world.clock.forward(-dayMs);
    await ana.writes('A heron stood in the last light.');
    expect((await ana.call(toasts.generate, { body: { forceGenerate: true } })).content).toContain('heron');
  });

  it('reckons a weekly toast again that would have come in years', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp();
    await ana.call(settings.savePreferences, { body: { toastDay: 'Sunday' } });
    const [usual] = await world.deps.db.selectFrom('settings').select('next_toast_at').execute();
    await makeDueToasts(world.deps);
    expect(await world.deps.db.selectFrom('settings').select('next_toast_at').execute()).toEqual([usual]);
    await world.deps.db
      .updateTable('settings')
      .set({ next_toast_at: world.clock.now() + 400 * dayMs, toast_step_at: world.clock.now() + 400 * dayMs })
      .execute();
    await makeDueToasts(world.deps);
    expect(await world.deps.db.selectFrom('settings').select('next_toast_at').execute()).toEqual([usual]);
  });
});

it('counts hold neither an address nor a name, nor a hash that a list of them would open', async () => {
  const world = await createWorld({ env: { RATE_LIMITS: 'on' } });
  await world.deps.counters.add('sign-in as nobody@example.org', minuteMs);
  const other = await createWorld({ env: { RATE_LIMITS: 'on' } });
  await other.deps.counters.add('sign-in as nobody@example.org', minuteMs);
  const [ours, theirs] = [
    await world.deps.db.selectFrom('counts').selectAll().execute(),
    await other.deps.db.selectFrom('counts').selectAll().execute(),
  ];
  expect([ours.length, theirs.length]).toEqual([1, 1]);
  // The same key under another instance's secret is another one.
  expect(ours[0]?.key).not.toBe(theirs[0]?.key);
});
