import { eachOnce, isObject, mayBeToasted } from './company.ts';
import type { Memory } from './recently-heard.ts';
import { cooldown, type Closings, type Slots } from '../templates/types.ts';
import type { Plan } from './choose-notes.ts';
import { distinctThings, known, type Thing } from '../reading/nameable-things.ts';
import type { Unit } from '../reading/unit.ts';
import { mayBeRaised } from '../severity/severity.ts';
import type { Week } from '../reading/judge-week.ts';
import type { ReadNote } from '../reading/read-week.ts';

/** What a glass is raised to: the kind of closing that says it, what fills it, and what it rests on. */
export type Glass = { kind: keyof Closings; slots: Slots; noteIds: number[]; from: Unit[] };

const mostThings = 3;
const places = ['a', 'b', 'c'];
const kinds = ['plain', 'thing', 'things', 'many'] as const;

/**
 * To what was told, and to the writer: first to someone or something of the moment that the toast is built around, then
 * of others, one of each. Nothing is raised of what may be hard, and nothing that the last toasts ended on.
 */
export function glassFor(plan: Plan, week: Week, memory: Memory): Glass {
  const isBright = ({ severity, tidied }: ReadNote): boolean =>
    severity === 'light' || (severity === 'tender' && mayBeRaised(tidied));
  const ofNotes = (wanted: (note: ReadNote) => boolean): Thing[] =>
    distinctThings(
      plan.items.filter(({ note }) => isBright(note) && wanted(note)).map(({ main, more }) => [main, ...more]),
      week.names,
    );
  const isFresh = ({ text }: Thing): boolean => !memory.endedWith(text, cooldown.ends);
  const ofImage = ofNotes((note) => note === plan.image).filter((thing) => mayBeToasted(thing) || isObject(thing));
  const ofOthers = ofNotes((note) => note !== plan.image).filter(mayBeToasted);
  const all = eachOnce([...ofImage.slice(0, 1), ...ofOthers, ...ofImage.slice(1)])
    .map(known)
    .filter(isFresh);
  const things = all
    .filter(({ noteId }, at) => all.findIndex((other) => other.noteId === noteId) === at)
    .slice(0, mostThings);
  return glass(kinds[things.length] ?? 'plain', things);
}

function glass(kind: keyof Closings, things: readonly Thing[]): Glass {
  return {
    kind,
    slots: Object.fromEntries(things.map(({ text }, at) => [places[at] ?? '', text])),
    noteIds: things.map(({ noteId }) => noteId),
    from: things.flatMap(({ units }) => units.slice(0, 1)),
  };
}
