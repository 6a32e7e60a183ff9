import { describe, expect, it } from 'vitest';
import { saveNote } from '#server/features/notes/notes.service.ts';
import { saveSchedule } from '#server/features/settings/settings.service.ts';
import { quickSpeech } from '#server/test/quick-speech.ts';
import { createWorld, engines, type World } from '#server/test/world.ts';
import { settings } from '#shared/contract/settings.ts';
import { toasts } from '#shared/contract/toasts.ts';
import { createRuns } from './runs.ts';
import { makeDueToasts } from '#server/test/due-toasts.ts';

/** Someone in Lisbon whose toast is due on Sundays at nine; the world begins on Wednesday, March 4. */
async function anaInLisbon(world: World) {
  const ana = await world.signUp('ana', { timezone: 'Europe/Lisbon' });
  const kept = () =>
    world.deps.db.selectFrom('toasts').select(['interval_start', 'interval_end', 'early']).orderBy('id').execute();
  return { ana, kept };
}

describe.each(engines)('the weekly toast on %s', (engine) => {
  it('is made when it is due, once, and again a week later', async () => {
    const world = await createWorld({ engine });
    const { ana, kept } = await anaInLisbon(world);
    await ana.writes('We picked the first lemons.');
    world.clock.set('2026-03-08T08:59:59Z');
    await makeDueToasts(world.deps);
    expect(await ana.call(toasts.latest)).toBeNull();
    world.clock.set('2026-03-08T09:00:00Z');
    await makeDueToasts(world.deps);
    expect(await kept()).toHaveLength(1);
    await makeDueToasts(world.deps);
    expect(await kept()).toHaveLength(1);
    const first = await ana.call(toasts.latest);
    expect(first).toMatchObject({
      intervalStart: '2026-03-04T10:00:00.000Z',
      intervalEnd: '2026-03-08T09:00:00.000Z',
      voice: 'ready',
    });

    world.clock.set('2026-03-10T20:00:00Z');
    await ana.writes('Lemon cake, and nobody got the last piece.');
    world.clock.set('2026-03-15T09:00:10Z');
    expect(await makeDueToasts(world.deps)).toBe(1);
    expect((await kept()).map(({ interval_end }) => new Date(interval_end).toISOString())).toEqual([
      '2026-03-08T09:00:00.000Z',
      '2026-03-15T09:00:00.000Z',
    ]);
  });

  it('is one toast when two processes are at it', async () => {
    const world = await createWorld({ engine });
    const { ana, kept } = await anaInLisbon(world);
    await ana.writes('We picked the first lemons.');
    world.clock.set('2026-03-08T09:00:00Z');
    await Promise.all([1, 2, 3].map(() => makeDueToasts({ ...world.deps, runs: createRuns() })));
    expect(await kept()).toHaveLength(1);
    expect(await makeDueToasts(world.deps)).toBe(0);
  });

  it('takes the place of an early one, with all the notes of its week', async () => {
    const world = await createWorld({ engine });
    const { ana, kept } = await anaInLisbon(world);
    await ana.writes('We picked the first lemons.');
    await ana.call(toasts.generate, { body: { forceGenerate: true } });
    world.clock.set('2026-03-07T12:00:00Z');
    await ana.writes('My brother mended the bell.');
    world.clock.set('2026-03-08T09:00:00Z');
    await makeDueToasts(world.deps);
    expect((await kept()).map(({ early }) => early)).toEqual([0]);
    expect((await ana.call(toasts.latest))?.noteIds).toHaveLength(2);
  });

  it('is not made of a silent week, and nothing is said about it', async () => {
    const world = await createWorld({ engine });
    const { ana, kept } = await anaInLisbon(world);
    world.clock.set('2026-03-08T09:00:00Z');
    expect(await makeDueToasts(world.deps)).toBe(1);
    expect(await makeDueToasts(world.deps)).toBe(0);
    expect(await kept()).toEqual([]);
    expect(await ana.call(toasts.latest)).toBeNull();
  });

  it('after a month without the server is one toast, of the latest week that is due', async () => {
    const world = await createWorld({ engine });
    const { ana, kept } = await anaInLisbon(world);
    for (const day of ['2026-03-05', '2026-03-12', '2026-03-26', '2026-04-02']) {
      world.clock.set(`${day}T12:00:00Z`);
      await saveNote(world.deps, { userId: ana.user.id, sessionId: 0 }, { content: `A good thing on ${day}.` });
    }
    world.clock.set('2026-04-06T12:00:00Z');
    expect(await makeDueToasts(world.deps)).toBe(1);
    // Summer time began in between, so nine in Lisbon is eight in UTC.
    expect(
      (await kept()).map(({ interval_start, interval_end }) =>
        [interval_start, interval_end].map((at) => new Date(at).toISOString()),
      ),
    ).toEqual([['2026-03-29T08:00:00.000Z', '2026-04-05T08:00:00.000Z']]);
  });

  it('keeps every note when its day is moved forward', async () => {
    const world = await createWorld({ engine });
    const { ana, kept } = await anaInLisbon(world);
    await ana.writes('We picked the first lemons.');
    world.clock.set('2026-03-08T09:00:00Z');
    await makeDueToasts(world.deps);
    world.clock.set('2026-03-09T12:00:00Z');
    const monday = await ana.writes('The lemons are marmalade now.');
    world.clock.set('2026-03-14T12:00:00Z');
    await saveSchedule(world.deps, { userId: ana.user.id, sessionId: 0 }, { weeklyToastDay: 5 });
    world.clock.set('2026-03-20T09:00:00Z');
    await makeDueToasts(world.deps);
    expect((await kept()).map(({ interval_start }) => new Date(interval_start).toISOString())).toContain(
      '2026-03-08T09:00:00.000Z',
    );
    const rows = await world.deps.db.selectFrom('toasts').select('id').execute();
    expect(rows).toHaveLength(2);
    expect(monday).toBeGreaterThan(0);
  });

  it('is not put off by a change that has nothing to do with its moment', async () => {
    const world = await createWorld({ engine });
    const { ana, kept } = await anaInLisbon(world);
    await ana.writes('We picked the first lemons.');
    world.clock.set('2026-03-08T09:00:10Z');
    await ana.call(settings.savePreferences, { body: { dailyReminder: false } });
    // Nor by a schedule that is as it was.
    await ana.call(settings.savePreferences, { body: { toastTone: 'reflective', toastDay: 'Sunday' } });
    await ana.call(settings.saveSchedule, { body: await ana.call(settings.schedule) });
    expect(await makeDueToasts(world.deps)).toBe(1);
    expect(await kept()).toHaveLength(1);
  });

  it('that came without its voice is voiced when it can be', async () => {
    const world = await createWorld({ engine });
    const { ana } = await anaInLisbon(world);
    await ana.writes('We picked the first lemons.');
    world.clock.set('2026-03-08T09:00:00Z');
    const { speech } = world.deps;
    world.deps.speech = { ...speech, speak: () => Promise.reject(new Error('no voice')) };
    await makeDueToasts(world.deps);
    expect(await ana.call(toasts.latest)).toMatchObject({ voice: 'failed' });
    world.deps.speech = speech;
    await makeDueToasts(world.deps);
    expect(await ana.call(toasts.latest)).toMatchObject({ voice: 'failed' });
    world.clock.forward(600_000);
    await makeDueToasts(world.deps);
    expect(await ana.call(toasts.latest)).toMatchObject({ voice: 'ready' });
  });

  it('follows a changed schedule', async () => {
    const world = await createWorld({ engine });
    const { ana, kept } = await anaInLisbon(world);
    await ana.writes('We picked the first lemons.');
    await ana.call(settings.saveSchedule, { body: { weeklyToastDay: 5, toastHour: 18, toastMinute: 30 } });
    world.clock.set('2026-03-06T18:29:59Z');
    await makeDueToasts(world.deps);
    expect(await kept()).toEqual([]);
    world.clock.set('2026-03-06T18:30:00Z');
    await makeDueToasts(world.deps);
    expect(await kept()).toHaveLength(1);
  });
});

it('one person whose toast cannot be made keeps nobody else waiting, and is tried again later', async () => {
  const world = await createWorld();
  const { ana } = await anaInLisbon(world);
  const ben = await world.signUp('ben', { timezone: 'Europe/Lisbon' });
  await ana.writes('We picked the first lemons.');
  await ben.writes('The ferry was early.');
  const { keyring } = world.deps;
  let broken = true;
  const deps = {
    ...world.deps,
    speech: quickSpeech(),
    keyring: {
      ...keyring,
      of: (userId: number) =>
        broken && userId === ana.user.id ? Promise.reject(new Error('broken')) : keyring.of(userId),
    },
  };
  world.clock.set('2026-03-08T09:00:00Z');
  await makeDueToasts(deps);
  expect(await ben.call(toasts.latest)).not.toBeNull();
  expect(await ana.call(toasts.latest)).toBeNull();
  broken = false;
  await makeDueToasts(deps);
  expect(await ana.call(toasts.latest)).toBeNull();
  world.clock.forward(600_000);
  await makeDueToasts(deps);
  expect(await ana.call(toasts.latest)).toMatchObject({ intervalEnd: '2026-03-08T09:00:00.000Z' });
});
