import type { Moment } from '../base/types.ts';
import { castOf } from '../reading/cast.ts';
import { eachOnce, isStranger, mayBeToasted } from './company.ts';
import { echoOf, type Echo } from './echo.ts';
import { keepsakeOf } from './keepsake.ts';
import { kinNames, ownKin } from '../lexicon/people.ts';
import type { Memory } from './recently-heard.ts';
import { cooldown } from '../templates/types.ts';
import type { Plan } from './choose-notes.ts';
import { distinctThings, known, type Thing } from '../reading/nameable-things.ts';
import type { Unit } from '../reading/unit.ts';
import {
  dangerIn,
  isGoodDeed,
  isGoodNews,
  isHeavyOrWorse,
  isRatherLight,
  mayBeRaised,
  mayNotBeHard,
  severityOfClause,
} from '../severity/severity.ts';
import { chanceOfDanger, chanceOfLight } from '../severity/voter.ts';
import type { Week } from '../reading/judge-week.ts';
import type { ReadNote } from '../reading/read-week.ts';
import { nearestOf, type Guest } from './nearest.ts';

/**
 * Whom and what a glass is raised to ('to Ana, to you, and to the frog'), the same without the writer ('' for nobody),
 * the nearest of them as they are named in a row ('' for fewer than two people), whether that names anybody or anything, and
 * what it rests on.
 */
export type Glass = {
  text: string;
  them: string;
  company: string;
  isNamed: boolean;
  noteIds: number[];
  from: Unit[];
};

/** 'The full bus': half of what it is called; and what nobody would raise a glass to. */
const noThing =
  /^the (?:full|whole|other|last|first|next|same|best|rest|lot|empty|new|old|colds?|book|queue|accounts?|lines?|laundry)$/u;
const mostPeople = 4;
/** Where one more would be a crowd, nobody without a name is named. */
const mostBesides = 3;
const mostInOpening = 3;

/**
 * The glass of a toast: first to the people who are nearest to the heart of the week; where that leaves room to somebody
 * without a name or a creature, one of each moment; to the writer; and last to a thing that came back within the week, so
 * that a toast ends on something already heard. Nothing is raised of what may be hard. The nearest, and
 * kin, may stand in every toast; who has no name and things only where the last toasts did not end on them. It names
 * `most` people at most; where that is one, no thing either.
 */
export function glassFor(
  plan: Plan,
  week: Week,
  { memory, earlier, most = mostPeople }: { memory: Memory; earlier: readonly Moment[]; most?: number | undefined },
): Glass {
  const isOpen = (note: ReadNote): boolean => isOpenIn(week, note);
  const texts = week.notes.filter(({ severity }) => !isHeavyOrWorse(severity)).map(({ tidied }) => tidied);
  const cast = castOf(texts, week.names);
  const { nearest, mentioned, mayStand } = nearestOf(plan, week, earlier);
  const notes = plan.items.map(({ note }) => note).filter(isBrightEnough);
  const ofNotes = (wanted: (note: ReadNote) => boolean): Thing[] => {
    const told = plan.items.filter(({ note }) => isOpen(note) && wanted(note)).map(({ main, more }) => [main, ...more]);
    return distinctThings(told, week.names, cast);
  };
  const isFresh = ({ text }: { text: string }): boolean => !memory.endedWith(text, cooldown.ends);
  const ofImage = ofNotes((note) => note === plan.image).filter((thing) => mayBeToasted(thing) || isStranger(thing));
  const others = ofNotes((note) => note !== plan.image);
  const dear = others.filter(mayBeToasted);
  const isLonely = dear.length + ofImage.length === 0 && week.bearing !== 'quiet';
  const ofOthers = isLonely ? others.filter(isStranger).slice(0, 1) : dear;
  const all = eachOnce([...ofImage.slice(0, 1), ...ofOthers, ...ofImage.slice(1)])
    .filter(mayStand)
    .map(asTold)
    .filter((thing) => isByName(thing) || isFresh(thing));
  const found = echoOf(notes, plan.image);
  const isFree = week.bearing !== 'quiet' && week.notes.every(({ severity }) => severity !== 'heavy');
  const light = plan.items.filter(({ note }) => note.severity === 'light');
  const isFirstOfNote = ({ noteId }: Thing, at: number): boolean =>
    all.findIndex((other) => other.noteId === noteId) === at;
  // Who has no name and every creature: one of each moment, and where that leaves room who else was there.
  const besides = [
    ...all.filter(isFirstOfNote),
    ...all.filter((thing, at) => !isFirstOfNote(thing, at) && isByName(thing)),
  ].filter(({ key }) => nearest.length === 0 || !mentioned.has(key));
  const near = eachOnce(nearest).slice(0, most);
  const room = Math.max(0, Math.min(most, mostBesides) - near.length);
  const people: Guest[] = [
    ...near,
    ...eachOnce([...near, ...besides])
      .slice(near.length)
      .slice(0, room),
  ];
  // Beside who was there, a thing of any other moment is one among many.
  const things = [
    found,
    keepsakeOf(light.filter(({ note }) => note === plan.image)),
    people.length === 0 ? keepsakeOf(light) : undefined,
  ];
  const echo =
    isFree && most > 1 ? things.find((thing) => thing && isFresh(thing) && !noThing.test(thing.text)) : undefined;
  return people.length > 0 || echo ? named(people, echo) : glassToWriter(plan);
}

