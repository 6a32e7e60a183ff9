/** How wide a text is at a size, in the pixels of the picture. */
export type Measure = (text: string, size: number) => number;

type Room = { width: number; height: number };
export type Layout = { size: number; lines: string[] };

const largest = 88;
const smallest = 28;
const step = 4;
/** The height of a line, as a part of its size. */
export const lineHeight = 1.36;

const words = new Intl.Segmenter('en', { granularity: 'word' });
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The largest size at which a text has room, and its lines at that size. What is too long even so is cut with '…'. */
export function fitText(text: string, { width, height }: Room, measure: Measure): Layout {
  for (let size = largest; size > smallest; size -= step) {
    const lines = wrap(text, (part) => measure(part, size) <= width);
    if (lines.length * size * lineHeight <= height) {
      return { size, lines };
    }
  }
  const most = Math.max(1, Math.floor(height / (smallest * lineHeight)));
  const lines = wrap(text, (part) => measure(part, smallest) <= width);
  const kept = lines.slice(0, most);
  return { size: smallest, lines: lines.length > most ? [...kept.slice(0, -1), `${kept.at(-1) ?? ''}…`] : kept };
}

/** The lines of a text, broken between words, and within one only where it has no room on a line of its own. */
function wrap(text: string, fits: (part: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces(text)) {
    if (fits((line + piece).trimEnd())) {
      line += piece;
      continue;
    }
    if (line.trim() !== '') {
      lines.push(line.trim());
    }
    line = '';
    for (const letter of fits(piece.trimEnd()) ? [piece] : graphemes(piece)) {
      if (line !== '' && !fits(line + letter)) {
        lines.push(line.trim());
        line = '';
      }
      line += letter;
    }
  }
  return line.trim() === '' ? lines : [...lines, line.trim()];
}

/** What may not be parted: a word with the marks and the space after it. */
function pieces(text: string): string[] {
  const found: string[] = [];
  for (const { segment, isWordLike } of words.segment(text.replace(/\s+/gu, ' ').trim())) {
    const last = found.at(-1);
    // A mark that closes stays with its word, and one that opens with the next.
    if (
      last !== undefined &&
      (!isWordLike || /[“‘«([{¿¡]$/u.test(last)) &&
      !(/\s$/.test(last) && !/^\s/.test(segment))
    ) {
      found[found.length - 1] = last + segment;
    } else {
      found.push(segment);
    }
  }
  return found;
}

function graphemes(text: string): string[] {
  return [...letters.segment(text)].map(({ segment }) => segment);
}

/** Whether a text runs from right to left, by its first letter that has a direction. */
export function isRightToLeft(text: string): boolean {
  const first = /[\p{L}]/u.exec(text)?.[0] ?? '';
  return /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(first);
}
