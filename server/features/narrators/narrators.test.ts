import { describe, expect, it } from 'vitest';
import { speak } from '#server/platform/speech/speak.ts';
import { createSpeech, type Recording, type Speech, type SpeakRequest } from '#server/platform/speech/speech.ts';
import { send } from '#server/test/person.ts';
import { createWorld } from '#server/test/world.ts';
import * as contract from '#shared/contract/narrators.ts';
import { AppError } from '#shared/errors.ts';
import { sampleToastLines } from '#shared/sample-toast.ts';
import { createNarratorSamples, listNarrators, soundOf } from './narrators.service.ts';

/** A voice that notes what it is asked and answers when the test says so. */
function heldSpeech() {
  const asked: { request: SpeakRequest; answer: PromiseWithResolvers<Recording> }[] = [];
  const speech: Speech = {
    speak: (request) => {
      const answer = Promise.withResolvers<Recording>();
      asked.push({ request, answer });
      return answer.promise;
    },
    close: () => Promise.resolve(),
  };
  return { asked, speech };
}

const recording = { mp3: new Uint8Array([1, 2, 3]), durationMs: 1, cues: [] };

describe('the narrators', () => {
  it('are listed in order as the contract says', () => {
    const list = listNarrators();
    expect(list.map(({ id }) => id)).toEqual(contract.narratorIds);
    expect(contract.narrators.list.reply.parse(list)).toEqual(list);
    expect(list.map(({ sampleUrl }) => sampleUrl)).toEqual(
      contract.narratorIds.map((id) => `/api/voices/${id}/sample`),
    );
  });

  it('each have a name, a sentence and a sound of their own', () => {
    const list = listNarrators();
    expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
    expect(list.every(({ description }) => /^[A-Z].{20,120}\.$/.test(description))).toBe(true);
    // The picker of a phone shows one line.
    expect(list.every(({ name, manner }) => `${name} · ${manner}`.length <= 40)).toBe(true);
    expect(new Set(contract.narratorIds.map((id) => JSON.stringify(soundOf(id)))).size).toBe(list.length);
  });

  it('pause after a line longer than after a sentence, and longest before the last line', () => {
    for (const { pauseMs, linePauseMs, lastPauseMs } of contract.narratorIds.map(soundOf)) {
      expect([pauseMs, linePauseMs, lastPauseMs]).toEqual(
        [pauseMs, linePauseMs, lastPauseMs].toSorted((a, b) => a - b),
      );
    }
  });

  it.each(contract.narratorIds)('speak at a pace that a voice like theirs can be followed at: %s', async (id) => {
    const lines = [...sampleToastLines];
    const { cues } = await speak({ lines, sound: soundOf(id), greeting: false });
    const spokenMs = cues.reduce((sum, cue) => sum + (cue ? cue.endMs - cue.startMs : 0), 0);
    const perMinute = (lines.join(' ').split(' ').length / spokenMs) * 60_000;
    expect(perMinute).toBeGreaterThan(120);
    expect(perMinute).toBeLessThan(200);
  });
});

describe('samples', () => {
  it('are made once, for all who ask', async () => {
    const { asked, speech } = heldSpeech();
    const samples = createNarratorSamples({ speech });
    const both = Promise.all([samples.introduction('calm'), samples.introduction('calm')]);
    asked[0]?.answer.resolve(recording);
    expect(await both).toEqual([recording, recording]);
    expect(await samples.introduction('calm')).toBe(recording);
    expect(asked.map(({ request }) => request)).toMatchObject([{ sound: soundOf('calm'), greeting: false }]);
  });

  it('are made again after a failure, which is told kindly', async () => {
    const { asked, speech } = heldSpeech();
    const samples = createNarratorSamples({ speech });
    const failing = samples.introduction('bright');
    asked[0]?.answer.reject(new Error('broken'));
    await expect(failing).rejects.toMatchObject({ code: 'unavailable' });
    await expect(failing).rejects.toBeInstanceOf(AppError);
    const again = samples.introduction('bright');
    asked[1]?.answer.resolve(recording);
    expect(await again).toBe(recording);
  });
});

describe('the introduction of a narrator', () => {
  it('is there for visitors, as its words in the list and their times', async () => {
    const { app } = await createWorld({ replaced: { speech: createSpeech() } });
    const list = contract.narrators.list.reply.parse((await send(app, { url: '/api/voices' })).body);
    const { status, body } = await send(app, { url: '/api/voices/bright/introduction' });
    const { cues } = contract.introduction.parse(body);
    expect([status, cues.length]).toEqual([200, list.find(({ id }) => id === 'bright')?.introduction.length]);
    const times = cues.flatMap(({ startMs, endMs }) => [startMs, endMs]);
    expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b));
    expect((await send(app, { url: '/api/voices/nobody/introduction' })).status).toBe(400);
  });
});

describe('the sample of a toast', () => {
  it('is spoken with the clink, once for each narrator, and apart from their introduction', async () => {
    const { asked, speech } = heldSpeech();
    const samples = createNarratorSamples({ speech });
    const made = Promise.all([samples.toast('calm'), samples.toast('calm'), samples.toast('anchor')]);
    const introduced = samples.introduction('calm');
    for (const { answer } of asked) {
      answer.resolve(recording);
    }
    await made;
    await introduced;
    expect(asked.map(({ request }) => [request.sound, request.lines.length, request.greeting])).toEqual([
      [soundOf('calm'), sampleToastLines.length, undefined],
      [soundOf('anchor'), sampleToastLines.length, undefined],
      [soundOf('calm'), 2, false],
    ]);
  });

  it('is there for visitors, its words with their times and its sound in ranges', async () => {
    const { app } = await createWorld({ replaced: { speech: createSpeech() } });
    const { status, body } = await send(app, { url: '/api/voices/storyteller/toast' });
    const toast = contract.sampleToast.parse(body);
    expect([status, toast.lines.map(({ text }) => text)]).toEqual([200, sampleToastLines]);
    const times = toast.lines.flatMap(({ startMs, endMs }) => [startMs, endMs]);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(new Set(times).size).toBe(times.length);
    expect(toast.durationMs).toBeGreaterThan(times.at(-1) ?? Infinity);
    const sound = await send(app, { url: toast.audioUrl, headers: { range: 'bytes=0-99' } });
    expect([sound.status, sound.headers['content-type'], sound.bytes.length]).toEqual([206, 'audio/mpeg', 100]);
    expect((await send(app, { url: '/api/voices/nobody/toast' })).status).toBe(400);
  });
});
