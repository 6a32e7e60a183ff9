import type { Pool } from './types.ts';
import { after, bare, pool } from './written.ts';

/** Sentences with nothing of the composer's own but the day: they may be heard as often as there are days. */
export const bareTold: Pool = pool(
  [
    '{On}, {c}.',
    '{On} {y}.',
    after('And {on}, {c}.'),
    after('Then {on}, {c}.'),
    after('And {on} {y}.'),
    '{C}. That was {day}.',
    after('Then came {day}, and {c}.'),
    after('Then {day}. {C}.'),
  ],
  'bare',
);
export const barePhrase: Pool = pool(['{On}, {p}.', after('And {on}, {p}.'), after('Then {on}, {p}.')], 'bare');
/** For what has no article: 'Wednesday: rainbow over the whole valley', as one says it. */
export const bareLoose: Pool = pool(['{Day}: {p}.', after('And {day}: {p}.'), after('Then {day}: {p}.')], 'bare');
/** For a clause in the writer's own tense, which no 'on Friday' can stand before. */
export const bareStated: Pool = pool(['{Day}: {p}.', after('Then {day}: {p}.'), after('And {day}: {p}.')], 'bare');
export const bareDoing: Pool = pool(
  [
    '{On} you were {p}.',
    after('And {on} you were {p}.'),
    after('And there you were {on}, {p}.'),
    after('Then there you were {on}, {p}.'),
  ],
  'bare',
);
export const bareThanks: Pool = pool(
  ['{On} you were grateful for {p}.', after('And {on} you were grateful for {p}.')],
  'bare',
);
export const bareWords: Pool = pool([
  ...[
    '{On} you wrote, “{q}.”',
    after('And {on} you wrote, “{q}.”'),
    after('Then {on}, in your own words, “{q}.”'),
    after('{Day}, in your words: “{q}.”'),
    after('Then {day}: “{q}.”'),
    after('And {day}: “{q}.”'),
  ].map(bare),
  after('{Days} page says, “{q}.”'),
  after('{On} you put it like this: “{q}.”'),
]);
/** For a quotation of few words, which can come before who wrote it. */
export const bareShortWords: Pool = pool(['“{q},” you wrote {on}.', '“{q}.” That was {day}, in your words.'], 'bare');
/** For a quotation where it has been said often enough whose words are heard: after its day, the next day, two days later. */
export const sparseWords: Pool = pool([after('Then {day}: “{q}.”'), after('And {day}: “{q}.”')], 'bare');
export const sparseNextDayWords: Pool = pool(
  [
    after('And the next day: “{q}.”'),
    after('The next day: “{q}.”'),
    after('And the day after: “{q}.”'),
    after('The day after: “{q}.”'),
  ],
  'bare',
);
export const sparseTwoDaysWords: Pool = pool(
  [after('Two days later: “{q}.”'), after('And two days on: “{q}.”')],
  'bare',
);
/** A quotation of the day after the moment before. */
export const bareNextDayWords: Pool = pool(
  [
    after('The next day you wrote, “{q}.”'),
    after('And the day after, in your own words, “{q}.”'),
    after('And the next day: “{q}.”'),
    after('The day after, you wrote, “{q}.”'),
  ],
  'bare',
);
export const bareTail: Pool = pool(['“{q},” you wrote.', 'And you wrote, “{q}.”'], 'bare');
export const bareNextDay: Pool = pool(
  [
    after('The next day, {c}.'),
    after('The day after, {c}.'),
    after('And the next day, {c}.'),
    after('The following day, {c}.'),
    after('A day later, {c}.'),
  ],
  'bare',
);
export const bareNextDayPhrase: Pool = pool([after('The next day, {p}.'), after('And the day after, {p}.')], 'bare');
export const bareNextDayLoose: Pool = pool([after('The next day: {p}.'), after('And the day after: {p}.')], 'bare');
/** For a moment two days after one whose weekday was heard. */
export const twoDays: Pool = pool([after('Two days later, {c}.'), after('And two days on, {c}.')], 'bare');
export const twoDaysPhrase: Pool = pool([after('Two days later, {p}.'), after('And two days on, {p}.')], 'bare');
export const twoDaysLoose: Pool = pool([after('Two days later: {p}.'), after('And two days on: {p}.')], 'bare');
export const twoDaysWords: Pool = pool(
  [after('Two days later you wrote, “{q}.”'), after('And two days on, in your own words, “{q}.”')],
  'bare',
);
export const bareSameDay: Pool = pool(
  ['The same day, {c}.', after('And the same day, {c}.'), 'That same day, {c}.', after('And that same day, {c}.')],
  'bare',
);
export const bareSameDayWords: Pool = pool(
  [after('The same day you wrote, “{q}.”'), after('And the same day: “{q}.”')],
  'bare',
);
export const bareSameDayPhrase: Pool = pool(
  [after('And the same day, {p}.'), 'That same day, {p}.', after('And that same day, {p}.')],
  'bare',
);
export const bareSameDayLoose: Pool = pool([after('And the same day: {p}.'), 'That same day, too: {p}.'], 'bare');
/** A weekday that has been told of once already, seven days before. */
export const bareAgain: Pool = pool(
  [
    after('And then it was {wd} again, and {c}.'),
    after('And so to {wd} again, when {s}.'),
    after('Then {wd} again, and {c}.'),
    after('And when it was {wd} again, {c}.'),
  ],
  'bare',
);
export const bareAgainPhrase: Pool = pool(
  [after('And then it was {wd} again, and {p}.'), after('Then {wd} again, and {p}.')],
  'bare',
);
export const bareAgainLoose: Pool = pool([after('Then {wd} again: {p}.'), after('And {wd} again: {p}.')], 'bare');
/** For what names another day: its own stands before it like a heading. */
export const bareHeaded: Pool = pool(['{Day}: {c}.', after('Then {day}: {c}.'), after('And {day}: {c}.')], 'bare');
export const bareDayless: Pool = pool(['{C}.', after('And {c}.')], 'bare');
export const bareDaylessPhrase: Pool = pool(['{P}.', after('And {p}.')], 'bare');
export const bareFew: Pool = pool(['{Day}: “{q}.” {Day2}: “{q2}.”', '{On} you wrote “{q},” and {on2} “{q2}.”'], 'bare');
/** For short notes, side by side. */
export const bareShort: Pool = pool(
  [
    '{Day}: “{q}.” {Day2}: “{q2}.”',
    '{On} you wrote, “{q}.” And {on2}, “{q2}.”',
    after('Then {day}: “{q}.” And {day2}: “{q2}.”'),
  ],
  'bare',
);
export const bareFewThree: Pool = pool(['{On} you wrote “{q},” {on2} “{q2},” and {on3} “{q3}.”'], 'bare');

/** For the moment that was kept for the end, with its reason. */
export const imageTold: Pool = pool([
  after('That leaves {day}, which was kept for last. {C}.'),
  after('And then there is {day}, kept for last. {C}.'),
  '{Day} was left until now on purpose. {C}.',
  after('That leaves {day}, saved for the end. {C}.'),
  'Now {day}, which has waited its turn. {C}.',
  after('And last, on purpose, {day}. {C}.'),
  'One day was passed over so far: {day}. {C}.',
  after('Then there is {day}, and it comes last for a reason. {C}.'),
]);
/** The same in the writer's own words. */
export const imageQuoted: Pool = pool([
  after('That leaves {day}, which was kept for last. “{q}.”'),
  after('And then there is {day}, kept for last. “{q}.”'),
  '{Day} was left until now on purpose. “{q}.”',
  after('That leaves {day}, saved for the end. You wrote, “{q}.”'),
  after('And last, on purpose, {day}. You wrote, “{q}.”'),
  after('Then there is {day}, and it comes last for a reason. “{q}.”'),
]);
