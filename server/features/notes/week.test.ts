import { describe, expect, it } from 'vitest';
import { makeDueToasts } from '#server/test/due-toasts.ts';
import type { Person } from '#server/test/person.ts';
import { createWorld, engines, type World, type WorldOptions } from '#server/test/world.ts';
import { instantAt } from '#shared/calendar.ts';
import { notes } from '#shared/contract/notes.ts';
import { settings } from '#shared/contract/settings.ts';
import { toasts } from '#shared/contract/toasts.ts';

type Writer = { world: World; ana: Person; glass: () => Promise<number>; write: (body?: object) => Promise<void> };

/** Someone whose account is of Wednesday, March 4, and whose toast is due on Sundays at nine. */
async function newWriter(options: WorldOptions, timezone = 'UTC'): Promise<Writer> {
  const world = await createWorld(options);
  const ana = await world.signUp('ana', { timezone });
  await world.deps.db.updateTable('sessions').set({ expires_at: 9e15 }).execute();
  return {
    world,
    ana,
    glass: async () => {
      const { weeklyNotesCount, weekDays } = await ana.call(notes.stats, {});
      expect(weekDays.reduce((sum, { count }) => sum + count, 0)).toBe(weeklyNotesCount);
      return weeklyNotesCount;
    },
    write: async (body = {}) => {
      const payload = { content: 'The heron was back.', ...body };
      const { status } = await ana.send({ method: 'POST', url: notes.create.path, payload });
      expect(status).toBe(201);
    },
  };
}

