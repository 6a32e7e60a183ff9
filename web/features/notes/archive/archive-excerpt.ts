import type { Span } from '#web/lib/found-words.ts';

/** Less of it is surely seen where a long text is folded: six lines on a narrow phone. */
const surelySeen = 120;
const linesSeen = 4;
/** How much stands before the first that was found. */
const runUp = 40;

/** Where a folded text must begin for the first that was found in it to be seen: at a word shortly before it, or at 0. */
export function excerptFrom(text: string, spans: readonly Span[]): number {
  const [first] = spans;
  if (!first) {
    return 0;
  }
  const before = text.slice(0, first.start);
  if (first.end <= surelySeen && before.split('\n').length <= linesSeen) {
    return 0;
  }
  const near = before.slice(-runUp);
  const line = near.lastIndexOf('\n');
  const gap = line === -1 ? near.search(/\s/) : line;
  return first.start - near.length + gap + 1;
}
