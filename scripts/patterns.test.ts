import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { slownessOf } from './lib/patterns/growth.ts';
import { builtDuring, patternsIn, patternsOf } from './lib/patterns/in-source.ts';
import type { FoundPattern } from './lib/patterns/in-source.ts';
import { root } from './lib/run.ts';

// A note of 20,000 characters may hold anything, so no pattern may take more than in proportion to the length of a text.

const files = patternsIn(root, ['server', 'shared', 'web']);

/** The slow ones among some patterns, each with its place and a text that shows it. */
function slowAmong(found: readonly FoundPattern[], deadline?: number): string[] {
  const once = new Map(found.map((one) => [String(one.pattern), one]));
  return [...once.values()].flatMap(({ pattern, place }) => {
    const slow = slownessOf(pattern, deadline);
    return slow ? [`${place} ${String(pattern)} on ${JSON.stringify(slow.attack)}: ${slow.times}`] : [];
  });
}

describe('patterns', { timeout: 240_000 }, () => {
  it('take no more than in proportion to the text, all that stand in the source', () => {
    const found = files.flatMap(({ literals }) => literals);
    expect(found.length).toBeGreaterThan(800);
    expect(slowAmong(found)).toEqual([]);
  });

  it('take no more than in proportion to the text, all that are built from words while the server runs', async () => {
    const { patterns, placesIn } = await builtDuring(root, async () => {
      for (const { file } of files.filter(({ built }) => built.length > 0)) {
        await import(/* @vite-ignore */ join(root, file));
      }
      await composeYears();
      const { respelling } = await import('#server/features/pronunciations/respell.ts');
      const names = ['Siobhan', "Aoife O'Dea", 'Mary-Kate', 'Nan   Ngozi', '(.*)+$'];
      respelling(names.map((written, id) => ({ id, written, said: 'x' })))('Siobhan rang.');
    });
    expect(
      files.filter(({ file, built }) => placesIn(file) < built.length).map(({ file, built }) => [file, built]),
    ).toEqual([]);
    expect(slowAmong(patterns)).toEqual([]);
  });

  it('take no more than in proportion to the text, all that the lists of words are turned into', async () => {
    const { shapesOf } = await import('#server/language/severity/word-patterns.ts');
    const found: FoundPattern[] = [];
    for (const file of globSync('server/language/{lexicon,severity,severity/harm}/*.ts', {
      cwd: root,
      exclude: ['**/*.test.ts'],
    })) {
      const lists: unknown = await import(/* @vite-ignore */ join(root, file));
      found.push(
        ...stringsIn({ ...(lists as object) }).flatMap((list) =>
          shapesOf(list).map((shape) => ({ pattern: shape.pattern(), place: file })),
        ),
      );
    }
    expect(found.length).toBeGreaterThan(2500);
    expect(slowAmong(found)).toEqual([]);
  });
});

describe('the look for slow patterns', { timeout: 240_000 }, () => {
  it.each([
    String.raw`/\s+$/`,
    String.raw`/\S+@\S+\.\S+/g`,
    String.raw`/(?:a+)+$/`,
    String.raw`/(?:\w+\s?)*!/`,
    String.raw`/“[^”]*”/g`,
    String.raw`/\.{2,}(?=\s*\p{Ll})/gu`,
    String.raw`/(?<=^|\s)#(\p{L}+)(?=(?:\s+#\S+)*\s*$)/gmu`,
    String.raw`/\b(?:we|all) (?:all |both )*laughed\b/`,
    String.raw`/\bfilm\b[^.!?]*$/`,
    String.raw`/(?<!Anna\s*)(?<=\bAnna\b.*)!/v`,
    String.raw`/x(?=[^,]*$)/g`,
    String.raw`/\d+\d+ pills/`,
    String.raw`/\b(\p{Ll}+)(?: \1)+\b/gu`,
  ])('finds %s', (literal) => {
    expect(slowAmong(patternsOf('planted.ts', `export const planted = ${literal};`).literals, 500)).toHaveLength(1);
  });

  it.each([
    String.raw`/(?<!\s)\s+$/`,
    String.raw`/(?<!\S)\S[^\s@]*@\S[^\s.]*\.\S+/g`,
    String.raw`/“[^“”]*”/g`,
    String.raw`/\b(?:we|all) (?:all |both ){0,3}laughed\b/`,
    String.raw`/^[^:]{1,60}:$/`,
  ])('lets %s be', (literal) => {
    expect(slowAmong(patternsOf('mended.ts', `export const mended = ${literal};`).literals)).toEqual([]);
  });

  it('reads literals and built ones wherever they stand', () => {
    const { literals, built } = patternsOf(
      'a.tsx',
      'const a = <b>{t.replace(/x+/gu, "")}</b>;\nnew RegExp(`${a}`); RegExp("b", "i");',
    );
    expect(literals.map(({ pattern, place }) => [String(pattern), place])).toEqual([['/x+/gu', 'a.tsx:1']]);
    expect(built).toEqual(['a.tsx:2', 'a.tsx:2']);
  });
});

/** The toasts of two invented people over half a year, each knowing what was written before, in which all that is built late is built. */
async function composeYears(): Promise<void> {
  const { corpus } = await import('../bench/words/corpus/corpus.ts');
  const { mannerOf, year } = await import('../bench/words/toasts.ts');
  const { namesTaught } = await import('#server/language/base/restore-name-case.ts');
  for (const [at, person] of corpus().slice(0, 2).entries()) {
    expect([...year(person, mannerOf(at))].length).toBeGreaterThan(10);
  }
  const { restate } = await import('#server/language/restate/restate.ts');
  restate({ id: 1, content: 'Nell and I walked to the mill.', localDate: '2026-03-03', createdAt: 1 });
  namesTaught(['Siobhan', 'Mary-Kate', 'Nan Ngozi', 'A (.*)+$'])('siobhan rang');
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    return [value];
  }
  const holds =
    Array.isArray(value) ||
    (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype);
  return holds ? Object.values(value as object).flatMap(stringsIn) : [];
}
