import type { Evidence, Moment } from '../base/types.ts';
import { plain, tokenize } from '../base/tokens.ts';
import { isSpoken, type Unit } from './unit.ts';

/** A line being written, with what it was written from. */
export type DraftLine = { text: string; noteIds: number[]; from: readonly Unit[] };

const longest = 220;

/** The words of their notes that a line rests on, verbatim and each once, in the order they are told. */
export function evidenceOf(from: readonly Unit[]): Evidence[] {
  const evidence: Evidence[] = [];
  for (const unit of from) {
    const words = verbatimOf(isSpoken(unit) ? unit.source : (unit.quote ?? unit.source), unit.moment);
    const known = evidence.some((one) => one.noteId === unit.moment.id && one.words.includes(words));
    if (words !== '' && !known) {
      evidence.push({ noteId: unit.moment.id, words });
    }
  }
  return evidence;
}

type Spot = { word: string; from: number; to: number };

/** The stretch of a note that a tidied clause was read from, exactly as it stands there. */
export function verbatimOf(clause: string, moment: Moment): string {
  const { content } = moment;
  if (clause !== '' && content.includes(clause)) {
    return clause;
  }
  const spots = spotsIn(moment);
  const wanted = spotsOf(clause).map(({ word }) => word);
  const span = spanOf(
    spots.map(({ word }) => word),
    wanted,
  );
  const [first, last] = span ? [spots[span.from], spots[span.to]] : [];
  if (!first || !last) {
    return cut(content.trim());
  }
  return content.slice(first.from, last.to);
}

/** The words of each note read so far: many clauses are looked for in the same one. */
const known = new WeakMap<Moment, Spot[]>();

function spotsIn(moment: Moment): Spot[] {
  const found = known.get(moment) ?? spotsOf(moment.content);
  known.set(moment, found);
  return found;
}

function spotsOf(text: string): Spot[] {
  const spots: Spot[] = [];
  let at = 0;
  for (const token of tokenize(text)) {
    if (token.kind === 'word') {
      spots.push({ word: plain(token.text).replaceAll("'", ''), from: at, to: at + token.text.length });
    }
    at += token.text.length;
  }
  return spots;
}

/** Where most of the wanted words stand close together: tidying may have added, dropped or mended a few of them. */
function spanOf(words: readonly string[], wanted: readonly string[]): { from: number; to: number } | undefined {
  let best: { from: number; to: number; met: number } | undefined;
  const bag = new Set(wanted);
  for (const [from, word] of words.entries()) {
    if (!bag.has(word) || (best && best.met === wanted.length)) {
      continue;
    }
    const found = walk(words, wanted, from);
    best = !best || found.met > best.met ? found : best;
  }
  return best && best.met * 2 >= wanted.length ? best : undefined;
}

/** Goes through both at once from `from`, passing over at most two words of either side where they differ. */
function walk(
  words: readonly string[],
  wanted: readonly string[],
  from: number,
): { from: number; to: number; met: number } {
  const start = wanted.indexOf(words[from] ?? '');
  let [at, next, to, met] = [from, start, from, 0];
  while (at < words.length && next < wanted.length) {
    const step = nextMeeting(words, wanted, { at, next });
    if (!step) {
      break;
    }
    to = step.at;
    met += 1;
    [at, next] = [step.at + 1, step.next + 1];
  }
  return { from, to, met };
}

function nextMeeting(
  words: readonly string[],
  wanted: readonly string[],
  { at, next }: { at: number; next: number },
): { at: number; next: number } | undefined {
  for (let apart = 0; apart <= 4; apart += 1) {
    for (let ahead = 0; ahead <= Math.min(apart, 2); ahead += 1) {
      const word = words[at + apart - ahead];
      if (apart - ahead <= 2 && word !== undefined && word === wanted[next + ahead]) {
        return { at: at + apart - ahead, next: next + ahead };
      }
    }
  }
  return undefined;
}

function cut(text: string): string {
  if (text.length <= longest) {
    return text;
  }
  const end = text.lastIndexOf(' ', longest);
  // A pair of code units must not be parted.
  return text.slice(0, end > 0 ? end : longest).replace(/[\uD800-\uDBFF]$/, '');
}
