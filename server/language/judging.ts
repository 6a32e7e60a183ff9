import type { Judgement } from './jobs.ts';
import { LanguageError } from './language-error.ts';
import type { Language } from './language.ts';

type Judging = Pick<Language, 'ask'>;

const nothingSaid: Judgement = { care: null, isHeavy: false };
/** What does no harm: nobody is shown a card without reason, and nothing is celebrated or brought back unasked. */
const unsure: Judgement = { care: null, isHeavy: true };

/**
 * Judges what someone wrote. Never rejects, and takes a second and a half at most: a judge that stumbles over a text
 * must not cost anyone their words.
 */
export async function judge(language: Judging, by: number, text: string): Promise<Judgement> {
  return text === '' ? nothingSaid : language.ask('judge', [text], by).catch(() => unsure);
}

/** Enough to find one text among forty that cannot be judged; each costs a thread and its deadline. */
const mostFailures = 8;

/**
 * Whether each text is of something hard. What could not be judged counts as that, and the others are judged without it.
 * Never rejects.
 */
export async function areHeavy(language: Judging, by: number, texts: readonly string[]): Promise<boolean[]> {
  let failures = 0;
  async function judged(some: readonly string[]): Promise<boolean[]> {
    if (some.length === 0 || failures === mostFailures) {
      return some.map(() => true);
    }
    try {
      return await language.ask('areHeavy', [some], by);
    } catch (error) {
      const isOfText = error instanceof LanguageError && error.isOfTheWords;
      failures = isOfText ? failures + 1 : mostFailures;
      const half = Math.floor(some.length / 2);
      return some.length === 1 ? [true] : [...(await judged(some.slice(0, half))), ...(await judged(some.slice(half)))];
    }
  }
  return judged(texts);
}
