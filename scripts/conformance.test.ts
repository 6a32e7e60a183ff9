import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './lib/run.ts';

type Row = { chapter: string; asked: string; tests: { file: string; title: string }[] };

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const sources = (patterns: string[]) => globSync(patterns, { cwd: root }).filter((file) => !file.includes('.test.'));

/** The rows of the list, each with the tests that it names. */
function rowsOf(page: string): Row[] {
  let chapter = '';
  return page.split('\n').flatMap((line) => {
    chapter = /^## (.*)/.exec(line)?.[1] ?? chapter;
    const [, asked, held] = /^\| (.*) \| (.*) \|$/.exec(line) ?? [];
    if (asked === undefined || held === undefined || asked === 'What is asked') {
      return [];
    }
    const tests = [...held.matchAll(/`([^`]+)` “([^”]+)”/g)].map(([, file = '', title = '']) => ({ file, title }));
    return [{ chapter, asked, tests }];
  });
}

/** Apostrophes of every kind, escaped or not, are the same here. */
function plain(text: string): string {
  return text.replaceAll("\\'", "'").replaceAll('’', "'");
}

describe('the list of what the specification asks', () => {
  const rows = rowsOf(read('docs/conformance.md'));

  it('names a test for each row, and each of them is there', () => {
    expect(rows.length).toBeGreaterThan(120);
    const files = new Map(rows.flatMap(({ tests }) => tests.map(({ file }) => [file, plain(read(file))])));
    const missing = rows.filter(
      ({ tests }) => tests.length === 0 || tests.some(({ file, title }) => !files.get(file)?.includes(plain(title))),
    );
    expect(missing).toEqual([]);
  });

  it('quotes messages that are said', () => {
    const said = plain(
      sources([
        'web/{app,features,lib,routes,shared-page,ui}/**/*.{ts,tsx}',
        'shared/**/*.ts',
        'server/features/**/*.ts',
      ])
        .map(read)
        .join('\n'),
    );
    const quoted = rows
      .filter(({ chapter }) => chapter.startsWith('Messages'))
      .flatMap(({ asked }) => [...asked.matchAll(/'([^']+)'/g)].map(([, message = '']) => plain(message)))
      // What stands in braces is filled in.
      .flatMap((message) => message.split(/ ?\{\w+\}/)[0] ?? []);
    expect(quoted.length).toBeGreaterThan(50);
    expect(quoted.filter((message) => !said.includes(message))).toEqual([]);
  });

  it('has calls that the contract has', () => {
    const contract = sources(['shared/contract/*.ts']).map(read).join('\n');
    const calls = rows
      .filter(({ chapter }) => chapter.startsWith('Calls'))
      .flatMap(({ asked }) => [...asked.matchAll(/`([A-Z]+) ([^`]+)`/g)])
      .map(([, method = '', path = '']) => ({ method, path }));
    expect(calls.length).toBeGreaterThan(40);
    const isThere = ({ method, path }: (typeof calls)[number]) =>
      new RegExp(`endpoint\\('${method}', '${path.replaceAll(/\{\w+\}/g, ':\\w+')}'`).test(contract);
    expect(calls.filter((call) => !isThere(call))).toEqual([]);
  });
});
