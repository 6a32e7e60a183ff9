import { expect, test } from 'vitest';
import { namesIn } from '../base/proper-names.ts';
import { castOf } from './cast.ts';
import { mentionsIn } from './mentions.ts';
import { readWeek } from './read-week.ts';

function namedIn(content: string): string[] {
  const { notes } = readWeek([{ id: 1, content, localDate: '2026-03-03', createdAt: 1 }]);
  const texts = notes.map(({ tidied }) => tidied);
  const names = namesIn(texts);
  return notes.flatMap((note) => mentionsIn(note, castOf(texts, names), names)).map(({ text }) => text);
}

test.each([
  ['no kin of other people', 'Two mums laughed at my hat, and some dads as well', []],
  ['the writer’s own kin', 'My mum rang, and her mum was there', ['mum']],
  ['no kin of others', 'Daughter of the sacristan came by bus, and a woman was cursing my mother', []],
  ['no kin that somebody is not', 'A man who was NOT my grandfather came second', []],
])('a note names %s', (_, content, kin) => {
  expect(namedIn(content)).toEqual(kin.map((one) => `your ${one}`));
});

test.each([
  ['by a title and a name', 'Tita Luz baked nine cakes', ['Tita Luz']],
  ['by what they are called by at work', 'matron shouted at the goat and my coach laughed', ['Matron', 'your coach']],
  ['by a title in small letters', 'In the night she came down and asked don Efraín about me', ['Don Efraín']],
  ['all by itself', 'Bell at half past eleven. Keisha-Ann. I only texted her', ['Keisha-Ann']],
  ['by a title behind their name', 'I told Parmar sir on Tuesday, and sir read the log', ['Parmar sir']],
  ['by what a nun is called', 'I mended it and Sister asked is there a problem', ['Sister']],
  ['and not by "I" of Dundee', 'Eh did the ladlin and Eh sat on it', []],
  ['by a letter', 'mr l came in at ten to four and ms T asked', ['Mr L', 'Ms T']],
  ['and not by "I"', 'I miss I never said why', []],
  ['who is kin in another tongue', "the phone rang and it was kookum. she'd dialled it herself", ['your kookum']],
  ['who is kin behind a time', 'Night, husband peel persimmon for me', ['your husband']],
  ['who is young', "I'd got to the little lad Tobiah, and he said more custard", ['Tobiah']],
  ['by their age', 'Kaarel, 19, second month with us, put the screwdriver to his ear', ['Kaarel']],
  ['who it was', 'I looked in the mirror, it is Bravo behind, pushing. He said go', ['Bravo']],
  ['by a word that is a name as well', 'I walked with Ray. Then Ray sang.', ['Ray', 'Ray']],
])('a note names somebody %s', (_, content, named) => {
  expect(namedIn(content)).toEqual(named);
});

test('what stands around a name is kept within reach, however long the note is', () => {
  const content = `I ${'walked on and on '.repeat(40)} with Ana ${'and on and on '.repeat(40)}`;
  const { notes, names } = readWeek([{ id: 1, content, localDate: '2026-03-03', createdAt: 1 }]);
  const [mention] = notes.flatMap((note) => mentionsIn(note, new Set(['ana']), names));
  expect(mention?.before.endsWith('with ')).toBe(true);
  expect((mention?.before.length ?? 0) + (mention?.after.length ?? 0)).toBeLessThan(650);
});
