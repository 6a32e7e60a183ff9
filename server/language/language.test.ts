import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Jobs } from './jobs.ts';
import { areHeavy, judge } from './judging.ts';
import { createLanguage, LanguageError, type Language, type LanguageOptions } from './language.ts';

const workerUrl = new URL('./language.stand-in-worker.ts', import.meta.url);
const opened: Language[] = [];
const moment = { id: 1, content: 'A heron.', localDate: '2026-03-04', createdAt: 0 };

/** Words whose worker does what it is told; a deadline is a fifth of what it is for people. */
async function standIn(options: LanguageOptions = {}) {
  const language = createLanguage({ workerUrl, patience: 0.2, ...options });
  opened.push(language);
  const say = async (order: string, by: number | string = 'ana'): Promise<unknown> =>
    language.ask('judge', [order], by);
  // Long, as a toast is: it takes only what the test worker makes of the order.
  const write = async (order: string, by: number | string = 'ana'): Promise<unknown> =>
    language.ask('composeToast', [order] as unknown as Parameters<Jobs['composeToast']>, by);
  const thread = async (told = moment): Promise<unknown> => language.ask('sayBack', [told], 'ana');
  await thread();
  return { language, say, write, thread };
}

/** A thread that has done little yet is told little at once. */
async function severalTimes(job: () => Promise<unknown>): Promise<void> {
  for (let time = 0; time < 16; time += 1) {
    await job();
  }
}

/** Keeps this thread from everything else. */
function blockFor(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((language) => language.close()));
});

