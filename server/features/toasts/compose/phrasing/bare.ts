import type { Pool } from './phrasing.ts';

/** Sentences with nothing of the composer's own but the day: they may be heard as often as there are days. */
export const bareTold: Pool = [
  '{On}, {c}.',
  '{On} {y}.',
  'And {on}, {c}.',
  'Then {on}, {c}.',
  'And {on} {y}.',
  '{C}. That was {day}.',
  '{Day}: {c}.',
  'Then {day}: {c}.',
  'Then came {day}, and {c}.',
  'There was {day}, when {s}.',
  'And there was {day}, when {s}.',
];
export const barePhrase: Pool = ['{On}, {p}.', '{Day}: {p}.', 'Then {day}: {p}.', 'And {on}, {p}.', 'From {day}: {p}.'];
export const bareDoing: Pool = ['{On} you were {p}.', 'And {on} you were {p}.'];
export const bareThanks: Pool = ['{On} you were grateful for {p}.', 'And {on} you were grateful for {p}.'];
export const bareWords: Pool = [
  '{On} you wrote, “{q}.”',
  'And {on} you wrote, “{q}.”',
  '{Day}: “{q}.”',
  'And {on}: “{q}.”',
];
export const bareTail: Pool = ['“{q},” you wrote.', 'And you wrote, “{q}.”'];
export const bareNextDay: Pool = ['The next day, {c}.', 'And the next day, {c}.'];
export const bareSameDay: Pool = ['The same day, {c}.', 'And the same day, {c}.'];
export const bareDayless: Pool = ['And {c}.', '{C}.'];
export const bareDaylessPhrase: Pool = ['And {p}.'];
export const bareJoint: Pool = ['{On}, {s}, and {on2}, {s2}.', '{On}, {s}. {On2}, {c2}.', '{On}, {s}; {on2}, {c2}.'];
export const bareJointPhrase: Pool = ['{On}, {p}; {on2}, {p2}.', '{On}, {p}, and {on2}, {p2}.'];
export const bareJointThanks: Pool = ['{On} you were grateful for {p}, and {on2} for {p2}.'];
export const bareFew: Pool = ['{Day}: “{q}.” {Day2}: “{q2}.”', '{On} you wrote “{q},” and {on2} “{q2}.”'];
export const bareFewThree: Pool = ['{On} you wrote “{q},” {on2} “{q2},” and {on3} “{q3}.”'];

/** Every bare sentence. */
export const bare: ReadonlySet<string> = new Set(
  [
    bareTold,
    barePhrase,
    bareDoing,
    bareThanks,
    bareWords,
    bareTail,
    bareNextDay,
    bareSameDay,
    bareDayless,
    bareDaylessPhrase,
    bareJoint,
    bareJointPhrase,
    bareJointThanks,
    bareFew,
    bareFewThree,
  ].flat(),
);
