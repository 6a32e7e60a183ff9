import { describe, expect, test } from 'vitest';
import { check } from './check.ts';
import type { Moment } from '../compose.ts';

const moments: Moment[] = [
  { id: 1, content: 'Anna made me laugh so much that I spilt my tea', localDate: '2025-03-04', createdAt: 1 },
  { id: 2, content: "Walked the dog by the river. Didn't check my phone once!", localDate: '2025-03-05', createdAt: 2 },
  { id: 3, content: 'I feel so proud of Ella. Best day of my life 🎉', localDate: '2025-03-08', createdAt: 3 },
  { id: 4, content: 'My brother and I cooked for Mum tonight', localDate: '2025-03-09', createdAt: 4 },
];

function complaints(text: string, ...noteIds: number[]): string[] {
  return check([{ text, noteIds }], moments);
}

test('an elder sister is called what somebody else may have done', () => {
  const market = {
    id: 1,
    content: 'Went to the market with Ate Joy and found ube jam',
    localDate: '2025-03-04',
    createdAt: 1,
  };
  expect(check([{ text: 'So raise your glass: to Ate Joy, and to you.', noteIds: [1] }], [market])).toEqual([]);
});

describe('what the notes say may be said', () => {
  test.each<[string, number[]]>([
    ['On Tuesday, Anna made you laugh so much that you spilt your tea.', [1]],
    ['Anna made you laugh.', [1]],
    ["On Wednesday you walked the dog by the river, and you didn't check your phone once.", [2]],
    ['On Wednesday you walked the dog. “Didn’t check my phone once,” you wrote.', [2]],
    ['On Saturday you felt so proud of Ella.', [3]],
    ['“Best day of my life,” you wrote.', [3]],
    ['That night you and your brother cooked for your mum.', [4]],
    ['So raise your glass: to Anna, to the dog, and to you.', [1, 2]],
    ['That is a week to drink to. To Anna, to the dog, and to you.', [1, 2]],
    ['And then a glass: to Anna, who made you laugh so much that you spilt your tea, and to you.', [1]],
    ['First the week, then the glass.', []],
    ['That leaves Wednesday, which was kept for last. You walked the dog by the river.', [2]],
  ])('%s', (text, ids) => {
    expect(complaints(text, ...ids)).toEqual([]);
  });

  test('a day that the note names itself, behind what it denies', () => {
    const note = { id: 1, content: 'Tuesday: dentist said no cavities', localDate: '2025-03-04', createdAt: 1 };
    expect(check([{ text: 'And your dentist said no cavities on Tuesday.', noteIds: [1] }], [note])).toEqual([]);
  });

  test.each([
    ['Pruned the old rose.', 'Here is to the rose.'],
    ['Bit of sun', 'On Tuesday, a bit of sun.'],
  ])('a thing that is written as a deed is: %s', (content, text) => {
    const note = { id: 1, content, localDate: '2025-03-04', createdAt: 1 };
    expect(check([{ text, noteIds: [1] }], [note])).toEqual([]);
  });
});

describe('inventions are refused', () => {
  test.each<[string, string, number[]]>([
    ['a deed', 'On Wednesday you climbed a mountain.', [2]],
    ['an extra word', 'On Wednesday you walked the happy dog by the river.', [2]],
    ['a feeling', 'On Wednesday you walked the dog and felt proud.', [2]],
    ['another person', 'On Wednesday you walked the dog with Anna.', [2]],
    ['weather', 'The sun was shining on Wednesday.', [2]],
    ['a verdict', 'It was the best day of your life.', [2]],
    ['a verdict made of the composer’s own words', 'It was a good week for you and the company was kind.', [2]],
    ['flattery', 'You deserve it.', [2]],
    ['advice', 'You should walk the dog more often.', [2]],
    ['a number', 'On Wednesday you walked three dogs by the river.', [2]],
    ['a count in figures', 'You walked the dog 5 times.', [2]],
    ['a wrong day', 'On Friday you walked the dog by the river.', [2]],
    ['a month', 'You walked the dog by the river in June.', [2]],
    ['a name that only another note has', 'Ella made you laugh.', [1]],
    ['the doer and the done-to exchanged', 'You made Anna laugh so much that you spilt your tea.', [1]],
    ['someone else’s deed', 'Anna walked the dog by the river.', [1, 2]],
    ['someone else’s deed after their name', "Here's to Anna, who walked the dog by the river, and to you.", [1, 2]],
    ['what a note denies', 'On Wednesday you did check your phone once.', [2]],
    ['a denial of what a note says', 'On Wednesday you didn’t walk the dog.', [2]],
    ['a denial with the same words', 'Anna made you not laugh.', [1]],
    ['a quotation with another word', '“Best day of our life,” you wrote.', [3]],
    ['a quotation of another note', '“Best day of my life,” you wrote.', [1]],
    ['a quotation that skips words', '“Walked by the river,” you wrote.', [2]],
    ['a quotation without notes', '“Best day of my life,” you wrote.', []],
    ['a quotation mark without its partner', '“Best day of my life, you wrote.', [3]],
    ['a claim without notes', 'You walked the dog.', []],
    ['a day without notes', 'On Tuesday, something good came by.', []],
    [
      'composer’s words that claim, without notes',
      'This was not an easy week, and this toast will not pretend that it was.',
      [],
    ],
    ['he or she from nowhere', 'She made you laugh.', [1]],
    ['a modal that changes the sense', 'Anna could have made you laugh.', [1]],
    ['everyone', 'Everyone made you laugh.', [1]],
  ])('%s', (_, text, ids) => {
    expect(complaints(text, ...ids)).not.toEqual([]);
  });
});

describe('form', () => {
  test('an empty line', () => {
    expect(complaints('')).not.toEqual([]);
    expect(complaints('  …  ', 1)).not.toEqual([]);
  });

  test('notes that are not there', () => {
    expect(complaints('Anna made you laugh.', 99)).not.toEqual([]);
    expect(complaints('Anna made you laugh.', 1, 99)).not.toEqual([]);
  });

  test.each([
    'Anna made me laugh.',
    'I walked the dog by the river.',
    'You spilt my tea.',
    "I'm proud of Ella.",
    'We cooked for your mum.',
  ])('first person: %s', (text) => {
    expect(complaints(text, 1, 2, 3, 4)).not.toEqual([]);
  });

  test('the first person may stay inside a quotation', () => {
    expect(complaints('And you wrote, “I spilt my tea.”', 1)).toEqual([]);
  });

  test('it says which line', () => {
    const lines = [
      { text: 'Anna made you laugh.', noteIds: [1] },
      { text: 'You flew to the moon.', noteIds: [2] },
    ];
    expect(check(lines, moments)[0]).toMatch(/^Line 2: /);
  });
});

describe('links between days', () => {
  const tuesday = { text: 'On Tuesday, Anna made you laugh.', noteIds: [1] };

  test('the next day must be the next day', () => {
    expect(check([tuesday, { text: 'The next day, you walked the dog.', noteIds: [2] }], moments)).toEqual([]);
    expect(check([tuesday, { text: 'The next day, you felt so proud of Ella.', noteIds: [3] }], moments)).not.toEqual(
      [],
    );
  });

  test('the same day must be the same day', () => {
    expect(check([tuesday, { text: 'The same day, you spilt your tea.', noteIds: [1] }], moments)).toEqual([]);
    expect(check([tuesday, { text: 'The same day, you walked the dog.', noteIds: [2] }], moments)).not.toEqual([]);
  });
});
