/** The words of a transcript, with their marks. */
export function wordsOf(transcript: string): string[] {
  return transcript.split(/\s+/).filter((word) => word !== '');
}

/** The words that go on from those told before: all of them, unless they begin by telling these again. */
export function beyond(before: readonly string[], words: readonly string[]): string[] {
  const length = Math.min(words.length, before.length);
  const repeats = length > 0 && words.slice(0, length).every((word, at) => sound(word) === sound(before[at] ?? ''));
  return words.slice(repeats ? before.length : 0);
}

/** A word as it sounds: capitals and marks come and go between one telling and the next. */
function sound(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}\p{N}']+/gu, '');
}

/** The text with dictated words behind it, parted by a space, and no longer than `longest` characters. */
export function withWords(text: string, words: string, longest: number): string {
  const gap = text === '' || /\s$/.test(text) ? '' : ' ';
  return `${text}${gap}${words}`.slice(0, Math.max(longest, text.length)).replace(/[\uD800-\uDBFF]$/, '');
}