describe('createLanguage', () => {
  it('ends what takes too long, and does the next job on a fresh thread', async () => {
    const onTrouble = vi.fn<NonNullable<LanguageOptions['onTrouble']>>();
    const { say, write, thread } = await standIn({ workers: 1, onTrouble });
    const before = await thread();
    await expect(say('hang')).rejects.toMatchObject({ name: 'LanguageError', reason: 'late' });
    expect(onTrouble.mock.calls).toEqual([[{ job: 'judge', reason: 'late' }]]);
    expect(await write('on')).toBe('on');
    expect(await thread()).not.toBe(before);
  });

  it('fails a job that throws, without a word of it, and keeps the thread', async () => {
    const { say, thread } = await standIn();
    const before = await thread();
    await expect(say('throw')).rejects.toMatchObject({ reason: 'failed', message: 'The job judge failed.' });
    expect(await thread()).toBe(before);
  });

  it('tells a thread together what many ask for at once, and leaves out what is long', async () => {
    const { say, thread } = await standIn({ patience: 10 });
    await severalTimes(thread);
    const long = 'it is '.repeat(1200);
    const asked = [long, ...Array.from({ length: 22 }, () => 'how many')];
    const [alone, ...others] = await Promise.all(asked.map((order, at) => say(order, at)));
    expect(alone === long).toBe(true);
    expect(others).toEqual([...Array.from({ length: 16 }, () => 16), ...Array.from({ length: 6 }, () => 6)]);
  });

  it('tells a thread that was just loaded one at a time, then more and more', async () => {
    const { say } = await standIn({ workers: 1, patience: 10 });
    const sizes = await Promise.all(Array.from({ length: 12 }, (_, at) => say('how many', at)));
    expect(sizes).toEqual([2, 2, 4, 4, 4, 4, 6, 6, 6, 6, 6, 6]);
  });

  it.each(['throw', 'exit'])(
    'does without what went together with a job that ends with %s',
    async (order) => {
      const { say, thread } = await standIn({ workers: 1, patience: 5 });
      await severalTimes(thread);
      // What is short goes first.
      const all = await Promise.allSettled(['a', order, 'after it', 'at last'].map((one, at) => say(one, at)));
      expect(all).toMatchObject([
        { value: 'a' },
        { reason: { reason: 'failed' } },
        { value: 'after it' },
        { value: 'at last' },
      ]);
    },
    30_000,
  );

  it.each(['exit', 'hog'])('outlives a thread that ends with %s', { timeout: 60_000 }, async (order) => {
    const { write } = await standIn({ workers: 1, patience: 10 });
    await expect(write(order)).rejects.toMatchObject({ reason: 'failed' });
    expect(await write('on')).toBe('on');
  });

  it('does what is short while somebody’s long job never ends', async () => {
    const { say, write } = await standIn({ workers: 2, patience: 1 });
    const endless = write('hang', 'eve').catch((error: unknown) => error);
    const second = write('hang', 'eve').catch((error: unknown) => error);
    // The thread for what is short is not there yet.
    await vi.waitFor(async () => expect(await say('short', 'ana')).toBe('short'), { timeout: 20_000 });
    await opened.pop()?.close();
    expect([await endless, await second]).toMatchObject([{ reason: 'closed' }, { reason: 'closed' }]);
  }, 30_000);

  it('and where that job gets less than half of the processor', async () => {
    const { say, write } = await standIn({ workers: 2, patience: 1 });
    const endless = write('halt', 'eve').catch((error: unknown) => error);
    await vi.waitFor(async () => expect(await say('short', 'ana')).toBe('short'), { timeout: 20_000 });
    await opened.pop()?.close();
    expect(await endless).toMatchObject({ reason: 'closed' });
  }, 30_000);

  it('loads no other thread for many short jobs, which are done before it would be there', async () => {
    const { thread } = await standIn({ workers: 2, patience: 10 });
    // The one that is there is not taken for slow.
    await setTimeout(1600);
    const threads = await Promise.all(Array.from({ length: 40 }, () => thread({ ...moment, content: 'work' })));
    expect(new Set(threads).size).toBe(1);
  });

  it('loads no other thread for what comes while the one that is there has just become free', async () => {
    const { say } = await standIn({ workers: 2, patience: 10 });
    await severalTimes(() => say('work, thread'));
    // Many together: in a while it is looked whether a thread is missing. By then they are done.
    const threads = Array.from({ length: 16 }, (_, at) => say('thread', at));
    await Promise.all(threads);
    // The look is over before the end of the turn in which the next one comes.
    await setTimeout(60);
    const next = Promise.withResolvers<void>();
    globalThis.setTimeout(() => {
      threads.push(...Array.from({ length: 40 }, (_, at) => say('work, thread', at)));
      blockFor(100);
      next.resolve();
    }, 60);
    blockFor(100);
    await next.promise;
    expect(new Set(await Promise.all(threads)).size).toBe(1);
  });

  it('loads no other thread because this one was held up', async () => {
    const { thread } = await standIn({ workers: 2, patience: 10 });
    await setTimeout(1600);
    const jobs = Array.from({ length: 40 }, () => thread({ ...moment, content: 'work' }));
    blockFor(200);
    const later = Array.from({ length: 40 }, () => thread({ ...moment, content: 'work' }));
    expect(new Set(await Promise.all([...jobs, ...later])).size).toBe(1);
  });

  it('loads no other thread for many short jobs that go together, however long all of them take', async () => {
    const { say } = await standIn({ workers: 2, patience: 10 });
    await setTimeout(1600);
    await severalTimes(() => say('work, thread'));
    const waves = Array.from({ length: 8 }, () => Array.from({ length: 16 }, (_, at) => say('work, thread', at)));
    expect(new Set(await Promise.all(waves.flat())).size).toBe(1);
  });

  it('loads no other thread because the one that is there gets no time of the processor', async () => {
    const { thread } = await standIn({ workers: 2, patience: 10 });
    await setTimeout(1600);
    const resting = thread({ ...moment, content: 'rest' });
    const jobs = Array.from({ length: 40 }, () => thread({ ...moment, content: 'work' }));
    expect(new Set(await Promise.all([resting, ...jobs])).size).toBe(1);
  });

  it('lets others go before someone whose job has just passed its deadline', async () => {
    const { write } = await standIn({ workers: 1 });
    const done: string[] = [];
    const all = [
      write('hang', 'eve').catch(() => done.push('eve, late')),
      write('eve again', 'eve').then(() => done.push('eve again')),
      write(`ana, ${'who writes much '.repeat(5)}`, 'ana').then(() => done.push('ana')),
    ];
    await Promise.all(all);
    expect(done).toEqual(['eve, late', 'ana', 'eve again']);
  });

  it('keeps nobody waiting who saves, while the only thread is at something else', async () => {
    const { say, write } = await standIn({ workers: 1 });
    const done: string[] = [];
    const endless = write('hang', 'eve').catch(() => done.push('endless'));
    await expect(say('soon')).rejects.toMatchObject({ reason: 'late' });
    done.push('told');
    await endless;
    expect(done).toEqual(['told', 'endless']);
  });

  it('ends its thread when nobody has asked for long, and waits for the next one rather than answer late', async () => {
    const slowToLoad = new URL('./language.slow-worker.ts', import.meta.url);
    const { say, thread } = await standIn({ workerUrl: slowToLoad, workers: 1, firstIdleMs: 20, patience: 0.5 });
    const before = await thread();
    await vi.waitFor(async () => expect(await thread()).not.toBe(before), { timeout: 10_000, interval: 100 });
    await setTimeout(100);
    expect(await say('judged')).toBe('judged');
  });

  it('fails each job when no thread can even start', async () => {
    const language = createLanguage({ workerUrl: new URL('./no-such-worker.ts', import.meta.url) });
    opened.push(language);
    const asked = await Promise.allSettled(['a', 'b'].map((text) => language.ask('judge', [text], text)));
    expect(asked).toMatchObject([{ reason: { reason: 'failed' } }, { reason: { reason: 'failed' } }]);
  });

  it('rejects what waits when it is closed, and everything after', async () => {
    const { language, say, write } = await standIn({ workers: 1 });
    const begun = Promise.allSettled([write('hang'), say('waiting')]);
    await language.close();
    expect(await begun).toMatchObject([{ reason: { reason: 'closed' } }, { reason: { reason: 'closed' } }]);
    await expect(say('later')).rejects.toThrow(LanguageError);
  });
});

