import { describe, expect, it } from 'vitest';
import type { Deps } from '#server/deps.ts';
import type { Engine } from '#server/platform/db/database.ts';
import { makeDueToasts } from '#server/test/due-toasts.ts';
import { quickSpeech } from '#server/test/quick-speech.ts';
import { createWorld, engines } from '#server/test/world.ts';
import { notes } from '#shared/contract/notes.ts';
import { settings } from '#shared/contract/settings.ts';
import { toasts } from '#shared/contract/toasts.ts';
import { createRuns } from './runs.ts';

const anHourBefore = '2026-03-08T08:59:00Z';
const itsHour = '2026-03-08T09:00:00Z';

/** Someone in Lisbon whose toast is due on Sunday at nine, prepared a minute before it. */
async function preparedWeek(engine: Engine, replaced: Partial<Deps> = {}) {
  const spoken: string[][] = [];
  const quick = quickSpeech();
  const world = await createWorld({
    engine,
    replaced: {
      speech: {
        ...quick,
        speak: (order) => {
          spoken.push(order.lines);
          return quick.speak(order);
        },
      },
      ...replaced,
    },
  });
  const ana = await world.signUp('ana', { timezone: 'Europe/Lisbon' });
  const lemons = await ana.writes('We picked the first lemons.');
  world.clock.set(anHourBefore);
  await makeDueToasts(world.deps);
  const prepared = () =>
    world.deps.db.selectFrom('prepared_toasts').select(['interval_end', 'audio_id', 'version']).execute();
  const clips = async () => (await world.deps.db.selectFrom('audio_clips').select('id').execute()).length;
  const comes = async (at = itsHour) => {
    world.clock.set(at);
    await makeDueToasts(world.deps);
    return ana.call(toasts.latest);
  };
  const waiting = async () =>
    (await world.deps.db.selectFrom('jobs').select('kind').where('kind', 'like', '%toast%').execute()).length;
  return { world, ana, lemons, spoken, prepared, waiting, clips, comes };
}

