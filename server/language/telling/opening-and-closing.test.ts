import { expect, test } from 'vitest';
import { chooserFrom } from '../base/random.ts';
import { compose } from '../compose.ts';
import { judgeWeek } from '../reading/judge-week.ts';
import { readWeek } from '../reading/read-week.ts';
import { memoryOf } from '../selection/recently-heard.ts';
import { select } from '../selection/select.ts';
import { crisisOpenings, mixedOpenings } from '../templates/care.ts';
import { openingLines } from './opening-and-closing.ts';
import { deckFrom } from './template-deck.ts';

/** The last line of a toast of these notes, a day each. */
function closingOf(...texts: string[]): string {
  const moments = texts.map((content, at) => ({ id: at + 1, content, localDate: `2025-03-0${at + 3}`, createdAt: at }));
  return compose({ moments, tone: 'reflective', narrator: 'calm', seed: 'a' }).lines.at(-1)?.text ?? '';
}

const doubted = 'He was in a good mood so we had a nice tea, all of us, the boys told jokes';
const surely = "My sister rang on the house line, he's got my phone till I've earned it back";
const light = ['Anna brought eggs and stayed for a game of cards.', 'Walked to the river and back before breakfast.'];

/** The first lines of toasts of these notes, a day each. */
function openingsOf(...texts: string[]): string {
  const moments = texts.map((content, at) => ({ id: at + 1, content, localDate: `2025-03-0${at + 3}`, createdAt: at }));
  return Array.from({ length: 20 }, (_, seed) => {
    const { lines } = compose({ moments, tone: 'humorous', narrator: 'calm', seed: String(seed) });
    return lines[0]?.text ?? '';
  }).join('\n');
}

test('a toast may begin with who is in its week, where there are several and nothing is hard', () => {
  const [anna, river] = [light[0] ?? '', light[1] ?? ''];
  expect(openingsOf(anna, 'My brother rang and told me about the goat.', river)).toMatch(/\bAnna\b/);
  expect(openingsOf(anna, river, river)).not.toMatch(/\bAnna\b/);
  expect(openingsOf(anna, 'My brother rang and told me about the goat.', surely)).not.toMatch(/\bAnna\b/);
});

test('where danger is heard in one note alone, the glass goes to who stands in the others', () => {
  expect(closingOf(doubted, ...light)).toMatch(/to Anna, and to you/);
});

test('where it is heard in more, nobody is named', () => {
  expect(closingOf(doubted, surely, ...light)).not.toMatch(/Anna/);
});

test.each(['uplifting', 'humorous', 'reflective'] as const)(
  'where somebody keeps away from drink, no glass is held out: %s',
  (tone) => {
    const closings = (content: string) =>
      Array.from({ length: 20 }, (_, seed) => {
        const moments = [content, ...light].map((text, at) => ({
          id: at + 1,
          content: text,
          localDate: `2025-03-0${at + 3}`,
          createdAt: at,
        }));
        const { lines } = compose({ moments, tone, narrator: 'calm', seed: String(seed) });
        return `${lines[0]?.text ?? ''} ${lines.at(-1)?.text ?? ''}`;
      }).join('\n');
    expect(closings('Ninety days sober, and my sister baked a cake with a nine on it.')).not.toMatch(
      /\b(?:glass|sip|cheers|dram|drink|clink)/i,
    );
    expect(closings('My sister baked a cake with a nine on it.')).toMatch(/\b(?:glass|sip|cheers|dram|drink|clink)/i);
  },
);

test('beside what may be a farewell nobody is named', () => {
  const farewell =
    'Wrote it all down for her in the blue notebook, who to ring and where the deeds are. After that there is nothing I have to be here for.';
  const calm =
    'I looked at each of them for a long time. They will manage without me. I have not felt so light since spring.';
  expect(closingOf(farewell, calm, ...light)).not.toMatch(/Anna/);
});

test.each([
  ['one alarm that is not plain', false, mixedOpenings],
  ['danger that is plain', true, crisisOpenings],
])('a week with good things and %s opens accordingly', (_, isPlain, pool) => {
  const texts = ['Dad had a stroke on Monday.', 'The crib is down from the attic.', ...light];
  const moments = texts.map((content, at) => ({ id: at + 1, content, localDate: `2025-03-0${at + 3}`, createdAt: at }));
  const read = judgeWeek(readWeek(moments), 'auto');
  const week = {
    ...read,
    mood: 'mixed' as const,
    danger: { ...read.danger, isHeard: true, isPlain },
    notes: read.notes.map((note, at) => (at === 1 ? { ...note, severity: 'crisis' as const } : note)),
  };
  const chooser = chooserFrom('opening');
  const memory = memoryOf([]);
  const [opening] = openingLines(select(week, { chooser, memory, earlier: [], said: [] }), {
    week,
    narrator: 'calm',
    chooser,
    deck: deckFrom(chooser, { memory }),
  });
  expect(pool.map(({ text }) => text)).toContain(opening?.text);
});
