import { expect, test } from 'vitest';
import { crisisNotes, heavyNotes, mixedNotes } from './heavy-notes.fixture.ts';
import { lightNotes } from './light-notes.fixture.ts';
import { readingOf } from './normalise.ts';
import { askedBy, indexed } from './pattern-index.ts';
import { shapesOf } from './word-patterns.ts';
import type { Shape } from './word-patterns.ts';
import { crisis, crisisOfOthers, notCrisis } from './harm/crisis.ts';
import { subjects } from './harm/subjects.ts';
import { wordClasses } from './harm/word-classes.ts';

const cuesOf = (list: string): string[] =>
  shapesOf(list).flatMap(({ cues }) => cues.map(({ word, begun }) => `${word}${begun ? '*' : ''}`));
const asked = ({ cues, also }: Shape): unknown => [cues, also()];
const everyList = [...subjects.flatMap((harm) => Object.values(harm)), crisis, crisisOfOthers, notCrisis];
const everyShape = everyList.flatMap(shapesOf);

/** The lines of a list that go on with the one before, by how far they are indented, though no group of that is open. */
function strayLines(list: string): string[] {
  const lines = list.split('\n').filter((line) => line.trim() !== '');
  const indents = lines.map((line) => line.length - line.trimStart().length);
  const least = Math.min(...indents);
  let open = 0;
  return lines.filter((line, at) => {
    const isStray = (indents[at] ?? 0) > least !== open > 0;
    for (const [bracket] of line.replace(/\\./g, '').matchAll(/[()]/g)) {
      open += bracket === '(' ? 1 : -1;
    }
    return isStray;
  });
}

test('a shape knows the words it cannot do without', () => {
  expect(cuesOf('lost my \\w+')).toEqual(['lost']);
  expect(cuesOf('(?:my |our )?flats? (?:flooded|burnt)')).toEqual(['flat*']);
  expect(cuesOf('so(?: very)? (?:sad|low)|griev\\w*')).toEqual(['sad', 'low', 'griev*']);
  expect(cuesOf('bur(?:y|ied) the')).toEqual(['bur*']);
});

test('besides its rarest words, a shape knows the others it cannot do without', () => {
  const [shape] = shapesOf('(?:he|she) has (?:a )?cancer(?:s|ous)? again');
  expect(shape?.cues).toEqual([{ word: 'cancer', begun: true }]);
  expect(shape?.also().map((cues) => cues.map(({ word }) => word))).toEqual([['has'], ['again'], ['he', 'she']]);
});

test('letters that are repeated or may be missing', () => {
  expect(cuesOf('no+pe')).toEqual(['no*']);
  expect(cuesOf('sad{2,3}')).toEqual(['sad*']);
  expect(cuesOf('(?:grie[fv]|sobb?ed){start}')).toEqual(['grie*', 'sob*']);
  expect(cuesOf('s?he died')).toEqual(['died']);
});

test('a class of words asks for what it stands for', () => {
  for (const [name, spelledOut] of Object.entries(wordClasses)) {
    expect(shapesOf(`{${name}} died`).map(asked), name).toEqual(shapesOf(`${spelledOut} died`).map(asked));
  }
});

test('lines and groups', () => {
  const [first, second] = shapesOf(`
    died|(?:is|
      was) dead`);
  expect(first?.pattern().test('he died.')).toBe(true);
  expect(second?.pattern().test('he was dead')).toBe(true);
  expect(second?.pattern().test('he was deadly')).toBe(false);
});

test('looking ahead stops at whole words', () => {
  const [shape] = shapesOf('cut myself(?! (?:a|off))');
  expect(shape?.pattern().test('cut myself again')).toBe(true);
  expect(shape?.pattern().test('cut myself a slice')).toBe(false);
});

test('every shape of the lists can be made, asks for some word, and names no unknown class', () => {
  for (const { pattern, cues } of everyShape) {
    expect(cues.length, pattern().source).toBeGreaterThan(0);
    expect(pattern().source).not.toMatch(/\{[a-z]/);
    expect(pattern().test('')).toBe(false);
  }
});

test('what a text meets, its words ask for', () => {
  const index = indexed(everyShape, (shape) => shape);
  for (const text of [...heavyNotes, ...crisisNotes, ...mixedNotes, ...lightNotes]) {
    const { plain, words } = readingOf(text);
    const asked = askedBy(index, words);
    const unasked = everyShape.filter((shape) => !asked.has(shape) && shape.pattern().test(plain));
    expect(unasked.map(({ pattern }) => `${text}: ${pattern().source}`)).toEqual([]);
  }
});

test('a line that goes on with the one before stands inside of a group, or it would be a shape of its own', () => {
  expect(
    strayLines(`
    my (?:cat|
      dog) died
    my friend
      died`),
  ).toEqual(['      died']);
  expect(everyList.flatMap((list) => strayLines(list ?? ''))).toEqual([]);
});
