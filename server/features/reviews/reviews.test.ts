import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { sweepRecordings } from '#server/features/audio/audio.service.ts';
import { soundOf } from '#server/features/narrators/narrators.service.ts';
import { SpeechError, type Speech, type SpeakRequest } from '#server/platform/speech/speech.ts';
import type { Language } from '#server/language/language.ts';
import { password, type Person } from '#server/test/person.ts';
import { quickSpeech } from '#server/test/quick-speech.ts';
import { sharedLanguage } from '#server/test/shared-language.ts';
import { createWorld, engines, type World } from '#server/test/world.ts';
import { notes } from '#shared/contract/notes.ts';
import { pronunciations } from '#shared/contract/pronunciations.ts';
import { reviews } from '#shared/contract/reviews.ts';
import { settings } from '#shared/contract/settings.ts';
import { sweepReviews } from './reviews.service.ts';

const words = 'I walked to the lighthouse with Quillfeather. It was cold and we laughed.';
const restated = 'You walked to the lighthouse with Quillfeather. It was cold and you laughed.';

/** Remembers what it was asked to say, and says it only once `gate` is open. */
function recordingSpeech(gate: Promise<unknown> = Promise.resolve()) {
  const asked: Pick<SpeakRequest, 'lines' | 'sound' | 'greeting'>[] = [];
  const speech: Speech = {
    ...quickSpeech(),
    async speak(request) {
      asked.push({ lines: request.lines, sound: request.sound, greeting: request.greeting ?? true });
      await gate;
      return quickSpeech().speak(request);
    },
  };
  return { asked, speech };
}

function makes(person: Person, id: number) {
  return person.call(reviews.make, { params: { id: String(id) } });
}

function sends(person: Person, id: number) {
  return person.send({ method: 'POST', url: `/api/notes/${id}/review` });
}

function voices(person: Person, payload: object) {
  return person.send({ method: 'POST', url: reviews.voice.path, payload });
}

async function heard(person: Person, noteId: number): Promise<string> {
  const { review: text } = await makes(person, noteId);
  return (await person.call(reviews.voice, { body: { text, noteId } })).audioUrl;
}

function recordings({ dataDir }: World): string[] {
  return readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.startsWith('audio/') && statSync(join(dataDir, name)).isFile())
    .toSorted();
}

async function rows({ deps }: World) {
  return deps.db.selectFrom('reflection_reviews').selectAll().execute();
}

/** As an edit of the reflection would: its words anew, and sealed anew. */
async function rewrite({ deps }: World, person: Person, { id, content }: { id: number; content: string }) {
  const key = await deps.keyring.of(person.user.id);
  await deps.db
    .updateTable('notes')
    .set({ content: key.sealText({ kind: 'note', table: 'notes', row: id, version: 1 }, content) })
    .where('id', '=', id)
    .execute();
}

