import { describe, expect, it } from 'vitest';
import type { Claim, Moment } from '../base/types.ts';
import { complaintsAbout, linesOf, reviewComplaints } from './draft.ts';

const notes: Moment[] = [
  { id: 1, content: 'Walked the dog by the river.', localDate: '2026-03-03', createdAt: 1 },
  { id: 2, content: 'Baked bread with *three* cats.', localDate: '2026-03-04', createdAt: 2 },
];
const opening: Claim = { text: 'Glass up, then. These are the moments you kept.', noteIds: [] };
const told: Claim = { text: 'On Tuesday you walked the dog by the river.', noteIds: [1] };
const closing: Claim = { text: 'A glass to the week, and a second one to you.', noteIds: [] };

describe('a draft', () => {
  it('that holds is left alone', () => {
    expect(complaintsAbout([opening, told, closing], { notes })).toEqual([]);
  });

  it('has single spaces, and each note once in a line', () => {
    expect(linesOf({ lines: [{ text: ' You \n walked.\t', noteIds: [1, 1, 2] }] })).toEqual([
      { text: 'You walked.', noteIds: [1, 2] },
    ]);
  });

  const long = { text: `On Tuesday you ${'walked the dog and '.repeat(20)}walked the dog.`, noteIds: [1] };
  it.each<[string, Claim[], RegExp]>([
    ['is too short', [told, closing], /2 lines/],
    ['has too many lines', [opening, ...Array.from({ length: 13 }, () => told), closing], /15 lines/],
    ['is empty', [], /0 lines/],
    ['is too long', [{ text: 'x'.repeat(100_000), noteIds: [1] }, told, closing], /100088 characters/],
    ['has a line that is too long', [opening, long, closing], /Line 2: is longer/],
    ['says a thing twice', [opening, told, told, closing], /Line 3: was said before/],
    ['tells of no note', [opening, { text: 'That was yours.', noteIds: [] }, closing], /No line tells/],
    [
      'mostly makes phrases',
      [
        opening,
        ...['That was yours.', 'Here it is.', 'So it was.'].map((text) => ({ text, noteIds: [] })),
        told,
        closing,
      ],
      /5 lines draw on no note/,
    ],
    ['raises no glass', [opening, told, { ...told, text: 'The dog walked with you.' }], /raises no glass/],
    ['holds markup', [opening, { ...told, text: 'On Tuesday you **walked** the dog.' }, closing], /marks/],
    [
      'holds a character that is not seen',
      [opening, { ...told, text: 'On Tuesday you \u202Ewalked.' }, closing],
      /marks/,
    ],
    ['is untrue', [opening, { ...told, text: 'On Tuesday you walked the goat.' }, closing], /Line 2: .*goat/],
    ['names notes it was not shown', [opening, { ...told, noteIds: [7] }, closing], /not there/],
    ['names halves of notes', [opening, { ...told, noteIds: [1.5] }, closing], /not there/],
  ])('that %s is complained about', (_, lines, complaint) => {
    expect(complaintsAbout(lines, { notes }).join('\n')).toMatch(complaint);
  });

  it('may take for over only a week that is', () => {
    const lines = [{ ...opening, text: 'The week has gone by, and these few things have stayed.' }, told, closing];
    expect(complaintsAbout(lines, { notes })).toEqual([]);
    expect(complaintsAbout(lines, { notes, goesOn: true })).toEqual([expect.stringMatching(/^Line 1: .*goes on/)]);
    expect(complaintsAbout([opening, told, closing], { notes, goesOn: true })).toEqual([]);
    const toTheDog = { text: 'To the dog, and to you.', noteIds: [1] };
    expect(complaintsAbout([opening, told, toTheDog], { notes, goesOn: true })).toEqual([]);
  });

  it('cheers in no week that is to be quiet', () => {
    const loud = [opening, { ...told, text: 'On Tuesday you walked the dog by the river!' }, closing];
    expect(complaintsAbout(loud, { notes })).toEqual([]);
    expect(complaintsAbout(loud, { notes, quiet: true })).toEqual([expect.stringMatching(/^Line 2: cheers/)]);
  });

  it('is complained about for what its review found, by the line', () => {
    const review = {
      lines: [
        { line: 2, notInTheNotes: ['by the river', ' '] },
        { line: 9, notInTheNotes: ['no such line'] },
      ],
    };
    expect(reviewComplaints(review, [opening, told, closing])).toEqual(['Line 2: no note says: by the river']);
  });

  it('may hold a mark that its note holds', () => {
    const quoted = { text: 'On Wednesday you wrote, “Baked bread with *three* cats.”', noteIds: [2] };
    expect(complaintsAbout([opening, quoted, closing], { notes })).toEqual([]);
  });
});