/** 'Tasha', 'your nan': not the librarian who may be the writer, nor the daughter who may be named already. */
function isByName({ text }: Thing): boolean {
  return /^\p{Lu}/u.test(text) || kinNames.has(text.replace(/^your /, '').toLowerCase());
}

/** As it is called by then: 'a robin' has become 'the robin', and 'Mama' of a quotation is 'your mama'. */
function asTold(thing: Thing): Thing {
  const text = thing.text.replace(/^(?:The|An?|Your|Two|Three) /, (opening) => opening.toLowerCase());
  const isKin = kinNames.has(text.toLowerCase()) || ownKin.has(text.toLowerCase());
  return isKin ? { ...thing, text: `your ${text.toLowerCase()}` } : known({ ...thing, text });
}

function isBrightEnough({ severity, tidied }: ReadNote): boolean {
  return severity === 'light' || (severity === 'tender' && mayBeRaised(tidied));
}

/**
 * In a week with something hard in it a note that is told plainly is so surely light, or tells of a kindness and sounds so
 * little of danger, where a glass is raised to who stands in it.
 */
const besideHard = { light: 0.7, danger: 0.35 } as const;

/**
 * Whether a glass may be raised to who stands in a note: in a week with nothing hard in it also where what was learned is
 * none too sure that the note is light, as it seldom is of a friend who came by.
 */
function isOpenIn({ bearing, heavyIds }: Week, note: ReadNote): boolean {
  const { severity, tidied, units } = note;
  const isKind = (): boolean => units.some(({ source }) => isGoodDeed(source, { byOthers: true }));
  const isCalm = severityOfClause(tidied) === 'light' ? mayNotBeHard(tidied) || isKind() : isRatherLight(tidied);
  const isBright =
    bearing !== 'quiet' ||
    chanceOfLight(tidied) >= besideHard.light ||
    (heavyIds.length === 0 && isGoodNews(tidied)) ||
    (isKind() && chanceOfDanger(tidied) < besideHard.danger);
  return isBrightEnough(note) || (isBright && severity === 'tender' && dangerIn(tidied) === null && isCalm);
}

function named(people: readonly Guest[], echo: Echo | undefined): Glass {
  return {
    text: together([...people.map(({ text }) => text), 'you', ...(echo ? [echo.text] : [])]),
    them: together([...people, ...(echo ? [echo] : [])].map(({ text }) => text)),
    company: people.length > 1 ? inARow(people.slice(0, mostInOpening).map(({ text }) => text)) : '',
    isNamed: true,
    noteIds: [...new Set([...people.map(({ noteId }) => noteId), ...(echo?.noteIds ?? [])])],
    from: [...people.flatMap(({ units }) => units.slice(0, 1)), ...(echo?.from ?? [])],
  };
}

/** To the writer alone: what was told last is what the glass rests on. */
export function glassToWriter({ items }: Plan): Glass {
  const ground = items.at(-1)?.note;
  return {
    text: together(['you']),
    them: '',
    company: '',
    isNamed: false,
    noteIds: ground ? [ground.moment.id] : [],
    from: ground ? ground.units.slice(0, 1) : [],
  };
}

/** 'Una, Clodagh and your nan'. */
function inARow(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}

function together(names: readonly string[]): string {
  const each = names.map((name) => `to ${name}`);
  return each.length < 2 ? each.join('') : `${each.slice(0, -1).join(', ')}, and ${each.at(-1) ?? ''}`;
}
