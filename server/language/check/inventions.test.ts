import { describe, expect, test } from 'vitest';
import { check } from './check.ts';
import type { Moment } from '../compose.ts';

const moments: Moment[] = [
  { id: 1, content: 'Anna made me laugh so much that I spilt my tea', localDate: '2025-03-04', createdAt: 1 },
  { id: 2, content: "Walked the dog by the river. Didn't check my phone once!", localDate: '2025-03-05', createdAt: 2 },
  { id: 3, content: 'I feel so proud of Ella. Best day of my life 🎉', localDate: '2025-03-08', createdAt: 3 },
  { id: 4, content: 'My brother and I cooked for Mum tonight', localDate: '2025-03-09', createdAt: 4 },
  {
    id: 5,
    content: "I want to swim in the sea. If I win the raffle I'll buy a boat. Our bus stops here and Bo sits upstairs.",
    localDate: '2025-03-06',
    createdAt: 5,
  },
  {
    id: 6,
    content: 'Ran 14 km, x2 laps, alone. Got told by a nurse that I run well.',
    localDate: '2025-03-07',
    createdAt: 6,
  },
  {
    id: 7,
    content: "Wasn't sure I'd get through it w/o help. We sing at 7am, he waves.",
    localDate: '2025-03-10',
    createdAt: 7,
  },
  {
    id: 8,
    content: 'Bo understands the map. Dad drinks his tea cold, I believe. It will rain.',
    localDate: '2025-03-11',
    createdAt: 8,
  },
];

function complaints(text: string, ...noteIds: number[]): string[] {
  return check([{ text, noteIds }], moments);
}

describe('what notes say in other words may be said', () => {
  test.each<[string, string, number[]]>([
    ['a number written out', 'On Friday you ran fourteen km, and two laps.', [6]],
    ['who did it, after the passive', 'A nurse told you that you ran well.', [6]],
    ['the present of someone named, in the past', 'On Tuesday Bo understood the map.', [8]],
    ['the present before an object, in the past', 'Your dad drank his tea cold.', [8]],
    ['the writer’s own present, in the past', 'On Monday you sang, and he waved.', [7]],
    ['a part of the day that the hour tells', 'On Monday morning you sang.', [7]],
    ['together, where there was company', 'On Sunday you and your brother cooked together for your mum.', [4]],
    ['him, where a note has he', 'You sang, and he waved. To him, and to you.', [7]],
    ['without, where a note has w/o', 'You weren’t sure you’d get through it without help.', [7]],
    ['what would come', 'You believed it would rain.', [8]],
    [
      'two notes in two clauses, each on its day',
      'On Tuesday Anna made you laugh, and on Wednesday you walked the dog.',
      [1, 2],
    ],
    ['two notes side by side', 'So raise a glass: to Anna, to the dog, and to you.', [1, 2]],
  ])('%s', (_, text, ids) => {
    expect(complaints(text, ...ids).filter((one) => !/: (?:raise|glass)$/.test(one))).toEqual([]);
  });
});

describe('more inventions are refused', () => {
  test.each<[string, string, number[]]>([
    ['a feeling', 'On Wednesday you felt calm by the river.', [2]],
    ['a feeling of someone else', 'Your mum was happy that you and your brother cooked.', [4]],
    ['a feeling that another note has', 'You walked the dog by the river, and you felt so proud.', [2]],
    ['a person', 'On Sunday you, your brother and your sister cooked for your mum.', [4]],
    ['a person of another note, taken along', 'On Wednesday you and Ella walked the dog by the river.', [2, 3]],
    ['company that was not there', 'On Friday you ran fourteen km together.', [6]],
    ['a number that is near', 'On Friday you ran fifteen km.', [6]],
    ['a number in figures', 'On Friday you ran 15 km.', [6]],
    ['more of them', 'On Wednesday you walked the dogs by the river.', [2]],
    ['the day of another note', 'On Tuesday you walked the dog by the river.', [1, 2]],
    ['the day of another note, further on', 'On Tuesday Anna made you laugh, and you walked the dog.', [1, 2]],
    ['the day of another note, at the end', 'You walked the dog by the river on Tuesday.', [1, 2]],
    ['a quotation on the day of another note', 'On Tuesday you wrote, “Best day of my life.”', [1, 3]],
    ['a quotation with its day after it', '“Best day of my life,” you wrote on Tuesday.', [1, 3]],
    ['another doer', 'Your mum cooked for you and your brother.', [4]],
    ['the passive turned round', 'You told a nurse that you ran well.', [6]],
    ['another doer of what is present in the note', 'You drank your tea cold.', [8]],
    ['another doer in a list', 'Bo, who waved, and you.', [7, 8]],
    ['a negation dropped', 'You were sure you’d get through it.', [7]],
    ['a negation dropped, with its word', 'On Wednesday you checked your phone once.', [2]],
    ['a negation moved', 'You didn’t walk the dog, and you checked your phone.', [2]],
    ['with in place of without', 'You’d get through it with no help.', [7]],
    ['a wish told as done', 'On Thursday you swam in the sea.', [5]],
    ['an if told as done', 'On Thursday you won the raffle.', [5]],
    ['a purchase that is only thought of', 'On Thursday you bought a boat.', [5]],
    ['a noun told as a deed', 'Your bus stopped.', [5]],
    ['a part of the day that no note tells', 'On Thursday morning Bo sat upstairs.', [5]],
    ['two notes in one claim', 'On Tuesday you spilt your tea by the river.', [1, 2]],
    ['two notes in one claim, after a comma', 'On Tuesday you spilt your tea, by the river.', [1, 2]],
    ['one note’s deed for another’s person', 'You cooked for Anna.', [1, 4]],
    ['one note’s feeling about another’s dog', 'You felt so proud of your dog.', [2, 3]],
    ['one note’s being about another’s thing', 'You were so proud of your phone.', [2, 3]],
    ['a cause from nowhere', 'You walked the dog because Anna made you laugh.', [1, 2]],
  ])('%s', (_, text, ids) => {
    expect(complaints(text, ...ids)).not.toEqual([]);
  });
});
