import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

export type StandInVoice = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'localService' | 'default'>;

type Said = { text: string; voice: string; rate: number };

/** What the stand-in keeps, in the page. */
type Kept = {
  said: (Said & { utterance: Utterance; isOver: boolean })[];
  cancels: number;
  voices: SpeechSynthesisVoice[];
  events: EventTarget;
};
type Utterance = Partial<Pick<SpeechSynthesisUtterance, 'text' | 'rate' | 'lang'>> & {
  voice?: { name: string } | null;
  onstart?: () => void;
  onend?: () => void;
  onboundary?: (event: object) => void;
  onerror?: (event: { error: string }) => void;
};

/** A device's usual voices: a plain one, a good one, one from elsewhere and two that are not for a toast. */
export const usualVoices: StandInVoice[] = [
  { name: 'Samantha', lang: 'en-US', localService: true, default: true },
  { name: 'Google UK English Female', lang: 'en-GB', localService: false, default: false },
  { name: 'Anna', lang: 'de-DE', localService: true, default: false },
  { name: 'Daniel', lang: 'en-GB', localService: true, default: false },
  { name: 'Ava (Premium)', lang: 'en-US', localService: true, default: false },
];

/**
 * Puts speech in the place of the browser's, before the page is opened. It has no voices before `setVoices`, unless
 * some are given here, and says a thing only as a test has it.
 */
export async function standInSpeech(page: Page, voices: StandInVoice[] = usualVoices): Promise<void> {
  await page.addInitScript((first: StandInVoice[]) => {
    const withAddress = (voice: StandInVoice) => ({ ...voice, voiceURI: `voice:${voice.name}` });
    const kept: Kept = { said: [], cancels: 0, voices: first.map(withAddress), events: new EventTarget() };
    const speech = {
      paused: false,
      get pending() {
        return false;
      },
      get speaking() {
        return kept.said.some(({ isOver }) => !isOver);
      },
      getVoices: () => kept.voices,
      resume: () => {},
      cancel: () => {
        kept.cancels += 1;
        for (const one of kept.said.filter(({ isOver }) => !isOver)) {
          one.isOver = true;
          setTimeout(() => one.utterance.onerror?.({ error: 'canceled' }));
        }
      },
      speak: (utterance: Utterance) => {
        const { text = '', rate = 1, voice } = utterance;
        // What only unlocks the voice on a phone is over at once.
        kept.said.push({ text: text.trim(), voice: voice?.name ?? '', rate, utterance, isOver: text === '' });
      },
      addEventListener: kept.events.addEventListener.bind(kept.events),
      removeEventListener: kept.events.removeEventListener.bind(kept.events),
    };
    class StandInUtterance {
      rate = 1;
      voice = null;
      lang = '';
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    Object.defineProperty(window, 'speechSynthesis', { value: speech, configurable: true });
    Object.assign(window, { standIn: kept, SpeechSynthesisUtterance: StandInUtterance });
  }, voices);
}

/** From now on the device has these voices, and says so. */
export async function setVoices(page: Page, voices: StandInVoice[]): Promise<void> {
  await page.evaluate((next) => {
    const { standIn } = window as unknown as { standIn: Kept };
    standIn.voices = next.map((voice) => ({ ...voice, voiceURI: `voice:${voice.name}` }));
    standIn.events.dispatchEvent(new Event('voiceschanged'));
  }, voices);
}

/** What was asked to be said so far, in order. */
export function said(page: Page): Promise<Said[]> {
  return page.evaluate(() =>
    (window as unknown as { standIn: Kept }).standIn.said
      .filter(({ text }) => text !== '')
      .map(({ text, voice, rate }) => ({ text, voice, rate })),
  );
}

/** Waits until this is what is being said. */
export async function expectSaying(page: Page, text: string): Promise<void> {
  await expect.poll(() => saying(page)).toBe(text);
}

/** What is being said; null in silence. */
export function saying(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const last = (window as unknown as { standIn: Kept }).standIn.said.at(-1);
    return last && !last.isOver ? last.text : null;
  });
}

type Event = { start: true } | { word: string } | { error: string } | { end: true };

/** Has the voice do this with what it is saying. */
export async function voice(page: Page, event: Event): Promise<void> {
  await page.evaluate((what) => {
    const last = (window as unknown as { standIn: Kept }).standIn.said.at(-1);
    if (!last || last.isOver) {
      throw new Error('Nothing is being said.');
    }
    const { utterance } = last;
    if ('start' in what) {
      utterance.onstart?.();
    } else if ('word' in what) {
      const charIndex = utterance.text?.indexOf(what.word) ?? 0;
      utterance.onboundary?.({ name: 'word', charIndex, charLength: what.word.length });
    } else {
      last.isOver = true;
      if ('error' in what) {
        utterance.onerror?.(what);
      } else {
        utterance.onend?.();
      }
    }
  }, event);
}

/** Has the voice begin and end what it is saying. */
export async function saysIt(page: Page): Promise<void> {
  await voice(page, { start: true });
  await voice(page, { end: true });
}
