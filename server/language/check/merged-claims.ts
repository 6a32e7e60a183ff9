import type { Moment } from '../base/types.ts';
import { canonical, doerBefore } from './vocabulary-of-notes.ts';
import type { NoteWords } from './vocabulary-of-notes.ts';
import { plain, tokenize } from '../base/tokens.ts';
import {
  coordinators,
  dayWords,
  determiners,
  freeWords,
  numberWords,
  possessives,
  prepositions,
} from '../lexicon/function-words.ts';
import { looksPast } from '../lexicon/verbs.ts';

type Ground = {
  own: readonly Moment[];
  wordsOfNote: (moment: Moment) => NoteWords;
  stands: (quotation: string, moment: Moment) => boolean;
  /** The places of a flow of words that are the composer's own. */
  coveredIn: (flow: readonly string[]) => ReadonlySet<number>;
};

/**
 * Says where a line that rests on several notes makes one claim of two: tells in one clause what stands in different
 * notes, or tells of one note on the day of another. Names and things of different notes may stand side by side.
 */
export function mergeComplaints(text: string, ground: Ground): string[] {
  if (new Set(ground.own).size < 2) {
    return [];
  }
  const { flow, clauses } = readClauses(text);
  const covered = ground.coveredIn(flow);
  return clauses.flatMap((clause) => [
    ...toldComplaints(clause, { ...ground, flow, covered }),
    ...quotedComplaints(clause, ground),
  ]);
}

const relatives = new Set(['who', 'which', 'whose']);
/** After these comes another one of several: 'to Ana, who rang, to Bo, and to you'. */
const listing = new Set(['to', 'for', 'from', 'of']);

/** Words between marks, by their places in the flow of the line; `days` are those it names, or else the last one named before. */
type Clause = { at: number[]; days: string[]; quotations: { words: string; day: string | undefined }[] };

/** The line as a flow of words, '' where a mark or a quotation parts them, and its clauses. */
function readClauses(text: string): { flow: string[]; clauses: Clause[] } {
  const flow = [''];
  const clauses: Clause[] = [{ at: [], days: [], quotations: [] }];
  let quotation: string | undefined;
  let day: string | undefined;
  let comma = false;
  for (const { text: own, kind, quoted } of tokenize(text)) {
    const clause = clauses.at(-1);
    if (quoted) {
      quotation = (quotation ?? '') + own;
      continue;
    }
    if (quotation !== undefined) {
      clause?.quotations.push({ words: quotation.replace(/^[“"]|[”"]$/g, ''), day });
      quotation = undefined;
      flow.push('');
    }
    if (kind === 'mark') {
      flow.push('');
      comma = own === ',';
      clauses.push({ at: [], days: [], quotations: [] });
    } else if (kind === 'word') {
      const word = plain(own);
      // What goes on with 'by', 'with' or 'who' after a comma belongs to the clause before it.
      const goesOn = relatives.has(word) || (prepositions.has(word) && !listing.has(word));
      if (comma && clause?.at.length === 0 && goesOn && clauses.length > 1) {
        clauses.pop();
      }
      comma = false;
      clauses.at(-1)?.at.push(flow.push(word) - 1);
      const named = word.replace(/'s?$/, '');
      if (dayWords.has(named)) {
        day = named;
        clauses.at(-1)?.days.push(named);
      }
    }
  }
  if (quotation !== undefined) {
    clauses.at(-1)?.quotations.push({ words: quotation.replace(/^[“"]|[”"]$/g, ''), day });
  }
  return { flow, clauses: withDays(clauses) };
}

function withDays(clauses: readonly Clause[]): Clause[] {
  let last: string | undefined;
  const first = clauses.find(({ days }) => days.length > 0)?.days[0];
  return clauses.map((clause) => {
    const before = last;
    last = clause.days.at(-1) ?? last;
    return {
      ...clause,
      days: clause.days.length > 0 || before === undefined ? clause.days : [before],
      quotations: clause.quotations.map(({ words, day }) => ({ words, day: day ?? first })),
    };
  });
}

type Read = Ground & { flow: readonly string[]; covered: ReadonlySet<number> };

function toldComplaints({ at: places, days }: Clause, { own, wordsOfNote, flow, covered }: Read): string[] {
  if (!places.some((at) => isTold(flow, at, covered.has(at)))) {
    return [];
  }
  const telling = places
    .filter((at) => !covered.has(at))
    .map((at) => flow[at] ?? '')
    .filter((word) => !freeWords.has(word) && !dayWords.has(word.replace(/'s?$/, '')));
  const read = own.map(wordsOfNote);
  const missing = read.map((leave) => telling.filter((word) => !saysWord(leave, word)));
  const fewest = missing.reduce((best, one) => (one.length < best.length ? one : best));
  if (fewest.length > 0) {
    const known = telling.every((word) => read.some((leave) => saysWord(leave, word)));
    return known ? [`tells as one what stands in different notes: ${fewest.join(', ')}`] : [];
  }
  const bearers = read.filter((_, at) => missing[at]?.length === 0);
  return telling.length > 0 ? dayComplaints(bearers, days) : [];
}

function quotedComplaints({ quotations }: Clause, { own, wordsOfNote, stands }: Ground): string[] {
  return quotations.flatMap(({ words, day }) => {
    const bearers = own.filter((moment) => stands(words, moment)).map(wordsOfNote);
    return bearers.length > 0 && day !== undefined ? dayComplaints(bearers, [day]) : [];
  });
}

function dayComplaints(bearers: readonly NoteWords[], days: readonly string[]): string[] {
  const fits =
    days.length === 0 || bearers.some((leave) => days.some((day) => leave.weekdays.has(day) || leave.words.has(day)));
  return fits ? [] : [`tells of a note on the day of another: ${days.join(', ')}`];
}

/** Whether someone is told to have done or been something: a past verb after its subject, not 'the burnt toast'. */
function isTold(flow: readonly string[], at: number, covered: boolean): boolean {
  const word = flow[at] ?? '';
  if (!looksPast(word)) {
    return false;
  }
  const doer = doerBefore(flow, at);
  // Of the composer's own verbs 'you were' alone says something of the writer.
  return covered
    ? doer === 'you' && word === 'were'
    : doer !== '' && ![coordinators, determiners, possessives, prepositions, numberWords].some((set) => set.has(doer));
}

/** Whether a note gives leave to say a word. */
export function saysWord(leave: NoteWords, word: string): boolean {
  const bare = word.replace(/'s?$/, '');
  return leave.words.has(word) || leave.words.has(canonical(word)) || leave.words.has(bare) || leave.weekdays.has(bare);
}
