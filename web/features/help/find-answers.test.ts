import { expect, test } from 'vitest';
import { wordsOf } from '#shared/fold.ts';
import { findAnswers, groups, sayAnswers } from './find-answers.ts';
import { partsOf } from './question.ts';

const all = groups.flatMap(({ questions }) => questions);
const idsFor = (query: string) => findAnswers(wordsOf(query)).flatMap(({ questions }) => questions.map(({ id }) => id));

test('each question has an address of its own, and its own words find it', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const { id, question } of all) {
    expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    expect(idsFor(question), question).toContain(id);
  }
});

test('what people ask is found in their words, by any letters, and nothing else is', () => {
  expect(idsFor('missed')).toEqual(['missed-week']);
  expect(idsFor('BETTER voicé')).toEqual(expect.arrayContaining(['better-voice', 'server-voice']));
  expect(idsFor('read notes')).toEqual(['who-can-read']);
  // The words of a link are words of the answer, and its address is none.
  expect(idsFor('podcast, calendar')).toContain('reminders');
  expect(idsFor('/settings')).toEqual([]);
  expect(idsFor('  ')).toHaveLength(all.length);
});

test('how many are found is said in words', () => {
  expect(sayAnswers(findAnswers(wordsOf('missed')))).toBe('1 answer');
  expect(sayAnswers([])).toBe('0 answers');
});

test('a paragraph is taken apart at its links, and loses nothing', () => {
  expect(partsOf('See [Names](/settings#names), or [Help](/help).')).toEqual([
    { words: 'See ' },
    { words: 'Names', to: '/settings#names' },
    { words: ', or ' },
    { words: 'Help', to: '/help' },
    { words: '.' },
  ]);
  expect(partsOf('No link (here) [at] all.')).toEqual([{ words: 'No link (here) [at] all.' }]);
});
