import type { HelpLine } from '#shared/contract/support.ts';

const most = { lines: 20, letters: 120 };

/**
 * Reads the operator's help lines: `name | number or address | web page` each, the web page left out or not, with
 * semicolons between them. Every problem is a sentence about SUPPORT_LINES.
 */
export function readSupportLines(written: string): { lines: HelpLine[]; problems: string[] } {
  const given = written
    .split(';')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const problems = given.flatMap((line, at) => {
    const problem = problemOf(line);
    return problem === undefined ? [] : [`SUPPORT_LINES ${problem}: number ${at + 1}, ${line}`];
  });
  if (given.length > most.lines) {
    problems.push(`SUPPORT_LINES may hold ${most.lines} lines at most`);
  }
  return { lines: problems.length > 0 ? [] : given.map(lineOf), problems };
}

function partsOf(line: string): string[] {
  return line.split('|').map((part) => part.trim());
}

function lineOf(line: string): HelpLine {
  const [name = '', contact = '', url = ''] = partsOf(line);
  return { name, contact, url: url === '' ? null : url };
}

function problemOf(line: string): string | undefined {
  const parts = partsOf(line);
  const { name, contact, url } = lineOf(line);
  if (name === '' || contact === '' || parts.length > 3) {
    return 'needs "name | number or address | web page" for each line, the last if there is one';
  }
  if (Math.max(name.length, contact.length) > most.letters) {
    return `may have ${most.letters} letters at most in a name, a number or an address`;
  }
  return url === null || isWebPage(url) ? undefined : 'must have an http or https address as a web page';
}

function isWebPage(written: string): boolean {
  return /^https?:\/\//i.test(written) && URL.canParse(written);
}
