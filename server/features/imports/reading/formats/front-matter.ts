/** What stands at the head of a Markdown file between two lines of '---'. */
export type FrontMatter = { fields: ReadonlyMap<string, string[]>; body: string };

const most = 64 * 1024;

/**
 * Reads simple front matter: names with one value or a list of them. Of YAML it knows no more: no tags, no aliases, no
 * nesting, so a file cannot make it work.
 */
export function readFrontMatter(text: string): FrontMatter {
  const fields = new Map<string, string[]>();
  const open = /^---[ \t]{0,20}\n/.exec(text);
  const end = open ? text.slice(0, most).search(/\n(?:---|\.\.\.)[ \t]{0,20}(?:\n|$)/) : -1;
  if (!open || end === -1) {
    return { fields, body: text };
  }
  let current: string[] | undefined;
  for (const line of text.slice(open[0].length, end).split('\n')) {
    const item = /^[ \t]{0,20}-[ \t]{1,20}(.*)$/.exec(line);
    const named = /^([A-Za-z][\w -]{0,60}):(?:[ \t]{1,20}(.*))?$/.exec(line);
    if (item && current) {
      current.push(...valuesOf(item[1] ?? ''));
    } else if (named) {
      current = valuesOf(named[2] ?? '');
      fields.set((named[1] ?? '').trim().toLowerCase(), current);
    }
  }
  const after = text.indexOf('\n', end + 1);
  return { fields, body: after === -1 ? '' : text.slice(after + 1) };
}

/** The first value of the first of these names that has one. */
export function firstOf({ fields }: FrontMatter, names: readonly string[]): string | undefined {
  for (const name of names) {
    const [value] = fields.get(name) ?? [];
    if (value !== undefined && value !== '') {
      return value;
    }
  }
  return undefined;
}

function valuesOf(written: string): string[] {
  const value = written.trim();
  const end = value.startsWith('[') ? value.lastIndexOf(']') : -1;
  const inner = end === -1 ? [value] : value.slice(1, end).split(',');
  return inner.map(unquoted).filter((one) => one !== '');
}

function unquoted(written: string): string {
  const value = written.trim();
  const [first, last] = [value.at(0), value.at(-1)];
  const isQuoted = value.length > 1 && first === last && (first === '"' || first === "'");
  // A comment of YAML stands behind a space.
  return isQuoted ? value.slice(1, -1) : value.replace(/(?<=^|\s)#.*$/, '').trimEnd();
}
