import { expect, test } from 'vitest';
import { baseOfForm, formsOfAll, irregularPast, participles, pastsOf, thirdPerson } from './verb-forms.ts';

test.each([
  ['walk', 'walk walks walked walking'],
  ['hope', 'hope hopes hoped hoping'],
  ['carry', 'carry carries carried carrying'],
  ['play', 'play plays played playing'],
  ['stop', 'stop stops stopped stopping'],
  ['open', 'open opens opened opening'],
  ['prefer', 'prefer prefers preferred preferring'],
  ['fix', 'fix fixes fixed fixing'],
  ['wash', 'wash washes washed washing'],
  ['agree', 'agree agrees agreed agreeing'],
  ['die', 'die dies died dying'],
  ['dye', 'dye dyes dyed dyeing'],
  ['panic', 'panic panics panicked panicking'],
  ['travel', 'travel travels travelled traveled travelling traveling'],
  ['go', 'go goes went gone going'],
  ['begin', 'begin begins began begun beginning'],
  ['put', 'put puts putting'],
  ['have', 'have has had having'],
  ['learn', 'learn learns learnt learned learning'],
  ['be', 'be am is are was were been being'],
])('the forms of %s', (base, forms) => {
  expect([...new Set(formsOfAll(base))].join(' ')).toBe(forms);
});

test('every form of an irregular verb leads back to its base, unless it is a base itself', () => {
  expect(
    ['wrote', 'written', 'writing', 'was', 'dying', 'lain', 'gotten', 'smelt'].map((form) => baseOfForm.get(form)),
  ).toEqual(['write', 'write', 'write', 'be', 'die', 'lie', 'get', 'smell']);
  expect(baseOfForm.get('lay')).toBe('lay');
});

test('a past is irregular where no -ed makes it, though a regular one may stand beside it', () => {
  expect(['burnt', 'fled', 'put'].every((past) => irregularPast.has(past))).toBe(true);
  expect(['burned', 'dived', 'lied', 'mowed'].some((past) => irregularPast.has(past))).toBe(false);
  expect(pastsOf('burn')).toEqual(['burnt', 'burned']);
});

test('of a verb with one past for both, the past is its participle', () => {
  expect(['held', 'gone', 'got', 'gotten', 'been', 'shown'].every((word) => participles.has(word))).toBe(true);
  expect(['went', 'sang', 'was', 'showed'].some((word) => participles.has(word))).toBe(false);
});

test('the form to write', () => {
  expect(['smell', 'help', 'bring'].map((base) => pastsOf(base)[0])).toEqual(['smelled', 'helped', 'brought']);
  expect(['say', 'remind', 'have', 'do'].map(thirdPerson)).toEqual(['says', 'reminds', 'has', 'does']);
});
