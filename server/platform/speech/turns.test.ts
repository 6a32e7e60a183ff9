import { afterEach, describe, expect, it } from 'vitest';
import { plainSound as sound } from './plain-sound.fixture.ts';
import { createSpeech, VoiceBusyError, type Speech, type SpeakRequest, type SpeechOptions } from './speech.ts';

const workerUrl = new URL('./speech.stand-in-worker.ts', import.meta.url);
const opened: Speech[] = [];

/** A voice whose long requests, which are those of some hundred letters, can be held under way. */
function standIn(options: SpeechOptions = {}) {
  const speech = createSpeech({ workerUrl, ...options });
  opened.push(speech);
  const finished: string[] = [];
  const ask = async (name: string, lines: string[], more: Partial<SpeakRequest>) => {
    await speech.speak({ lines, sound, ...more });
    finished.push(name);
  };
  const long = (name: string, person: string, more: Partial<SpeakRequest> = {}) =>
    ask(name, [name, 'x'.repeat(1000)], { person, ...more });
  const short = (name: string, person: string, more: Partial<SpeakRequest> = {}) =>
    ask(name, [name], { person, ...more });
  /** Keeps the voice of long recordings busy until it is let go. */
  const hold = (person: string) => {
    const holding = new AbortController();
    const held = speech
      .speak({ lines: ['hang', 'x'.repeat(1000)], sound, person, signal: holding.signal })
      .catch(() => undefined);
    return async () => {
      holding.abort();
      await held;
    };
  };
  return { finished, long, short, hold };
}

async function refusalOf(asked: Promise<unknown>): Promise<VoiceBusyError> {
  const refusal: unknown = await asked.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(VoiceBusyError);
  return refusal as VoiceBusyError;
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((speech) => speech.close()));
});

describe('turns of the voice', () => {
  it('speaks a word while a long recording is under way and others wait, also for the same person', async () => {
    const { hold, long, short, finished } = standIn();
    const letGo = hold('ana');
    const waiting = long('ben at length', 'ben');
    await short('a word of cleo', 'cleo');
    await short('a word of ana', 'ana');
    expect(finished).toEqual(['a word of cleo', 'a word of ana']);
    await letGo();
    await waiting;
  });

  it('lets people take turns with what is long', async () => {
    const { hold, long, finished } = standIn();
    const letGo = hold('ana');
    const all = [long('ana 1', 'ana'), long('ana 2', 'ana'), long('ben', 'ben'), long('cleo', 'cleo')];
    await letGo();
    await Promise.all(all);
    expect(finished).toEqual(['ben', 'cleo', 'ana 1', 'ana 2']);
  });

  it('counts a whole party as one person when it takes turns', async () => {
    const { hold, long, finished } = standIn();
    const letGo = hold('dora');
    const party = 'guests';
    const all = [long('g1', '1', { party }), long('g2', '2', { party }), long('ben', 'ben')];
    await letGo();
    await Promise.all(all);
    expect(finished).toEqual(['g1', 'ben', 'g2']);
  });

  it('makes no two long recordings of one person at a time, however many workers there are', async () => {
    const { hold, long, finished } = standIn({ workers: 4 });
    const letGo = hold('ana');
    const own = long('ana', 'ana');
    await Promise.all([long('ben', 'ben'), long('cleo', 'cleo')]);
    expect(finished.toSorted()).toEqual(['ben', 'cleo']);
    await letGo();
    await own;
  });

  it('has room for two of a person, and says when to come back', async () => {
    const { hold, long, short } = standIn();
    const letGo = hold('ana');
    const all = [long('ana 1', 'ana'), long('ana 2', 'ana')];
    const refusal = await refusalOf(long('ana 3', 'ana'));
    expect(refusal.isOwn).toBe(true);
    expect(refusal.retryAfterMs).toBeGreaterThan(1000);
    expect(await refusalOf(short('a word', 'ana'))).toMatchObject({ isOwn: true });
    all.push(long('ben', 'ben'), long('the toast of ana', 'ana', { always: true }));
    await letGo();
    await Promise.all(all);
    // Room is there again.
    await long('ana 3', 'ana');
  });

  it('turns people away from a wait that is too long, but not with a word', async () => {
    const { hold, long, short, finished } = standIn();
    const letGo = hold('ana');
    // A minute of work, at the two milliseconds a letter that are thought at first.
    const all = Array.from({ length: 30 }, (_, at) => long(`someone ${at}`, `someone ${at}`));
    const refusal = await refusalOf(long('ben, who has a little more to say', 'ben'));
    expect(refusal).toMatchObject({ isOwn: false });
    expect(refusal.retryAfterMs).toBeGreaterThan(0);
    await short('a word of ben', 'ben');
    expect(finished).toEqual(['a word of ben']);
    await letGo();
    await Promise.all(all);
  });
});
