import { describe, expect, it } from 'vitest';
import type { Person } from '#server/test/person.ts';
import { createWorld, engines, type World } from '#server/test/world.ts';
import { notes } from '#shared/contract/notes.ts';
import { toasts } from '#shared/contract/toasts.ts';
import { makeDueToasts } from '#server/test/due-toasts.ts';

const early = { body: { forceGenerate: true } };

async function writeFor(person: Person, localDate: string, content: string): Promise<number> {
  const payload = { content, localDate, timezone: 'Australia/Perth' };
  const { status, body } = await person.send({ method: 'POST', url: notes.create.path, payload });
  expect(status).toBe(201);
  return (body as { id: number }).id;
}

/** What the composer was asked to write: the notes it was given, and whether their week goes on. */
function watchComposer({ deps }: World): { ids: number[]; goesOn: boolean | undefined }[] {
  const asked: { ids: number[]; goesOn: boolean | undefined }[] = [];
  const { ask } = deps.language;
  deps.language.ask = (name, input, by) => {
    const [request] = input as unknown as [{ moments?: { id: number }[]; goesOn?: boolean }];
    if (name === 'composeToast') {
      asked.push({ ids: (request.moments ?? []).map(({ id }) => id), goesOn: request.goesOn });
    }
    return ask(name, input, by);
  };
  return asked;
}

describe.each(engines)("a newcomer's toast on %s", (engine) => {
  it('takes their last seven days, also those before the account, and none before that', async () => {
    const world = await createWorld({ engine });
    const asked = watchComposer(world);
    // A minute after midnight where they live, while it is Tuesday afternoon in Greenwich.
    world.clock.set('2026-03-03T16:01:00Z');
    const ana = await world.signUp('ana', { timezone: 'Australia/Perth' });
    world.clock.forward(60_000);
    const lastOfThem = await writeFor(ana, '2026-02-26', 'My sister rang from Porto.');
    const older = await writeFor(ana, '2026-02-25', 'I repaired the garden gate.');
    const yesterday = await writeFor(ana, '2026-03-03', 'I swam forty lengths.');
    const today = await writeFor(ana, '2026-03-04', 'I walked along the river and saw a heron.');
    const toast = await ana.call(toasts.generate, early);
    expect(asked).toEqual([{ ids: [lastOfThem, yesterday, today], goesOn: true }]);
    expect(toast.noteIds).toContain(lastOfThem);
    expect(toast.noteIds).not.toContain(older);
    expect(toast.content).toContain('rang from Porto');
  });

  it('is there also when all they have written is of the days before', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp('ana', { timezone: 'Australia/Perth' });
    const id = await writeFor(ana, '2026-03-01', 'My sister rang from Porto.');
    expect((await ana.call(toasts.generate, early)).noteIds).toEqual([id]);
    // The first scheduled one comes at the next chosen hour, and looks back as far.
    world.clock.set('2026-03-07T12:00:00Z');
    const saturday = await writeFor(ana, '2026-03-02', 'I swam forty lengths.');
    world.clock.set('2026-03-08T01:00:00Z');
    await makeDueToasts(world.deps);
    const first = await ana.call(toasts.latest);
    expect([first?.intervalEnd, first?.noteIds]).toEqual(['2026-03-08T01:00:00.000Z', [saturday]]);
  });

  it('looks back no further once there was a weekly one', async () => {
    const world = await createWorld({ engine });
    const asked = watchComposer(world);
    const ana = await world.signUp('ana', { timezone: 'Australia/Perth' });
    await writeFor(ana, '2026-03-04', 'My sister rang from Porto.');
    world.clock.set('2026-03-08T01:00:00Z');
    await makeDueToasts(world.deps);
    world.clock.set('2026-03-09T12:00:00Z');
    await writeFor(ana, '2026-03-06', 'I swam forty lengths.');
    const monday = await writeFor(ana, '2026-03-09', 'I walked along the river and saw a heron.');
    await ana.call(toasts.generate, early);
    expect(asked.map(({ goesOn }) => goesOn)).toEqual([false, true]);
    expect(asked.at(-1)?.ids).toEqual([monday]);
  });

  it('goes on only where it is of the week in progress', async () => {
    const world = await createWorld({ engine });
    const asked = watchComposer(world);
    const ana = await world.signUp('ana', { timezone: 'Australia/Perth' });
    await world.deps.db.updateTable('sessions').set({ expires_at: 9e15 }).execute();
    world.clock.set('2026-03-13T12:00:00Z');
    const friday = await ana.writes('My sister rang from Porto.');
    // The server was away on Sunday, and nothing is written in the new week yet.
    world.clock.set('2026-03-16T12:00:00Z');
    await ana.call(toasts.generate, early);
    expect(asked).toEqual([{ ids: [friday], goesOn: false }]);
  });
});
