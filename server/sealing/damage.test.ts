import fc from 'fast-check';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import type { SealedColumn, SealedValue } from '#server/platform/db/sealed-column.ts';
import { unzip } from '#server/test/unzip.ts';
import { createWorld, engines, type World } from '#server/test/world.ts';
import { exports } from '#shared/contract/exports.ts';
import { notes } from '#shared/contract/notes.ts';
import { pronunciations } from '#shared/contract/pronunciations.ts';
import { toasts } from '#shared/contract/toasts.ts';
import { often } from '#shared/often.fixture.ts';
import { live, type Lived } from './sealed.fixture.ts';
import { sealedColumns, valuesOf } from './sealed.ts';

const rounds = often(12, 1_000);

/** What every page of the web app and every export asks for. */
const reads = [
  '/api/notes',
  '/api/notes?limit=3',
  '/api/notes?query=river',
  '/api/notes/count?query=river',
  '/api/notes/today',
  '/api/notes/on-this-day',
  '/api/notes/calendar?year=2026',
  '/api/notes/draft',
  '/api/stats',
  '/api/toasts/latest',
  '/api/pronunciations',
  '/api/admin/feedback',
  '/api/export/reflections',
  '/api/export/archive',
];

type Place = { column: SealedColumn; value: SealedValue };

/** Every sealed value there is. */
async function everyPlace({ deps }: World): Promise<Place[]> {
  const places: Place[] = [];
  for (const column of sealedColumns) {
    for await (const values of valuesOf(deps.db, column)) {
      places.push(...values.map((value) => ({ column, value })));
    }
  }
  return places;
}

/** The bytes with one bit turned over, cut short, or those of another place. */
type Harm = { how: 'flip' | 'cut' | 'other'; at: number };

function harmed(sealed: Uint8Array, { how, at }: Harm, others: readonly Place[]): Buffer {
  const bytes = Buffer.from(sealed);
  if (how === 'cut') {
    return bytes.subarray(0, at % bytes.length);
  }
  if (how === 'other') {
    return Buffer.from(others[at % others.length]?.value.sealed ?? []);
  }
  const bit = at % (bytes.length * 8);
  bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
  return bytes;
}

/** That all which can be read of this person is, but for the words of the notes in `damaged`. */
async function expectRest({ person, written }: Lived, damaged: readonly number[]) {
  for (const url of reads) {
    const { status, body } = await person.send({ method: 'GET', url });
    expect([url, status, body?.message]).toEqual([url, 200, undefined]);
  }
  const listed = await person.call(notes.list);
  expect(new Map(listed.map(({ id, content, unreadable }) => [id, unreadable ? 'damaged' : content]))).toEqual(
    new Map([...written].map(([id, content]) => [id, damaged.includes(id) ? 'damaged' : content])),
  );
  for (const id of written.keys()) {
    const one = await person.send({ method: 'GET', url: `/api/notes/${id}` });
    expect([id, one.status]).toEqual([id, damaged.includes(id) ? 410 : 200]);
    expect((await person.send({ method: 'POST', url: `/api/notes/${id}/review` })).status).toBe(one.status);
  }
  const made = await person.send({ method: 'POST', url: toasts.generate.path, payload: {} });
  expect(made.status).toBe(201);
}

