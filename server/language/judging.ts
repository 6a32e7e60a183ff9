import type { Judgement } from './jobs.ts';
import type { Language } from './language.ts';

type Judging = Pick<Language, 'ask'>;

const nothingSaid: Judgement = { care: false, isHeavy: false };
/** What does no harm: nobody is shown a card without reason, and nothing is celebrated or brought back unasked. */
const unsure: Judgement = { care: false, isHeavy: true };

/**
 * Judges what someone wrote. Never rejects, and takes a second and a half at most: a judge that stumbles over a text
 * must not cost anyone their words.
 */
export async function judge(language: Judging, by: number, text: string): Promise<Judgement> {
  return text === '' ? nothingSaid : language.ask('judge', [text], by).catch(() => unsure);
}

/** Whether each text is of something hard; what could not be judged counts as that. Never rejects. */
export async function areHeavy(language: Judging, by: number, texts: readonly string[]): Promise<boolean[]> {
  return texts.length === 0 ? [] : language.ask('areHeavy', [texts], by).catch(() => texts.map(() => true));
}
