import { expect, test } from 'vitest';
import { namesIn } from '../base/proper-names.ts';
import { tidy } from '../base/clean-note.ts';
import { unitsOf } from './read-clauses.ts';
import {
  asQuotation,
  asks,
  isBright,
  isSpoken,
  lengthOf,
  reworded,
  saidOf,
  standsAlone,
  takesBareDay,
} from './unit.ts';
import type { Unit } from './unit.ts';

function units(content: string): Unit[] {
  const tidied = tidy(content);
  const moment = { id: 1, content, localDate: '2025-03-04', createdAt: 0 };
  return unitsOf({ moment, tidied }, namesIn([tidied]), 60);
}

function first(content: string): Unit {
  const [unit] = units(content);
  if (!unit) {
    throw new Error(`Nothing was read in: ${content}`);
  }
  return unit;
}

test.each<[string, string, string]>([
  ['Walked the dog', 'told', 'you walked the dog'],
  ['Grateful for rain on the roof', 'thanks', 'rain on the roof'],
  ['Sitting in the sun', 'doing', 'sitting in the sun'],
  ['Soup with Ana', 'phrase', 'soup with Ana'],
  ['Can you believe it?', 'words', ''],
])('%s is %s', (content, kind, said) => {
  const unit = first(content);
  expect([unit.kind, saidOf(unit), isSpoken(unit)]).toEqual([kind, said, said !== '']);
});

test('what is cold is the weather where degrees or wind are told beside it, and else the writer', () => {
  const cold = ['Very cold, minus 27 in the morning', 'Very cold, no wind in the morning'].map((text) =>
    saidOf(first(text)),
  );
  expect(cold.filter((said) => said.includes('you were'))).toEqual([]);
  expect(saidOf(first('Very tired, home late in the morning'))).toContain('you were');
});

test('a clause that points back does not stand alone, nor does what can only be quoted', () => {
  const [called, laughed] = units('Called Mum from the train. She laughed at the goat story.');
  expect([called, laughed].map((unit) => unit && standsAlone(unit))).toEqual([true, false]);
  expect(standsAlone(first('Can you believe it?'))).toBe(false);
});

test('the bare day stands before what names no other and no part of one', () => {
  expect(takesBareDay(first('Walked the dog'))).toBe(true);
  expect(takesBareDay(first('This morning I ran'))).toBe(false);
  expect(takesBareDay(first('Yesterday I swam in the sea'))).toBe(false);
});

test('bright is what is light and no complaint; a question asks', () => {
  expect(isBright(first('Walked the dog by the river'))).toBe(true);
  expect(isBright(first('Awful traffic again'))).toBe(false);
  expect([asks(first('Is there anything better?')), asks(first('Walked the dog'))]).toEqual([true, false]);
});

test('a quotation says nothing of ours, and its length is that of the quotation', () => {
  const unit = first('Walked the dog');
  const quotation = asQuotation(unit);
  expect([saidOf(quotation), quotation.quote, lengthOf(quotation)]).toEqual(['', 'Walked the dog', 3]);
  expect(lengthOf(asQuotation(unit, 'Best walk ever this year'))).toBe(5);
});

test('other words keep the kind, and only a told clause knows whether a subject opens it', () => {
  const told = first('Walked the dog');
  const phrase = first('Soup with Ana');
  expect(isSpoken(told) && reworded(told, 'then you walked', false)).toMatchObject({
    kind: 'told',
    subjectFirst: false,
  });
  expect(isSpoken(phrase) && reworded(phrase, 'hot soup', true)).not.toHaveProperty('subjectFirst');
});
