import type { Pool } from './types.ts';

/** Plain words for any tone, and the only ones for what must not be dressed up. */
export const plainTold: Pool = [
  '{On}, {c}.',
  '{On} {y}.',
  'And {on}, {c}.',
  '{C}. That was {day}.',
  'There was {day}, when {s}.',
];
export const plainWords: Pool = ['{On} you wrote, “{q}.”', 'And {on}, in your own words, “{q}.”'];
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
  '{On} you wrote at length, and it begins, “{q} …”',
  '{Day} has a longer story, and it starts, “{q} …”',
  'There is a long one from {day}, and it opens, “{q} …”',
  'You had a good deal to say {on}. It begins, “{q} …”',
];
/** Notes without a word in them. */
export const wordless: Pool = [
  '{On} you left a mark without words, and it can stay that way.',
  '{Day} has no words, only a sign you left there.',
  'For {day} there is a sign instead of a sentence, and that will do.',
];
export const daylessWordless: Pool = [
  'You left a mark without words, and it can stay that way.',
  'There is a sign where words could be, and that will do.',
];
export const thanksSeries: Pool = ['{On} the thanks were for {p}.', '{On} you were grateful for {p}.'];
/** Notes of a word or two, side by side. */
export const fewTogether: Pool = [
  '{Day} was “{q}.” {Day2} was “{q2}.”',
  '{Day} said “{q},” and {day2} said “{q2}.”',
  'Two short ones: {day}, “{q},” and {day2}, “{q2}.”',
];
export const fewThreeTogether: Pool = [
  '{Day} was “{q},” {day2} was “{q2},” and {day3} was “{q3}.”',
  '{On} you wrote “{q},” {on2} “{q2},” and {on3} “{q3}.”',
];
/** Someone or something that stands in the notes of two days, {a}: said only where it does,
 * by a model. */
export const twice: Pool = [
  'You wrote about {a} twice this week, {on} and again {on2}.',
  '{A} came up twice, {on} and {on2}.',
  'Both {day} and {day2} had {a} in them.',
  'It was {a} {on}, and {a} again {on2}.',
  'You will have heard {a} in there twice, {on} and {on2}.',
];
/** Looking back: {when} is when the words {q} were written, {c} what this week holds. */
export const lookBack: Pool = [
  '{When} you wrote, “{q}.” This week, {on}, {c}.',
  '{When} you had this to say: “{q}.” And this week, {on}, {c}.',
  'You wrote something {when}: “{q}.” This week, {on}, {c}.',
  'Turn back a little: {when} you wrote, “{q}.” And this week, {on}, {c}.',
];
