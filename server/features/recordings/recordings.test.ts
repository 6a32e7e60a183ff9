import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sweepRecordings } from '#server/features/audio/audio.service.ts';
import { password } from '#server/test/person.ts';
import { createWorld, engines } from '#server/test/world.ts';
import { notes } from '#shared/contract/notes.ts';
import { reviews } from '#shared/contract/reviews.ts';
import { toasts } from '#shared/contract/toasts.ts';
import { filesIn, named, rowsIn, saves, sends, sounds, speaks } from './recordings.fixture.ts';
import { sweepWaiting } from './recordings.service.ts';

const gone = 'This recording is no longer here. Please record it again.';
const day = 86_400_000;

describe.each(engines)('a recording of your voice on %s', (engine) => {
  it('is kept with a reflection and heard by its writer alone, in the type it was recorded in', async () => {
    const world = await createWorld({ engine });
    const [ana, ben] = [await world.signUp('ana'), await world.signUp('ben')];
    const kinds = [
      ['audio/webm;codecs=opus', 'audio/webm', sounds.webm('a heron')],
      ['AUDIO/MP4; codecs="mp4a.40.2"', 'audio/mp4', sounds.mp4('an owl')],
      ['audio/ogg ; codecs=opus', 'audio/ogg', sounds.ogg('a wren')],
    ] as const;
    for (const [at, [type, mime, bytes]] of kinds.entries()) {
      expect((await sends(ana, named(at), { type, bytes })).body).toEqual({ message: 'Your recording has been kept.' });
      const saved = await saves(ana, named(at), { content: 'Words beside it.' });
      expect([saved.status, saved.body.care]).toEqual([201, null]);
      const note = await ana.call(notes.get, { params: { id: String(saved.body.id) } });
      expect([note.content, note.audioMs, note.version]).toEqual(['Words beside it.', 4_200, 1]);
      const url = String(note.audioUrl);
      const heard = await ana.send({ url });
      expect([heard.status, heard.headers['content-type'], heard.bytes.equals(bytes)]).toEqual([200, mime, true]);
      const part = await ana.send({ url, headers: { range: 'bytes=4-6' } });
      expect([part.status, part.headers['content-range'], part.bytes.equals(bytes.subarray(4, 7))]).toEqual([
        206,
        `bytes 4-6/${bytes.length}`,
        true,
      ]);
      const nobodys = await ben.send({ url: `/api/audio/clips/${named(99)}` });
      const anas = await ben.send({ url });
      expect([anas.status, anas.text]).toEqual([404, nobodys.text]);
    }
    expect((await ana.call(notes.list)).map(({ audioMs }) => audioMs)).toEqual([4_200, 4_200, 4_200]);
  });

  it('is kept once however often it is sent, and answers the same, also once it is in a reflection', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp();
    const answers = await Promise.all([1, 2, 3].map(() => sends(ana, named(1))));
    expect(answers.map(({ status, text }) => [status, text])).toEqual(
      [1, 2, 3].map(() => [200, '{"message":"Your recording has been kept."}']),
    );
    expect([(await rowsIn(world)).length, filesIn(world).length]).toEqual([1, 1]);
    const key = randomUUID();
    const { body } = await saves(ana, named(1), {}, key);
    expect((await sends(ana, named(1))).text).toBe(answers[0]?.text);
    const again = await saves(ana, named(1), {}, key);
    expect([again.status, again.body.id]).toEqual([201, body.id]);
    expect([(await rowsIn(world)).length, filesIn(world).length]).toEqual([1, 1]);

    const other = await sends(ana, named(1), { bytes: sounds.webm('another bird') });
    expect([other.status, other.body.code]).toEqual([409, 'conflict']);
    expect((await ana.call(notes.list)).length).toBe(1);
  });

  it('belongs to one save: with the same key, another recording or none is another save', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp();
    await sends(ana, named(1));
    await sends(ana, named(2));
    const [key, plain] = [randomUUID(), randomUUID()];
    const { body } = await saves(ana, named(1), { content: 'A heron.' }, key);
    await ana.writes('A wren.', { key: plain });
    for (const [ofKey, payload] of [
      [key, { content: 'A heron.', recording: named(2) }],
      [key, { content: 'A heron.' }],
      [plain, { content: 'A wren.', recording: named(2) }],
    ] as const) {
      const refused = await ana.send({
        method: 'POST',
        url: notes.create.path,
        payload,
        headers: { 'idempotency-key': ofKey },
      });
      expect([refused.status, refused.body.message]).toEqual([
        409,
        'This was already saved with a different recording, or without one. You can change that in the saved reflection.',
      ]);
    }
    // Whatever became of it since: the save is what it was.
    await ana.call(notes.change, { params: { id: String(body.id) }, body: { version: 1, recording: named(2) } });
    expect((await saves(ana, named(1), { content: 'A heron.' }, key)).body.id).toBe(body.id);
    await ana.call(notes.remove, { params: { id: String(body.id) } });
    expect((await saves(ana, named(1), { content: 'A heron.' }, key)).body.id).toBe(body.id);
    const [, heron] = await ana.call(notes.list);
    expect((await ana.send({ url: String(heron?.audioUrl) })).status).toBe(200);
  });

  it('that is not there, is used already or is someone else’s are all the same, and nothing is saved', async () => {
    const world = await createWorld({ engine });
    const [ana, ben] = [await world.signUp('ana'), await world.signUp('ben')];
    await sends(ana, named(1));
    await speaks(ana, named(2));
    const before = await rowsIn(world);
    const answers = [await saves(ben, named(1)), await saves(ana, named(2)), await saves(ana, named(3))];
    answers.push(await saves(ben, named(2), { content: 'With words.' }, randomUUID()));
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([400, { code: 'invalid', message: gone, fields: { recording: gone } }]);
    }
    expect(await rowsIn(world)).toEqual(before);
    expect([(await ana.call(notes.list)).length, (await ben.call(notes.list)).length]).toEqual([1, 0]);

    // The name of another's recording is a name like any other: it tells nothing and touches nothing.
    expect((await sends(ben, named(1), { bytes: sounds.webm('of ben') })).status).toBe(200);
    await saves(ana, named(1));
    const [first] = await ana.call(notes.list);
    expect((await ana.send({ url: String(first?.audioUrl) })).bytes.equals(sounds.webm('a heron'))).toBe(true);
  });

  it('goes to one of two reflections that ask for it in the same moment', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp();
    for (let at = 0; at < 5; at += 1) {
      await sends(ana, named(at));
      const answers = await Promise.all([1, 2, 3].map(() => saves(ana, named(at))));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400, 400]);
    }
    // As two who save the same with one key: then both are that one save.
    await sends(ana, named(9));
    const key = randomUUID();
    const twice = await Promise.all([1, 2].map(() => saves(ana, named(9), {}, key)));
    expect(twice.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(twice.map(({ body }) => body.id)).size).toBe(1);
    const id = await ana.writes('A wren.');
    await sends(ana, named(10));
    const change = { method: 'PATCH', url: `/api/notes/${id}`, payload: { version: 1, recording: named(10) } } as const;
    const changes = await Promise.all([ana.send(change), ana.send(change), saves(ana, named(10))]);
    expect(changes.filter(({ status }) => status < 300)).toHaveLength(1);
    expect((await rowsIn(world)).every(({ note_id, waiting_since }) => note_id && waiting_since === null)).toBe(true);
    expect((await ana.call(notes.list)).filter(({ audioUrl }) => audioUrl !== null)).toHaveLength(7);
  });

  it('can be put to a reflection, exchanged and taken away, and its bytes go', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp();
    const id = await ana.writes('A heron.');
    const change = (payload: object) => ana.send({ method: 'PATCH', url: `/api/notes/${id}`, payload });
    await sends(ana, named(1), { ms: 1_000 });
    await sends(ana, named(2), { ms: 2_000 });
    const [first, second] = [
      (await change({ version: 1, recording: named(1) })).body,
      (await change({ version: 2, recording: named(2), content: '' })).body,
    ];
    expect([first.audioMs, first.version, first.updatedAt]).toEqual([1_000, 2, null]);
    expect([second.audioMs, second.version, second.content]).toEqual([2_000, 3, '']);
    expect((await ana.send({ url: first.audioUrl })).status).toBe(404);
    expect((await change({ version: 3, recording: named(2) })).body).toMatchObject({ audioMs: 2_000, version: 4 });
    await world.doJobs();
    expect(filesIn(world)).toHaveLength(1);

    const emptied = { content: 'Please add some content to your reflection.' };
    for (const payload of [{ recording: null }, { recording: null, content: ' ' }]) {
      const refused = await change({ version: 4, ...payload });
      expect([refused.status, refused.body.fields]).toEqual([400, emptied]);
    }
    const unknown = await change({ version: 4, content: 'Lost words.', recording: named(1) });
    expect([unknown.status, unknown.body.fields]).toEqual([400, { recording: gone }]);
    expect((await change({ version: 3, recording: null, content: 'x' })).status).toBe(409);
    expect((await change({ version: 4, content: 'A wren.' })).body).toMatchObject({ audioMs: 2_000 });
    expect((await change({ version: 5, recording: null })).body).toMatchObject({
      audioUrl: null,
      audioMs: null,
      content: 'A wren.',
    });
    expect((await change({ version: 6, content: '' })).body.fields).toEqual(emptied);
    await world.doJobs();
    expect([filesIn(world), await rowsIn(world)]).toEqual([[], []]);
  });

  it('is out of reach with its reflection, comes back with it, and is erased with it', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp();
    const note = await speaks(ana, named(1), { content: 'I saw a heron.' });
    const params = { id: String(note.id) };
    const { review: text } = await ana.call(reviews.make, { params });
    await ana.call(reviews.voice, { body: { text, noteId: note.id } });
    expect(filesIn(world)).toHaveLength(2);
    const url = String(note.audioUrl);

    await ana.call(notes.remove, { params });
    expect((await ana.send({ url })).status).toBe(404);
    expect((await ana.send({ url: '/api/audio/proxy', query: { url } })).status).toBe(404);
    world.clock.forward(9_000);
    expect((await ana.call(notes.restore, { params })).audioUrl).toBe(url);
    world.clock.forward(day / 24);
    await world.doJobs();
    expect((await ana.send({ url })).status).toBe(200);

    // What was made of the old words goes with them; one's own voice does not.
    await ana.call(notes.change, { params, body: { version: 1, content: 'I saw an owl.' } });
    const anew = await ana.call(reviews.make, { params });
    await ana.call(reviews.voice, { body: { text: anew.review, noteId: note.id } });
    expect(filesIn(world)).toHaveLength(2);
    expect((await ana.send({ url })).status).toBe(200);

    await ana.call(notes.remove, { params });
    world.clock.forward(10_002);
    await world.doJobs();
    expect([filesIn(world), await rowsIn(world)]).toEqual([[], []]);
    expect((await ana.send({ url })).status).toBe(404);
  });

  it('waits a day for its reflection, and is then thrown away', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp();
    const there = async () => (await rowsIn(world)).map(({ recording }) => recording);
    await sends(ana, named(1));
    const kept = await speaks(ana, named(2));
    await sends(ana, named(3));
    world.clock.forward(day);
    // Sent once more by a device that was away, it waits anew.
    await sends(ana, named(3));
    await sends(ana, named(2));
    await sweepWaiting(world.deps);
    expect(await there()).toEqual([named(1), named(2), named(3)]);
    world.clock.forward(1);
    await sweepWaiting(world.deps);
    expect(await there()).toEqual([named(2), named(3)]);
    expect(filesIn(world)).toHaveLength(2);
    expect((await saves(ana, named(1))).body.message).toBe(gone);
    world.clock.forward(30 * day);
    await sweepRecordings(world.deps);
    const [row] = await world.deps.db.selectFrom('notes').select('voice_clip').where('id', '=', kept.id).execute();
    expect(filesIn(world).join()).toContain(String(row?.voice_clip));
  });

  it('makes room for newer ones when twenty wait', async () => {
    const world = await createWorld({ engine });
    const [ana, ben] = [await world.signUp('ana'), await world.signUp('ben')];
    await sends(ben, named(1));
    await speaks(ana, named(100));
    for (let at = 1; at <= 22; at += 1) {
      expect((await sends(ana, named(at))).status).toBe(200);
      world.clock.forward(1);
    }
    const waiting = (await rowsIn(world)).filter((row) => row.user_id === ana.user.id && row.waiting_since !== null);
    expect(waiting.map(({ recording }) => recording)).toEqual(Array.from({ length: 20 }, (_, at) => named(at + 3)));
    expect(filesIn(world)).toHaveLength(22);
    expect([(await saves(ana, named(1))).status, (await saves(ben, named(1))).status]).toEqual([400, 201]);
  });

  it('goes with its person, waiting or not', async () => {
    const world = await createWorld({ engine });
    const [ana, ben] = [await world.signUp('ana'), await world.signUp('ben')];
    await speaks(ana, named(1), { content: 'A heron.' });
    await sends(ana, named(2));
    await speaks(ben, named(1));
    const deleted = await ana.send({ method: 'DELETE', url: '/api/user/account', payload: { password } });
    expect(deleted.status).toBe(200);
    await world.doJobs();
    expect((await rowsIn(world)).map(({ user_id }) => user_id)).toEqual([ben.user.id]);
    expect(filesIn(world)).toHaveLength(1);
  });

  it('stands without words wherever reflections do, and only its voice tells of it', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp('ana', { timezone: 'Europe/Lisbon' });
    const silent = await ana.send({ method: 'POST', url: notes.create.path, payload: { content: ' ' } });
    expect([silent.status, silent.body.fields.content]).toEqual([400, 'Please enter some text for your reflection.']);
    const spoken = await speaks(ana, named(1), { content: ' \n ' });
    expect(spoken.content).toBe('');
    const early = () => ana.send({ method: 'POST', url: toasts.generate.path, payload: { forceGenerate: true } });
    expect([(await early()).status, (await early()).body.code]).toEqual([400, 'invalid']);

    const written = await ana.writes('I fed the heron.');
    const both = await speaks(ana, named(2), { content: 'The heron came back.', keptOut: true });
    const list = async (query: Record<string, string>) =>
      (await ana.call(notes.list, { query })).map(({ id }) => id).toSorted((a, b) => a - b);
    expect(await list({ voice: 'true' })).toEqual([spoken.id, both.id]);
    expect(await list({ voice: 'false' })).toEqual([written]);
    expect(await list({ voice: 'true', keptOut: 'true' })).toEqual([both.id]);
    expect(await list({ voice: 'true', from: '2026-03-05' })).toEqual([]);
    expect(await list({ query: 'heron' })).toEqual([written, both.id]);
    // Once the words are looked for anew and once while they are remembered.
    for (let at = 0; at < 2; at += 1) {
      expect(await list({ query: 'HERON', voice: 'true' })).toEqual([both.id]);
      expect(await list({ query: 'heron', voice: 'true', limit: '1' })).toEqual([both.id]);
    }
    expect((await ana.send({ url: '/api/notes', query: { voice: 'maybe' } })).status).toBe(400);

    expect((await ana.call(notes.today, {})).length).toBe(3);
    expect(await ana.call(notes.calendar, { query: { year: '2026' } })).toEqual([{ date: '2026-03-04', count: 3 }]);
    expect(await ana.call(notes.stats, {})).toMatchObject({ streak: 1, weeklyNotesCount: 3 });
    const toast = (await early()).body;
    expect(new Set(toast.lines.flatMap((line: { noteIds: number[] }) => line.noteIds))).toEqual(new Set([written]));

    const review = await ana.call(reviews.make, { params: { id: String(spoken.id) } });
    expect(review).toEqual({ review: 'You kept this one in your own voice.', canBeHeard: false });
    const voiced = { text: review.review, noteId: spoken.id };
    expect((await ana.send({ method: 'POST', url: reviews.voice.path, payload: voiced })).status).toBe(400);

    world.clock.set('2027-03-04T10:00:00Z');
    await world.deps.db.updateTable('sessions').set({ expires_at: 9e15 }).execute();
    expect((await ana.call(notes.onThisDay, {})).map(({ id }) => id)).toEqual([spoken.id, written]);
  });
});
