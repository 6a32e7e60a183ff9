import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync, Visitor } from 'vite';
import type { ESTree } from 'vite';

/** A pattern that stands in the source, with the place of it for the person who has to mend it: 'server/app.ts:12'. */
export type FoundPattern = { pattern: RegExp; place: string };
/** What a source file holds: its literals, and the places where it has patterns built while it runs. */
export type PatternsOfFile = { file: string; literals: FoundPattern[]; built: string[] };

/** Reads every pattern of the source files under these folders; tests and what only serves them are left out. */
export function patternsIn(root: string, folders: readonly string[]): PatternsOfFile[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
    .filter((file) => !/\.(?:test|fixture|d)\.tsx?$|(?:^|\/)(?:test|node_modules|dist)\//.test(file))
    .toSorted()
    .map((file) => patternsOf(file, readFileSync(join(root, file), 'utf8')));
}

/** Reads the patterns of one source. Throws when it does not parse. */
export function patternsOf(file: string, source: string): PatternsOfFile {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) {
    throw new Error(`${file} does not parse: ${errors[0]?.message ?? ''}`);
  }
  const found: PatternsOfFile = { file, literals: [], built: [] };
  const placeOf = ({ start }: { start: number }): string => `${file}:${source.slice(0, start).split('\n').length}`;
  const noteBuilt = (node: ESTree.NewExpression | ESTree.CallExpression): void => {
    if (node.callee.type === 'Identifier' && node.callee.name === 'RegExp') {
      found.built.push(placeOf(node));
    }
  };
  new Visitor({
    Literal(node) {
      if ('regex' in node) {
        const { pattern, flags } = node.regex;
        found.literals.push({ pattern: new RegExp(pattern, flags), place: placeOf(node) });
      }
    },
    NewExpression: noteBuilt,
    CallExpression: noteBuilt,
  }).visit(program);
  return found;
}

/** Patterns built while `work` runs, with how many different places of each file built them. */
export type BuiltPatterns = { patterns: FoundPattern[]; placesIn: (file: string) => number };

/** Takes down every pattern that is built while `work` runs, which loads the modules that build them. */
export async function builtDuring(root: string, work: () => Promise<void>): Promise<BuiltPatterns> {
  const Original = globalThis.RegExp;
  const patterns: FoundPattern[] = [];
  const places = new Map<string, Set<string>>();
  const limit = Error.stackTraceLimit;
  globalThis.RegExp = new Proxy(Original, {
    construct(target, [source, flags]: [string | RegExp, string | undefined]) {
      const pattern = new target(source, flags);
      const caller = new Error('built here').stack
        ?.split('\n')
        .find((line) => line.includes(root) && !line.includes(import.meta.url) && !line.includes(import.meta.filename));
      const [, path = '', at = ''] = /(?:file:\/\/)?(\/[^\s:()]+):(\d+:\d+)/.exec(caller ?? '') ?? [];
      const file = relative(root, path);
      places.set(file, (places.get(file) ?? new Set()).add(at));
      patterns.push({ pattern, place: `${file}:${at.split(':')[0] ?? ''} (built)` });
      return pattern;
    },
  });
  Error.stackTraceLimit = 12;
  try {
    await work();
  } finally {
    globalThis.RegExp = Original;
    Error.stackTraceLimit = limit;
  }
  return { patterns, placesIn: (file) => places.get(file)?.size ?? 0 };
}
