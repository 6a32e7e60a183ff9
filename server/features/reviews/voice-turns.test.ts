import { expect, it } from 'vitest';
import { VoiceBusyError, type SpeakRequest } from '#server/platform/speech/speech.ts';
import { createWorld } from '#server/test/world.ts';
import type { Person } from '#server/test/person.ts';

const words = 'I walked with Anna along the river.';

/** Asks for every kind of recording of this person's. */
async function askForAll(ana: Person) {
  const id = await ana.writes(words);
  const { body } = await ana.send({ method: 'POST', url: `/api/notes/${id}/review` });
  const review = await ana.send({
    method: 'POST',
    url: '/api/tts/review',
    payload: { text: body.review, noteId: id },
  });
  const word = await ana.send({ method: 'POST', url: '/api/tts/say', payload: { said: 'Ann' } });
  const sample = await ana.send({ url: '/api/voices/motivational/sample' });
  const toast = await ana.send({ method: 'POST', url: '/api/toasts/generate', payload: {} });
  return { review, word, sample, toast };
}

it('asks the voice in the name of the person who waits, and a toast has its turn however much else of theirs waits', async () => {
  const world = await createWorld();
  const asked: SpeakRequest[] = [];
  const { speak } = world.deps.speech;
  world.deps.speech.speak = (request) => {
    asked.push(request);
    return speak(request);
  };
  const ana = await world.signUp();
  await askForAll(ana);
  const { id } = ana.user;
  expect(asked.map(({ person, always = false }) => [person, always])).toEqual([
    [id, false],
    [id, false],
    ['narrator motivational', true],
    [id, true],
  ]);
});

it('says when to come back when too much of theirs waits, or too much of everybody, and keeps the words of a toast', async () => {
  const world = await createWorld();
  const ana = await world.signUp();
  world.deps.speech.speak = () => Promise.reject(new VoiceBusyError({ retryAfterMs: 4200, isOwn: true }));
  const own = await askForAll(ana);
  for (const { status, headers, body } of [own.review, own.word]) {
    expect([status, headers['retry-after'], body]).toEqual([
      429,
      '5',
      { code: 'rate_limited', message: 'Rate limit exceeded. Please try again in 5 seconds.' },
    ]);
  }
  world.deps.speech.speak = () => Promise.reject(new VoiceBusyError({ retryAfterMs: 120_000, isOwn: false }));
  const all = await askForAll(ana);
  for (const { status, headers, body } of [all.review, all.word, all.sample]) {
    expect([status, headers['retry-after'], body]).toEqual([
      503,
      '120',
      { code: 'busy', message: 'Many people are listening just now. Please try again in 2 minutes.' },
    ]);
  }
  expect(all.toast.status).toBe(201);
  expect(all.toast.body).toMatchObject({ audioUrl: null });
  expect(all.toast.body.content).toContain('Anna');
});
