import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isBare } from '#server/platform/crypto/seal.ts';
import { createWorld, engines, type World } from '#server/test/world.ts';
import { buildApp } from '#server/app.ts';
import type { Deps } from '#server/deps.ts';
import { closeDeps, openDeps } from '#server/start.ts';
import { exports } from '#shared/contract/exports.ts';
import { feedback } from '#shared/contract/feedback.ts';
import { notes } from '#shared/contract/notes.ts';
import { pronunciations } from '#shared/contract/pronunciations.ts';
import { toasts } from '#shared/contract/toasts.ts';
import { often } from '#shared/often.fixture.ts';
import { resealOlder } from './reseal.ts';
import { live, unbind, type Lived } from './sealed.fixture.ts';
import { sealedColumns, valuesOf } from './sealed.ts';

/** Each kill leaves half of the work at most, so that a world is done after a few. */
const kills = 3;
const worlds = often(1, 7);
const hour = 3_600_000;

/** Works with the same database and files, as after a start. */
async function restarted<T>(world: World, work: (deps: Deps) => Promise<T>): Promise<T> {
  const { config, log, clock, speech, mailer } = world.deps;
  const deps = await openDeps(config, { log, clock, speech, mailer });
  try {
    return await work(deps);
  } finally {
    await closeDeps(deps);
  }
}

/** How much is still sealed as it was before rows were bound in, or not at all. */
async function olderIn({ db, store }: Pick<Deps, 'db' | 'store'>): Promise<number> {
  let count = (await db.selectFrom('feedback').select('id').where('text', 'is not', null).execute()).length;
  for (const column of sealedColumns) {
    for await (const values of valuesOf(db, column)) {
      count += values.filter(({ sealed }) => isBare(sealed)).length;
    }
  }
  for (const { id } of await db.selectFrom('audio_clips').select('id').execute()) {
    count += Number(isBare((await store.get(id)) ?? Buffer.of()));
  }
  return count;
}

const resealing = fileURLToPath(new URL('./reseal.stand-in.ts', import.meta.url));

/** Seals again in a process of its own, which is killed once it has been asked for so many keys. */
async function resealUntilKilled({ dataDir, databaseUrl }: World, keys: number): Promise<void> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', DIES_AT: String(keys) };
  const [code, signal] = await once(spawn(process.execPath, [resealing], { env, stdio: 'ignore' }), 'exit');
  expect([code, signal]).toEqual([null, 'SIGKILL']);
}

/** All that someone can read and hear of their own. */
async function belongings({ person }: Lived): Promise<unknown> {
  const [{ notes: taken }, latest] = [await person.call(exports.reflections), await person.call(toasts.latest)];
  const sounds: string[] = [];
  for (const url of [latest?.audioUrl, ...taken.map(({ audioUrl }) => audioUrl)]) {
    if (url) {
      sounds.push((await person.send({ method: 'GET', url })).bytes.toString('base64'));
    }
  }
  const [draft, list] = [await person.call(notes.draft), await person.call(pronunciations.list)];
  return { taken, latest, sounds, draft, list, feedback: await person.call(feedback.list) };
}

