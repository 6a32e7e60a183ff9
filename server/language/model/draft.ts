import { factComplaints } from '../facts/facts.ts';
import type { Claim, Moment } from '../base/types.ts';
import type { DraftAnswer, ReviewAnswer } from './draft-answer.ts';
import { heardComplaints } from './heard.ts';
import { lookBackComplaints, type ShownEarlier } from './look-backs.ts';
import { tooSoonComplaints } from './too-soon.ts';

/** How long a toast may be. Some 2,400 characters are spoken in two and a half minutes. */
export const bounds = { fewestLines: 3, mostLines: 14, mostInLine: 400, mostInAll: 2_400, mostFree: 3 } as const;

const raisesGlass =
  /\b(?:glass|glasses|cheers|clink|dram|drink|raise|(?:so|and|here's|here’s)? ?to (?:you|your|the|those|that|all|both|\p{Lu}))/iu;
/** Marks that are not for speaking, and characters that are not seen. */
const unspeakable = /[<>{}[\]*_#`|\\~^=\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/** The lines of an answer with single spaces, and each note named once. */
export function linesOf(answer: DraftAnswer): Claim[] {
  return answer.lines.map(({ text, noteIds }) => ({
    text: text.replace(/\s+/g, ' ').trim(),
    noteIds: [...new Set(noteIds)],
  }));
}

/** What a draft is judged by: the notes, what may be looked back at and was heard lately, and what the week is like. */
export type Grounds = {
  notes: readonly Moment[];
  earlier?: readonly ShownEarlier[];
  said?: readonly (readonly string[])[];
  goesOn?: boolean;
  /** Something heavy stands beside the good things. */
  quiet?: boolean;
};

/**
 * What stands against a draft: first its form, and when that is right whether it is true and not heard already. Empty
 * for a good one.
 */
export function complaintsAbout(
  lines: readonly Claim[],
  { notes, earlier = [], said = [], goesOn = false, quiet = false }: Grounds,
): string[] {
  const all = [...notes, ...earlier];
  const form = formComplaints(lines, all);
  return form.length > 0
    ? form
    : [
        ...numbered(factComplaints(lines, all)),
        ...lookBackComplaints(lines, earlier),
        ...heardComplaints(lines, said),
        ...(goesOn ? tooSoonComplaints(lines) : []),
        ...(quiet
          ? numbered(lines.map(({ text }) => (text.includes('!') ? ['cheers in a week that is to be quiet'] : [])))
          : []),
      ];
}

/** What a model found in a draft that no note says, as complaints. */
export function reviewComplaints({ lines }: ReviewAnswer, claims: readonly Claim[]): string[] {
  return lines.flatMap(({ line, notInTheNotes }) =>
    claims[line - 1]
      ? notInTheNotes.filter((one) => one.trim() !== '').map((one) => `Line ${line}: no note says: ${one}`)
      : [],
  );
}

function formComplaints(lines: readonly Claim[], notes: readonly Moment[]): string[] {
  if (lines.length < bounds.fewestLines || lines.length > bounds.mostLines) {
    return [`There are ${lines.length} lines; there must be ${bounds.fewestLines} to ${bounds.mostLines}.`];
  }
  const length = lines.reduce((sum, { text }) => sum + text.length, 0);
  if (length > bounds.mostInAll) {
    return [`It is ${length} characters long; ${bounds.mostInAll} are the most.`];
  }
  const free = lines.filter(({ noteIds }) => noteIds.length === 0).length;
  return [
    ...numbered(lines.map((line, at) => lineComplaints(line, { lines, at, notes }))),
    ...(free === lines.length ? ['No line tells of a note.'] : []),
    ...(free > bounds.mostFree ? [`${free} lines draw on no note; ${bounds.mostFree} are the most.`] : []),
    ...(raisesGlass.test(lines.at(-1)?.text ?? '') ? [] : ['The last line raises no glass.']),
  ];
}

type Among = { lines: readonly Claim[]; at: number; notes: readonly Moment[] };

function lineComplaints({ text, noteIds }: Claim, { lines, at, notes }: Among): string[] {
  const own = notes.filter(({ id }) => noteIds.includes(id)).map(({ content }) => content);
  const marks = new Set(text.match(unspeakable));
  return [
    ...(/[\p{L}\p{N}]/u.test(text) ? [] : ['has no words']),
    ...(text.length > bounds.mostInLine ? [`is longer than ${bounds.mostInLine} characters`] : []),
    ...(lines.findIndex((other) => other.text === text) < at ? ['was said before'] : []),
    ...([...marks].every((mark) => own.some((content) => content.includes(mark)))
      ? []
      : ['holds marks that cannot be spoken']),
  ];
}

function numbered(byLine: readonly (readonly string[])[]): string[] {
  return byLine.flatMap((complaints, at) => complaints.map((complaint) => `Line ${at + 1}: ${complaint}`));
}
