import { expect, it } from 'vitest';
import { compose } from '../compose.ts';

const goal =
  'Third goal, I scream so chef think I cut myself, he came running with the plaster. Then he ask the score.';
const dark = 'I keep thinking everyone would be better off without me. The tea was good.';
const others = [
  'Walked to the market with my sister and we bought far too many plums.',
  'I finally fixed the gate that has squeaked since spring.',
  'A stranger held the bus for me this morning.',
  'Soup with Bruno, who brought the bread.',
];

/** The toast of a week of plain days and this one, which its writer asks for or not. */
function toastOf(content: string, isAskedFor: boolean) {
  const moments = [...others, content].map((text, at) => ({
    id: at + 1,
    content: text,
    localDate: `2026-03-0${at + 2}`,
    createdAt: at,
    ...(text === content && { isAskedFor }),
  }));
  const { lines, tone } = compose({ moments, tone: 'humorous', narrator: 'calm', seed: 'asked for' });
  const about = lines.filter(({ noteIds }) => noteIds.includes(others.length + 1));
  return { about: about.map(({ text }) => text).join(' '), glass: lines.at(-1)?.text ?? '', tone };
}

it.each([goal, dark])('is silent of what sounds of danger, and tells it plainly where its writer asks: %s', (note) => {
  expect(toastOf(note, false).about).not.toMatch(/third goal|better off without/i);
  const { about, glass } = toastOf(note, true);
  expect(about).toMatch(/third goal|better off without/i);
  expect(glass).not.toMatch(/goal|chef|everyone|tea/);
});

it('neither jokes nor cheers beside what may be meant, though it was asked for', () => {
  expect(toastOf(dark, true).tone).toBe('reflective');
});
