import { describe, expect, it } from 'vitest';
import type { ComposeRequest, Moment } from '../base/types.ts';
import { complaintsAbout } from './draft.ts';
import { firstPrompt, instructionsFor } from './prompt.ts';
import { shownOf } from './shown.ts';

function notes(first: number, rows: readonly (readonly [string, string])[]): Moment[] {
  return rows.map(([localDate, content], at) => ({ id: first + at, content, localDate, createdAt: first + at }));
}

const request: ComposeRequest = {
  moments: notes(100, [
    ['2025-06-09', 'Made soup'],
    ['2025-06-10', 'The heron came back to the wall by the bridge.'],
    ['2025-06-12', 'Planted beans'],
    ['2025-06-13', 'My sister rang'],
  ]),
  earlier: notes(1, [
    ['2025-03-05', 'The heron is gone from the canal. Cleaned out my desk at work.'],
    ['2025-04-02', 'Dad died a year ago. The heron was there.'],
    ['2025-04-10', 'Walked home in the rain'],
    ['2025-05-01', 'Fixed the bike'],
    ['2025-05-12', 'Lunch with Jo by the river'],
  ]),
  tone: 'uplifting',
  narrator: 'calm',
  seed: 'a',
};

function shown(changed: Partial<ComposeRequest> = {}) {
  const found = shownOf({ ...request, ...changed });
  if (!found) {
    throw new Error('Nothing is shown.');
  }
  return found;
}

describe('what a model may look back at', () => {
  it('is the sentence that rhymes, with its time and the note it goes with', () => {
    expect(shown().earlier).toMatchObject([
      { id: 5, content: 'The heron is gone from the canal', when: 'in March', beside: 2 },
    ]);
    expect(shown().sources.map(({ id }) => id)).toEqual([100, 101, 102, 103, 1]);
    const prompt = firstPrompt(shown());
    expect(prompt).toMatch(
      /\n<earlier>\n\{"id":5,"when":"in March","goesWith":2,"note":"The heron is gone.*\n<\/earlier>$/,
    );
    expect(prompt).not.toMatch(/desk|died|Jo |bike|2025/);
    expect(instructionsFor(shown(), 'calm')).toContain('EARLIER NOTES');
  });

  it.each<[string, Partial<ComposeRequest>]>([
    ['without earlier notes', { earlier: [] }],
    [
      'in a week that is heavy',
      { moments: [...request.moments, ...notes(120, [['2025-06-14', 'The funeral was today.']])] },
    ],
    [
      'soon after a look back',
      { said: [['In March you wrote, “The swan is gone.” This week, on Tuesday, it came back.']] },
    ],
  ])('is nothing %s', (_, changed) => {
    expect(shown(changed).earlier).toEqual([]);
    expect(firstPrompt(shown(changed))).not.toContain('<earlier>');
    expect(instructionsFor(shown(changed), 'calm')).not.toContain('EARLIER NOTES');
  });
});

describe('a look back', () => {
  const first = { text: 'On Monday you made soup.', noteIds: [1] };
  const back = {
    text: 'In March you wrote, “The heron is gone from the canal.” This week, on Tuesday, the heron came back.',
    noteIds: [5, 2],
  };
  const last = { text: 'To your sister, and to you.', noteIds: [4] };
  const about = (...lines: { text: string; noteIds: number[] }[]): string => complaintsAbout(lines, shown()).join('\n');

  it('may stand once', () => {
    expect(about(first, back, last)).toBe('');
  });

  it.each<[string, string, number[], RegExp]>([
    [
      'without its time',
      'You wrote, “The heron is gone from the canal.” This week, on Tuesday, the heron came back.',
      [5, 2],
      /without saying when: in March/,
    ],
    ['with another time', back.text.replace('March', 'May'), [5, 2], /names a time at which/],
    [
      'without the note it goes with',
      'In March you wrote, “The heron is gone from the canal.”',
      [5],
      /without the note of this week that it goes with \(2\)/,
    ],
    [
      'beside another note',
      'In March you wrote, “The heron is gone from the canal.” This week, on Thursday, you planted beans.',
      [5, 3],
      /goes with \(2\)/,
    ],
    ['with words that are not there', back.text.replace('gone', 'dead'), [5, 2], /quotes what its notes do not say/],
    ['without its number', back.text, [2], /names a time|quotes/],
    [
      'with then and now exchanged',
      'In March the heron came back. This week, on Tuesday, “The heron is gone from the canal.”',
      [5, 2],
      /says what its notes do not|quotes/,
    ],
  ])('%s is complained about', (_, text, noteIds, complaint) => {
    expect(about(first, { text, noteIds }, last)).toMatch(complaint);
  });

  it('twice, or at an end, is complained about', () => {
    expect(
      about(first, back, { ...back, text: back.text.replace('came back', 'came back to the wall') }, last),
    ).toMatch(/once is enough/);
    expect(about(back, first, last)).toMatch(/the first and the last line must not/);
  });
});
