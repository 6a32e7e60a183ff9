const sentenceEnd = /[.!?…。！？]["'”’»)\]]{0,3}(?=\s|$)/g;

/**
 * A text in parts that are no longer than `most`: at an empty line where there is one in the second half of what fits,
 * else at a line, at a sentence, between words; never within a word that fits by itself, nor within a character.
 */
export function splitText(text: string, most: number): string[] {
  const parts: string[] = [];
  let rest = text.trim();
  while (rest.length > most) {
    const at = breakIn(rest.slice(0, most + 1), most);
    parts.push(rest.slice(0, at).trimEnd());
    rest = rest.slice(at).trimStart();
  }
  return rest === '' ? parts : [...parts, rest];
}

function breakIn(head: string, most: number): number {
  const half = Math.floor(most / 2);
  for (const mark of ['\n\n', '\n']) {
    const at = head.lastIndexOf(mark);
    if (at > half) {
      return at;
    }
  }
  let sentence = 0;
  for (const match of head.matchAll(sentenceEnd)) {
    const end = match.index + match[0].length;
    sentence = end <= most ? end : sentence;
  }
  if (sentence > half) {
    return sentence;
  }
  const space = Math.max(head.lastIndexOf(' '), head.lastIndexOf('\n'), head.lastIndexOf('\t'));
  return space > 0 ? space : lastWhole(head, most);
}

/** One word that is longer than a part: before the last character that fits, with all that belongs to it. */
function lastWhole(head: string, most: number): number {
  const tail = head.slice(Math.max(0, most - 100));
  const last = [...new Intl.Segmenter('en').segment(tail)].findLast(({ index }) => index > 0);
  return last === undefined ? most : head.length - tail.length + last.index;
}
