import { type Pool, textOf } from './types.ts';
import { bareGlasses } from './closings.ts';

/** Sentences with nothing of the composer's own but the day: they may be heard as often as there are days. */
export const bareTold: Pool = [
  '{On}, {c}.',
  '{On} {y}.',
  'And {on}, {c}.',
  'Then {on}, {c}.',
  'And {on} {y}.',
  '{C}. That was {day}.',
  'Then came {day}, and {c}.',
  'There was {day}, when {s}.',
  'And there was {day}, when {s}.',
  'And then there was {day}, when {s}.',
  '{Day} was the day {s}.',
  'And {day} was the day {s}.',
];
export const barePhrase: Pool = ['{On}, {p}.', 'And {on}, {p}.', 'Then {on}, {p}.', '{P}. That was {day}.'];
/** For what has no article: 'Wednesday: rainbow over the whole valley', as one says it. */
export const bareLoose: Pool = [
  '{Day}: {p}.',
  'And {day}: {p}.',
  'Then {day}: {p}.',
  '{P}. That was {day}.',
  'Next, {day}: {p}.',
];
/** For a clause in the writer's own tense, which no 'on Friday' can stand before. */
export const bareStated: Pool = ['{Day}: {p}.', 'Then {day}: {p}.', 'And {day}: {p}.', 'From {day}: {p}.'];
export const bareDoing: Pool = [
  '{On} you were {p}.',
  'And {on} you were {p}.',
  'And there you were {on}, {p}.',
  'Then there you were {on}, {p}.',
];
export const bareThanks: Pool = ['{On} you were grateful for {p}.', 'And {on} you were grateful for {p}.'];
export const bareWords: Pool = [
  '{On} you wrote, “{q}.”',
  'And {on} you wrote, “{q}.”',
  'Then {on}, in your own words, “{q}.”',
];
export const bareTail: Pool = ['“{q},” you wrote.', 'And you wrote, “{q}.”'];
export const bareNextDay: Pool = [
  'The next day, {c}.',
  'And the next day, {c}.',
  'The day after, {c}.',
  'And the day after that, {c}.',
  'One day on, {c}.',
];
export const bareSameDay: Pool = [
  'The same day, {c}.',
  'And the same day, {c}.',
  'That same day, {c}.',
  'And that same day, {c}.',
  'That same {day}, {c}.',
];
export const bareSameDayPhrase: Pool = ['And the same day, {p}.', 'That same day, {p}.', 'And that same day, {p}.'];
export const bareSameDayLoose: Pool = [
  'And the same day: {p}.',
  'That same day, too: {p}.',
  '{P}. That was the same day.',
];
/** A weekday that has been told of once already, seven days before. */
export const bareAgain: Pool = [
  'And then it was {wd} again, and {c}.',
  'And so to {wd} again, when {s}.',
  'Then {wd} again, and {c}.',
  'And when it was {wd} again, {c}.',
];
export const bareAgainPhrase: Pool = ['And then it was {wd} again, and {p}.', 'Then {wd} again, and {p}.'];
export const bareAgainLoose: Pool = ['Then {wd} again: {p}.', 'And {wd} again: {p}.'];
export const bareDayless: Pool = ['{C}.', 'And {c}.'];
export const bareDaylessPhrase: Pool = ['{P}.', 'And {p}.'];
export const bareFew: Pool = ['{Day}: “{q}.” {Day2}: “{q2}.”', '{On} you wrote “{q},” and {on2} “{q2}.”'];
export const bareFewThree: Pool = ['{On} you wrote “{q},” {on2} “{q2},” and {on3} “{q3}.”'];

/** For the moment that was kept for the end. */
export const imageTold: Pool = [
  'That leaves {day}. {C}.',
  'And that leaves {day}. {C}.',
  'Last of all, {day}. {C}.',
  'Now {day}. {C}.',
  'And now {day}. {C}.',
  'Then there is {day}. {C}.',
  'And then there is {day}. {C}.',
  '{Day} is still to come. {C}.',
];

/** Every bare sentence. */
export const bare: ReadonlySet<string> = new Set(
  [
    bareTold,
    barePhrase,
    bareLoose,
    bareSameDayLoose,
    bareAgainLoose,
    bareStated,
    bareDoing,
    bareThanks,
    bareWords,
    bareTail,
    bareNextDay,
    bareSameDay,
    bareSameDayPhrase,
    bareAgain,
    bareAgainPhrase,
    bareDayless,
    bareDaylessPhrase,
    bareFew,
    bareFewThree,
    bareGlasses,
  ]
    .flat()
    .map(textOf),
);
