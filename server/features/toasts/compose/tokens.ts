/** A piece of a text. `lower` is the word with plain apostrophes, in lower case; `quoted` is true between quotation marks. */
export type Token = { text: string; lower: string; kind: 'word' | 'mark' | 'space'; quoted: boolean };

const piece =
  /(\d+(?:[.,:/]\d+)+\p{L}*|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’&-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*(?:(?<=s)['’](?=\s\p{L}))?)|(\s+)|([\s\S])/gu;

/** Cuts a text into words, marks and spaces; together they are the text again. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const [whole, word, space] of text.matchAll(piece)) {
    const kind = word === undefined ? (space === undefined ? 'mark' : 'space') : 'word';
    tokens.push({ text: whole, lower: kind === 'word' ? plain(whole) : whole, kind, quoted: false });
  }
  if (/[“"]/.test(text)) {
    markQuotations(tokens);
  }
  return tokens;
}

/** Lower case, with straight apostrophes: the form in which words are compared. */
export function plain(word: string): string {
  const lower = word.toLowerCase();
  // Plain ASCII, by far the most, needs no more.
  return /^[\x00-\x7F]*$/.test(lower) ? lower : lower.normalize('NFC').replaceAll('’', "'");
}

/** The lower-case words of a text; with `quoted: false` only those outside quotation marks. */
export function wordsOf(text: string, options: { quoted?: boolean } = {}): string[] {
  return tokenize(text)
    .filter((token) => token.kind === 'word' && (options.quoted !== false || !token.quoted))
    .map(({ lower }) => lower);
}

/** How many words a text has. */
export function countWords(text: string): number {
  return wordsOf(text).length;
}

/** The parts of a text between quotation marks, without the marks. */
export function quotationsIn(text: string): string[] {
  return [...text.matchAll(/“([^“”]*)”|"([^"]*)"/g)].map((found) => found[1] ?? found[2] ?? '');
}

/** Marks what stands between double quotation marks, curly or straight; one without its partner marks nothing. */
function markQuotations(tokens: Token[]): void {
  let openedAt = -1;
  for (const [at, { text }] of tokens.entries()) {
    if (text === '“' || (text === '"' && openedAt < 0)) {
      openedAt = at;
    } else if ((text === '”' || text === '"') && openedAt >= 0) {
      for (const token of tokens.slice(openedAt, at + 1)) {
        token.quoted = true;
      }
      openedAt = -1;
    }
  }
}

/** The text with a capital first letter. */
export function capitalized(text: string): string {
  return text.replace(
    /^([^\p{L}\p{N}]*)(\p{Ll})/u,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