describe.each(engines)('listening back on %s', (engine) => {
  it('says a reflection back, voices it once, and gives the recording at once the next time', async () => {
    const { asked, speech } = recordingSpeech();
    const world = await createWorld({ engine, replaced: { speech } });
    const ana = await world.signUp();
    const id = await ana.writes(words);
    expect(await makes(ana, id)).toEqual({ review: restated, canBeHeard: true });
    expect(asked).toEqual([]);

    const audioUrl = await heard(ana, id);
    expect(asked).toEqual([{ lines: [restated], sound: soundOf('motivational'), greeting: false }]);
    const recording = await ana.send({ url: audioUrl });
    expect([recording.status, recording.headers['content-type']]).toEqual([200, 'audio/mpeg']);
    expect(await makes(ana, id)).toEqual({ review: restated, canBeHeard: true, audioUrl });
    expect(await heard(ana, id)).toBe(audioUrl);
    expect(asked).toHaveLength(1);
    expect(await rows(world)).toHaveLength(1);
  });

  it("is nobody else's: another's reflection is as unknown as none, and no speech is made", async () => {
    const { asked, speech } = recordingSpeech();
    const world = await createWorld({ engine, replaced: { speech } });
    const [ana, ben] = [await world.signUp('ana'), await world.signUp('ben')];
    const id = await ana.writes(words);
    const audioUrl = await heard(ana, id);
    for (const noteId of [id, 987_654]) {
      const [review, voice] = [await sends(ben, noteId), await voices(ben, { text: restated, noteId })];
      expect([review.status, voice.status]).toEqual([404, 404]);
      expect(review.text).toBe((await sends(ben, 987_654)).text);
    }
    expect((await ben.send({ url: audioUrl })).status).toBe(404);
    expect(asked).toHaveLength(1);
    expect(await rows(world)).toHaveLength(1);
  });

  it('never voices other words than the review of that very reflection', async () => {
    const { asked, speech } = recordingSpeech();
    const { signUp } = await createWorld({ engine, replaced: { speech } });
    const ana = await signUp();
    const [id, other] = [await ana.writes(words), await ana.writes('I slept.')];
    for (const text of [
      'Buy our watches.',
      `${restated} Buy our watches.`,
      words,
      restated.toLowerCase(),
      'You slept.',
    ]) {
      const refused = await voices(ana, { text, noteId: id });
      expect([text, refused.status, refused.body.code]).toEqual([text, 400, 'invalid']);
    }
    expect((await voices(ana, { text: restated, noteId: other })).status).toBe(400);
    for (const body of [{}, { text: restated }, { noteId: id }, { text: '', noteId: id }, { text: 7, noteId: id }]) {
      expect([body, (await voices(ana, body)).status]).toEqual([body, 400]);
    }
    expect(asked).toEqual([]);
  });

  it('is made anew, recording and all, when the words have changed', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp();
    const id = await ana.writes(words);
    const before = await heard(ana, id);
    await rewrite(world, ana, { id, content: 'I swam.' });
    expect((await voices(ana, { text: restated, noteId: id })).status).toBe(400);
    expect(await makes(ana, id)).toEqual({ review: 'You swam.', canBeHeard: true });
    expect((await ana.send({ url: before })).status).toBe(404);
    expect(recordings(world)).toEqual([]);
    expect(await heard(ana, id)).not.toBe(before);
    expect([(await rows(world)).length, recordings(world).length]).toEqual([1, 1]);
  });

  it('does not outlive the words it was made from, also when nobody listens again', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp();
    const [id, other] = [await ana.writes(words), await ana.writes('I slept.')];
    const [outdated, stays] = [await heard(ana, id), await heard(ana, other)];
    world.clock.forward(1000);
    await ana.call(notes.change, { params: { id: String(id) }, body: { version: 1, content: 'I swam.' } });
    await sweepReviews(world.deps);
    expect((await rows(world)).map(({ note_id }) => note_id)).toEqual([other]);
    expect([(await ana.send({ url: outdated })).status, (await ana.send({ url: stays })).status]).toEqual([404, 200]);
    expect(recordings(world)).toHaveLength(1);
    expect((await makes(ana, id)).review).toBe('You swam.');
    await sweepReviews(world.deps);
    expect(await rows(world)).toHaveLength(2);
  });

  it('is voiced anew by another narrator, or when a name is said in another way', async () => {
    const { asked, speech } = recordingSpeech();
    const world = await createWorld({ engine, replaced: { speech } });
    const ana = await world.signUp();
    const id = await ana.writes(words);
    const first = await heard(ana, id);
    await ana.call(settings.savePreferences, { body: { voiceStyle: 'highland' } });
    expect(await makes(ana, id)).not.toHaveProperty('audioUrl');
    const second = await heard(ana, id);
    await ana.call(pronunciations.save, { body: [{ written: 'Quillfeather', said: 'Kwill feather' }] });
    const third = await heard(ana, id);
    expect(new Set([first, second, third]).size).toBe(3);
    expect(asked.map(({ sound }) => sound)).toEqual([
      soundOf('motivational'),
      soundOf('highland'),
      soundOf('highland'),
    ]);
    expect(asked.at(-1)?.lines).toEqual([restated.replace('Quillfeather', 'Kwill feather')]);
    expect((await makes(ana, id)).review).toBe(restated);
    expect(recordings(world)).toHaveLength(1);
    expect((await ana.send({ url: first })).status).toBe(404);
  });

  it('goes with its reflection, and with the person', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp('ana');
    const [id, other] = [await ana.writes(words), await ana.writes('I slept.')];
    const [gone, stays] = [await heard(ana, id), await heard(ana, other)];
    await ana.call(notes.remove, { params: { id: String(id) } });
    expect([(await sends(ana, id)).status, (await voices(ana, { text: restated, noteId: id })).status]).toEqual([
      404, 404,
    ]);
    world.clock.forward(11_000);
    await world.doJobs();
    expect(recordings(world)).toHaveLength(1);
    expect((await rows(world)).map(({ note_id }) => note_id)).toEqual([other]);
    expect([(await ana.send({ url: gone })).status, (await ana.send({ url: stays })).status]).toEqual([404, 200]);
    expect((await world.deps.db.selectFrom('audio_clips').selectAll().execute()).length).toBe(1);

    await ana.send({ method: 'DELETE', url: '/api/user/account', payload: { password } });
    await world.doJobs();
    expect(await rows(world)).toEqual([]);
    expect(recordings(world)).toEqual([]);
  });

  it('is out of reach at once when the reflection goes by any other way, and its bytes a month after the next sweep', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp('ana');
    const id = await ana.writes(words);
    const audioUrl = await heard(ana, id);
    expect(await sweepRecordings(world.deps)).toBe(0);
    await world.deps.db.deleteFrom('notes').where('id', '=', id).execute();
    expect((await ana.send({ url: audioUrl })).status).toBe(404);
    expect(await world.deps.db.selectFrom('audio_clips').selectAll().execute()).toEqual([]);
    world.clock.set('2100-01-01T00:00:00Z');
    expect([await sweepRecordings(world.deps), recordings(world)]).toEqual([1, [expect.stringContaining('set-aside')]]);
    world.clock.set('2100-02-02T00:00:00Z');
    expect([await sweepRecordings(world.deps), recordings(world)]).toEqual([0, []]);
  });

  it('keeps nothing of a reflection that is deleted while it is voiced', async () => {
    const gate = Promise.withResolvers<void>();
    const { speech } = recordingSpeech(gate.promise);
    const world = await createWorld({ engine, replaced: { speech } });
    const ana = await world.signUp();
    const id = await ana.writes(words);
    const voicing = voices(ana, { text: (await makes(ana, id)).review, noteId: id });
    await ana.call(notes.remove, { params: { id: String(id) } });
    await world.deps.db.deleteFrom('notes').where('id', '=', id).execute();
    gate.resolve();
    expect((await voicing).status).toBe(404);
    expect([await rows(world), recordings(world)]).toEqual([[], []]);
  });

  it('rests sealed, and no word of it is in a log', async () => {
    const logged: string[] = [];
    const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
    const world = await createWorld({ engine, replaced: { log } });
    const ana = await world.signUp();
    const id = await ana.writes(words);
    await heard(ana, id);
    await voices(ana, { text: `${restated} And a trombone.`, noteId: id });
    world.deps.speech.speak = () => Promise.reject(new SpeechError('no voice'));
    await ana.call(settings.savePreferences, { body: { voiceStyle: 'highland' } });
    expect((await voices(ana, { text: restated, noteId: id })).status).toBe(503);
    const places = [
      ...(await rows(world)).map((row) => JSON.stringify(row) + Buffer.from(row.text).toString('latin1')),
      ...readdirSync(world.dataDir, { recursive: true, encoding: 'utf8' })
        .map((name) => join(world.dataDir, name))
        .filter((path) => statSync(path).isFile())
        .map((path) => readFileSync(path).toString('latin1')),
    ];
    expect(logged.join('\n')).toContain('/api/tts/review');
    for (const text of [...places, ...logged]) {
      expect(text).not.toMatch(/lighthouse|quillfeather|trombone|canBeHeard/i);
    }
  });
});

