import { countWords, tokenize } from './tokens.ts';

/** Where a sentence ends in running text: the place of the space after its mark. */
export const sentenceEnd = /(?<=[.!?…])\s+/;

/** A sentence or list item of a tidied note, without its last mark. `marked` is that mark, '' for none. */
export type Sentence = { text: string; marked: '' | '.' | '!' | '?' | '…' | ':'; item: boolean };

const bullet = /^(?:[-–—•·‣▪◦+]+|\d{1,2}[.):]|\(?[a-z]\)|\[[ xX]?\])\s+/;
// Kept free of the flags i and u together, which take long to make ready.
const abbreviations = /\b(?:mr|mrs|ms|mx|dr|st|prof|sr|jr|vs|approx|etc|e\.g|i\.e|rev|fr|sgt|mt)\.$/i;
const initial = /(?<![\p{L}\p{N}'])\p{L}\.$/u;
const thanksHeader =
  /^(?:(?:things |what )?(?:i'?m|i am|i was|today i'?m|today i am)?\s*)(?:grateful|thankful) for(?: today)?\s*$/i;
const header = /^[^:]{1,60}:$/;

/** The sentences of a tidied note, in order. A list under 'Grateful for:' becomes one sentence about all its items. */
export function sentencesOf(tidied: string): Sentence[] {
  const found: Sentence[] = [];
  const lines = tidied.split('\n').filter((line) => /[\p{L}\p{N}]/u.test(line));
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const item = bullet.test(line);
    const text = unlabelled(line.replace(bullet, '').trim());
    if (header.test(text) && at + 1 < lines.length) {
      const end = endOfList(lines, at + 1);
      const items = lines.slice(at + 1, end).map((one) =>
        one
          .replace(bullet, '')
          .replace(/(?<![.,;!…])[.,;!…]+$/, '')
          .trim(),
      );
      if (thanksHeader.test(text.slice(0, -1)) && items.length > 1 && countWords(items.join(' ')) <= 24) {
        found.push({ text: `Grateful for ${series(items.map(lowerPlain))}`, marked: '.', item: false });
        at = end - 1;
      }
      continue;
    }
    found.push(...splitLine(text, item));
  }
  return found;
}

/** 'a', 'a and b', 'a, b and c'. */
export function series(parts: readonly string[]): string {
  if (parts.length < 2) {
    return parts[0] ?? '';
  }
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;
}

/** 'Win: said no' is what was won; 'Thanks: Leila' is thanks for Leila. */
function unlabelled(line: string): string {
  return line
    .replace(
      /^(?:(?:small |wee |tiny |little |best |my |proud |good |happy |funny )?(?:wins?|joys?|good|best|best bit|highlights?|highs?|rose|proud|kindness|learned|moment|bit|fun|peak)(?:\s*:|\s+[-–—]))\s+(?=\S)/i,
      '',
    )
    .replace(/^(?:thanks|gratitude|grateful|thankful)(?: to| for)?\s*:\s+(?=\S)/i, 'Grateful for: ');
}

function endOfList(lines: readonly string[], from: number): number {
  let at = from;
  while (at < lines.length && bullet.test(lines[at] ?? '')) {
    at += 1;
  }
  return at;
}

function lowerPlain(item: string): string {
  return /^\p{Lu}\p{Ll}+(?: \p{Ll}|$)/u.test(item) &&
    /^(?:my|the|a|an|our|some|good|hot|fresh|having|being)\b/i.test(item)
    ? item.replace(/^./, (letter) => letter.toLowerCase())
    : item;
}

function splitLine(whole: string, item: boolean): Sentence[] {
  // A pair of dashes holds an aside, which commas can hold as well.
  const line = whole.replace(/(?<!\s)\s+[–—-]\s+(?=\S)([^–—.!?]{1,40}?)\s+[–—-]\s+/g, ', $1, ');
  const thanks =
    /^((?:i'?m |i am |today i'?m )?(?:grateful|thankful|happy|glad|proud)(?: for| about| of)?)\s*:\s*(.+)$/i.exec(line);
  const text = thanks ? `${thanks[1] ?? ''} ${series((thanks[2] ?? '').split(',').map((one) => one.trim()))}` : line;
  const parts: Sentence[] = [];
  const between = wordCounter(text);
  let from = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '“' || sign === '”') {
      quoted = sign === '“';
    }
    const closesQuote = sign === '”' && /[.!?…]/.test(text[at - 1] ?? '') && /^\s+\p{Lu}/u.test(text.slice(at + 1));
    if (closesQuote || (!quoted && endsSentence(text, { at, from, between }))) {
      parts.push(sentence(text.slice(from, at + 1), item));
      from = at + 1;
    }
  }
  parts.push(sentence(text.slice(from), item));
  return parts.filter((part) => /[\p{L}\p{N}]/u.test(part.text));
}

