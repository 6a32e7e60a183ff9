import { describe, expect, it } from 'vitest';
import type { DictationProblem, DictationState, Recogniser, StartOptions } from './dictation.ts';
import { createDictation } from './dictation.ts';

type StandIn = Recogniser & { asked: string[] };

/** A dictation whose recognisers and clock are in the test's hand. */
function aDictation({ startThrows = false, asksFirst = false } = {}) {
  const made: StandIn[] = [];
  const words: string[] = [];
  const problems: DictationProblem[] = [];
  const states: DictationState[] = [];
  const others: string[] = [];
  let tasks: { task: () => void; at: number }[] = [];
  let now = 0;
  const dictation = createDictation({
    makeRecogniser: () => {
      const one: StandIn = {
        lang: '',
        continuous: true,
        interimResults: false,
        onstart: null,
        onresult: null,
        onerror: null,
        onend: null,
        asked: [],
        start: () => {
          one.asked.push('start');
          if (startThrows) {
            throw new DOMException('already started', 'InvalidStateError');
          }
        },
        stop: () => void one.asked.push('stop'),
        abort: () => void one.asked.push('abort'),
      };
      made.push(one);
      return one;
    },
    onWords: (heard) => words.push(heard),
    onProblem: (problem) => problems.push(problem),
    onChange: (state) => states.push(state),
    onOtherwise: (language) => others.push(language),
    asksFirst: () => asksFirst,
    later: (task, ms) => {
      const entry = { task, at: now + ms };
      tasks.push(entry);
      return () => {
        tasks = tasks.filter((other) => other !== entry);
      };
    },
  });
  const latest = () => {
    const one = made.at(-1);
    if (!one) {
      throw new Error('No recogniser was made.');
    }
    return one;
  };
  return {
    ...dictation,
    begin(options: Partial<StartOptions> = {}) {
      dictation.start({ language: 'en-GB', ...options });
      latest().onstart?.();
      this.pass(1000);
    },
    made,
    words,
    problems,
    others,
    latest,
    phase: () => states.at(-1)?.phase ?? 'off',
    interim: () => states.at(-1)?.interim ?? '',
    says: (...results: [transcript: string, isFinal: boolean, confidence?: number][]) => {
      const list = results.map(([transcript, isFinal, confidence = 0.9]) => ({
        isFinal,
        0: { transcript, confidence },
      }));
      latest().onresult?.({ results: Object.assign({ length: list.length }, list) });
    },
    pass(ms: number) {
      now += ms;
      for (let due = tasks.filter(({ at }) => at <= now); due.length > 0; due = tasks.filter(({ at }) => at <= now)) {
        tasks = tasks.filter((entry) => !due.includes(entry));
        due.forEach(({ task }) => task());
      }
    },
    waiting: () => tasks.length,
  };
}