describe.each(engines)('what is damaged on %s', (engine) => {
  it('takes nothing else with it, whatever is done to which bytes', { timeout: 60_000 + rounds * 3_000 }, async () => {
    const world = await createWorld({ engine });
    const ana = await live(world, 'ana', { admin: true });
    await live(world, 'ben');
    await expectRest(ana, []);
    const harm = fc.record({ how: fc.constantFrom('flip', 'cut', 'other'), at: fc.nat() });
    await fc.assert(
      fc.asyncProperty(fc.nat(), harm, async (which, how) => {
        const places = await everyPlace(world);
        const place = places[which % places.length];
        if (!place) {
          throw new Error('Nothing is sealed here.');
        }
        const { column, value } = place;
        const others = places.filter((one) => one !== place);
        const bytes = harmed(value.sealed, how, others);
        expect(await column.replace(world.deps.db, value, bytes)).toBe(true);
        const isHerNote = value.owner === ana.person.user.id && value.binding.kind === 'note';
        await expectRest(ana, isHerNote ? [Number(value.binding.row)] : []);
        // Unless the product has mended it itself, as it does with toasts and reviews, which can be made again.
        await column.replace(world.deps.db, { ...value, sealed: bytes }, value.sealed);
      }),
      { numRuns: rounds },
    );
  });

  it('is a reflection that says so, is named in the export, and can be deleted or written again', async () => {
    const logged: string[] = [];
    const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(line) });
    const world = await createWorld({ engine, replaced: { log } });
    const { person, written } = await live(world, 'ana', { admin: true });
    const [one = 0, two = 0, three = 0] = [...written.keys()];
    const { db } = world.deps;
    const sealedOf = async (id: number) =>
      (await db.selectFrom('notes').select('content').where('id', '=', id).executeTakeFirstOrThrow()).content;
    const put = (id: number, content: Uint8Array) =>
      db.updateTable('notes').set({ content }).where('id', '=', id).execute();
    const [first, second] = [await sealedOf(one), await sealedOf(two)];
    await put(one, second);
    await put(two, first);
    const version = 1;
    await person.call(notes.change, { params: { id: String(three) }, body: { version, content: 'Newer words.' } });
    const older = await sealedOf(three);
    await person.call(notes.change, { params: { id: String(three) }, body: { version: 2, keptOut: true } });
    await put(three, older);

    await expectRest({ person, written }, [one, two, three]);
    const files = await unzip((await person.send({ method: 'GET', url: exports.archive.path })).bytes);
    const { reflections } = JSON.parse(String(files.get('reflections.json'))) as { reflections: object[] };
    expect(reflections).toHaveLength(written.size);
    expect(reflections.filter((entry) => 'contentProblem' in entry)).toHaveLength(3);
    expect(reflections).toContainEqual(
      expect.objectContaining({ id: two, date: '2026-03-02', content: '', contentProblem: expect.any(String) }),
    );
    const taken = (await person.call(exports.reflections)).notes;
    expect(new Set(taken.filter(({ unreadable }) => unreadable).map(({ id }) => id))).toEqual(
      new Set([one, two, three]),
    );

    // Its day cannot be changed without its words, and it can be written again.
    const day = { version, localDate: '2026-03-01' };
    const refused = await person.send({ method: 'PATCH', url: `/api/notes/${one}`, payload: day });
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      410,
      'unreadable',
      expect.stringMatching(/delete it, or write it again/),
    ]);
    const again = { version, content: 'Written again.' };
    const changed = await person.call(notes.change, { params: { id: String(one) }, body: again });
    expect([changed.content, changed.unreadable]).toEqual(['Written again.', undefined]);
    await person.call(notes.remove, { params: { id: String(two) } });
    expect((await person.call(notes.restore, { params: { id: String(two) } })).unreadable).toBe(true);
    await person.call(notes.remove, { params: { id: String(two) } });
    expect((await person.call(notes.list)).filter(({ unreadable }) => unreadable)).toHaveLength(1);

    // The log has said each once, by its table and number.
    const said = logged.map((line) => JSON.parse(line) as { table?: string; row?: number; kind?: string });
    expect(said.map(({ table, row, kind }) => `${table} ${row} ${kind}`).toSorted()).toEqual(
      [one, two, three].map((id) => `notes ${id} note`).toSorted(),
    );
  });

  it('does not come back as it was: neither a draft, a toast nor a list of names', async () => {
    const world = await createWorld({ engine });
    const { person } = await live(world, 'ana');
    const { db } = world.deps;
    const before = {
      drafts: await db.selectFrom('drafts').select('content').executeTakeFirstOrThrow(),
      pronunciations: await db.selectFrom('pronunciations').select('list').executeTakeFirstOrThrow(),
      toasts: await db.selectFrom('toasts').select(['id', 'lines']).executeTakeFirstOrThrow(),
    };
    world.clock.forward(1_000);
    const updatedAt = new Date(world.clock.now()).toISOString();
    await person.call(notes.keepDraft, { body: { content: 'Newer', key: crypto.randomUUID(), updatedAt } });
    await person.call(pronunciations.save, { body: [] });
    await db.updateTable('toasts').set({ audio_id: null, duration_ms: null }).execute();
    await person.call(toasts.voiceAgain, { params: { id: String(before.toasts.id) } });
    expect((await person.call(toasts.latest))?.unreadable).toBeUndefined();
    await db.updateTable('drafts').set(before.drafts).execute();
    await db.updateTable('pronunciations').set(before.pronunciations).execute();
    await db.updateTable('toasts').set({ lines: before.toasts.lines }).execute();
    expect(await person.call(notes.draft)).toBeNull();
    expect(await person.call(pronunciations.list)).toEqual([]);
    expect(await person.call(toasts.latest)).toMatchObject({ unreadable: true, content: '', lines: [], noteIds: [] });
  });

  it('is a recording that is missed alone, also in the archive, and kept again when its device sends it again', async () => {
    const world = await createWorld({ engine });
    const { person } = await live(world, 'ana');
    const { store, db } = world.deps;
    for (const { id } of await db.selectFrom('audio_clips').select('id').execute()) {
      const bytes = (await store.get(id)) ?? Buffer.of();
      bytes[100] = (bytes[100] ?? 0) ^ 1;
      await store.put(id, bytes);
      const { status, body } = await person.send({ method: 'GET', url: `/api/audio/clips/${id}` });
      expect([status, body.code]).toEqual([410, 'unreadable']);
    }
    const files = await unzip((await person.send({ method: 'GET', url: exports.archive.path })).bytes);
    expect([...files.keys()].filter((name) => /\.(?:webm|m4a|ogg|mp3)$/.test(name))).toEqual([]);
    expect(String(files.get('clink.json'))).toContain('"damaged":{"reflections":[],"toasts":[],"recordings":["voice/');
    expect(String(files.get('reflections.json'))).toContain('This recording could not be read.');
  });

  it("is someone's key: then they are told so, and nobody else notices", async () => {
    const world = await createWorld({ engine });
    const [ana, ben] = [await live(world, 'ana'), await live(world, 'ben')];
    const { db, keyring } = world.deps;
    const keyOf = (id: number) =>
      db.selectFrom('data_keys').select('wrapped').where('user_id', '=', id).executeTakeFirstOrThrow();
    const [hers, his] = [await keyOf(ana.person.user.id), await keyOf(ben.person.user.id)];
    await db.updateTable('data_keys').set(his).where('user_id', '=', ana.person.user.id).execute();
    keyring.forget(ana.person.user.id);
    for (const url of ['/api/notes', '/api/export/reflections', '/api/toasts/latest']) {
      const { status, body } = await ana.person.send({ method: 'GET', url });
      expect([url, status, body.code, body.message]).toEqual([
        url,
        503,
        'unavailable',
        expect.stringMatching(/locked/),
      ]);
    }
    expect((await ana.person.send({ method: 'GET', url: '/api/stats' })).status).toBe(200);
    expect(await ben.person.call(notes.list)).toHaveLength(ben.written.size);
    await db.updateTable('data_keys').set(hers).where('user_id', '=', ana.person.user.id).execute();
    expect(await ana.person.call(notes.list)).toHaveLength(ana.written.size);
  });

  it('tells little by its length', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp();
    const words = ['No.', 'A walk.', 'x'.repeat(200), 'We '.repeat(60)];
    for (const content of words) {
      await ana.writes(content);
    }
    const rows = await world.deps.db.selectFrom('notes').select('content').execute();
    expect(new Set(rows.map(({ content }) => content.length)).size).toBe(1);
  });
});