describe('listening back', () => {
  it('is voiced once, however often it is asked for meanwhile', async () => {
    const gate = Promise.withResolvers<void>();
    const { asked, speech } = recordingSpeech(gate.promise);
    const world = await createWorld({ replaced: { speech } });
    const ana = await world.signUp();
    const id = await ana.writes(words);
    await makes(ana, id);
    const all = Array.from({ length: 5 }, () => voices(ana, { text: restated, noteId: id }));
    await expect.poll(() => asked.length).toBe(1);
    gate.resolve();
    const answers = await Promise.all(all);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect([asked.length, recordings(world).length]).toEqual([1, 1]);
  });

  it('makes a half-made recording again, and takes the half away', async () => {
    const world = await createWorld();
    const ana = await world.signUp();
    const id = await ana.writes(words);
    const half = await heard(ana, id);
    // As after a crash between the recording and the row that names it.
    await world.deps.db.updateTable('reflection_reviews').set({ audio_id: null, spoken: null }).execute();
    expect(await makes(ana, id)).toEqual({ review: restated, canBeHeard: true });
    const whole = await heard(ana, id);
    expect([(await ana.send({ url: half })).status, (await ana.send({ url: whole })).status]).toEqual([404, 200]);
    expect(recordings(world)).toHaveLength(1);
  });

  it('can be asked for again when the voice has failed', async () => {
    const world = await createWorld();
    const ana = await world.signUp();
    const id = await ana.writes(words);
    const { speak } = world.deps.speech;
    world.deps.speech.speak = () => Promise.reject(new SpeechError('no voice'));
    const { review: text } = await makes(ana, id);
    const failed = await voices(ana, { text, noteId: id });
    expect([failed.status, failed.body.message]).toEqual([
      503,
      'Clink is not ready right now. Please try again in a moment.',
    ]);
    world.deps.speech.speak = speak;
    expect((await voices(ana, { text, noteId: id })).status).toBe(200);
  });

  it('gives words of someone in danger back as they are, and no voice reads them', async () => {
    const { asked, speech } = recordingSpeech();
    const { signUp } = await createWorld({ replaced: { speech } });
    const ana = await signUp();
    const id = await ana.writes("I can't go on. I want to die.");
    const { review: text, canBeHeard } = await makes(ana, id);
    expect([text, canBeHeard]).toEqual(["“I can't go on. I want to die.”", false]);
    expect((await voices(ana, { text, noteId: id })).status).toBe(400);
    expect(asked).toEqual([]);
  });

  it('takes back a review that was made before its words were taken for those of someone in danger', async () => {
    let knowsDanger = false;
    const ask: Language['ask'] = async (name, args, by) => {
      const answer: unknown = await sharedLanguage.ask(name, args, by);
      const early: Record<string, unknown> = {
        judge: { care: null, isHeavy: false },
        sayBack: { text: 'You can’t go on. You want to die.', canBeHeard: true },
      };
      return ((knowsDanger ? undefined : early[name]) ?? answer) as Awaited<
        ReturnType<typeof sharedLanguage.ask<typeof name>>
      >;
    };
    const world = await createWorld({ replaced: { language: { ...sharedLanguage, ask } } });
    const ana = await world.signUp();
    const id = await ana.writes("I can't go on. I want to die.");
    const url = await heard(ana, id);
    expect((await ana.send({ method: 'GET', url })).status).toBe(200);
    knowsDanger = true;
    const { review: text, canBeHeard, audioUrl } = await makes(ana, id);
    expect([text, canBeHeard, audioUrl]).toEqual(["“I can't go on. I want to die.”", false, undefined]);
    expect((await ana.send({ method: 'GET', url })).status).toBe(404);
    expect(await rows(world)).toHaveLength(1);
  });

  it('says so of words that no narrator can say', async () => {
    const { signUp } = await createWorld();
    const ana = await signUp();
    for (const content of ['🎉🎉', 'Хороший день.']) {
      const id = await ana.writes(content);
      const { review: text, canBeHeard } = await makes(ana, id);
      expect([text, canBeHeard]).toEqual([`“${content}”`, false]);
      expect((await voices(ana, { text, noteId: id })).status).toBe(400);
    }
  });

  it('takes the longest reflection there can be, to be read; no voice speaks for a quarter of an hour', async () => {
    const { signUp } = await createWorld();
    const ana = await signUp();
    const id = await ana.writes('I swam. '.repeat(2500).trim());
    const { review: text, canBeHeard } = await makes(ana, id);
    expect([text.length > 20_000, canBeHeard]).toEqual([true, false]);
    expect((await voices(ana, { text, noteId: id })).status).toBe(400);
    const shorter = await ana.writes('I swam. '.repeat(600).trim());
    expect((await makes(ana, shorter)).canBeHeard).toBe(true);
  });

  it('is limited to ten reviews and ten recordings a minute for each person', async () => {
    const { signUp, clock } = await createWorld({ env: { RATE_LIMITS: 'on' } });
    const [ana, ben] = [await signUp('ana'), await signUp('ben')];
    const [id, bens] = [await ana.writes(words), await ben.writes(words)];
    for (const ask of [() => sends(ana, id), () => voices(ana, { text: restated, noteId: id })]) {
      for (let turn = 0; turn < 10; turn += 1) {
        expect((await ask()).status).toBe(200);
      }
      const refused = await ask();
      expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
      expect(refused.body.message).toContain('Rate limit exceeded');
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await sends(ben, bens)).status).toBe(200);
    clock.forward(60_001);
    expect((await sends(ana, id)).status).toBe(200);
  });

  it('needs someone who is signed in', async () => {
    const { signUp } = await createWorld();
    const ana = await signUp();
    const id = await ana.writes(words);
    const nobody = { cookie: '' };
    expect((await ana.send({ method: 'POST', url: `/api/notes/${id}/review`, headers: nobody })).status).toBe(401);
    const payload = { text: restated, noteId: id };
    expect((await ana.send({ method: 'POST', url: reviews.voice.path, payload, headers: nobody })).status).toBe(401);
  });
});
