import { describe, expect, test } from 'vitest';
import { planOf } from '../selection/choose-notes.ts';
import { chooserFrom } from '../base/random.ts';
import { judgeWeek } from './judge-week.ts';
import { readWeek } from './read-week.ts';

/** What is told of a week, note by note; in quotation marks what is heard in the writer's own words. */
function told(...contents: string[]): string[] {
  const moments = contents.map((content, at) => ({
    id: at + 1,
    content,
    localDate: `2025-03-0${at + 3}`,
    createdAt: at,
  }));
  const { items, quoted } = planOf(judgeWeek(readWeek(moments), 'reflective'), chooserFrom('own'));
  return items.map(({ main, more }) =>
    [main, ...more]
      .map((unit) => (unit.kind === 'words' || quoted.has(unit) ? `“${unit.quote ?? ''}”` : unit.said))
      .join('. '),
  );
}

describe('a week in an English of its own', () => {
  test('is quoted where it looks standard, too', () => {
    expect(
      told(
        'I buy the bread and the man remember me.',
        'The rain stop exactly when I arrive to work.',
        'I paid the half.',
        'Soup with barley.',
      ),
    ).toEqual([
      '“I buy the bread and the man remember me”',
      '“The rain stop exactly when I arrive to work”',
      '“I paid the half”',
      'soup with barley',
    ]);
  });

  test('is quoted where it was dictated, its short notes too', () => {
    const quoted = told(
      "had the eye done this morning it was nothing I was more worked up than I needed to be and the nurse held my hand which I didn't mind",
      'raked the front leaves all done',
      "they're moving Gord over to the rehab on Tuesday it's got a window he can see the lake from Pat says he's mad at the food",
      'Gord walked four steps with the bars Pat counted',
    );
    expect(quoted).toContain('“raked the front leaves all done”');
    expect(quoted).toContain('“Gord walked four steps with the bars Pat counted”');
    expect(told('raked the front leaves all done')).toEqual(['you raked the front leaves all done']);
  });

  test('one such note makes no such week', () => {
    expect(told('The rain stop exactly when I arrive to work.', 'I paid the half.', 'I walked the dog.')).toEqual([
      '“The rain stop exactly when I arrive to work”',
      'you paid the half',
      'you walked the dog',
    ]);
  });
});

describe('a note is quoted whole, in its order and with its marks', () => {
  test.each([
    ['Judith (wife) came to look at Judith (marrow) and said she could see it'],
    ['We ate some of Judith at the shared table. Needed salt'],
    ["School rang and the trip's been covered. Wouldn't say who by"],
    ['As expected'],
    ['My legs is dead but good money'],
    ['PAID. Fish fingers AND the good beans'],
    ['Slept till 12 it was amazing'],
    ['Neville come round for dominoes. I beat him six love'],
    ['I seen the fox by the bins. I told Ana'],
    ['TEST no. 7. Did everything perfectly. Very like it'],
    [
      'Went to the dairy by myself for milk and just stood there looking at the ice creams. They had figs. Mum said my brother is the same. Walked home by the river and told nobody where I had been',
    ],
  ])('%s', (content) => {
    expect(told(content)).toEqual([`“${content}”`]);
  });
});
