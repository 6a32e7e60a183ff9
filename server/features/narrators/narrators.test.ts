import { describe, expect, it } from 'vitest';
import type { Recording, Speech, SpeakRequest } from '#server/platform/speech/speech.ts';
import * as contract from '#shared/contract/narrators.ts';
import { AppError } from '#shared/errors.ts';
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
    expect(new Set(contract.narratorIds.map((id) => JSON.stringify(soundOf(id)))).size).toBe(list.length);
  });

  it('pause longer before the last line', () => {
    expect(contract.narratorIds.every((id) => soundOf(id).lastPauseMs > soundOf(id).pauseMs)).toBe(true);
  });
});

describe('samples', () => {
  it('are made once, for all who ask', async () => {
    const { asked, speech } = heldSpeech();
    const samples = createNarratorSamples({ speech });
    const both = Promise.all([samples.sample('calm'), samples.sample('calm')]);
    asked[0]?.answer.resolve(recording);
    expect(await both).toEqual([recording.mp3, recording.mp3]);
    expect(await samples.sample('calm')).toBe(recording.mp3);
    expect(asked.map(({ request }) => request)).toMatchObject([{ sound: soundOf('calm'), greeting: false }]);
  });

  it('are made anew after a failure, which is told kindly', async () => {
    const { asked, speech } = heldSpeech();
    const samples = createNarratorSamples({ speech });
    const failing = samples.sample('bright');
    asked[0]?.answer.reject(new Error('broken'));
    await expect(failing).rejects.toMatchObject({ code: 'unavailable' });
    await expect(failing).rejects.toBeInstanceOf(AppError);
    const again = samples.sample('bright');
    asked[1]?.answer.resolve(recording);
    expect(await again).toBe(recording.mp3);
  });
});