describe('what could not be judged', () => {
  it.each(['hang', 'throw', 'exit'])('is taken for hard, and nobody is shown a card: %s', async (order) => {
    const { language } = await standIn({ workers: 1 });
    expect(await judge(language, 1, order)).toEqual({ care: null, isHeavy: true });
    expect(
      await areHeavy({ ask: (name) => Promise.reject(new LanguageError('late', `The job ${name}.`)) }, 1, ['a', 'b']),
    ).toEqual([true, true]);
  });
});

describe('the worker', () => {
  it('judges forty texts without the one that cannot be, and gives up where none can', async () => {
    const asked: number[] = [];
    const without =
      (bad: (text: string) => boolean): Language['ask'] =>
      async (name, [texts]) => {
        asked.push((texts as string[]).length);
        if ((texts as string[]).some(bad)) {
          throw new LanguageError('late', `The job ${name}.`);
        }
        return (texts as string[]).map(() => false) as never;
      };
    const texts = Array.from({ length: 40 }, (_, at) => `Text ${at}`);
    const heavy = await areHeavy({ ask: without((text) => text === 'Text 27') }, 1, texts);
    expect(texts.filter((_, at) => heavy[at])).toEqual(['Text 27']);
    asked.length = 0;
    expect(await areHeavy({ ask: without(() => true) }, 1, texts)).toEqual(texts.map(() => true));
    expect(asked.length).toBe(8);
  });

  it('judges, with what the same job has anywhere', async () => {
    const language = createLanguage({ patience: 20 });
    opened.push(language);
    language.warmUp();
    expect(await judge(language, 1, 'A heron by the river.')).toEqual({ care: null, isHeavy: false });
    expect(await judge(language, 1, 'I want to kill myself, tonight.')).toEqual({
      care: { kind: 'crisis', staysOut: true },
      isHeavy: true,
    });
    expect(await areHeavy(language, 1, ['My father died.', 'Soup.'])).toEqual([true, false]);
    expect(await language.ask('sayBack', [moment], 1)).toEqual({ text: 'A heron.', canBeHeard: true });
  });
});
