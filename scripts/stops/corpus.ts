import { readFileSync } from 'node:fs';
import { tidy } from '#server/language/base/clean-note.ts';
import { tokenize } from '#server/language/base/tokens.ts';
import { marks } from '#server/language/grammar/learned-marks.ts';
import { gapsOf } from '#server/language/grammar/mark-features.ts';
import { wordsAmong, type Word } from '#server/language/grammar/word-stream.ts';
import { readCorpus } from '../severity/corpus.ts';
import type { Gap } from './fit.ts';

/** What was spoken into a machine that sets no marks, with the marks that a careful reader would set, and by which hand. */
export type Spoken = { hand: string; text: string };

/** Every note of `spoken.tsv`. */
export function spokenNotes(): Spoken[] {
  const lines = readFileSync(new URL('spoken.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => {
    const [hand = '', text = ''] = line.split('\t');
    return { hand, text };
  });
}

/** Of so many typed notes one is learned from: more do not help. */
const oneOf = 4;

/** Notes of the corpus that were typed with marks of their own. */
export function typedNotes(): string[] {
  const texts = new Set(readCorpus().map(({ text }) => text));
  const marked = [...texts].filter((text) => /[.!?]\s+\S/.test(text));
  return marked.filter((_, at) => at % oneOf === 0).map(tidy);
}

/** The words of a text, each with the mark before it. */
export function wordsIn(text: string): Word[] {
  return wordsAmong(tokenize(text));
}

/** The gaps between the words of a text with marks, as they are seen without them. */
export function gapsIn(text: string, worth: number): Gap[] {
  const words = wordsIn(text);
  const all = gapsOf(words.map(({ lower }) => lower));
  return all.map((seen, at) => ({ seen, mark: marks.indexOf(words[at + 1]?.mark ?? ''), worth }));
}
