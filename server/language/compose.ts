import { excerpted } from './base/excerpt.ts';
import { chooserFrom } from './base/random.ts';
import type { ComposedLine, ComposeRequest, SpokenTone } from './base/types.ts';
import { complaintsByLine } from './check/check.ts';
import { onlyTrue } from './check/only-true.ts';
import { evidenceOf, type DraftLine } from './reading/evidence.ts';
import { judgeWeek, type Week } from './reading/judge-week.ts';
import { readWeek } from './reading/read-week.ts';
import type { Unit } from './reading/unit.ts';
import { memoryOf } from './selection/recently-heard.ts';
import { select, type GlassTo } from './selection/select.ts';
import { judgingOnce } from './severity/judged-once.ts';
import { tellWeek, type ToldWeek } from './telling/tell-week.ts';
import { deckFrom } from './telling/template-deck.ts';

export type { ComposedLine, ComposeRequest, Moment } from './base/types.ts';

/**
 * Writes a toast from a week of reflections: an opening, its moments told to 'you', a closing that raises the glass, and
 * where one is good enough a clause of the week once more. What
 * turns out wrong when it is told is quoted, and left out when that is wrong too; a glass goes to the nearest, then to the
 * writer alone. The same request gives the same toast.
 * Never throws on odd text; every line passes `check`, the last guard against a wrong turn of words.
 */
export function compose(request: ComposeRequest): { lines: ComposedLine[]; tone: SpokenTone } {
  return judgingOnce(() => {
    const week = read(request);
    const notes = notesOf(request).map(excerpted);
    const first = told(week, request);
    const wrong = wrongIn(first.lines, notes);
    const second = wrong.isNone ? first : told(week, request, changesFor(wrong));
    const stillWrong = wrong.isNone ? wrong : wrongIn(second.lines, notes);
    // Told without the clauses that are wrong, and not merely cut out: 'two days later' is said of the line before. A glass
    // that was wrong goes to the writer alone, for nothing looks at this telling.
    const last =
      stillWrong.clauses.length === 0 && !stillWrong.isGlass
        ? second
        : told(week, request, {
            ...changesFor(wrong),
            left: stillWrong.clauses,
            ...((wrong.isGlass || stillWrong.isGlass) && { glassTo: 'writer' }),
          });
    return { lines: onlyTrue(allOf(last).map(composed), notesOf(request)), tone: week.tone };
  });
}

/** What a telling gets wrong: the clauses of its lines, and whether it is its opening or the glass. */
function wrongIn(lines: readonly DraftLine[], notes: ComposeRequest['moments']) {
  const complaints = complaintsByLine(lines, notes);
  const isOpening = complaints[0]?.length !== 0;
  const isGlass = complaints.at(-1)?.length !== 0;
  const clauses = lines.slice(1, -1).flatMap(({ from }, at) => (complaints[at + 1]?.length === 0 ? [] : from));
  return { isOpening, isGlass, clauses, isNone: !isOpening && !isGlass && clauses.length === 0 };
}

function changesFor({ isOpening, isGlass, clauses }: ReturnType<typeof wrongIn>): Changes {
  return { quoted: clauses, isPlainOpening: isOpening, ...(isGlass && { glassTo: 'nearest' }) };
}

/** The toast as first written, before the look at whether every line is true. */
export function draft(request: ComposeRequest): { lines: ComposedLine[]; tone: SpokenTone } {
  const week = read(request);
  return { lines: allOf(told(week, request)).map(composed), tone: week.tone };
}

function allOf({ lines, lastWord }: ToldWeek): DraftLine[] {
  return lastWord ? [...lines, lastWord] : lines;
}

function read({ moments, taught, tone }: ComposeRequest): Week {
  return judgeWeek(readWeek(moments, taught), tone);
}

/** What a telling does otherwise than the first: an opening that names nobody, a glass to fewer. */
type Changes = {
  quoted?: readonly Unit[];
  left?: readonly Unit[];
  isPlainOpening?: boolean;
  glassTo?: GlassTo;
};

/** What is chosen of a week, as lines. */
function told(
  week: Week,
  request: ComposeRequest,
  { quoted = [], left = [], isPlainOpening = false, glassTo = 'all' }: Changes = {},
): ToldWeek {
  const { narrator, seed, goesOn = false, earlier = [], said = [] } = request;
  const chooser = chooserFrom(seed);
  const memory = memoryOf(said);
  const chosen = select(week, { chooser, memory, earlier, said, quoted, left, glassTo });
  const selection = isPlainOpening ? { ...chosen, glass: { ...chosen.glass, company: '' } } : chosen;
  return tellWeek(selection, {
    week,
    narrator,
    chooser,
    deck: deckFrom(chooser, { memory, goesOn, isDry: week.isDry }),
  });
}

function notesOf({ earlier = [], moments }: ComposeRequest): ComposeRequest['moments'] {
  return [...earlier, ...moments];
}

function composed({ text, noteIds, from }: DraftLine): ComposedLine {
  return { text, noteIds, evidence: evidenceOf(from) };
}
