import type { Page } from '@playwright/test';

/** What a journey does with the stand-in, as `window.recognisers` in the page. */
export type StandInRecogniser = {
  lang: string;
  asked: string[];
  onstart?: () => void;
  onresult?: (event: { results: object }) => void;
  onerror?: (event: { error: string }) => void;
  onend?: () => void;
};

type How = {
  /** It takes the order and never begins, as in some installed apps. */
  isDeaf?: boolean;
  /** It is not there. */
  isMissing?: boolean;
  /** Languages it does not take. */
  refuses?: string[];
};

/** Puts a recogniser in the place of the browser's, before the page is opened. It says what a test makes it say. */
export async function standInRecogniser(page: Page, how: How = {}): Promise<void> {
  await page.addInitScript(({ isDeaf, isMissing, refuses = [] }: How) => {
    const recognisers: StandInRecogniser[] = [];
    class StandIn implements StandInRecogniser {
      lang = '';
      asked: string[] = [];
      declare onstart?: () => void;
      declare onerror?: (event: { error: string }) => void;
      declare onend?: () => void;
      start(): void {
        this.asked.push('start');
        recognisers.push(this);
        if (isDeaf) {
          return;
        }
        setTimeout(() => {
          if (refuses.includes(this.lang)) {
            this.onerror?.({ error: 'language-not-supported' });
            this.onend?.();
            return;
          }
          this.onstart?.();
        }, 10);
      }
      stop(): void {
        this.asked.push('stop');
      }
      abort(): void {
        this.asked.push('abort');
      }
    }
    const maker = isMissing ? undefined : StandIn;
    Object.assign(window, { recognisers, SpeechRecognition: maker, webkitSpeechRecognition: maker });
  }, how);
}

type Saying = { text: string; isFinal: boolean; confidence?: number };

/** Has the latest recogniser hear this. */
export async function hears(page: Page, ...sayings: Saying[]): Promise<void> {
  await page.evaluate((all) => {
    const { recognisers } = window as unknown as { recognisers: StandInRecogniser[] };
    const list = all.map(({ text, isFinal, confidence = 0.9 }) => ({
      isFinal,
      0: { transcript: text, confidence },
    }));
    recognisers.at(-1)?.onresult?.({ results: Object.assign({ length: list.length }, list) });
  }, sayings);
}

/** Ends the latest utterance, with an error before that where one is given. */
export async function utteranceEnds(page: Page, error?: string): Promise<void> {
  await page.evaluate((code) => {
    const { recognisers } = window as unknown as { recognisers: StandInRecogniser[] };
    const { onerror, onend } = recognisers.at(-1) ?? {};
    if (code) {
      onerror?.({ error: code });
    }
    onend?.();
  }, error);
}

/** What was asked of each recogniser so far, and in which language. */
export function recognisers(page: Page): Promise<Pick<StandInRecogniser, 'lang' | 'asked'>[]> {
  return page.evaluate(() => {
    const all = (window as unknown as { recognisers: StandInRecogniser[] }).recognisers;
    return all.map(({ lang, asked }) => ({ lang, asked }));
  });
}
