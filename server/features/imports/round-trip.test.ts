import { describe, expect, it } from 'vitest';
import type { Person } from '#server/test/person.ts';
import { unzip } from '#server/test/unzip.ts';
import { createWorld, engines, type World } from '#server/test/world.ts';
import { accounts } from '#shared/contract/accounts.ts';
import { exports } from '#shared/contract/exports.ts';
import { imports } from '#shared/contract/imports.ts';
import { notes } from '#shared/contract/notes.ts';
import { recordings } from '#shared/contract/recordings.ts';
import { settings } from '#shared/contract/settings.ts';
import { toasts } from '#shared/contract/toasts.ts';
import { exportFile } from '#shared/export-file.ts';
import { bringsIn } from './imports.fixture.ts';

const sound = (what: string) => Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.from(what)]);

/** A person with reflections of every kind that there is, and toasts, one of them early. */
async function writesALife({ clock, signUp }: World): Promise<Person> {
  const ana = await signUp();
  let spoken = 0;
  const speaks = async (content: string) => {
    spoken += 1;
    const recording = spoken.toString(16).padStart(32, '0');
    const kept = await ana.send({
      method: 'PUT',
      url: recordings.keep.path.replace(':recording', recording),
      query: { ms: String(1000 * spoken) },
      headers: { 'content-type': 'audio/webm' },
      payload: sound(`voice ${String(spoken)}`),
    });
    expect(kept.status).toBe(200);
    await ana.call(notes.create, { body: { content, recording } });
  };
  await ana.writes('Swam before breakfast.\n\nThe water was cold and clear.');
  await ana.writes('Swam before breakfast.\n\nThe water was cold and clear.');
  await ana.writes('👩🏽‍🌾 Ærlig talt: “it worked”, said Zoë — naïveté and all. \u{1F469}\u{200D}\u{1F4BB}');
  await ana.writes('"quoted", =SUM(A1), <b>bold</b> & # not a heading\n- a list\n---');
  await ana.writes('מקור טוב');
  const changed = await ana.writes('A first try.');
  await ana.call(notes.create, { body: { content: 'For yesterday.', localDate: '2026-03-03', keptOut: true } });
  clock.forward(90_000);
  await ana.call(notes.change, { params: { id: String(changed) }, body: { version: 1, content: 'A second try.' } });
  await speaks('With a voice.');
  await speaks('');
  await ana.writes('Far away, and a day ahead.', { timezone: 'Pacific/Kiritimati' });
  await ana.writes('long '.repeat(3_000).trimEnd());
  await ana.call(toasts.generate, { body: { forceGenerate: true } });
  await ana.call(settings.savePreferences, { body: { dayEndHour: 4 } });
  clock.set('2026-03-06T01:30:00Z');
  await ana.writes('Still Thursday for me.');
  return ana;
}

type Archive = { reflections: { id: number }[]; toasts: { id: number; lines: { noteIds: number[] }[] }[] };

/** Everything of an archive, with reflections named by their places and no word of when and by whom it was made. */
async function archiveOf(person: Person) {
  const { status, bytes } = await person.send({ url: exports.archive.path });
  expect(status).toBe(200);
  const files = await unzip(bytes);
  const archive = JSON.parse(String(files.get('clink.json'))) as Archive;
  const places = new Map(archive.reflections.map(({ id }, place) => [id, place]));
  const reflections = archive.reflections.map((reflection) => ({ ...reflection, id: places.get(reflection.id) }));
  const told = archive.toasts.map((toast, place) => ({
    ...toast,
    id: place,
    lines: toast.lines.map((line) => ({ ...line, noteIds: line.noteIds.map((id) => places.get(id)) })),
  }));
  const others = [...files]
    .filter(([name]) => /^(?:voice|toasts|markdown|data)\//.test(name))
    .map(([name, content]) => [name, content.toString('latin1')]);
  return { bytes, reflections, told, others, json: asTaken(String(files.get('reflections.json'))) };
}

/** An export file without when and by whom it was made. */
function asTaken(text: string): object {
  const {
    exportDate: _date,
    userInfo,
    ...rest
  } = JSON.parse(text) as {
    exportDate: string;
    userInfo: { exportedBy: string };
  };
  return { ...rest, userInfo: { ...userInfo, exportedBy: '' } };
}

async function fileOf(person: Person): Promise<string> {
  const { notes: all } = await person.call(exports.reflections);
  return [...exportFile({ notes: all, exportedBy: 'ana', exportedAt: 0 })].join('');
}

async function startsAgain(world: World, ana: Person): Promise<Person> {
  await ana.call(accounts.deleteAccount, { body: { password: ana.password } });
  return world.signUp('again');
}

describe.each(engines)('export, the end of the account, and import on %s', (engine) => {
  it('give the same archive: every field, every recording, every toast', async () => {
    const world = await createWorld({ engine });
    const ana = await writesALife(world);
    const before = await archiveOf(ana);
    expect([before.reflections.length, before.told.length]).toEqual([12, 1]);
    expect(before.told[0]?.lines.some(({ noteIds }) => noteIds.length > 0)).toBe(true);
    const again = await startsAgain(world, ana);
    await again.call(settings.savePreferences, { body: { dayEndHour: 4 } });
    const report = await bringsIn(again, { name: 'clink.zip', bytes: before.bytes });
    expect(report).toMatchObject({ state: 'done', added: 12, known: 0, toasts: 1, leftOut: [], remarks: [] });
    const { bytes: _bytes, ...after } = await archiveOf(again);
    const { bytes, ...asBefore } = before;
    expect(after).toEqual(asBefore);
    expect(await bringsIn(again, { name: 'clink.zip', bytes })).toMatchObject({ added: 0, known: 12, toasts: 0 });
  });

  it('give the same export file', async () => {
    const world = await createWorld({ engine });
    const ana = await writesALife(world);
    const text = await fileOf(ana);
    const silent = (await ana.call(notes.list)).filter(({ content }) => content === '');
    for (const { id } of silent) {
      await ana.call(notes.remove, { params: { id: String(id) } });
    }
    const before = await fileOf(ana);
    const again = await startsAgain(world, ana);
    expect(await bringsIn(again, { name: 'export.json', bytes: text })).toMatchObject({
      state: 'done',
      added: 11,
      leftOut: [{ reason: 'no-words', count: 1 }],
    });
    expect(asTaken(await fileOf(again))).toEqual(asTaken(before));
    expect(await bringsIn(again, { name: 'export.json', bytes: text })).toMatchObject({ added: 0, known: 11 });
  });

  it('undone, leave nothing: no toast, no recording, no word', async () => {
    const world = await createWorld({ engine });
    const { bytes } = await archiveOf(await writesALife(world));
    const ben = await world.signUp('ben');
    const report = await bringsIn(ben, { name: 'clink.zip', bytes });
    const { db, store } = world.deps;
    const of = async (table: 'notes' | 'toasts' | 'audio_clips') =>
      (await db.selectFrom(table).select('id').where('user_id', '=', ben.user.id).execute()).map(({ id }) =>
        String(id),
      );
    const clips = await of('audio_clips');
    expect(clips).toHaveLength(3);
    await ben.call(imports.undo, { params: { id: String(report.id) } });
    await world.doJobs();
    expect(await Promise.all(clips.map((id) => store.get(id)))).toEqual([null, null, null]);
    expect([await of('notes'), await of('toasts'), await of('audio_clips')]).toEqual([[], [], []]);
  });
});
