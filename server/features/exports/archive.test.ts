import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it, vi } from 'vitest';
import type { AudioStore } from '#server/platform/storage/audio-store.ts';
import type { Person } from '#server/test/person.ts';
import { createWorld, engines, type World } from '#server/test/world.ts';
import { unzip } from '#server/test/unzip.ts';
import { archiveFile } from '#shared/archive-file.ts';
import { exports } from '#shared/contract/exports.ts';
import { notes } from '#shared/contract/notes.ts';
import { pronunciations } from '#shared/contract/pronunciations.ts';
import { recordings } from '#shared/contract/recordings.ts';
import { toasts } from '#shared/contract/toasts.ts';

const archive = { url: exports.archive.path };
const webm = Buffer.from('1a45dfa3', 'hex');
const mp4 = Buffer.concat([Buffer.alloc(4), Buffer.from('ftypisom')]);

type Spoken = { bytes?: Buffer; type?: string; content?: string; localDate?: string };

let named = 0;

/** Saves a reflection with a recording. */
async function speaks(person: Person, { bytes = webm, type = 'audio/webm', ...note }: Spoken = {}): Promise<number> {
  named += 1;
  const recording = named.toString(16).padStart(32, '0');
  const kept = await person.send({
    method: 'PUT',
    url: recordings.keep.path.replace(':recording', recording),
    query: { ms: '1000' },
    headers: { 'content-type': type },
    payload: bytes,
  });
  expect(kept.status).toBe(200);
  return (await person.call(notes.create, { body: { content: '', ...note, recording } })).id;
}

/** A store of which every reading is told beforehand. */
function watched({ deps }: World, before: (reading: number) => unknown): { readings: () => number } {
  const { store } = deps;
  let readings = 0;
  deps.store = {
    ...store,
    get: async (key) => {
      readings += 1;
      await before(readings);
      return store.get(key);
    },
  } satisfies AudioStore;
  return { readings: () => readings };
}

async function filesOf(person: Person) {
  const { status, bytes } = await person.send(archive);
  expect(status).toBe(200);
  const files = await unzip(bytes);
  const json = JSON.parse(String(files.get('reflections.json'))) as {
    userInfo: { totalReflections: number };
    reflections: Record<string, unknown>[];
  };
  return { files, reflections: json.reflections, total: json.userInfo.totalReflections };
}

describe.each(engines)('recordings in the archive on %s', (engine) => {
  it('are there byte by byte, named by their days in the order they were spoken', async () => {
    const { clock, signUp } = await createWorld({ engine });
    const [ana, ben] = [await signUp('ana'), await signUp('ben')];
    await speaks(ben);
    const said = (what: string) => Buffer.concat([webm, Buffer.from(what)]);
    await speaks(ana, { bytes: said('first'), content: 'With words.' });
    clock.forward(60_000);
    await speaks(ana, { bytes: said('second') });
    await ana.writes('Words alone.');
    clock.forward(86_400_000);
    await speaks(ana, { bytes: mp4, type: 'audio/mp4', localDate: '2026-03-03' });
    const { files, reflections } = await filesOf(ana);
    const sounds = [...files].filter(([name]) => name.startsWith('voice/'));
    expect(sounds.map(([name, bytes]) => [name, bytes.toString('latin1')])).toEqual([
      ['voice/2026-03-04-2.webm', said('second').toString('latin1')],
      ['voice/2026-03-04-1.webm', said('first').toString('latin1')],
      ['voice/2026-03-03-1.m4a', mp4.toString('latin1')],
    ]);
    expect(reflections.map(({ content, recording }) => [content, recording])).toEqual([
      ['Words alone.', undefined],
      ['', 'voice/2026-03-04-2.webm'],
      ['With words.', 'voice/2026-03-04-1.webm'],
      ['', 'voice/2026-03-03-1.m4a'],
    ]);
    const taken = (await ana.call(exports.reflections)).notes;
    expect(taken.map(({ recording }) => recording ?? undefined)).toEqual(reflections.map(({ recording }) => recording));
  });

  it('are missed where their bytes are gone, a reflection deleted during the export goes with its words, and the rest is whole', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp();
    await speaks(ana, { content: 'Unreadable.' });
    const gone = await speaks(ana, { content: 'Deleted meanwhile.' });
    const lost = await speaks(ana, { content: 'Lost.' });
    await speaks(ana, { content: 'Whole.' });
    watched(world, async (reading) => {
      if (reading === 2) {
        const [row] = await world.deps.db.selectFrom('audio_clips').select('id').where('note_id', '=', lost).execute();
        await world.deps.store.remove(row?.id ?? '');
        await ana.call(notes.remove, { params: { id: String(gone) } });
      }
      if (reading === 3) {
        throw new Error('The disk is tired.');
      }
    });
    const { files, reflections, total } = await filesOf(ana);
    expect(total).toBe(3);
    expect([...files.keys()]).toEqual([
      'voice/2026-03-04-4.webm',
      'markdown/2026/2026-03.md',
      'clink.json',
      'reflections.json',
      'data/2026.js',
      'data/toasts.js',
      'reader/reader.js',
      'reader/reader.css',
      'README.txt',
      'index.html',
    ]);
    const everything = JSON.parse(String(files.get('clink.json'))) as { reflections: { recording: unknown }[] };
    expect(everything.reflections.map(({ recording }) => recording)).toEqual([
      { file: 'voice/2026-03-04-4.webm', ms: 1000, type: 'audio/webm' },
      null,
      null,
    ]);
    expect(String(files.get('markdown/2026/2026-03.md'))).toContain('Its recording could not be read.');
    expect(reflections.map(({ content, recordingProblem }) => [content, recordingProblem])).toEqual([
      ['Whole.', undefined],
      ['Lost.', 'This recording could not be read.'],
      ['Unreadable.', 'This recording could not be read.'],
    ]);
  });
});

