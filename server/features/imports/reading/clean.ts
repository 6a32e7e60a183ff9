// What no keyboard types: control characters but for tabs and line breaks, and code points that are no characters.
const unwanted = /[\0-\x08\x0b-\x1f\x7f\u0080-\u0084\u0086-\u009f\ufdd0-\ufdef\ufeff\ufffe\uffff]/g;

/** A text as `text()` of the contract takes it: well-formed, without NUL, its lines ended in one way. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(unwanted, '');
}

/** Without spaces at the ends of its lines, and with one empty line at most between two others. */
export function tidyLines(text: string): string {
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    const kept = line.trimEnd();
    if (kept !== '' || lines.at(-1) !== '') {
      lines.push(kept);
    }
  }
  return lines.join('\n').trim();
}

/** What a person named something, on one line and not endlessly long. */
export function cleanName(name: string, most = 200): string {
  const line = cleanText(name).replace(/\s+/g, ' ').trim();
  return line.length <= most
    ? line
    : `${line
        .slice(0, most - 1)
        .toWellFormed()
        .replace(/\ufffd$/, '')}…`;
}

/** The words of a list, such as tags, on one line. */
export function joined(words: readonly string[] | null | undefined): string {
  const clean = (words ?? []).map((word) => cleanName(word)).filter((word) => word !== '');
  return [...new Set(clean)].slice(0, 50).join(', ');
}
