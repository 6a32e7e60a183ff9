import { countOf } from '#server/counts.ts';
import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeNote, removeNote, restoreNote } from '#server/features/notes/changes.service.ts';
import { findOwnNote, headsOf, saveNote, statsOf } from '#server/features/notes/notes.service.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import { createWorld, engines, type World } from '#server/test/world.ts';
import { addDays } from '#shared/calendar.ts';
import { often } from '#shared/often.fixture.ts';
import { badgesOf } from './badges.service.ts';

const seed = Number(process.env['SEED'] ?? randomInt(2 ** 31));
const runs = Number(process.env['RUNS'] ?? often(8, 400));

const ago = fc.oneof(fc.nat({ max: 4 }), fc.nat({ max: 400 }));
const pick = fc.nat({ max: 100 });
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('write' as const), ago }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('write a row' as const), ago, days: fc.nat({ max: 9 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('write a year' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('move' as const), pick, ago }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('remove' as const), pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('restore' as const), pick }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.constantFrom(0, 1, 24, 48, 170) }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** A life step by step, and beside it what was ever reached, counted in full after each deed. */
async function liveThrough({ deps, clock }: World, viewer: Viewer, steps: Step[]): Promise<Set<string>> {
  const reached = new Set<string>();
  const known: number[] = [];
  const any = (at: number) => known[at % Math.max(1, known.length)] ?? 0;
  const dayBefore = (days: number) => addDays(new Date(clock.now()).toISOString().slice(0, 10), -days);

  const recount = async () => {
    const notes = await headsOf(deps, viewer);
    const { streak, weeklyNotesCount } = await statsOf(deps, viewer);
    const months = new Set(notes.map(({ localDate }) => localDate.slice(5, 7))).size;
    const counts: Record<string, [has: number, threshold: number]> = {
      'First Drop': [notes.length, 1],
      'A Good Handful': [notes.length, 10],
      'Well Stocked': [notes.length, 50],
      'Three in a Row': [streak, 3],
      'Seven Evenings': [streak, 7],
      'The Long Table': [streak, 30],
      'To the Brim': [weeklyNotesCount, 7],
      'All Seasons': [months, 12],
    };
    for (const [name, [has, threshold]] of Object.entries(counts)) {
      if (has >= threshold) {
        reached.add(name);
      }
    }
  };
  const write = async (days: number) => {
    known.push((await saveNote(deps, viewer, { content: 'Bread.', localDate: dayBefore(days) })).id);
    await recount();
  };
  const isThere = async (id: number) => (await headsOf(deps, viewer)).some((note) => note.id === id);

  for (const each of steps) {
    if (each.do === 'write') {
      await write(each.ago);
    } else if (each.do === 'write a row') {
      for (let days = each.days; days >= 0; days -= 1) {
        await write(each.ago + days);
      }
    } else if (each.do === 'write a year') {
      for (let month = 0; month < 12; month += 1) {
        await write(month * 30);
      }
    } else if (each.do === 'wait') {
      clock.forward(each.hours * 3_600_000);
    } else if (each.do === 'restore') {
      if (await restoreNote(deps, viewer, any(each.pick)).catch(() => null)) {
        await recount();
      }
    } else if (await isThere(any(each.pick))) {
      const note = await findOwnNote(deps, viewer, any(each.pick));
      if (each.do === 'remove') {
        await removeNote(deps, note);
      } else {
        await changeNote(deps, note, { version: note.version, localDate: dayBefore(each.ago) });
        await recount();
      }
    }
  }
  return reached;
}

describe.each(engines)('awards on %s', { timeout: 120_000 }, (engine) => {
  it(`are what a recount after each deed has ever found (SEED=${seed})`, async () => {
    const world = await createWorld({ engine });
    let lives = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25, size: 'max' }), async (steps) => {
        world.clock.set('2026-03-04T10:00:00Z');
        lives += 1;
        const { user } = await world.signUp(`life-${String(lives)}`, { timezone: 'UTC' });
        const viewer = { userId: user.id, sessionId: 0 };
        const reached = await liveThrough(world, viewer, steps);
        const awarded = (await badgesOf(world.deps, viewer, { countOf })).filter(({ awardedAt }) => awardedAt !== null);
        expect(new Set(awarded.map(({ name }) => name))).toEqual(reached);
      }),
      { seed, numRuns: runs },
    );
  });
});
