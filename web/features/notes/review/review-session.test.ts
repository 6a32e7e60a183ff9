import { describe, expect, it } from 'vitest';
import type { Review } from '#shared/contract/reviews.ts';
import type { ReviewProblem, ReviewState } from './review-session.ts';
import { createReviewSession } from './review-session.ts';

const review: Review = { review: 'You slept.', canBeHeard: true };

/** A session whose server, player and clock are in the test's hand. */
function aSession() {
  const states: ReviewState[] = [];
  const problems: ReviewProblem[] = [];
  const done: string[] = [];
  const makings: PromiseWithResolvers<Review>[] = [];
  const voicings: PromiseWithResolvers<string>[] = [];
  const playings: { started: PromiseWithResolvers<void>; broke: () => void }[] = [];
  let tasks: { task: () => void; ms: number }[] = [];
  const session = createReviewSession({
    make: (noteId) => {
      done.push(`make ${noteId}`);
      const making = Promise.withResolvers<Review>();
      makings.push(making);
      return making.promise;
    },
    voice: ({ noteId, text }) => {
      done.push(`voice ${noteId} ${text}`);
      const voicing = Promise.withResolvers<string>();
      voicings.push(voicing);
      return voicing.promise;
    },
    play: (address, broke) => {
      done.push(`play ${address}`);
      const started = Promise.withResolvers<void>();
      playings.push({ started, broke });
      return started.promise;
    },
    stop: () => void done.push('stop'),
    unlock: () => void done.push('unlock'),
    later: (task, ms) => {
      const entry = { task, ms };
      tasks.push(entry);
      return () => {
        tasks = tasks.filter((other) => other !== entry);
      };
    },
    onChange: (state) => states.push(state),
    onProblem: (problem) => problems.push(problem),
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    ...session,
    problems,
    done,
    phase: () => states.at(-1)?.phase,
    words: () => states.at(-1)?.words,
    waits: () => tasks.map(({ ms }) => ms),
    async made(answer: Review | Error) {
      settleWith(makings.at(-1), answer);
      await settle();
    },
    async voiced(answer: string | Error) {
      settleWith(voicings.at(-1), answer);
      await settle();
    },
    async started(error?: Error) {
      settleWith(playings.at(-1)?.started, error);
      await settle();
    },
    breaks: () => playings.at(-1)?.broke(),
    async passTime() {
      const due = tasks;
      tasks = [];
      due.forEach(({ task }) => task());
      await settle();
    },
  };
}

function settleWith<T>(promised: PromiseWithResolvers<T> | undefined, answer: T | Error): void {
  if (answer instanceof Error) {
    promised?.reject(answer);
  } else {
    promised?.resolve(answer);
  }
}

async function playing() {
  const it = aSession();
  it.open(7, { playsItself: false });
  await it.made(review);
  it.listen();
  await it.voiced('/a');
  await it.passTime();
  await it.started();
  return it;
}

describe('a reflection said back', () => {
  it('is made, voiced when it is asked for, and played a moment later', async () => {
    const it = aSession();
    it.open(7, { playsItself: false });
    expect([it.phase(), it.words()]).toEqual(['generating', undefined]);
    await it.made(review);
    expect([it.phase(), it.words(), it.waits()]).toEqual(['silent', 'You slept.', []]);
    it.listen();
    expect(it.phase()).toBe('voicing');
    await it.voiced('/a');
    expect([it.phase(), it.waits()]).toEqual(['voicing', [100]]);
    await it.passTime();
    await it.started();
    expect(it.phase()).toBe('playing');
    expect(it.done).toEqual(['make 7', 'unlock', 'voice 7 You slept.', 'play /a']);
    it.ended();
    expect(it.phase()).toBe('silent');
  });

  it('is played at once where it was voiced before, and each time after', async () => {
    const it = aSession();
    it.open(7, { playsItself: false });
    await it.made({ ...review, audioUrl: '/a' });
    it.listen();
    await it.started();
    expect(it.phase()).toBe('playing');
    it.stop();
    it.listen();
    expect(it.done).toEqual(['make 7', 'unlock', 'play /a', 'stop', 'unlock', 'play /a']);
  });

  it('plays by itself after half a second, only where that is wished', async () => {
    const it = aSession();
    it.open(7, { playsItself: true });
    await it.made({ ...review, audioUrl: '/a' });
    expect([it.phase(), it.waits()]).toEqual(['silent', [500]]);
    await it.passTime();
    expect(it.phase()).toBe('playing');
  });

  it('is voiced during the half second in which its words are read', async () => {
    const it = aSession();
    it.open(7, { playsItself: true });
    await it.made(review);
    expect([it.phase(), it.waits(), it.done.at(-1)]).toEqual(['voicing', [500], 'voice 7 You slept.']);
    await it.voiced('/a');
    expect(it.waits()).toEqual([500, 100]);
    await it.passTime();
    expect([it.phase(), it.done.at(-1)]).toEqual(['playing', 'play /a']);
  });

  it('never voices what is to be read', async () => {
    const it = aSession();
    it.open(7, { playsItself: true });
    await it.made({ review: '“Words.”', canBeHeard: false });
    it.listen();
    await it.passTime();
    expect([it.phase(), it.waits(), it.done]).toEqual(['silent', [], ['make 7', 'unlock']]);
  });

  it('can be stopped at every point, and what comes later is let go', async () => {
    const it = aSession();
    it.open(7, { playsItself: true });
    await it.made(review);
    it.stop();
    expect(it.waits()).toEqual([]);
    it.listen();
    it.stop();
    await it.voiced('/a');
    expect([it.phase(), it.waits(), it.problems]).toEqual(['silent', [], []]);
    it.listen();
    await it.voiced('/a');
    it.stop();
    expect([it.phase(), it.waits()]).toEqual(['silent', []]);
    const playingOne = await playing();
    playingOne.stop();
    playingOne.breaks();
    expect([playingOne.phase(), playingOne.problems, playingOne.done.at(-1)]).toEqual(['silent', [], 'stop']);
  });

  it('forgets everything when it is closed', async () => {
    const it = await playing();
    it.close();
    it.breaks();
    expect([it.phase(), it.words(), it.done.at(-1), it.problems]).toEqual(['idle', undefined, 'stop', []]);
    it.open(8, { playsItself: false });
    it.close();
    await it.made(review);
    expect([it.phase(), it.words(), it.problems]).toEqual(['idle', undefined, []]);
    it.open(9, { playsItself: false });
    await it.made(review);
    it.listen();
    expect(it.done.at(-1)).toBe('voice 9 You slept.');
  });

  it('says what went wrong, and can be asked again', async () => {
    const it = aSession();
    const error = new Error('no');
    it.open(7, { playsItself: false });
    await it.made(error);
    expect([it.phase(), it.problems]).toEqual(['failed', [{ during: 'review', error }]]);
    it.open(7, { playsItself: false });
    await it.made(review);
    it.listen();
    await it.voiced(error);
    expect([it.phase(), it.words(), it.problems.at(-1)]).toEqual(['silent', 'You slept.', { during: 'audio', error }]);
    it.listen();
    await it.voiced('/a');
    await it.passTime();
    // The player tells of the end of what never began, too.
    it.ended();
    await it.started(error);
    expect([it.phase(), it.problems.at(-1)]).toEqual(['silent', { during: 'playback' }]);
    it.listen();
    await it.started();
    it.breaks();
    expect([it.phase(), it.problems.length]).toEqual(['silent', 4]);
    it.breaks();
    expect(it.problems).toHaveLength(4);
  });

  it('waits for a tap, without a word, where the browser wants one', async () => {
    const it = aSession();
    it.open(7, { playsItself: true });
    await it.made({ ...review, audioUrl: '/a' });
    await it.passTime();
    await it.started(new DOMException('a tap first', 'NotAllowedError'));
    expect([it.phase(), it.problems]).toEqual(['silent', []]);
  });
});