describe('dictation', () => {
  it('listens to single utterances in the language asked for, one after the other while it is on', () => {
    const it = aDictation();
    it.begin();
    expect([it.latest().lang, it.latest().continuous, it.latest().interimResults]).toEqual(['en-GB', false, true]);
    it.says(['The heron was back', true]);
    it.latest().onend?.();
    expect(it.phase()).toBe('listening');
    it.pass(1000);
    expect(it.made).toHaveLength(2);
    it.latest().onstart?.();
    it.says(['on the canal', true]);
    expect(it.words).toEqual(['The heron was back', 'on the canal']);
    expect(it.problems).toEqual([]);
  });

  it('shows what it takes the words for, and gives on only what is final', () => {
    const it = aDictation();
    it.begin();
    it.says(['the hair', false]);
    expect([it.interim(), it.words]).toEqual(['the hair', []]);
    it.says(['the heron', false]);
    it.says(['the heron', true]);
    expect([it.interim(), it.words]).toEqual(['', ['the heron']]);
  });

  it('gives on once what is told twice', () => {
    const it = aDictation();
    it.begin();
    it.says(['the heron', true]);
    it.says(['the heron', true]);
    it.says(['The heron.', true]);
    expect(it.words).toEqual(['the heron']);
  });

  it('gives on only the rest of what is told again with more behind it', () => {
    const it = aDictation();
    it.begin();
    it.says(['the', true]);
    it.says(['the heron', true]);
    it.says(['the', true], ['the heron', true], ['The heron, was back', true]);
    it.says(['the heron was back and', false]);
    expect(it.words).toEqual(['the', 'heron', 'was back']);
    expect(it.interim()).toBe('and');
  });

  it('gives on once what is told again and again beside what follows it', () => {
    const it = aDictation();
    it.begin();
    it.says(['the heron', true]);
    it.says(['the heron', true], ['was', false]);
    it.says(['the heron', true], ['was back', true]);
    it.says(['the heron', true], ['was back', true], ['again', true]);
    expect([it.interim(), it.words]).toEqual(['', ['the heron', 'was back', 'again']]);
  });

  it('takes what is final without any confidence for what may still change', () => {
    const it = aDictation();
    it.begin();
    it.says(['the', true, 0]);
    it.says(['the', true, 0], ['the hair', true, 0]);
    expect([it.interim(), it.words]).toEqual(['the hair', []]);
    it.says(['the heron was', true, 0]);
    it.says(['the heron was back', true]);
    expect([it.interim(), it.words]).toEqual(['', ['the heron was back']]);
    it.latest().onend?.();
    it.pass(1000);
    it.says(['and it', true, 0]);
    it.latest().onend?.();
    expect(it.words).toEqual(['the heron was back', 'and it']);
  });

  it('believes a word that is said again in the next utterance', () => {
    const it = aDictation();
    for (const start of [() => it.begin(), () => it.latest().onstart?.()]) {
      start();
      it.says(['no', true]);
      it.latest().onend?.();
      it.pass(1000);
    }
    expect(it.words).toEqual(['no', 'no']);
  });

  it('keeps words that nobody made final before the utterance ended', () => {
    const it = aDictation();
    it.begin();
    it.says(['and we laughed', false]);
    it.latest().onend?.();
    expect([it.words, it.interim()]).toEqual([['and we laughed'], '']);
  });

  it('hears nothing of a recogniser that is done', () => {
    const it = aDictation();
    it.begin();
    const first = it.latest();
    const { onresult } = first;
    it.latest().onend?.();
    it.pass(1000);
    expect([first.onresult, onresult]).toEqual([null, expect.any(Function)]);
    it.end();
    expect(it.latest().onresult).toBeNull();
  });

  it('says so when it never begins, and lets go', () => {
    const it = aDictation();
    it.start({ language: 'en-US' });
    expect(it.phase()).toBe('starting');
    it.pass(3999);
    expect(it.problems).toEqual([]);
    it.pass(1);
    expect(it.problems).toEqual([{ kind: 'no-start' }]);
    expect([it.phase(), it.latest().asked, it.waiting()]).toEqual(['off', ['start', 'abort'], 0]);
  });

  it('leaves time to answer where the browser asks first', () => {
    const it = aDictation({ asksFirst: true });
    it.start({ language: 'en-US' });
    it.pass(29_999);
    expect([it.problems, it.phase()]).toEqual([[], 'starting']);
    it.latest().onstart?.();
    it.pass(1000);
    expect([it.problems, it.phase()]).toEqual([[], 'listening']);
  });

  it('does not wait for an answer for ever', () => {
    const it = aDictation({ asksFirst: true });
    it.start({ language: 'en-US' });
    it.pass(30_000);
    expect([it.problems, it.phase()]).toEqual([[{ kind: 'no-start' }], 'off']);
  });

  it('says so when it cannot be started at all', () => {
    const it = aDictation({ startThrows: true });
    it.start({ language: 'en-US' });
    expect([it.problems, it.phase()]).toEqual([[{ kind: 'no-start' }], 'off']);
  });

  it('says so when it ends again and again as soon as it has begun', () => {
    const it = aDictation();
    it.start({ language: 'en-US' });
    for (let at = 0; at < 3; at += 1) {
      it.latest().onstart?.();
      it.latest().onend?.();
      it.pass(200);
    }
    expect([it.problems, it.made.length, it.phase()]).toEqual([[{ kind: 'no-start' }], 3, 'off']);
  });

  it('says so when it ends again and again and never begins', () => {
    const it = aDictation();
    it.start({ language: 'en-US' });
    for (let at = 0; at < 3; at += 1) {
      it.latest().onend?.();
      it.pass(200);
    }
    expect([it.problems, it.made.length, it.phase()]).toEqual([[{ kind: 'no-start' }], 3, 'off']);
  });

  it('takes no utterance with words for none, however short it was', () => {
    const it = aDictation();
    it.start({ language: 'en-US' });
    for (const word of ['one', 'two', 'three', 'four']) {
      it.latest().onstart?.();
      it.says([word, word !== 'two']);
      it.latest().onend?.();
      it.pass(200);
    }
    expect([it.problems, it.words]).toEqual([[], ['one', 'two', 'three', 'four']]);
  });

  it('bears with silence for a while', () => {
    const it = aDictation();
    it.begin();
    const silence = () => {
      it.latest().onerror?.({ error: 'no-speech' });
      it.latest().onend?.();
      it.pass(200);
      it.latest().onstart?.();
      it.pass(1000);
    };
    silence();
    silence();
    it.says(['here again', true]);
    silence();
    silence();
    expect([it.problems, it.phase()]).toEqual([[], 'listening']);
    silence();
    expect([it.problems, it.phase()]).toEqual([[{ kind: 'error', code: 'no-speech' }], 'off']);
  });

  it.each(['not-allowed', 'service-not-allowed', 'audio-capture', 'network', 'aborted', 'bad-grammar'])(
    'ends with the code of %s, once',
    (error) => {
      const it = aDictation();
      it.begin();
      const { onerror, onend } = it.latest();
      onerror?.({ error });
      onend?.();
      it.pass(10_000);
      expect([it.problems, it.phase(), it.made.length]).toEqual([[{ kind: 'error', code: error }], 'off', 1]);
    },
  );

  it('goes on in another language where the first is not taken, and only then', () => {
    const it = aDictation();
    it.start({ language: 'gsw-CH', otherwise: 'en-US' });
    it.latest().onerror?.({ error: 'language-not-supported' });
    it.latest().onend?.();
    it.pass(200);
    expect([it.latest().lang, it.others, it.problems]).toEqual(['en-US', ['en-US'], []]);
    it.latest().onerror?.({ error: 'language-not-supported' });
    expect(it.problems).toEqual([{ kind: 'error', code: 'language-not-supported' }]);
    it.start({ language: 'gsw-CH' });
    it.latest().onerror?.({ error: 'language-not-supported' });
    expect(it.problems).toHaveLength(2);
  });

  it('waits for the last words when it is stopped, and listens no more', () => {
    const it = aDictation();
    it.begin();
    it.stop();
    expect([it.phase(), it.latest().asked]).toEqual(['closing', ['start', 'stop']]);
    it.says(['one last thing', true]);
    it.latest().onerror?.({ error: 'aborted' });
    it.latest().onend?.();
    it.pass(10_000);
    expect([it.phase(), it.words, it.made.length, it.problems]).toEqual(['off', ['one last thing'], 1, []]);
  });

  it('says nothing of what goes wrong once it is over', () => {
    const it = aDictation();
    it.begin();
    it.stop();
    it.latest().onerror?.({ error: 'network' });
    expect([it.phase(), it.problems]).toEqual(['off', []]);
  });

  it('does not wait for ever', () => {
    const it = aDictation();
    it.begin();
    it.says(['half a', false]);
    it.stop();
    it.pass(2000);
    expect([it.phase(), it.words, it.latest().asked.at(-1), it.waiting()]).toEqual(['off', ['half a'], 'abort', 0]);
  });

  it('can be stopped between two utterances', () => {
    const it = aDictation();
    it.begin();
    it.latest().onend?.();
    it.stop();
    it.pass(10_000);
    expect([it.phase(), it.made.length]).toEqual(['off', 1]);
  });

  it('leaves it to the device where that is asked for', () => {
    const it = aDictation();
    it.begin({ isLocal: true });
    expect(it.latest().processLocally).toBe(true);
    it.begin();
    expect(it.latest().processLocally).toBeUndefined();
  });
});
