import type { Pool } from './phrasing.ts';

/** Plain words for any tone, and the only ones for what must not be dressed up. */
export const plainTold: Pool = [
  '{On}, {c}.',
  '{On} {y}.',
  'And {on}, {c}.',
  '{C}. That was {day}.',
  'There was {day}, when {s}.',
  'Then {day}: {c}.',
];
export const plainPhrase: Pool = [
  '{On}, {p}.',
  'Then {day}: {p}.',
  'From {day}: {p}.',
  'What you kept from {day}: {p}.',
];
/** For phrases that open with a small word or have no article: 'after work, a swim', 'long walk, cold nose'. */
export const loosePhrase: Pool = [
  'From {day}: {p}.',
  '{Day}, in brief: {p}.',
  'What you kept from {day}: {p}.',
  '{Day}, noted down as it came: {p}.',
  'On the page for {day}: {p}.',
  'A few words from {day}: {p}.',
];
export const thereYouWere: Pool = ['{On} you were {p}.', 'There you were {on}, {p}.'];
export const daylessPhrase: Pool = [
  'There was this, too: {p}.',
  'And there was this: {p}.',
  'You kept this as well: {p}.',
  'And this, on a page of its own: {p}.',
];
export const plainWords: Pool = ['{On} you wrote, “{q}.”', '{Day}, in your own words: “{q}.”', 'And {on}: “{q}.”'];
export const daylessWords: Pool = ['You wrote this, too: “{q}.”', 'And there was this, in your own words: “{q}.”'];
/** Notes in another language stay in it. */
export const otherLanguage: Pool = [
  '{On} you wrote, in words that can stay as they are: “{q}.”',
  '{Day} is yours to say, and you said it like this: “{q}.”',
  '{On}, word for word: “{q}.”',
  'And {day} keeps its own music: “{q}.”',
  '{Day} goes like this, as you wrote it: “{q}.”',
];
/** Notes too tangled to turn: where they begin, and that they go on. */
export const beginnings: Pool = [
  '{On} you wrote at length, and it begins: “{q} …”',
  '{Day} has a longer story, one that starts: “{q} …”',
  'The page for {day} is a long one, and opens with, “{q} …”',
  'The page for {day} begins, “{q} …”',
];
/** Notes without a word in them. */
export const wordless: Pool = [
  '{On} you left a mark without words, and it can stay that way.',
  '{Day} has no words, only a sign you left there.',
  'For {day} there is a sign instead of a sentence, and that will do.',
];
export const daylessWordless: Pool = [
  'You left a mark without words, and it can stay that way.',
  'There is a sign on the page where words could be, and that will do.',
];
export const thanksSeries: Pool = ['{On} the thanks were for {p}.', '{On} you were grateful for {p}.'];
/** Notes of a word or two, side by side. */
export const fewTogether: Pool = [
  '{Day} was “{q}.” {Day2} was “{q2}.”',
  '{Day} said “{q},” and {day2} said “{q2}.”',
  'Two short pages: {day}, “{q},” and {day2}, “{q2}.”',
];
export const fewThreeTogether: Pool = [
  '{Day} was “{q},” {day2} was “{q2},” and {day3} was “{q3}.”',
  '{On} you wrote “{q},” {on2} “{q2},” and {on3} “{q3}.”',
];
/** Short phrases of two days. */
export const phraseTogether: Pool = [
  '{Day} brought {p}, and {day2} {p2}.',
  '{Day} had {p} in it; {day2} had {p2}.',
  'From {day}, {p}. From {day2}, {p2}.',
  'You kept {p} from {day}, and {p2} from {day2}.',
];
/** One moment after another about the same kind of thing. */
export const alike: Readonly<Record<string, Pool>> = {
  people: ['Speaking of company, {on}, {c}.', 'And as for people, {on}, {c}.'],
  animals: ['And while there are animals in this: {on}, {c}.'],
  food: ['Staying at the table for a moment: {on}, {c}.', 'And, since there is food in this week, {on}, {c}.'],
  laughter: ['And for more of that, {day}: {c}.', 'In the same spirit, {on}, {c}.'],
  making: ['And, while hands were busy, {day}: {c}.', 'In the same spirit, {on}, {c}.'],
  effort: ['And with the same stubbornness, {on}, {c}.', 'In the same spirit, {on}, {c}.'],
  nature: ['Not so far from that, {on}, {c}.'],
  kindness: ['And kindness did not stop there: {on}, {c}.', 'In the same spirit, {on}, {c}.'],
  rest: ['On the quiet side, too, {day}: {c}.', 'And, just as quietly, {on}, {c}.'],
};
/** After a moment about something else. */
export const unlike: Pool = [
  'On another page altogether, {on}, {c}.',
  'Somewhere else entirely, {on}, {c}.',
  '{Day} was another matter: {c}.',
  'And now for {day}. {C}.',
  'From there to {day}: {c}.',
  'A different sort of page, {day}: {c}.',
  'And another kind of day, {day}: {c}.',
];
/** Something that stands in the notes of two days, {a}: said only where it does. */
export const twice: Pool = [
  'Twice this week you wrote about {a}: {on}, and again {on2}.',
  '{A} came up twice, {on} and {on2}.',
  'You had {a} on the page {on}, and once more {on2}.',
  '{Day} and {day2} have {a} in common.',
  'There was {a} {on}, and there was {a} again {on2}.',
  'It was {a} {on}, and {a} again {on2}.',
  'Both {day} and {day2} had {a} in them.',
];
/** Before the glass is raised: three or four things of the week once more. */
export const recap: Pool = [
  'So there you have it: {list}.',
  '{List}, all of it between one toast and the next.',
  'If anyone asks what the week was made of, the answer is {list}.',
  'Put {list} on one shelf, and that is the week.',
  'You could read the week off a short list: {list}.',
  'Gather them up once more: {list}.',
  'It would make an odd still life, {list}, and it is yours.',
  'What a table that would make: {list}.',
  'Count what is on the page, and you get {list}.',
];
/** Looking back: {when} is when the words {q} were written, {c} what this week holds. */
export const lookBack: Pool = [
  '{When} you wrote, “{q}.” This week, {on}, {c}.',
  '{When} there was this on your page: “{q}.” And this week, {on}, {c}.',
  'You wrote something {when}: “{q}.” This week, {on}, {c}.',
  '{When} it was, “{q}.” This week, {on}, it is this: {c}.',
  'Turn back a few pages: {when} you wrote, “{q}.” And this week, {on}, {c}.',
];
