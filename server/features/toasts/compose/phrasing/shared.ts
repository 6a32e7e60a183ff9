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
];
export const thereYouWere: Pool = ['{On} you were {p}.', 'There you were {on}, {p}.'];
export const daylessPhrase: Pool = ['There was this, too: {p}.', 'And there was {p}.', 'You kept this as well: {p}.'];
export const plainWords: Pool = ['{On} you wrote, “{q}.”', '{Day}, in your own words: “{q}.”', 'And {on}: “{q}.”'];
export const daylessWords: Pool = ['You wrote this, too: “{q}.”', 'And there was this, in your own words: “{q}.”'];
/** Notes in another language stay in it. */
export const otherLanguage: Pool = [
  '{On} you wrote, in words that can stay as they are: “{q}.”',
  '{Day} is yours to say, and you said it like this: “{q}.”',
  '{On}, word for word: “{q}.”',
  'And {day} keeps its own music: “{q}.”',
];
/** Notes too tangled to turn: where they begin, and that they go on. */
export const beginnings: Pool = [
  '{On} you wrote at length, and it begins: “{q} …”',
  '{Day} has a longer story, one that starts: “{q} …”',
];
/** Notes without a word in them. */
export const wordless: Pool = [
  '{On} you left a mark without words, and it can stay that way.',
  '{Day} has no words, only a sign you left there.',
];
export const daylessWordless: Pool = ['You left a mark without words, and it can stay that way.'];
export const thanksSeries: Pool = ['{On} the thanks were for {p}.', '{On} you were grateful for {p}.'];

/** For weeks where something heavy stands among the rest. These rest on the heavy notes, without naming what they say. */
export const mixedOpenings: Pool = [
  'Not all of this week was easy, by your own account. These are the parts to keep warm.',
  'There were hard hours in this week, and they are left in peace here. There was also this.',
  'Some of what you wrote this week was heavy, and it is not for toasting. Beside it stood other things.',
  'This was not a week of one colour. You wrote down the hard part, and these as well.',
];
export const mixedClosings: Pool = [
  'A quiet glass: to what was kind in this week, and to you, through all of it.',
  "Here's to the good that found its way in, and to you. Softly.",
  'No loud cheer today. A glass, held gently, to you.',
];
/** With a thing to name: kept apart from the heavy part of the week. */
export const mixedThingClosings: Pool = [
  'A quiet glass, then: to {a}, and to you, through all of it.',
  "Here's to {a}, in the middle of everything, and to you.",
  'So, softly: to {a}. And to you.',
];
export const hardOpenings: Pool = [
  'This was not an easy week, and this toast will not pretend that it was.',
  'Some of what you wrote this week was heavy. It does not have to be lighter here.',
  'You wrote down hard things this week. They are not for clinking glasses over.',
  'There is no cheerful way to read this week back, so it will be short and quiet.',
];
/** Where nothing at all should sound like a phrase. */
export const crisisOpenings: Pool = [
  'This was not an easy week, and this toast will not pretend that it was.',
  'Some of what you wrote this week was heavy. It does not have to be lighter here.',
];
export const crisisClosings: Pool = [
  'No cheering, only company. This one is to you.',
  'So no speech today. This is only to say: to you, softly.',
];
/** A middle for weeks where nothing should be held up. */
export const hardMiddles: Pool = [
  'You put it into words as it was, and the words can rest where they are.',
  'Nothing in it needs to be made prettier than it was.',
  'What you wrote stays yours. It will not be read out here.',
];
export const hardLinks: Pool = [
  'And still, there was this. {C}.',
  'Beside all of that, {on}, {c}.',
  '{On}, in the middle of it, {c}.',
  'There was this, too: {on}, {c}.',
];
export const hardClosings: Pool = [
  'So no speech today. Just a quiet glass, raised to you.',
  "Here's to you, softly. May the next week be gentler.",
  'A small glass, held still for a moment. To you.',
  'No cheering, only company. This one is to you.',
];
/** Notes of a word or two, side by side. */
export const fewTogether: Pool = ['{Day} was “{q}.” {Day2} was “{q2}.”', '{Day} said “{q},” and {day2} said “{q2}.”'];
export const fewThreeTogether: Pool = [
  '{Day} was “{q},” {day2} was “{q2},” and {day3} was “{q3}.”',
  '{On} you wrote “{q},” {on2} “{q2},” and {on3} “{q3}.”',
];
/** What complains without being heavy: said lightly, with nothing held up. */
export const grumpyOpenings: Pool = [
  'By your own account, this was not the smoothest of weeks. It gets a glass all the same.',
  'Some weeks are mostly for getting through. You wrote this one down anyway.',
];
export const grumpyClosings: Pool = [
  "Here's to having it behind you, and to you.",
  'A glass for getting to the end of it. To you.',
];