describe.each(engines)('what was sealed before rows were bound in, on %s', (engine) => {
  it('opens until it is sealed again, which loses nothing, and then no more', async () => {
    const world = await createWorld({ engine });
    const lived = await live(world, 'ana', { admin: true });
    const was = await belongings(lived);
    await unbind(world);
    const older = await olderIn(world.deps);
    expect(older).toBeGreaterThan(10);
    const [kept] = await world.deps.db.selectFrom('notes').select(['id', 'content']).orderBy('id').execute();

    // An older one is opened, and changed, as long as nothing else is there.
    const reading = async (deps: Deps) => {
      const app = await buildApp(deps);
      const asked = (url: string) =>
        app.inject({ method: 'GET', url, headers: { cookie: `authToken=${lived.person.token}` } });
      const listed = (await asked(exports.reflections.path)).json<{ notes: unknown }>();
      const found = (await asked('/api/notes?query=heron')).json<unknown[]>();
      await app.close();
      return { taken: listed.notes, found: found.length };
    };
    const { taken } = was as { taken: unknown };
    expect(await restarted(world, reading)).toEqual({ taken, found: 1 });

    expect(await restarted(world, (deps) => resealOlder(deps))).toBe(older);
    expect(await olderIn(world.deps)).toBe(0);
    // The world's own keyring knows the newer format alone.
    expect(await belongings(lived)).toEqual(was);

    // A process of the older version may still have been at work: for an hour what it left is looked for.
    await restarted(world, async (deps) => {
      expect(await resealOlder(deps)).toBe(0);
      world.clock.forward(hour - 1);
      expect(await resealOlder(deps)).toBe(0);
      const [row] = await world.deps.db.selectFrom('notes').select(['id', 'content']).orderBy('id').execute();
      await deps.db
        .updateTable('notes')
        .set({ content: kept?.content })
        .where('id', '=', kept?.id ?? 0)
        .execute();
      expect(await resealOlder(deps)).toBe(1);
      expect(row?.id).toBe(kept?.id);
      expect(await resealOlder(deps)).toBe(0);
      world.clock.forward(hour);
      expect(await resealOlder(deps)).toBe(0);
      // From here on an older one is not taken any more, also not after a start.
      await deps.db
        .updateTable('notes')
        .set({ content: kept?.content })
        .where('id', '=', kept?.id ?? 0)
        .execute();
      expect(await restarted(world, (later) => resealOlder(later))).toBe(0);
    });
    const { notes: last } = await lived.person.call(exports.reflections);
    expect(last.filter(({ unreadable }) => unreadable).map(({ id }) => id)).toEqual([kept?.id]);
  });

  it('is sealed again around what is damaged, and what changes in the meantime stays as it was changed', async () => {
    const world = await createWorld({ engine });
    const lived = await live(world, 'ana', { admin: true });
    await unbind(world);
    const { db } = world.deps;
    const [damaged = 0, changed = 0] = [...lived.written.keys()];
    const { content } = await db
      .selectFrom('notes')
      .select('content')
      .where('id', '=', damaged)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('notes')
      .set({ content: content.subarray(0, -1) })
      .where('id', '=', damaged)
      .execute();
    const older = await olderIn(world.deps);
    await restarted(world, async (deps) => {
      const key = await deps.keyring.of(lived.person.user.id);
      // Changed in the moment between its reading and its writing.
      deps.keyring.of = async () => ({
        ...key,
        reseal: (binding, sealed) => {
          const fresh = key.reseal(binding, sealed);
          if (binding.kind === 'note' && binding.row === changed) {
            const now = key.sealText({ ...binding, version: Number(binding.version) + 1 }, 'Changed just now.');
            changing = db.updateTable('notes').set({ content: now, version: 2 }).where('id', '=', changed).execute();
          }
          return fresh;
        },
      });
      let changing: Promise<unknown> = Promise.resolve();
      expect(await resealOlder(deps)).toBeGreaterThan(older - 3);
      await changing;
      expect(await resealOlder(deps)).toBeLessThan(3);
    });
    const listed = await lived.person.call(notes.list);
    expect(listed.filter(({ unreadable }) => unreadable).map(({ id }) => id)).toEqual([damaged]);
    expect(listed.find(({ id }) => id === changed)?.content).toBe('Changed just now.');
  });

  it.each(Array.from({ length: worlds }, (_, at) => at))(
    'survives being killed in the middle of it (%i)',
    async (turn) => {
      const world = await createWorld({ engine });
      const lived = await live(world, 'ana', { admin: true });
      const many = 120;
      for (let at = 0; at < many; at += 1) {
        lived.written.set(await lived.person.writes(`Number ${String(at)}`), `Number ${String(at)}`);
      }
      const was = await belongings(lived);
      await unbind(world);
      const older = await olderIn(world.deps);
      let left = older;
      for (let kill = 0; kill < kills; kill += 1) {
        // Somewhere between reading some rows and having put all of them back; at first with some that are done.
        const beyond = Math.min((turn * kills + kill) % 7, Math.floor(left / 4));
        await resealUntilKilled(world, Math.ceil(left / 2) + beyond);
        const now = await olderIn(world.deps);
        expect([kill, now > 0, now <= left]).toEqual([kill, true, true]);
        left = now;
      }
      expect(left).toBeLessThan(older);
      expect(await restarted(world, (deps) => resealOlder(deps))).toBe(left);
      expect(await olderIn(world.deps)).toBe(0);
      expect(await belongings(lived)).toEqual(was);
      const listed = await lived.person.call(notes.list);
      expect(new Map(listed.map(({ id, content }) => [id, content]))).toEqual(lived.written);
      expect(await world.deps.db.selectFrom('feedback').select('text').execute()).toEqual([{ text: null }]);
    },
  );
});