/** Counts the words between two places of a text that are within none; the text is read once, when that is first asked. */
function wordCounter(text: string): WordCounter {
  let before: number[] | undefined;
  return (from, to) => {
    before ??= wordsBefore(text);
    return (before[to] ?? 0) - (before[from] ?? 0);
  };
}

type WordCounter = (from: number, to: number) => number;

/** For each place of a text how many words begin before it. */
function wordsBefore(text: string): number[] {
  const before: number[] = [];
  let words = 0;
  for (const { text: own, kind } of tokenize(text)) {
    before.push(words);
    words += kind === 'word' ? 1 : 0;
    for (let at = 1; at < own.length; at += 1) {
      before.push(words);
    }
  }
  return [...before, words];
}

type Place = { at: number; from: number; between: WordCounter };

function endsSentence(text: string, { at, from, between }: Place): boolean {
  const sign = text[at] ?? '';
  const rest = text.slice(at + 1);
  if (/[!?;。！？]/.test(sign)) {
    return true;
  }
  if (sign === '…') {
    return /^\s*(?:\p{Lu}|$)/u.test(rest) || between(from, at) >= 4;
  }
  if (/[–—-]/.test(sign)) {
    return (
      /\s/.test(text.charAt(at - 1)) && /^\s/.test(rest) && between(from, at) >= 3 && between(at + 1, text.length) >= 2
    );
  }
  if (sign !== '.') {
    return false;
  }
  // 'I.T.' is one name.
  if (/^\p{Lu}\./u.test(rest)) {
    return false;
  }
  const before = text.slice(Math.max(from, at - 8), at + 1);
  // 'TEST no. 7', and not 'I said no. I looked it up'.
  const isNumber = /\bno\.$/i.test(before) && /^\s?\d/.test(rest);
  // '25 min. and won', and not '25 min. Then we won'.
  const isMeasure =
    /\d ?(?:mins?|hrs?|secs?|lbs?|oz|ft|in|km|cm|kg|approx)\.$/i.test(before) && /^\s\p{Ll}/u.test(rest);
  if (
    isNumber ||
    isMeasure ||
    abbreviations.test(before) ||
    // 'With J. Smith', and not 'with a curly A. its in my wallet'.
    (initial.test(before) && !/(?<!\p{L})I\.$/u.test(before) && !/^ (?:it'?s?|he|she|they|we)\b/.test(rest))
  ) {
    return false;
  }
  return /^\s|^$|^[“”\p{Lu}]/u.test(rest);
}

function sentence(raw: string, item: boolean): Sentence {
  const text = raw.trim().replace(/^(?!-\d)[\s,.;:!?…。！？–—-]+/, '');
  const last = /(?<![.!?…:;,。！？\s–—-])[.!?…:;,。！？\s–—-]+$/.exec(text)?.[0] ?? '';
  const mark = /[!?…:.]/.exec(last)?.[0];
  // 'I think it went ok???' wonders, but asks nobody.
  const wonders =
    mark === '?' && /\b(?:i|we) (?:think|guess|suppose|reckon)\b|\b(?:maybe|hopefully|apparently)\b/i.test(text);
  // 'Who is she' asks without its mark.
  const asks =
    mark === undefined &&
    /^(?:who|why|what|where|how) (?:is|are|am|was|were|did|does|do) (?:i|we|he|she|it|they|that|this|the)\b/i.test(
      text,
    );
  const marked = wonders
    ? '.'
    : asks
      ? '?'
      : mark === '.' || mark === '!' || mark === '?' || mark === '…' || mark === ':'
        ? mark
        : '';
  return { text: text.slice(0, text.length - last.length), marked, item };
}
