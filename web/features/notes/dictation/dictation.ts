import { beyond, wordsOf } from './dictated-words.ts';

/** As much of the Web Speech API's recogniser as dictation uses. */
export type Recogniser = {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally?: boolean;
  onstart: (() => void) | null;
  onresult: ((event: { results: Results }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
};

type Result = { isFinal: boolean; 0?: { transcript: string; confidence?: number } };
type Results = { length: number; [at: number]: Result | undefined };

/** What went wrong: the recogniser's own code, or that it never began. */
export type DictationProblem = { kind: 'error'; code: string } | { kind: 'no-start' };

export type DictationState = {
  /** `closing`: switched off, and the last words may still come. */
  phase: 'off' | 'starting' | 'listening' | 'closing';
  /** What it takes the present words for; they may still change. */
  interim: string;
};

type Options = {
  makeRecogniser: () => Recogniser;
  /** The words to be added to the text, once they are sure. */
  onWords: (words: string) => void;
  onProblem: (problem: DictationProblem) => void;
  onChange: (state: DictationState) => void;
  /** Goes on in the other language, for the first is not taken. */
  onOtherwise: (language: string) => void;
  /** Whether the browser will first ask the person for the microphone. */
  asksFirst: () => boolean;
  /** Runs a task after so many milliseconds; gives the way to call it off. */
  later: (task: () => void, ms: number) => () => void;
};

export type StartOptions = {
  language: string;
  /** To go on with when the recogniser does not take `language`. */
  otherwise?: string | undefined;
  /** Whether the device is to do it by itself. */
  isLocal?: boolean;
};

export type Dictation = {
  start(options: StartOptions): void;
  /** Listens no more; the last words may still come. */
  stop(): void;
  /** Listens no more, and takes what it has by now for the last words. */
  end(): void;
};

/** Installed apps on some phones have a recogniser that takes the order and does nothing. */
const startWithinMs = 4000;
/** To read what the browser asks, and to answer it, takes longer. */
const answerWithinMs = 30_000;
const closeWithinMs = 2000;
const restartAfterMs = 200;
const mostSilences = 3;
/** An utterance that ends sooner than this, without a word, was none. */
const shortMs = 400;
const mostShort = 3;

/**
 * Listens to one utterance after the other until it is stopped. Recognisers differ: what is final is sometimes told
 * twice, or again with more behind it, and an utterance may end without anything being final.
 */
export function createDictation({
  makeRecogniser,
  onWords,
  onProblem,
  onChange,
  onOtherwise,
  asksFirst,
  later,
}: Options): Dictation {
  let wanted: StartOptions | undefined;
  let current: Recogniser | undefined;
  let state: DictationState = { phase: 'off', interim: '' };
  /** The words of this utterance that were given on already. */
  let given: string[] = [];
  let silences = 0;
  let shorts = 0;
  let isYoung = false;
  const timers = new Map<string, () => void>();

  function show(change: Partial<DictationState>): void {
    const next = { ...state, ...change };
    if (next.phase !== state.phase || next.interim !== state.interim) {
      state = next;
      onChange(state);
    }
  }

  function wait(name: string, ms: number, task: () => void): void {
    timers.get(name)?.();
    timers.set(name, later(task, ms));
  }

  function callOff(...names: string[]): void {
    for (const name of names.length > 0 ? names : [...timers.keys()]) {
      timers.get(name)?.();
      timers.delete(name);
    }
  }

  function listen(): void {
    const options = wanted;
    if (!options) {
      return;
    }
    try {
      const recogniser = makeRecogniser();
      current = recogniser;
      given = [];
      isYoung = true;
      attend(recogniser, options);
      wait('start', asksFirst() ? answerWithinMs : startWithinMs, () => fail({ kind: 'no-start' }));
      recogniser.start();
    } catch {
      fail({ kind: 'no-start' });
    }
  }

  function attend(recogniser: Recogniser, { language, isLocal }: StartOptions): void {
    recogniser.lang = language;
    recogniser.continuous = false;
    recogniser.interimResults = true;
    if (isLocal) {
      recogniser.processLocally = true;
    }
    recogniser.onstart = () => {
      callOff('start');
      wait('young', shortMs, () => {
        isYoung = false;
      });
      if (wanted) {
        show({ phase: 'listening' });
      }
    };
    recogniser.onresult = ({ results }) => hear(results);
    recogniser.onerror = ({ error }) => stumble(error);
    recogniser.onend = () => ended();
  }

  function hear(results: Results): void {
    // Some recognisers tell of words before they tell that they have begun.
    callOff('start');
    const all = Array.from({ length: results.length }, (_, at) => results[at]).filter((result) => result !== undefined);
    give(wordsIn(all.filter((result) => isSure(result))));
    show({ interim: beyond(given, wordsIn(all.filter((result) => !isSure(result)))).join(' ') });
    if (given.length > 0 || state.interim !== '') {
      isYoung = false;
    }
  }

  function give(words: string[]): void {
    const fresh = beyond(given, words);
    if (fresh.length > 0) {
      given = [...given, ...fresh];
      silences = 0;
      onWords(fresh.join(' '));
    }
  }

  function stumble(code: string): void {
    if (code === 'aborted' && !wanted) {
      return;
    }
    if (code === 'no-speech') {
      silences += 1;
      if (silences < mostSilences) {
        // `end` follows, and with it the next utterance.
        isYoung = false;
        return;
      }
    }
    const { language, otherwise } = wanted ?? {};
    if (code === 'language-not-supported' && wanted && otherwise && otherwise !== language) {
      wanted = { ...wanted, language: otherwise };
      onOtherwise(otherwise);
      // Another language is no failure: the utterance that ends now is followed by one in that.
      isYoung = false;
      return;
    }
    fail({ kind: 'error', code });
  }

  function ended(): void {
    settleInterim();
    release();
    callOff('start', 'young', 'close');
    shorts = isYoung ? shorts + 1 : 0;
    isYoung = false;
    if (!wanted) {
      show({ phase: 'off' });
      return;
    }
    if (shorts >= mostShort) {
      fail({ kind: 'no-start' });
      return;
    }
    wait('restart', restartAfterMs, listen);
  }

  /** What nobody will make final any more counts as it stands: it was said. */
  function settleInterim(): void {
    const { interim } = state;
    show({ interim: '' });
    if (interim !== '') {
      onWords(interim);
    }
  }

  function release(): void {
    if (current) {
      Object.assign(current, { onstart: null, onresult: null, onerror: null, onend: null });
      current = undefined;
    }
  }

  function fail(problem: DictationProblem): void {
    const wasWanted = wanted !== undefined;
    end();
    if (wasWanted) {
      onProblem(problem);
    }
  }

  function end(): void {
    wanted = undefined;
    settleInterim();
    const recogniser = current;
    release();
    callOff();
    show({ phase: 'off' });
    try {
      recogniser?.abort();
    } catch {
      // It had never begun.
    }
  }

  return {
    start(options) {
      end();
      wanted = options;
      silences = 0;
      shorts = 0;
      show({ phase: 'starting' });
      listen();
    },
    stop() {
      if (!wanted) {
        return;
      }
      wanted = undefined;
      callOff('start', 'restart');
      if (!current) {
        show({ phase: 'off' });
        return;
      }
      show({ phase: 'closing' });
      wait('close', closeWithinMs, end);
      try {
        current.stop();
      } catch {
        end();
      }
    },
    end,
  };
}

/** The words of results that follow each other, or that tell the same again with more behind it. */
function wordsIn(results: readonly Result[]): string[] {
  return results
    .map((result) => wordsOf(result[0]?.transcript ?? ''))
    .reduce((before, words) => [...before, ...beyond(before, words)], []);
}

/** Android calls final, with no confidence at all, what it will still change. What is left of it counts at the end. */
function isSure({ isFinal, 0: best }: Result): boolean {
  return isFinal && best?.confidence !== 0;
}
