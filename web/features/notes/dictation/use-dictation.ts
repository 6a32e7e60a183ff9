import { useEffect, useMemo, useRef, useState } from 'react';
import { writeDevice } from '#web/lib/device.ts';
import { hushAll } from '#web/lib/one-sound.ts';
import { useDevice } from '#web/lib/use-device.ts';
import { surestLanguage } from './dictation-languages.ts';
import type { DictationProblem, DictationState, Recogniser } from './dictation.ts';
import { createDictation } from './dictation.ts';

type RecogniserMaker = (new () => Recogniser) & {
  available?: (wanted: { langs: string[]; processLocally: boolean }) => Promise<string>;
};

/** `none`: this browser cannot. `keyboard`: it says it can and does nothing, but its keyboard can. */
export type DictationSupport = 'ready' | 'none' | 'keyboard';

type Options = {
  /** Whether the page one dictates on is there; when it goes, so does dictation. */
  isOpen: boolean;
  onWords: (words: string) => void;
  onProblem: (problem: DictationProblem) => void;
  find?: () => RecogniserMaker | undefined;
};

export type DictationControl = DictationState & {
  support: DictationSupport;
  /** Whether the device does it by itself, so that nothing heard leaves it. */
  isLocal: boolean;
  /** A BCP 47 tag. */
  language: string;
  setLanguage: (tag: string) => void;
  toggle: () => void;
  /** Listens no more; resolves when the last words are in. */
  finish: () => Promise<void>;
};

const lastWordsMs = 300;
const off: DictationState = { phase: 'off', interim: '' };

/** Dictation with the browser's own recogniser, in a language that the device remembers. */
export function useDictation({ isOpen, onWords, onProblem, find = findRecogniser }: Options): DictationControl {
  const [Maker] = useState(() => find());
  const [state, setState] = useState(off);
  const [localLanguage, setLocalLanguage] = useState<string | null>(null);
  const [startedLocal, setStartedLocal] = useState(false);
  const chosen = useDevice('dictationLanguage');
  const language = chosen ?? (navigator.language || surestLanguage);
  const wish = useRef({ onWords, onProblem });
  wish.current = { onWords, onProblem };
  const permission = useRef<PermissionStatus>(null);

  const dictation = useMemo(
    () =>
      Maker &&
      createDictation({
        makeRecogniser: () => new Maker(),
        onWords: (words) => wish.current.onWords(words),
        onProblem: (problem) => wish.current.onProblem(problem),
        onChange: setState,
        onOtherwise: (other) => writeDevice('dictationLanguage', other),
        asksFirst: () => permission.current?.state === 'prompt',
        later: (task, ms) => {
          const timer = setTimeout(task, ms);
          return () => clearTimeout(timer);
        },
      }),
    [Maker],
  );

  useEffect(() => {
    if (!isOpen) {
      dictation?.end();
    }
    return () => dictation?.end();
  }, [dictation, isOpen]);

  // Nobody wants to be listened to on a page they have left. Where nothing comes any more, what came counts.
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && dictation?.stop();
    const leave = () => dictation?.end();
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', leave);
    };
  }, [dictation]);

  useEffect(() => {
    // Not every browser tells of it.
    (navigator.permissions as Permissions | undefined)?.query({ name: 'microphone' }).then(
      (status) => {
        permission.current = status;
      },
      () => undefined,
    );
  }, []);

  useEffect(() => {
    let isCurrent = true;
    Maker?.available?.({ langs: [language], processLocally: true }).then(
      (answer) => isCurrent && setLocalLanguage(answer === 'available' ? language : null),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [Maker, language]);

  const isOn = state.phase === 'starting' || state.phase === 'listening';
  const start = (tag: string, otherwise?: string) => {
    const isLocal = localLanguage === tag;
    setStartedLocal(isLocal);
    hushAll();
    dictation?.start({ language: tag, isLocal, otherwise });
  };
  return {
    ...state,
    support: !Maker ? 'none' : isHomeScreenApp() ? 'keyboard' : 'ready',
    isLocal: state.phase === 'off' ? localLanguage === language : startedLocal,
    language,
    setLanguage: (tag) => {
      writeDevice('dictationLanguage', tag);
      if (isOn) {
        start(tag);
      }
    },
    toggle: () => (isOn ? dictation?.stop() : start(language, chosen === null ? surestLanguage : undefined)),
    finish: async () => {
      if (state.phase === 'off') {
        return;
      }
      dictation?.stop();
      await new Promise((done) => setTimeout(done, lastWordsMs));
      dictation?.end();
    },
  };
}

function findRecogniser(): RecogniserMaker | undefined {
  const makers = window as { SpeechRecognition?: RecogniserMaker; webkitSpeechRecognition?: RecogniserMaker };
  return makers.SpeechRecognition ?? makers.webkitSpeechRecognition;
}

/** On iPhones and iPads only: there an app on the home screen has a recogniser that never begins. */
function isHomeScreenApp(): boolean {
  return (navigator as { standalone?: boolean }).standalone === true;
}
