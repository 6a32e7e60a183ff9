/** Words that begin with an apostrophe, which is not an opening quotation mark. */
const elisions = /^(?:tis|twas|twere|twill|til|till|em|cause|cos|round|bout|neath|n|\d\ds?)(?![\p{L}\p{N}])/iu;
/** With what follows it. */
const longestElision = 7;
const letter = /[\p{L}\p{M}]/u;
const digit = /\p{N}/u;
/** What a quotation begins after; the start of a line does as well. */
const before = /[\s([{“‘—–/-]/u;

/**
 * The words of people and toasts as they are shown: straight apostrophes and quotation marks become typographic ones.
 * Each stays one character, so that places in the text stay what they are. What is stored, sent or compared is never
 * changed. Marks of feet and inches stay.
 */
export function typographic(text: string): string {
  return /['"]/.test(text) ? text.split('\n').map(ofLine).join('\n') : text;
}

function ofLine(line: string): string {
  const lastEnd = lastEndIn(line);
  let isQuoted = false;
  let shown = '';
  for (let at = 0; at < line.length; at += 1) {
    const mark = line[at] ?? '';
    const last = shown.at(-1) ?? ' ';
    if (mark === '"') {
      const opens = before.test(last) && /\S/.test(line[at + 1] ?? ' ');
      if (!opens && !isQuoted && digit.test(last)) {
        shown += mark;
        continue;
      }
      isQuoted = opens;
      shown += opens ? '“' : '”';
    } else {
      shown += mark === "'" ? single({ line, at, last, lastEnd }) : mark;
    }
  }
  return shown;
}

type Place = { line: string; at: number; last: string; lastEnd: number };

function single({ line, at, last, lastEnd }: Place): string {
  const rest = line.slice(at + 1, at + 1 + longestElision);
  if (digit.test(last) && /^\s?\d/.test(rest)) {
    return "'";
  }
  if (!before.test(last) || elisions.test(rest)) {
    return '’';
  }
  // A quotation only where something closes it; otherwise it stands for what was left out.
  return lastEnd > at + 1 ? '‘' : '’';
}

/** The last place in a line where a single mark may close a quotation; -1 where there is none. */
function lastEndIn(line: string): number {
  let at = line.lastIndexOf("'");
  while (at > 0 && (letter.test(line[at + 1] ?? ' ') || !/\S/.test(line[at - 1] ?? ' '))) {
    at = line.lastIndexOf("'", at - 1);
  }
  return at;
}
