import type { Cue } from '#web/lib/cues.ts';

/** What is said in one breath: a sentence of a line, or a part of a long one. `from` is its place in the line. */
export type Utterance = { line: number; from: number; text: string };

/** What stands in a line from `start` up to `end`. */
export type Place = { start: number; end: number };

/** Longer utterances break off in some browsers, after a quarter of a minute. */
const longest = 180;
/** About as fast as most voices speak, in milliseconds for a letter. */
const letterMs = 64;
const shortestMs = 900;
/** Between two lines, at the usual speed. */
export const lineGapMs = 450;

/** Where one may take a breath, the best place first. */
const breaths = [/[;:,–—]["'”’)]?\s+/g, /\s+/g];

/** What a voice says of lines, one after the other. Lines without words are passed over. */
export function utterancesOf(lines: readonly string[]): Utterance[] {
  return lines.flatMap((text, line) =>
    sentencesOf(text)
      .flatMap((sentence) => shortened(sentence, breaths))
      .filter((part) => /[\p{L}\p{N}]/u.test(part.text))
      .map(({ text, from }) => ({ line, from, text })),
  );
}

/** When each line is likely to be said, at the usual speed: nobody knows before a device's voice has said it. */
export function guessCues(lines: readonly string[]): Cue[] {
  let at = 0;
  return lines.map((text) => {
    const startMs = at;
    const endMs = startMs + Math.max(shortestMs, text.length * letterMs);
    at = endMs + lineGapMs;
    return { startMs, endMs };
  });
}

/**
 * The word that begins at `at` of a text, as a browser tells it; `length` where it tells that too. Null where there is no
 * word, as at a full stop.
 */
export function wordAt(text: string, at: number, length: number | undefined): Place | null {
  const word = /^["'“‘(\s]*[\p{L}\p{N}\p{M}][^\s—–]*/u.exec(text.slice(at))?.[0] ?? '';
  const told = length ? text.slice(at, at + length) : word;
  const kept = told.trim().replace(/(?<![\s.,;:!?…"”)])[\s.,;:!?…"”)]+$/u, '');
  if (kept === '' || word === '') {
    return null;
  }
  const start = at + told.indexOf(kept);
  return { start, end: start + kept.length };
}

type Part = { text: string; from: number };

function sentencesOf(text: string): Part[] {
  const segments = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text);
  return [...segments].map(({ segment, index }) => ({ text: segment, from: index }));
}

/** A part as it is, or in pieces that are short enough: cut at the last good place that leaves the first one short. */
function shortened({ text, from }: Part, [best, ...others]: readonly RegExp[]): Part[] {
  if (text.length <= longest || !best) {
    return [{ text, from }];
  }
  const ends = [...text.matchAll(best)].map(({ 0: breath, index }) => index + breath.length);
  const cut = ends.findLast((end) => end <= longest && end < text.length);
  if (cut === undefined) {
    return shortened({ text, from }, others);
  }
  return [{ text: text.slice(0, cut), from }, ...shortened({ text: text.slice(cut), from: from + cut }, breaths)];
}
