/**
 * A line of a toast as the slip finders see it: `bare` has a sign in place of what stands in quotation marks, for that is
 * the writer's own; `sentences` are those of `bare`.
 */
export type Line = { text: string; bare: string; sentences: string[] };

/** Stands in for the words of a quotation. */
export const hidden = '§';

export const weekdayName = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';

const abbreviation =
  /\b(?:Mr|Mrs|Ms|Dr|St|Sr|Jr|vs|etc|e\.g|i\.e|a\.m|p\.m|approx|min|mins|hr|hrs|No|Mt|dept|Prof)\.$/i;

export function readLine(text: string): Line {
  const bare = withoutQuotations(text);
  return { text, bare, sentences: sentencesOf(bare) };
}

/** Everything inside “…”, "…", ‘…’ and '…' becomes one sign; a mark that ends both the quotation and the sentence stays. */
export function withoutQuotations(text: string): string {
  return text
    .replace(/“([^“”]*)”/gu, (_, inner: string, at: number) =>
      hide('“', inner, { closing: '”', after: text.slice(at + inner.length + 2) }),
    )
    .replace(/"([^"]*)"/gu, (_, inner: string) => hide('"', inner, { closing: '"', after: '' }))
    .replace(/(?<=^|[\s(])‘([^‘’]|’(?=\p{L}))+’/gu, `‘${hidden}’`)
    .replace(/(?<=^|[\s(])'(?:[^'\n]|'(?=\p{L}))+'(?=[\s.,;:!?)”]|$)/gu, `'${hidden}'`);
}

function hide(opening: string, inner: string, { closing, after }: { closing: string; after: string }): string {
  if (inner.trim() === '') {
    return `${opening}${closing}`;
  }
  const mark = /[.!?…,]$/.exec(inner.trim())?.[0] ?? '';
  const ends = mark === ',' || /^(?:$|\s+[^\s\p{Ll}])/u.test(after);
  return `${opening}${hidden}${ends ? mark : ''}${closing}`;
}

function sentencesOf(bare: string): string[] {
  const sentences: string[] = [];
  let open = '';
  for (const piece of bare.split(/(?<=[.!?…][”"’')]*)\s+/u)) {
    const next = open === '' ? piece : `${open} ${piece}`;
    open = next;
    if (!abbreviation.test(next)) {
      sentences.push(next);
      open = '';
    }
  }
  return open === '' ? sentences : [...sentences, open];
}

/** The words of a text, as they stand. */
export function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu) ?? [];
}

/** Every match of any of these, as found. */
export function found(text: string, ...patterns: readonly RegExp[]): string[] {
  return patterns.flatMap((pattern) =>
    [...text.matchAll(new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`))].map(([match]) => match.trim()),
  );
}
