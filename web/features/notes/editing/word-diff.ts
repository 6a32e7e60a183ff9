/** A stretch of a text, and whether the other text lacks it. */
export type Piece = { text: string; isOwn: boolean };

/** Beyond so many pairs of words to compare, what lies between the common ends counts as different as a whole. */
const mostPairs = 4_000_000;

/**
 * Two texts in pieces, each with what only it has marked as its own: the fewest words, by their longest common
 * subsequence. The pieces of a text are the text.
 */
export function compareWords(one: string, other: string): { one: Piece[]; other: Piece[] } {
  const [a, b] = [wordsIn(one), wordsIn(other)];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) {
    start += 1;
  }
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) {
    end += 1;
  }
  const shared = commonPlaces(a.slice(start, a.length - end), b.slice(start, b.length - end));
  const pieces = (words: string[], inMiddle: Set<number>) =>
    join(
      words.map((text, at) => ({
        text,
        isOwn: at >= start && at < words.length - end && !inMiddle.has(at - start),
      })),
    );
  return { one: pieces(a, shared.one), other: pieces(b, shared.other) };
}

/** Words, and what stands between them, in any script. */
function wordsIn(text: string): string[] {
  if (!('Segmenter' in Intl)) {
    return text.match(/\s+|\S+/g) ?? [];
  }
  return Array.from(new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text), ({ segment }) => segment);
}

/** Where in each of two rows of words their longest common subsequence stands. */
function commonPlaces(a: string[], b: string[]): { one: Set<number>; other: Set<number> } {
  const places = { one: new Set<number>(), other: new Set<number>() };
  if (a.length * b.length > mostPairs) {
    return places;
  }
  const width = b.length + 1;
  /** How much is common from here on. */
  const lengths = new Uint16Array((a.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = a.length - 1; row >= 0; row -= 1) {
    for (let column = b.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        a[row] === b[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  let [row, column] = [0, 0];
  while (row < a.length && column < b.length) {
    if (a[row] === b[column]) {
      places.one.add(row);
      places.other.add(column);
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) {
      row += 1;
    } else {
      column += 1;
    }
  }
  return places;
}

/** One piece for each stretch. A space is part of a difference only inside one, so that no mark begins or ends with it. */
function join(words: Piece[]): Piece[] {
  const pieces: Piece[] = [];
  for (const [at, word] of words.entries()) {
    const isSpace = word.text.trim() === '';
    const isOwn = isSpace ? words[at - 1]?.isOwn === true && words[at + 1]?.isOwn === true : word.isOwn;
    const last = pieces.at(-1);
    if (last?.isOwn === isOwn) {
      last.text += word.text;
    } else {
      pieces.push({ text: word.text, isOwn });
    }
  }
  return pieces;
}
