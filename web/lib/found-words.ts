import { fold } from '#shared/fold.ts';

/** Where something stands in a text, in UTF-16 units; `end` is open. */
export type Span = { start: number; end: number };

export type Piece = { text: string; isFound: boolean };

/** A letter with what is added to it: folding changes how many characters it has, never those of its neighbours. */
const letters = /\P{M}\p{M}*|\p{M}+/gu;

/** Where the folded `words` occur in a text, in its order. What overlaps or touches is one span, and a letter is whole. */
export function spansOf(text: string, words: readonly string[]): Span[] {
  const starts: number[] = [];
  let folded = '';
  /** By each character of `folded`: the letter of the text that it comes from. */
  const cameFrom: number[] = [];
  for (const { 0: letter, index } of text.matchAll(letters)) {
    const plain = fold(letter);
    for (let at = 0; at < plain.length; at += 1) {
      cameFrom.push(starts.length);
    }
    folded += plain;
    starts.push(index);
  }
  const spans = words.flatMap((word) => occurrences(folded, word)).toSorted((one, other) => one.start - other.start);
  const joined: Span[] = [];
  for (const { start, end } of spans) {
    const span = {
      start: starts[cameFrom[start] ?? 0] ?? 0,
      end: starts[(cameFrom[end - 1] ?? 0) + 1] ?? text.length,
    };
    const last = joined.at(-1);
    if (last && span.start <= last.end) {
      last.end = Math.max(last.end, span.end);
    } else {
      joined.push(span);
    }
  }
  return joined;
}

/** The text from `from` on, cut where what was found begins and ends. */
export function piecesOf(text: string, spans: readonly Span[], from = 0): Piece[] {
  const pieces: Piece[] = [];
  let at = from;
  for (const { start, end } of spans) {
    if (end <= at) {
      continue;
    }
    if (start > at) {
      pieces.push({ text: text.slice(at, start), isFound: false });
    }
    pieces.push({ text: text.slice(Math.max(at, start), end), isFound: true });
    at = end;
  }
  if (at < text.length) {
    pieces.push({ text: text.slice(at), isFound: false });
  }
  return pieces;
}

function occurrences(text: string, word: string): Span[] {
  const found: Span[] = [];
  for (let at = text.indexOf(word); at !== -1 && word !== ''; at = text.indexOf(word, at + word.length)) {
    found.push({ start: at, end: at + word.length });
  }
  return found;
}