describe.each(engines)('a toast that is prepared ahead, on %s', (engine) => {
  it('is seen by nobody before its hour, and shown at it as it is', async () => {
    const { ana, spoken, prepared, clips, comes } = await preparedWeek(engine);
    expect(await prepared()).toMatchObject([{ audio_id: expect.any(String) as string }]);
    expect(await ana.call(toasts.latest)).toBeNull();
    const shown = await comes();
    expect(shown).toMatchObject({
      voice: 'ready',
      durationMs: spoken[0]!.length * 1000,
      content: spoken[0]?.join('\n'),
      createdAt: '2026-03-08T09:00:00.000Z',
      intervalEnd: '2026-03-08T09:00:00.000Z',
    });
    expect((await ana.send({ method: 'GET', url: shown?.audioUrl ?? '' })).status).toBe(200);
    expect([spoken.length, await prepared(), await clips()]).toEqual([1, [], 1]);
  });

  it('has room for a note that comes in between', async () => {
    const { ana, lemons, spoken, clips, comes } = await preparedWeek(engine);
    const bell = await ana.writes('My brother mended the bell.');
    expect(new Set((await comes())?.noteIds)).toEqual(new Set([lemons, bell]));
    expect([spoken.length, await clips()]).toEqual([2, 1]);
  });

  it.each([
    [
      'is changed',
      async (ana, id) => {
        await ana.call(notes.change, {
          params: { id: String(id) },
          body: { version: 1, content: 'We picked the first oranges.' },
        });
      },
    ],
    [
      'is kept out',
      async (ana, id) => {
        await ana.call(notes.change, { params: { id: String(id) }, body: { version: 1, keptOut: true } });
      },
    ],
    ['is deleted', (ana, id) => ana.call(notes.remove, { params: { id: String(id) } })],
  ] satisfies [string, (ana: Awaited<ReturnType<typeof preparedWeek>>['ana'], id: number) => Promise<unknown>][])(
    'does not tell a note that %s in between',
    async (_, deed) => {
      const { world, ana, lemons, prepared, clips, comes } = await preparedWeek(engine);
      await deed(ana, lemons);
      const shown = await comes();
      expect(shown?.content ?? '').not.toMatch(/lemon/i);
      await world.doJobs();
      expect([await prepared(), await clips()]).toEqual([[], shown ? 1 : 0]);
    },
  );

  it('is spoken by the narrator who is chosen in between', async () => {
    const { ana, spoken, comes } = await preparedWeek(engine);
    await ana.call(settings.savePreferences, { body: { voiceStyle: 'calm' } });
    expect(await comes()).toMatchObject({ narrator: 'calm', voice: 'ready' });
    expect(spoken).toHaveLength(2);
  });

  it('takes the place of an early one that was asked for in between', async () => {
    const { world, ana, clips, comes } = await preparedWeek(engine);
    await ana.call(toasts.generate, { body: { forceGenerate: true } });
    expect(await clips()).toBe(2);
    const shown = await comes();
    await world.doJobs();
    const rows = await world.deps.db.selectFrom('toasts').select(['id', 'early']).execute();
    expect([rows, await clips()]).toEqual([[{ id: shown?.id, early: 0 }], 1]);
  });

  it('comes at another hour when the schedule is moved, once', async () => {
    const { world, ana, prepared, waiting, comes } = await preparedWeek(engine);
    await ana.call(settings.saveSchedule, { body: { toastHour: 10 } });
    expect(await comes()).toBeNull();
    expect(await prepared()).toMatchObject([{ interval_end: Date.parse('2026-03-08T10:00:00Z') }]);
    expect(await comes('2026-03-08T10:00:00Z')).toMatchObject({ intervalEnd: '2026-03-08T10:00:00.000Z' });
    await comes('2026-03-08T12:00:00Z');
    expect(await world.deps.db.selectFrom('toasts').select('id').execute()).toHaveLength(1);
    expect([await prepared(), await waiting()]).toEqual([[], 0]);
  });

  it('is gone with its person', async () => {
    const { world, ana, prepared, clips } = await preparedWeek(engine);
    await world.deps.db.updateTable('sessions').set({ created_at: world.clock.now() }).execute();
    expect((await ana.send({ method: 'DELETE', url: '/api/user/account' })).status).toBe(200);
    await world.doJobs();
    expect([await prepared(), await clips()]).toEqual([[], 0]);
  });

  it('is prepared by one of several processes', async () => {
    const { world, ana, spoken } = await preparedWeek(engine);
    await ana.writes('My brother mended the bell.');
    const ben = await world.signUp('ben', { timezone: 'Europe/Lisbon' });
    await ben.writes('The ferry was early.');
    await Promise.all([1, 2, 3].map(() => makeDueToasts({ ...world.deps, runs: createRuns() })));
    expect(spoken).toHaveLength(2);
    world.clock.set(itsHour);
    await Promise.all([1, 2, 3].map(() => makeDueToasts({ ...world.deps, runs: createRuns() })));
    expect(spoken).toHaveLength(3);
    expect(await world.deps.db.selectFrom('toasts').select('id').execute()).toHaveLength(2);
  });

  it('whose voice failed gets it before its hour', async () => {
    let works = false;
    const quick = quickSpeech();
    const speak: typeof quick.speak = (order) => (works ? quick.speak(order) : Promise.reject(new Error('No voice.')));
    const { ana, prepared, waiting, comes } = await preparedWeek(engine, { speech: { ...quick, speak } });
    expect(await prepared()).toMatchObject([{ audio_id: null }]);
    works = true;
    expect(await comes()).toMatchObject({ voice: 'ready' });
    expect(await ana.call(toasts.latest)).toMatchObject({ voice: 'ready' });
    expect(await waiting()).toBe(0);
  });

  it('says who has spoken it', async () => {
    const quick = quickSpeech();
    const speak: typeof quick.speak = async (order) => ({ ...(await quick.speak(order)), voicedBy: 'fallback' });
    const { comes } = await preparedWeek(engine, { speech: { ...quick, speak } });
    expect(await comes()).toMatchObject({ voice: 'ready', voicedBy: 'fallback' });
  });

  it('is kept as far as it got when the process dies', async () => {
    const asked = Promise.withResolvers<void>();
    const quick = quickSpeech();
    let lives = false;
    const speak: typeof quick.speak = (order) => {
      asked.resolve();
      return lives ? quick.speak(order) : new Promise(() => {});
    };
    const world = await createWorld({ engine, replaced: { speech: { ...quick, speak } } });
    const ana = await world.signUp('ana', { timezone: 'Europe/Lisbon' });
    await ana.writes('We picked the first lemons.');
    world.clock.set(anHourBefore);
    // It never comes back from here.
    void makeDueToasts(world.deps).catch(() => undefined);
    await asked.promise;
    const seeds = async () =>
      (await world.deps.db.selectFrom('prepared_toasts').select(['version', 'audio_id']).execute()).map(
        ({ version, audio_id }) => [Number(version), audio_id !== null],
      );
    const [before] = await seeds();
    lives = true;
    world.clock.forward(30_000);
    await makeDueToasts({ ...world.deps, runs: createRuns() });
    // The words are those from before, and have their voice now.
    expect(await seeds()).toEqual([[(before?.[0] as number) + 1, true]]);
  });
});
