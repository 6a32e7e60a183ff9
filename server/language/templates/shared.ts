import type { Pool } from './types.ts';
import { after, bare, pool } from './written.ts';

/** Plain words for any tone, and the only ones for what must not be dressed up. */
export const plainTold: Pool = pool(
  ['{On}, {c}.', '{On} {y}.', after('And {on}, {c}.'), '{C}. That was {day}.'],
  'bare',
);
export const plainWords: Pool = pool([bare('{On} you wrote, “{q}.”'), after('And {on}, in your own words, “{q}.”')]);
export const daylessWords: Pool = pool([
  'You wrote this, too: “{q}.”',
  after('And there was this, in your own words: “{q}.”'),
]);
/** Notes in another language, or another English, stay in it. */
export const otherLanguage: Pool = pool([
  bare('{On} you wrote, “{q}.”'),
  bare(after('And {on} you wrote, “{q}.”')),
  '{Day}, in your own words: “{q}.”',
  '{Day}, word for word: “{q}.”',
  '{Day}, as you put it: “{q}.”',
  after('And {day}, as you wrote it: “{q}.”'),
]);
/** Notes too tangled to turn: where they begin, and that they go on. */
export const beginnings: Pool = pool([
  '{On} you wrote at length, and it begins, “{q} …”',
  '{Day} has a longer story, and it starts, “{q} …”',
  'There is a long one from {day}, and it opens, “{q} …”',
]);
/** Notes without a word in them. */
export const wordless: Pool = pool([
  '{On} you left a mark without words, and it can stay that way.',
  '{Day} has no words, only a sign you left there.',
  'For {day} there is a sign instead of a sentence, and that will do.',
]);
export const daylessWordless: Pool = pool(
  [
    'You left a mark without words, and it can stay that way.',
    'There is a sign where words could be, and that will do.',
  ],
  'claims',
);
export const thanksSeries: Pool = pool(['{On} the thanks were for {p}.', bare('{On} you were grateful for {p}.')]);
/** Notes of a word or two, side by side. */
export const fewTogether: Pool = pool([
  '{Day} was “{q}.” {Day2} was “{q2}.”',
  '{Day} said “{q},” and {day2} said “{q2}.”',
  'Two short ones: {day}, “{q},” and {day2}, “{q2}.”',
]);
export const fewThreeTogether: Pool = pool([
  '{Day} was “{q},” {day2} was “{q2},” and {day3} was “{q3}.”',
  bare('{On} you wrote “{q},” {on2} “{q2},” and {on3} “{q3}.”'),
]);
/** Looking back: {when} is when the words {q} were written, {c} what this week holds. */
export const lookBack: Pool = pool([
  '{When} you wrote, “{q}.” This week, {on}, {c}.',
  '{When} you had this to say: “{q}.” And this week, {on}, {c}.',
  'You wrote something {when}: “{q}.” This week, {on}, {c}.',
  'Turn back a little: {when} you wrote, “{q}.” And this week, {on}, {c}.',
]);