describe.each(engines)("the week's glass on %s", (engine) => {
  it('stays full on the day of the toast and is emptied when that is made', async () => {
    const { world, glass, write } = await newWriter({ engine });
    world.clock.set('2026-03-07T20:00:00Z');
    await write();
    world.clock.set('2026-03-08T00:00:00Z');
    expect(await glass()).toBe(1);
    world.clock.set('2026-03-08T08:59:59.999Z');
    await write();
    expect(await glass()).toBe(2);
    // It is due, and is not made yet.
    world.clock.set('2026-03-08T09:00:00Z');
    expect(await glass()).toBe(2);
    await write();
    expect(await glass()).toBe(3);
    // What came after the hour is of the week to come.
    await makeDueToasts(world.deps);
    expect(await glass()).toBe(1);
    world.clock.set('2026-03-14T23:59:59Z');
    expect(await glass()).toBe(1);
  });

  it('is told by its days, the earliest first, each with what was written last for it', async () => {
    const { world, ana, write } = await newWriter({ engine });
    const days = async () => {
      const { weekBegan, weekDays } = await ana.call(notes.stats, {});
      return [weekBegan, weekDays.map(({ localDate, count, noteId }) => [localDate, count, words.get(noteId)])];
    };
    const words = new Map<number, string>();
    const began = new Date(world.clock.now()).toISOString();
    expect(await days()).toEqual([began, []]);
    for (const [at, content, localDate] of [
      ['2026-03-05T12:00:00Z', 'A heron.', undefined],
      ['2026-03-06T12:00:00Z', 'The bell.', '2026-03-04'],
      ['2026-03-06T13:00:00Z', 'Plums.', '2026-03-05'],
      ['2026-03-06T14:00:00Z', 'Gone again.', undefined],
    ] as const) {
      world.clock.set(at);
      await write({ content, localDate });
      const [newest] = (await ana.call(notes.list)).filter((note) => note.content === content);
      words.set(newest?.id ?? 0, content);
    }
    const gone = [...words].find(([, content]) => content === 'Gone again.')?.[0];
    await ana.send({ method: 'DELETE', url: notes.remove.path.replace(':id', String(gone)) });
    expect(await days()).toEqual([
      began,
      [
        ['2026-03-04', 1, 'The bell.'],
        ['2026-03-05', 2, 'Plums.'],
      ],
    ]);
    world.clock.set('2026-03-08T09:00:00Z');
    await makeDueToasts(world.deps);
    expect(await days()).toEqual(['2026-03-08T09:00:00.000Z', []]);
    // On the shelf it is as it was in the glass.
    expect((await ana.call(toasts.list)).toasts.map((toast) => toast.days)).toEqual([[1, 2]]);
  });

  it('is not emptied by an early toast', async () => {
    const { world, ana, glass, write } = await newWriter({ engine });
    await write();
    await ana.call(toasts.generate, { body: { forceGenerate: true } });
    world.clock.forward(60_000);
    expect(await glass()).toBe(1);
    await write();
    expect(await glass()).toBe(2);
  });

  it('keeps to the hour of the toast where its owner lives', { timeout: 60_000 }, async () => {
    for (const [zone, hour, minute] of [
      ['Pacific/Kiritimati', 0, 0],
      ['Pacific/Pago_Pago', 23, 59],
      ['Asia/Kathmandu', 9, 30],
      // The clocks go from 1:59 to 3:00 on this Sunday.
      ['America/New_York', 2, 30],
    ] as const) {
      const { world, ana, glass, write } = await newWriter({ engine }, zone);
      await ana.call(settings.saveSchedule, { body: { toastHour: hour, toastMinute: minute } });
      const due = instantAt({ date: '2026-03-08', hour, minute, zone });
      world.clock.set(new Date(due - 1).toISOString());
      await write();
      await makeDueToasts(world.deps);
      expect([zone, await glass()]).toEqual([zone, 1]);
      world.clock.set(new Date(due).toISOString());
      await makeDueToasts(world.deps);
      expect([zone, await glass()]).toEqual([zone, 0]);
      await write();
      expect([zone, await glass()]).toEqual([zone, 1]);
    }
  });

  it('holds what was written for another day of the same week, and not of the week before', async () => {
    const { world, glass, write } = await newWriter({ engine });
    await write();
    world.clock.set('2026-03-08T09:00:00Z');
    await makeDueToasts(world.deps);
    world.clock.set('2026-03-10T12:00:00Z');
    await write({ localDate: '2026-03-09' });
    await write({ localDate: '2026-03-08' });
    expect(await glass()).toBe(2);
    await write({ localDate: '2026-03-07' });
    expect(await glass()).toBe(2);
    world.clock.set('2026-03-15T09:00:00Z');
    await makeDueToasts(world.deps);
    expect(await glass()).toBe(0);
  });

  it('holds what waited on a device and came after the toast, for that could not tell it', async () => {
    const { world, glass, write } = await newWriter({ engine });
    await write();
    world.clock.set('2026-03-08T09:00:00Z');
    await makeDueToasts(world.deps);
    world.clock.set('2026-03-08T10:00:00Z');
    await write({ localDate: '2026-03-08', writtenAt: '2026-03-08T08:00:00Z' });
    expect(await glass()).toBe(1);
    await write({ localDate: '2026-03-07', writtenAt: '2026-03-07T08:00:00Z' });
    expect(await glass()).toBe(1);
  });

  it('is emptied by the hour alone when nothing was there to tell', async () => {
    const { world, glass, write } = await newWriter({ engine });
    await write({ keptOut: true });
    expect(await glass()).toBe(1);
    world.clock.set('2026-03-22T09:00:00Z');
    await makeDueToasts(world.deps);
    expect(await glass()).toBe(0);
    await write();
    expect(await glass()).toBe(1);
    world.clock.set('2026-03-28T12:00:00Z');
    expect(await glass()).toBe(1);
  });

  it('holds the last seven days of someone new, also those before the account', async () => {
    const { world, ana, glass, write } = await newWriter({ engine });
    await write({ localDate: '2026-02-26' });
    await write({ localDate: '2026-02-25' });
    await write({ localDate: '2026-03-03' });
    expect(await glass()).toBe(2);
    world.clock.set('2026-03-08T09:00:00Z');
    await makeDueToasts(world.deps);
    expect(await glass()).toBe(0);
    expect((await ana.call(toasts.list)).toasts.map((toast) => toast.days)).toEqual([[1]]);
  });

  it('keeps what the next toast will tell when its day is moved', async () => {
    const { world, ana, glass, write } = await newWriter({ engine });
    await write();
    world.clock.set('2026-03-08T09:00:00Z');
    await makeDueToasts(world.deps);
    world.clock.set('2026-03-09T12:00:00Z');
    await write();
    world.clock.set('2026-03-14T12:00:00Z');
    await ana.call(settings.saveSchedule, { body: { weeklyToastDay: 5 } });
    expect(await glass()).toBe(1);
    world.clock.set('2026-03-20T08:59:00Z');
    expect(await glass()).toBe(1);
    world.clock.set('2026-03-20T09:00:00Z');
    await makeDueToasts(world.deps);
    expect(await glass()).toBe(0);
  });
});
