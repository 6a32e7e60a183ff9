import { expect, it } from 'vitest';
import { phrasings } from '../templates/index-of-templates.ts';
import { framesHeard, heardComplaints } from './heard.ts';

const latest = [
  'Sit down with this one for a minute.',
  'On Wednesday you walked the dog by the river.',
  'In your own words: “I loved it.”',
  "Here's to that, and to you.",
];
const plain = Array.from({ length: 20 }, () => ['On Monday you swam.']);

function heard(text: string, { noteIds = [1], said = [latest], at = 1 } = {}): number {
  const other = { text: 'You swam.', noteIds: [2] };
  const lines = [other, other, other].map((one, place) => (place === at ? { text, noteIds } : one));
  return heardComplaints(lines, said).length;
}

it.each<[string, string, number[], number]>([
  ['a line that is equal', 'Sit down with this one for a minute.', [], 1],
  ['one with another word or two', 'Sit down with this one, then, for a minute.', [], 1],
  ['one that says nothing else', "Here's to that, and to you.", [], 1],
  ['another line', 'Pour something and listen.', [], 0],
  ['what a note says again', 'On Wednesday you walked the dog by the river.', [1], 0],
  ['a word of cheer', 'Cheers. To you.', [], 0],
])('%s', (_, text, noteIds, complaints) => {
  expect(heard(text, { noteIds })).toBe(complaints);
});

it('is remembered for six toasts, and as the first or last line for twelve', () => {
  const ago = (toasts: number, at: number): number =>
    heard('Sit down with this one for a minute.', { noteIds: [], at, said: [...plain.slice(0, toasts - 1), latest] });
  expect([ago(6, 1), ago(7, 1), ago(12, 0), ago(12, 2), ago(13, 0)]).toEqual([1, 0, 1, 1, 0]);
});

it('is shown to a model without what notes said', () => {
  const said = [['To Zaphira, to the plums, and to you, who never gave up.', 'Zaphira sang “Plums” by the harbour.']];
  expect(framesHeard(said).join()).not.toMatch(/zaphira|plum|sang|harbour/i);
  const opening =
    phrasings.uplifting.openings.plain.map(({ text }) => text).find((frame) => framesHeard([[frame]]).length > 0) ?? '';
  expect(opening).toContain(framesHeard([[opening]])[0]);
});
