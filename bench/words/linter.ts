import { agreement, firstPerson, formOfYou, subjectStuckOn, yourself } from './slips/person.ts';
import {
  colons,
  ends,
  exclamations,
  fragments,
  marks,
  quotes,
  saidTwice,
  sameOpenings,
  shouting,
  signs,
  spaces,
  starts,
} from './slips/sentence.ts';
import { readLine } from './slips/text.ts';
import type { Line } from './slips/text.ts';
import { apostrophes, oddCapitals, questions, shortWords, smallNames, subjectMissing } from './slips/typing.ts';
import { articleMissing, articles, danglingLinks, dayTwice, determiners, doubled, staleDay } from './slips/words.ts';

/** A slip of grammar or of the pen: its kind, the words it is in, and the line (from 0) that holds them. */
export type Slip = { kind: SlipKind; found: string; line: number };

const ofLines = {
  'first person': firstPerson,
  'verb of another person': agreement,
  'wrong form of you': formOfYou,
  'you for yourself': yourself,
  'you stuck on': subjectStuckOn,
  'subject missing': subjectMissing,
  'doubled words': doubled,
  'a or an': articles,
  'no article': articleMissing,
  'two determiners': determiners,
  'dangling link': danglingLinks,
  'day twice': dayTwice,
  'stale day': staleDay,
  'small start': starts,
  'small name': smallNames,
  'odd capital': oddCapitals,
  'no apostrophe': apostrophes,
  'short form': shortWords,
  'question mark lost': questions,
  'no end': ends,
  spaces,
  marks,
  quotes,
  'two colons': colons,
  fragment: fragments,
  signs,
  shouting,
  exclamations,
} satisfies Record<string, (line: Line) => string[]>;

const ofToasts = {
  'same openings': sameOpenings,
  'line twice': saidTwice,
} satisfies Record<string, (lines: readonly Line[]) => { at: number; found: string }[]>;

export type SlipKind = keyof typeof ofLines | keyof typeof ofToasts;

export const slipKinds = [...Object.keys(ofLines), ...Object.keys(ofToasts)] as SlipKind[];

/**
 * The slips in the lines of a toast, found by rules of its own that know nothing of how the lines were made. What stands
 * in quotation marks is the writer's and is let be.
 */
export function slipsIn(texts: readonly string[]): Slip[] {
  const lines = texts.map(readLine);
  const single = lines.flatMap((line, at) =>
    Object.entries(ofLines).flatMap(([kind, find]) =>
      find(line).map((found) => ({ kind: kind as SlipKind, found, line: at })),
    ),
  );
  const across = Object.entries(ofToasts).flatMap(([kind, find]) =>
    find(lines).map(({ at, found }) => ({ kind: kind as SlipKind, found, line: at })),
  );
  return [...single, ...across];
}
