import { describe, expect, it } from 'vitest';
import type { Claim, Moment } from '../base/types.ts';
import { memoryOf } from '../selection/recently-heard.ts';
import { everyTemplate, phrasings } from '../templates/index-of-templates.ts';
import { bare } from '../templates/plain.ts';
import { narratorPhrasing } from '../templates/narrators.ts';
import { sayable } from '../templates/types.ts';
import { complaintsAbout, linesOf } from './draft.ts';
import { framesFor, placesIn } from './frames.ts';
import { places } from './prompt.ts';

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
    [
      'has three sentences in a line',
      [opening, { text: 'You walked. You walked. You walked.', noteIds: [1] }, closing],
      /two/,
    ],
    ['says a thing twice', [opening, told, told, closing], /Line 3: was said before/],
    ['tells of no note', [opening, { text: 'That was yours.', noteIds: [1] }, closing], /No line tells/],
    [
      'mostly makes phrases',
      [
        opening,
        ...['That was yours.', 'Here it is.', 'So it was.'].map((text) => ({ text, noteIds: [] })),
        told,
        closing,
      ],
      /5 lines say nothing/,
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

  it('may hold a mark that its note holds', () => {
    const quoted = { text: 'On Wednesday you wrote, “Baked bread with *three* cats.”', noteIds: [2] };
    expect(complaintsAbout([opening, quoted, closing], { notes })).toEqual([]);
  });
});

describe('the sentences a model may use', () => {
  const all = (['uplifting', 'reflective', 'humorous'] as const).flatMap((tone) =>
    (['motivational', 'calm', 'bright', 'storyteller', 'highland', 'anchor'] as const).flatMap((narrator) =>
      [false, true].map((gentle) => framesFor({ tone, narrator, gentle })),
    ),
  );

  it("are the composer's own", () => {
    const known = new Set(everyTemplate());
    expect(all.flatMap((frames) => Object.values(frames).flat()).filter((frame) => !known.has(frame))).toEqual([]);
  });

  it('have no places but those the instructions explain', () => {
    expect(all.flatMap(placesIn).filter((place) => places[place] === undefined)).toEqual([]);
  });

  it('include every closing of the tone and the narrator', () => {
    const { closings } = framesFor({ tone: 'uplifting', narrator: 'calm', gentle: false });
    const known = [phrasings.uplifting.closings, narratorPhrasing.calm.closings].flatMap((kinds) =>
      Object.values(kinds),
    );
    expect(closings.length).toBeGreaterThan(20);
    const ofAWeekThatIsOver = known.flatMap((pool) => sayable(pool, false));
    expect(ofAWeekThatIsOver.filter((closing) => !closings.includes(closing))).toEqual([]);
  });

  it('leave out what was heard lately, but for what is bare', () => {
    const wanted = { tone: 'uplifting', narrator: 'calm', gentle: false } as const;
    const { openings, closings, moments } = framesFor(wanted);
    const [first = '', last = ''] = [openings, closings].map(
      (pool) => pool.find((frame) => !frame.includes('{')) ?? '',
    );
    const said = [[first, 'On Tuesday you walked.', last]];
    const fresh = framesFor({ ...wanted, memory: memoryOf(said) });
    expect([fresh.openings.includes(first), fresh.closings.includes(last)]).toEqual([false, false]);
    expect(fresh.moments.filter((frame) => bare.has(frame))).toEqual(moments.filter((frame) => bare.has(frame)));
  });

  it('include closings that all raise a glass', () => {
    const closings = [...new Set(all.flatMap((frames) => frames.closings))];
    const refused = closings.filter((text) =>
      complaintsAbout([opening, told, { text, noteIds: [] }], { notes }).some((complaint) => /glass/.test(complaint)),
    );
    expect(refused).toEqual([]);
  });

  it('pass the check where they have no places', () => {
    const bare = [...new Set(all.flatMap(({ openings, closings }) => [...openings, ...closings]))].filter(
      (text) => !text.includes('{'),
    );
    const refused = bare.filter((text) =>
      complaintsAbout([{ text, noteIds: [] }, told, closing], { notes }).some((one) => !/said before/.test(one)),
    );
    expect(refused).toEqual([]);
  });
});
