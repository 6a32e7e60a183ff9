/** A part of a text, marked or not. Joined in their order the parts are the text again. */
export type Stretch = { text: string; marked: boolean };

/** Where something stands in a text; `end` is the place after it. */
type Span = { start: number; end: number };

/** A text as it is compared, and for each of its units the span of the original that it comes from. */
type Folded = { text: string; origins: Span[] };

const wordBefore = /[\p{L}\p{N}\p{M}]$/u;
const wordAfter = /^[\p{L}\p{N}\p{M}]/u;

/**
 * Cuts `text` so that each of `words` is marked where it stands, once. Letter case, the kind of white space and of
 * quotation marks need not agree; what is not there marks nothing.
 */
export function markWords(text: string, words: readonly string[]): Stretch[] {
  const folded = fold(text);
  const spans = words.map((wanted) => find(text, folded, wanted.trim())).filter((span) => span !== null);
  const stretches: Stretch[] = [];
  let done = 0;
  for (const { start, end } of joined(spans)) {
    stretches.push({ text: text.slice(done, start), marked: false }, { text: text.slice(start, end), marked: true });
    done = end;
  }
  stretches.push({ text: text.slice(done), marked: false });
  return stretches.filter((stretch) => stretch.text !== '');
}

/** The best place: whole words before parts of words, the same letters before similar ones, then the first. */
function find(text: string, folded: Folded, wanted: string): Span | null {
  const needle = fold(wanted).text;
  if (needle === '') {
    return null;
  }
  let best: (Span & { rank: number }) | null = null;
  for (let at = folded.text.indexOf(needle); at !== -1; at = folded.text.indexOf(needle, at + 1)) {
    const span = spanOf(folded, at, needle.length);
    if (span) {
      const rank = (standsAlone(text, span) ? 2 : 0) + (text.slice(span.start, span.end) === wanted ? 1 : 0);
      best = best && best.rank >= rank ? best : { ...span, rank };
    }
  }
  return best;
}

/** Null where a character of the original would be cut in two, as a letter from its accent. */
function spanOf({ origins }: Folded, at: number, length: number): Span | null {
  const first = origins[at];
  const last = origins[at + length - 1];
  const isWhole = first && last && origins[at - 1] !== first && origins[at + length] !== last;
  return isWhole ? { start: first.start, end: last.end } : null;
}

function standsAlone(text: string, { start, end }: Span): boolean {
  const startsWithin = wordBefore.test(text.slice(Math.max(0, start - 2), start)) && wordAfter.test(text.slice(start));
  const endsWithin = wordBefore.test(text.slice(start, end)) && wordAfter.test(text.slice(end, end + 2));
  return !startsWithin && !endsWithin;
}

function fold(text: string): Folded {
  const parts: string[] = [];
  const origins: Span[] = [];
  // A run of white space, or a character with the accents that belong to it.
  for (const { 0: piece, index } of text.matchAll(/\s+|\P{M}\p{M}*|\p{M}/gu)) {
    const part = foldPiece(piece);
    const origin = { start: index, end: index + piece.length };
    parts.push(part);
    origins.push(...Array.from({ length: part.length }, () => origin));
  }
  return { text: parts.join(''), origins };
}

function foldPiece(piece: string): string {
  return piece
    .replace(/^\s+$/, ' ')
    .normalize('NFKC')
    .replace(/[‘’‚‛ʼ]/g, "'")
    .replace(/[“”„‟]/g, '"')
    .toLowerCase()
    .toUpperCase();
}

/** The same places in their order, with those that overlap made one. */
function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last && start <= last.end) {
      last.end = Math.max(last.end, end);
    } else {
      result.push({ start, end });
    }
  }
  return result;
}
