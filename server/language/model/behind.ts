import type { Moment } from '../base/types.ts';
import { canonical, flowOf } from '../check/vocabulary-of-notes.ts';
import { freeWords } from '../lexicon/function-words.ts';

/** The sentences of a reflection that a line was made from, exactly as they stand in it; none where it took no word. */
export function sentencesBehind(line: string, { content }: Moment): string[] {
  const said = tellingWords(line);
  const rated = sentencesIn(content).map((text) => ({ text, taken: takenFrom(text, said) }));
  const best = Math.max(0, ...rated.map(({ taken }) => taken));
  const enough = Math.min(best, half);
  return best === 0 ? [] : rated.filter(({ taken }) => taken >= enough).map(({ text }) => text);
}

/** A sentence counts as told when half of what it says was taken. */
const half = 0.5;

function takenFrom(sentence: string, said: ReadonlySet<string>): number {
  const words = [...tellingWords(sentence)];
  return words.length === 0 ? 0 : words.filter((word) => said.has(word)).length / words.length;
}

function tellingWords(text: string): ReadonlySet<string> {
  const words = flowOf(text).map((word) => canonical(word));
  return new Set(words.filter((word) => word !== '' && !freeWords.has(word)));
}

function sentencesIn(content: string): string[] {
  return (content.match(/[^.!?…\n]+[.!?…]*["”’)]*/g) ?? []).map((text) => text.trim()).filter((text) => text !== '');
}
