/** A piece of a text. `lower` is the word with plain apostrophes, in lower case; `quoted` is true between quotation marks. */
export type Token = { text: string; lower: string; kind: 'word' | 'mark' | 'space'; quoted: boolean };

const piece =
  /(\d+(?:[.,:/]\d+)+\p{L}*|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’&-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*(?:(?<=s)['’](?=\s\p{L}))?)|(\s+)|([\s\S])/uy;

/** Cuts a text into words, marks and spaces; together they are the text again. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length;) {
    const token = plainToken(text, at) ?? anyToken(text, at);
    tokens.push(token);
    at += token.text.length;
  }
  if (/[“"]/.test(text)) {
    markQuotations(tokens);
  }
  return tokens;
}

function anyToken(text: string, at: number): Token {
  piece.lastIndex = at;
  const [whole = text.charAt(at), word, space] = piece.exec(text) ?? [];
  const kind = word === undefined ? (space === undefined ? 'mark' : 'space') : 'word';
  return { text: whole, lower: kind === 'word' ? plain(whole) : whole, kind, quoted: false };
}

/** By far the most pieces are a word of plain letters, one space or one mark: to find those takes no pattern. */
function plainToken(text: string, at: number): Token | undefined {
  const kind = kindAt(text, at);
  let end = at + 1;
  while (kind === 'word' && kindAt(text, end) === 'word') {
    end += 1;
  }
  const next = kindAt(text, end);
  // What a word may go on with, and whatever is not plain, is for the pattern to judge.
  if (kind === 'other' || next === 'other' || (kind === 'space' && next === 'space')) {
    return undefined;
  }
  if (kind === 'word' && next === 'mark' && "'&-.,:/".includes(text.charAt(end)) && !endsPlainly(text, at, end)) {
    return undefined;
  }
  const own = text.slice(at, end);
  return { text: own, lower: kind === 'word' ? own.toLowerCase() : own, kind, quoted: false };
}

/** Whether the full stop, comma or the like at `end` is surely none within the word from `at`. */
function endsPlainly(text: string, at: number, end: number): boolean {
  return '.,:/'.includes(text.charAt(end)) && !isDigit(text.charCodeAt(end - 1));
}

function kindAt(text: string, at: number): Token['kind'] | 'other' {
  const code = text.charCodeAt(at);
  if ((code >= 97 && code <= 122) || (code >= 65 && code <= 90) || isDigit(code)) {
    return 'word';
  }
  if (code === 32 || (code >= 9 && code <= 13)) {
    return 'space';
  }
  // Beyond the end there is NaN, which is no more than a mark.
  return code > 127 ? 'other' : 'mark';
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
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
