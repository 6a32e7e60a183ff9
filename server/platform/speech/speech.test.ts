import { afterEach, describe, expect, it, vi } from 'vitest';
import { plainSound as sound } from './plain-sound.fixture.ts';
import { createSpeech, SpeechError, type Speech, type SpeechOptions } from './speech.ts';
import { speak } from './speak.ts';

const workerUrl = new URL('./speech.stand-in-worker.ts', import.meta.url);
const opened: Speech[] = [];

/** A voice whose worker does what the first line says. */
function standIn(options: SpeechOptions = {}) {
  const speech = createSpeech({ workerUrl, ...options });
  opened.push(speech);
  const say = async (line: string, signal?: AbortSignal) => {
    const { mp3 } = await speech.speak({ lines: [line], sound, ...(signal && { signal }) });
    return new TextDecoder().decode(mp3);
  };
  return { speech, say };
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((speech) => speech.close()));
});

describe('createSpeech', () => {
  it('answers one request after another, in order', async () => {
    const { say } = standIn();
    const order: string[] = [];
    await Promise.all(['one', 'two', 'three'].map(async (line) => order.push(await say(line))));
    expect(order).toEqual(['one', 'two', 'three']);
  });

  it('tells of each line, and greets unless told not to', async () => {
    const { speech } = standIn();
    const onProgress = vi.fn<(step: number, of: number) => void>();
    expect((await speech.speak({ lines: ['a', 'b'], sound, onProgress })).durationMs).toBe(1);
    expect(onProgress.mock.calls).toEqual([
      [1, 2],
      [2, 2],
    ]);
    expect((await speech.speak({ lines: ['a'], sound, greeting: false })).durationMs).toBe(0);
  });

  it('passes on what was wrong and keeps its worker', async () => {
    const { say } = standIn();
    await expect(say('fail')).rejects.toThrow(new SpeechError('Nothing in this text can be spoken.'));
    expect(await say('and on')).toBe('and on');
  });

  it.each(['crash', 'exit'])('survives a worker that ends with a %s', async (order) => {
    const { say } = standIn();
    const [broken, next] = await Promise.allSettled([say(order), say('next')]);
    expect(broken).toMatchObject({ status: 'rejected', reason: { name: 'SpeechError' } });
    expect(next).toEqual({ status: 'fulfilled', value: 'next' });
  });

  it('ends a request that takes too long, and does the next one', async () => {
    // Time enough for a worker to start on a machine that is busy with something else.
    const { say } = standIn({ timeoutMs: 3000 });
    const [late, next] = await Promise.allSettled([say('hang'), say('next')]);
    expect(late).toMatchObject({ reason: new SpeechError('The voice took longer than 3000 ms.') });
    expect(next).toEqual({ status: 'fulfilled', value: 'next' });
  });

  it('fails each request when its worker cannot even start', async () => {
    const { say } = standIn({ workerUrl: new URL('./no-such-worker.ts', import.meta.url) });
    expect(await Promise.allSettled([say('a'), say('b')])).toMatchObject([
      { reason: { name: 'SpeechError' } },
      { reason: { name: 'SpeechError' } },
    ]);
  });

  it('fails a request whose listener throws, and goes on', async () => {
    const { speech, say } = standIn();
    const broken = speech.speak({
      lines: ['a'],
      sound,
      onProgress: () => {
        throw new Error('listener');
      },
    });
    await expect(broken).rejects.toThrow('listener');
    expect(await say('next')).toBe('next');
  });

  it('stops at once when the request under way is aborted', async () => {
    const { say } = standIn();
    const abort = new AbortController();
    const hanging = say('hang', abort.signal);
    const next = say('next');
    abort.abort();
    await expect(hanging).rejects.toThrow(abort.signal.reason);
    expect(await next).toBe('next');
  });

  it('forgets an aborted request that was waiting or had not begun', async () => {
    const { say } = standIn();
    const abort = new AbortController();
    const all = [say('first'), say('never', abort.signal), say('last')];
    abort.abort(new Error('changed my mind'));
    expect(await Promise.allSettled(all)).toMatchObject([
      { value: 'first' },
      { reason: { message: 'changed my mind' } },
      { value: 'last' },
    ]);
    await expect(say('too late', abort.signal)).rejects.toThrow('changed my mind');
  });

  it('keeps its worker for a while, then ends it and starts another one later', async () => {
    const patient = standIn();
    expect(await patient.say('thread')).toBe(await patient.say('thread'));
    const hasty = standIn({ idleMs: 0 });
    const first = await hasty.say('thread');
    await expect.poll(() => hasty.say('thread')).not.toBe(first);
  });

  it('rejects what waits when it is closed, and everything after', async () => {
    const { speech, say } = standIn();
    const begun = Promise.allSettled([say('hang'), say('waiting')]);
    await speech.close();
    const closed = { reason: new SpeechError('The voice has been closed.') };
    expect(await begun).toMatchObject([closed, closed]);
    await expect(say('later')).rejects.toThrow('The voice has been closed.');
  });
});

describe('the worker', () => {
  it('speaks, with the bytes that the same job has anywhere', async () => {
    const speech = createSpeech();
    opened.push(speech);
    const steps: number[] = [];
    const recording = await speech.speak({
      lines: ['Cheers.', '🥂'],
      sound,
      greeting: false,
      onProgress: (step) => steps.push(step),
    });
    expect(recording).toEqual(await speak({ lines: ['Cheers.', '🥂'], sound, greeting: false }));
    expect(steps).toEqual([1, 2]);
    await expect(speech.speak({ lines: ['🥂'], sound })).rejects.toThrow('Nothing in this text can be spoken.');
  });
});
