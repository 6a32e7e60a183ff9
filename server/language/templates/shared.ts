import type { Pool } from './types.ts';

/** Plain words for any tone, and the only ones for what must not be dressed up. */
export const plainTold: Pool = [
  '{On}, {c}.',
  '{On} {y}.',
  'And {on}, {c}.',
  '{C}. That was {day}.',
  'There was {day}, when {s}.',
];
export const plainPhrase: Pool = ['{On}, {p}.', 'And {on}, {p}.', '{P}. That was {day}.'];
/** For phrases that open with a small word or have more than one thing in them: 'after work, a swim'. */
export const placedPhrase: Pool = ['{P}. That was {day}.', '{On}, {p}.', 'And {on}, {p}.', 'Then {on}, {p}.'];
/** For phrases without an article: 'long walk, cold nose'. */
export const loosePhrase: Pool = [
  '{P}. That was {day}.',
  '{Day}: {p}.',
  'And {day}: {p}.',
  'Then {day}: {p}.',
  '{Day} went like this: {p}.',
  'And {day} was this: {p}.',
  'You drew {day} in a few strokes: {p}.',
];
/** What is so still, told in its own tense: 'the shoulder is mending'. */
export const standing: Pool = [
  'News from {day}: {p}.',
  'And {on} you had this to tell: {p}.',
  'And this, from {day}: {p}.',
  'And the word from {day}: {p}.',
];
/** After the opening of a full week that is in few words: claims nothing of it. */
export const settingOff: Pool = [
  'It goes day by day, more or less, the way weeks do.',
  'You know how it goes, but it is different out loud.',
  'It will take about as long as it takes to finish a drink.',
  'If you find yourself nodding along, that is allowed.',
  'Nothing in it has been made any bigger than it was.',
  'Every bit of it comes from you, so there will be no surprises, or only good ones.',
  'There is no need to do anything but listen.',
];
/** The first moment of several. */
export const first: Pool = [
  'It began {on}, when {s}.',
  'It started {on}, when {s}.',
  'Begin with {day}, when {s}.',
  'First came {day}, and {c}.',
  'Start with {day}, when {s}.',
  'Before all the rest came {day}, when {s}.',
  'It opens {on}, when {s}.',
  'Go right back to {day}, when {s}.',
];
/** The last moment of several, in the order of days. */
export const last: Pool = [
  'And last of all, {on}, {c}.',
  'And to finish, {on}, {c}.',
  'Which leaves {day}, when {s}.',
  'That brings it round to {day}, when {s}.',
  'And at the far end of it there is {day}, when {s}.',
  'And one to go out on: {on}, {c}.',
  'And {day} came in last, when {s}.',
];
/** The strongest moment, told after all others though its day, not named so far, came before. */
export const kept: Pool = [
  'One has been kept for the end. {On}, {c}.',
  'You may have noticed that {day} is missing so far. {C}.',
  'And one of them had to wait until now. {On}, {c}.',
  'Now back to {day}, which was held over on purpose. {C}.',
  'The last one is from {day}, and it is last for a reason. {C}.',
  'One more before the glass goes up. {On}, {c}.',
  'Out of turn, and only because it can stand there alone: {on}, {c}.',
  'Nobody has mentioned {day} yet. {C}.',
  '{Day} was skipped, and not by accident. {C}.',
];
/** A breath after a moment in which someone did something for the writer. */
export const nodToKindness: Pool = [
  'There are people like this, and you know one.',
  'You do not get that from just anyone.',
  'This is what it looks like when somebody thinks of you.',
  'Somebody had you in mind.',
];
/** A breath after something that the writer got done. */
export const nodToDone: Pool = [
  'Done, and it stays done.',
  'Nobody can undo that one.',
  'You did that.',
  'That was you, and nobody else.',
];
/** A breath after laughter. */
export const nodToLaughter: Pool = [
  'You can almost hear it from here.',
  'It still sounds good.',
  'Try telling that one with a straight face.',
];
export const thereYouWere: Pool = ['{On} you were {p}.', 'There you were {on}, {p}.'];
export const daylessPhrase: Pool = ['There was this, too: {p}.', 'And you wrote of {p}.'];
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
/** Short phrases of two days. */
export const phraseTogether: Pool = [
  '{Day} brought {p}, and {day2} {p2}.',
  '{Day} had {p} in it, and {day2} had {p2}.',
  'There was {p} {on}, and {p2} {on2}.',
];
/** After a moment about something else. */
export const unlike: Pool = [
  'On a different note, {on}, {c}.',
  'And now for something else. {On}, {c}.',
  'Then something quite different. {On}, {c}.',
];
/** Someone or something that stands in the notes of two days, {a}: said only where it does. */
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
