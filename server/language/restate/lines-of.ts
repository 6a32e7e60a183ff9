const bullet = /^(?:[-–—•·‣▪◦+*]+|\d{1,2}[.)])\s+/;

/** The lines of a note without their bullets; one that goes on with 'and' belongs to the one before. */
export function linesOf(tidied: string): string[] {
  const lines: string[] = [];
  for (const line of tidied.split('\n')) {
    const before = lines.at(-1);
    if (
      before !== undefined &&
      /[\p{L}\p{N},]$/u.test(before) &&
      /^(?:and|but|so|because|then|which) \p{L}/u.test(line)
    ) {
      lines[lines.length - 1] = `${before} ${line}`;
    } else {
      lines.push(line.replace(bullet, ''));
    }
  }
  return lines;
}