it.each(engines)(
  'what can no longer be read is named in the file for programs, which is as its schema says, on %s',
  async (engine) => {
    const world = await createWorld({ engine });
    const ana = await world.signUp();
    await ana.call(pronunciations.save, { body: [{ written: 'Siobhan', said: 'Shevonne' }] });
    await ana.writes('Whole.');
    const hurt = await ana.writes('Damaged.');
    await ana.call(toasts.generate, { body: { forceGenerate: true } });
    const { db } = world.deps;
    await db
      .updateTable('notes')
      .set({ content: Buffer.from('nothing sealed') })
      .where('id', '=', hurt)
      .execute();
    const { files } = await filesOf(ana);
    const file = archiveFile.parse(JSON.parse(String(files.get('clink.json'))));
    expect(file.reflections.map(({ content }) => content)).toEqual(['Whole.']);
    expect(file.damaged).toEqual({ reflections: [hurt], toasts: [], recordings: [] });
    expect(file.account).toMatchObject({
      username: ana.user.username,
      email: ana.email,
      schedule: { timezone: 'Europe/Lisbon' },
      pronunciations: [{ written: 'Siobhan', said: 'Shevonne' }],
    });
    expect(file.account.badges.length).toBeGreaterThan(0);
    await db
      .updateTable('toasts')
      .set({ lines: Buffer.from('nothing sealed') })
      .execute();
    const again = archiveFile.parse(JSON.parse(String((await filesOf(ana)).files.get('clink.json'))));
    expect([again.toasts.length, again.damaged.toasts.length]).toEqual([0, 1]);
  },
);

describe('an archive that is read slowly', () => {
  const large = Buffer.concat([webm, Buffer.alloc(8 * 1024 * 1024, 7)]);
  const count = 4;

  async function begun(): Promise<{ answer: IncomingMessage; readings: () => number; errors: unknown[] }> {
    const world = await createWorld();
    const ana = await world.signUp();
    for (let at = 0; at < count; at += 1) {
      await speaks(ana, { bytes: large });
    }
    const errors: unknown[] = [];
    vi.spyOn(world.deps.log, 'error').mockImplementation((...args: unknown[]) => void errors.push(args));
    const { readings } = watched(world, () => undefined);
    await world.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = world.app.server.address() as AddressInfo;
    const request = get({ port, path: archive.url, headers: { cookie: `authToken=${ana.token}` } });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    answer.once('error', () => undefined);
    return { answer, readings, errors };
  }

  it('waits for its reader with one recording at a time, and is whole in the end', async () => {
    const { answer, readings } = await begun();
    await once(answer, 'readable');
    // What the two sockets hold between them is less than a recording.
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(readings()).toBeLessThanOrEqual(2);
    const files = await unzip(await buffer(answer));
    expect([...files.values()].filter((bytes) => bytes.equals(large))).toHaveLength(count);
    expect(readings()).toBe(count);
  });

  it('ends when its reader goes away', async () => {
    const { answer, readings, errors } = await begun();
    await once(answer, 'readable');
    answer.destroy();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(readings()).toBeLessThanOrEqual(2);
    expect(errors).toEqual([]);
  });
});
