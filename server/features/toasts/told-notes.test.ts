import { describe, expect, it } from 'vitest';
import { areAsRead } from '#server/features/notes/notes.service.ts';
import type { TextModel } from '#server/platform/writing/writing.ts';
import type { Engine } from '#server/platform/db/database.ts';
import type { Person } from '#server/test/person.ts';
import { createWorld, engines, type World } from '#server/test/world.ts';
import { notes } from '#shared/contract/notes.ts';
import { toasts } from '#shared/contract/toasts.ts';
import { makeDueToasts } from '#server/test/due-toasts.ts';

const week = [
  'Walked to the market with my sister and we bought far too many plums.',
  'I finally fixed the gate that has squeaked since spring.',
  'A stranger held the bus for me this morning.',
];

type Life = { world: World; ana: Person; ids: number[]; asked: () => number };

/** Someone whose toast is being written while `meanwhile` happens: once the notes are read, before words are stored. */
async function anasWeek(engine: Engine, meanwhile: (life: Life, time: number) => Promise<unknown>): Promise<Life> {
  let asked = 0;
  const model: TextModel = {
    kind: 'anthropic',
    host: 'localhost',
    name: 'stand-in',
    async write() {
      asked += 1;
      await meanwhile(life, asked);
      throw new Error('It writes nothing.');
    },
  };
  const world = await createWorld({ engine, replaced: { model } });
  const ana = await world.signUp('ana', { timezone: 'UTC' });
  const ids: number[] = [];
  const life: Life = { world, ana, ids, asked: () => asked };
  for (const words of week) {
    ids.push(await ana.writes(words));
    world.clock.forward(3_600_000);
  }
  return life;
}

const early = { body: { forceGenerate: true } };
const params = (id: number | undefined) => ({ id: String(id) });
const once = (deed: (life: Life) => Promise<unknown>) => (life: Life, time: number) =>
  time === 1 ? deed(life) : Promise.resolve();
const remove = ({ ana, ids }: Life) => ana.call(notes.remove, { params: params(ids[0]) });

describe.each(engines)(
  'a note that is not as it was once its toast is written, on %s',
  { timeout: 30_000 },
  (engine) => {
    it.each([
      ['deleted', remove],
      [
        'kept out',
        ({ ana, ids }: Life) => ana.call(notes.change, { params: params(ids[0]), body: { version: 1, keptOut: true } }),
      ],
      [
        'changed',
        ({ ana, ids }: Life) =>
          ana.call(notes.change, { params: params(ids[0]), body: { version: 1, content: 'We bought pears.' } }),
      ],
    ])('is not told as it was: %s', async (what, deed) => {
      const { ana, ids, asked } = await anasWeek(engine, once(deed));
      const toast = await ana.call(toasts.generate, early);
      expect(asked()).toBe(2);
      expect(toast.content).toMatch(/gate|bus/);
      expect(toast.content).not.toMatch(/plums|market|sister/);
      expect(toast.noteIds.includes(ids[0] ?? 0)).toBe(what === 'changed');
    });

    it('is not told in the scheduled toast either', async () => {
      const { world, ana, asked } = await anasWeek(engine, once(remove));
      world.clock.set('2026-03-08T09:00:00Z');
      await makeDueToasts(world.deps);
      expect(asked()).toBe(2);
      const toast = await ana.call(toasts.latest);
      expect(toast?.content).toMatch(/gate|bus/);
      expect(toast?.content).not.toMatch(/plums|market|sister/);
    });

    it('leaves no toast when it was all there was', async () => {
      const { world, ana } = await anasWeek(engine, once(removeAll));
      const { status, body } = await ana.send({ method: 'POST', url: toasts.generate.path, payload: early.body });
      expect([status, body.message]).toEqual([400, expect.stringContaining('nothing to raise a glass to yet')]);
      expect(await world.deps.db.selectFrom('toasts').select('id').execute()).toEqual([]);
    });

    it('is waited for no longer than three times', async () => {
      const { world, ana, asked } = await anasWeek(engine, ({ ana: writer, ids }, time) =>
        Promise.all(
          ids.map((id) =>
            writer.call(notes.change, { params: params(id), body: { version: time, localDate: '2026-03-04' } }),
          ),
        ),
      );
      const { status } = await ana.send({ method: 'POST', url: toasts.generate.path, payload: early.body });
      expect([status, asked()]).toEqual([503, 3]);
      expect(await world.deps.db.selectFrom('toasts').select('id').execute()).toEqual([]);
    });

    it('does not matter when it is a new one', async () => {
      const { ana, asked } = await anasWeek(
        engine,
        once(({ ana: writer }) => writer.writes('A heron.')),
      );
      expect((await ana.call(toasts.generate, early)).content).toMatch(/plums/);
      expect(asked()).toBe(1);
    });

    it('cannot be deleted between the last look at it and the storing', async () => {
      const { world, ana, ids } = await anasWeek(engine, () => Promise.resolve());
      const happened: string[] = [];
      let removal: Promise<unknown> = Promise.resolve();
      await world.deps.db.transaction().execute(async (transaction) => {
        expect(await areAsRead(transaction, [{ id: ids[0] ?? 0, version: 1 }])).toBe(true);
        removal = remove({ world, ana, ids, asked: () => 0 }).then(() => happened.push('deleted'));
        // Time enough for a deletion that nothing holds back.
        await new Promise((resolve) => setTimeout(resolve, 60));
        happened.push('stored');
      });
      await removal;
      expect(happened).toEqual(['stored', 'deleted']);
    });
  },
);

async function removeAll({ ana, ids }: Life): Promise<void> {
  for (const id of ids) {
    await ana.call(notes.remove, { params: params(id) });
  }
}
