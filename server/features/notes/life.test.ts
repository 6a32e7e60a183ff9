import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Engine } from '#server/platform/db/database.ts';
import type { Person } from '#server/test/person.ts';
import { createWorld, engines, type World } from '#server/test/world.ts';
import { notes, type Note } from '#shared/contract/notes.ts';
import { settings } from '#shared/contract/settings.ts';
import { often } from '#shared/often.fixture.ts';
import { createModel, dayBefore, type Model, type ModelNote } from './model.fixture.ts';
import { notesBetween } from './notes.service.ts';

const seed = Number(process.env['SEED'] ?? randomInt(2 ** 31));
const runs = Number(process.env['RUNS'] ?? often(10, 1_000));

const zones = ['UTC', 'Europe/Lisbon', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'];
const words = ['A heron.', 'Straße und Kaffee', 'Æble cake with Zoë', 'bread, warm', 'The gate closes'];
const keys = ['11111111', '22222222', '33333333'].map((start) => `${start}-0000-4000-8000-000000000000`);

const pick = fc.nat({ max: 1000 });
const content = fc.constantFrom(...words);
const zone = fc.constantFrom(...zones);
const ago = fc.constantFrom(-1, 0, 1, 2, 3, 6, 8, 30);
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });

const save = fc.record({
  do: fc.constant('save' as const),
  content,
  zone: maybe(zone),
  key: maybe(fc.constantFrom(...keys)),
  ago: maybe(ago),
  keptOut: maybe(fc.boolean()),
  waited: maybe(fc.constantFrom(-3_600_000, 0, 1, 60_000, 50_000_000, 9e12)),
});
const step = fc.oneof(
  { weight: 6, arbitrary: save },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('save again' as const), pick }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('change' as const),
      pick,
      content: maybe(content),
      ago: maybe(ago),
      keptOut: maybe(fc.boolean()),
      stale: fc.constantFrom(0, 0, 0, 1),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('remove' as const), pick }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('restore' as const), pick }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.constantFrom(
        0,
        1,
        9_999,
        10_000,
        10_001,
        3_600_000,
        7_260_000,
        86_400_000,
        3 * 86_400_000,
        -1,
        -20_000,
        -86_400_000,
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('move' as const), zone, weeklyToastDay: fc.nat({ max: 6 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('end days' as const), at: fc.nat({ max: 4 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('tidy' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('look' as const), zone: maybe(zone) }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
type Save = Extract<Step, { do: 'save' }>;
type Sent = { content: string; timezone?: string; localDate?: string; keptOut?: boolean; writtenAt?: string };
type Life = { world: World; ana: Person; model: Model; sent: { key: string; body: Sent }[] };

/** One person's reflections, and what a plain list in memory would hold, step by step. */
async function live(world: World, steps: readonly Step[]): Promise<void> {
  const ana = await world.signUp('ana', { timezone: 'Europe/Lisbon' });
  await world.deps.db.updateTable('sessions').set({ expires_at: 9e15 }).execute();
  const life: Life = { world, ana, model: createModel('Europe/Lisbon', world.clock.now()), sent: [] };
  for (const each of steps) {
    await take(life, each);
    expect((await ana.call(notes.list)).map(bare)).toEqual(life.model.list().map(bare));
  }
  await look(life, undefined);
}

async function take(life: Life, each: Step): Promise<void> {
  const { world, ana, model } = life;
  const now = world.clock.now();
  switch (each.do) {
    case 'save':
      return sendSave(life, bodyOf(each, model, now), each.key);
    case 'save again': {
      const again = life.sent[each.pick % Math.max(1, life.sent.length)];
      return again && sendSave(life, again.body, again.key);
    }
    case 'change': {
      const note = model.any(each.pick);
      const change = {
        ...(each.content !== undefined && { content: each.content }),
        ...(each.ago !== undefined && { localDate: dayBefore(model.today(now), each.ago) }),
        ...(each.keptOut !== undefined && { keptOut: each.keptOut }),
      };
      if (note && Object.keys(change).length > 0) {
        const version = note.version - each.stale;
        const url = notes.change.path.replace(':id', String(note.id));
        const { status } = await ana.send({
          method: 'PATCH',
          url,
          payload: { version: Math.max(1, version), ...change },
        });
        expect(status).toBe(model.change(note, { version: Math.max(1, version), ...change }, now));
      }
      return;
    }
    case 'remove':
    case 'restore': {
      const note = model.any(each.pick);
      if (note) {
        const path = each.do === 'remove' ? notes.remove : notes.restore;
        const { status } = await ana.send({ method: path.method, url: path.path.replace(':id', String(note.id)) });
        expect([each.do, status]).toEqual([each.do, model[each.do](note, now)]);
      }
      return;
    }
    case 'wait':
      return world.clock.forward(each.ms);
    case 'move':
      model.move(each.zone, each.weeklyToastDay, now);
      await ana.call(settings.saveSchedule, { body: { timezone: each.zone, weeklyToastDay: each.weeklyToastDay } });
      return;
    case 'end days':
      model.settings.dayEndHour = each.at;
      await ana.call(settings.savePreferences, { body: { dayEndHour: each.at } });
      return;
    case 'tidy':
      await world.doJobs();
      return model.tidy(now);
    case 'look':
      return look(life, each.zone);
  }
}

function bodyOf({ content: text, zone: timezone, ago: days, keptOut, waited }: Save, model: Model, now: number): Sent {
  return {
    content: text,
    ...(timezone && { timezone }),
    ...(days !== undefined && { localDate: dayBefore(model.today(now, timezone), days) }),
    ...(keptOut !== undefined && { keptOut }),
    ...(waited !== undefined && { writtenAt: new Date(now - waited).toISOString() }),
  };
}

async function sendSave({ world, ana, model, sent }: Life, body: Sent, key: string | undefined): Promise<void> {
  const headers = key ? { 'idempotency-key': key } : {};
  const answer = await ana.send({ method: 'POST', url: notes.create.path, payload: body, headers });
  const expected = model.save(body, { key, id: answer.body.id, now: world.clock.now() });
  expect([answer.status, answer.body.id]).toEqual([expected.status, expected.id]);
  if (key) {
    sent.push({ key, body });
  }
}

/** Everything that is counted and looked for, as the model has it. */
async function look({ world, ana, model }: Life, timezone: string | undefined): Promise<void> {
  const now = world.clock.now();
  const query = timezone ? { timezone } : {};
  const today = model.today(now, timezone);
  const { streak, weeklyNotesCount } = await ana.call(notes.stats, { query });
  expect({ streak, weeklyNotesCount }).toEqual({ streak: model.streak(today), weeklyNotesCount: model.week(now) });
  expect(ids(await ana.call(notes.today, { query }))).toEqual(
    ids(model.list().filter((note) => note.localDate === today)),
  );
  const year = today.slice(0, 4);
  expect(await ana.call(notes.calendar, { query: { year } })).toEqual(model.calendar(year));
  expect(ids(await ana.call(notes.list, { query: { query: 'STRASSE kafféE' } }))).toEqual(
    ids(model.list().filter((note) => note.content === words[1])),
  );
  expect(ids(await ana.call(notes.list, { query: { keptOut: 'true', limit: '2' } }))).toEqual(
    ids(model.list().filter((note) => note.keptOut)).slice(0, 2),
  );
  const told = await notesBetween(world.deps, ana.user.id, { from: now - 86_400_000, to: now + 1 });
  expect(told.map(({ id }) => id)).toEqual(model.tellable(now - 86_400_000, now + 1));
}

function ids(list: readonly { id: number }[]): number[] {
  return list.map(({ id }) => id);
}

function bare(note: Note | ModelNote): unknown {
  const { id, content: text, localDate, createdAt, timezone, keptOut, version, updatedAt } = note;
  const at = (instant: string | number | null) => (typeof instant === 'string' ? Date.parse(instant) : instant);
  return { id, text, localDate, createdAt: at(createdAt), timezone, keptOut, version, updatedAt: at(updatedAt) };
}

describe.each<Engine>(engines)('a life of reflections on %s', (engine) => {
  it(`is as a plain list would have it (SEED=${seed} RUNS=${runs})`, { timeout: 60_000 + runs * 2000 }, async () => {
    const world = await createWorld({ engine });
    const lives = fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 40 }), (steps) => live(world, steps));
    await fc.assert(lives, { seed, numRuns: runs });
  });
});
