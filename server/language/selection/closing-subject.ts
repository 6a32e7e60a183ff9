import type { Moment } from '../base/types.ts';
import { eachOnce } from '../guests/each-once.ts';
import { guestsOf, type Guest } from '../guests/guests.ts';
import { isOfFew } from '../guests/told.ts';
import type { Week } from '../reading/judge-week.ts';
import type { ReadNote } from '../reading/read-week.ts';
import type { Unit } from '../reading/unit.ts';
import { mayBeRaised } from '../severity/severity.ts';
import { chanceOfLight } from '../severity/voter.ts';
import { cooldown } from '../templates/types.ts';
import type { Plan } from './choose-notes.ts';
import { echoOf, type Echo } from './echo.ts';
import { keepsakeOf } from './keepsake.ts';
import type { Memory } from './recently-heard.ts';

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

/** 'The full bus': half of what it is called; and what nobody would raise a glass to, as what is eaten. */
const noThing =
  /^the (?:full|whole|other|last|first|next|same|best|rest|lot|empty|new|old|colds?|book|queue|accounts?|lines?|laundry|chicken|turkey)$/u;
const mostPeople = 4;
/** Where one more would be a crowd, nobody without a name is named. */
const mostBesides = 3;
const mostInOpening = 3;

/**
 * The glass of a toast: first to those whom the week is most about; to the writer; and last to a thing that came back
 * within the week, so that a toast ends on something already heard. Who has a name may stand in every toast; who has none,
 * creatures and things only where the last toasts did not end on them. It names `most` people at most; where that is one,
 * no thing either.
 */
export function glassFor(
  plan: Plan,
  week: Week,
  { memory, earlier, most = mostPeople }: { memory: Memory; earlier: readonly Moment[]; most?: number | undefined },
): Glass {
  const isFresh = ({ text }: { text: string }): boolean => !memory.endedWith(text, cooldown.ends);
  const guests = eachOnce(guestsOf(plan, week, earlier)).filter((guest) => guest.isNamed || isFresh(guest));
  const people = guests.filter(({ isNamed }, at) => at < (isNamed ? most : Math.min(most, mostBesides))).slice(0, most);
  // Beside what is hard or silent a soup is no comfort.
  const isFree =
    week.bearing !== 'quiet' && !week.danger.isHeard && week.notes.every(({ severity }) => severity !== 'heavy');
  const light = plan.items.filter(({ note }) => note.severity === 'light');
  const bright = plan.items.map(({ note }) => note).filter(isBrightEnough);
  // A thing of any other moment is one among many: the date stamp of an office, after who dug the van out of the mud.
  const isOneOfFew = people.length === 0 && isOfFew(plan.items) && isLightEnough(plan.image);
  const things = [
    echoOf(bright, plan.image),
    keepsakeOf(light.filter(({ note }) => note === plan.image)),
    isOneOfFew ? keepsakeOf(light) : undefined,
  ];
  const echo =
    isFree && most > 1
      ? things.find((thing) => thing && isFresh(thing) && !noThing.test(thing.text) && !people.some(isIn(thing.text)))
      : undefined;
  return people.length > 0 || echo ? named(people, echo) : glassToWriter(plan);
}

/** Whether a thing is somebody who is named already, or stands in how they are called: 'the man with the cello'. */
function isIn(thing: string): (guest: Guest) => boolean {
  return ({ text }) => ` ${text} `.includes(` ${thing.replace(/^the /, '')} `);
}

/** Beside a heart that is not rather light a thing of another day is no comfort: a soup at a child's grave. */
const lightFrom = 0.5;

function isLightEnough(image: ReadNote | undefined): boolean {
  return !image || chanceOfLight(image.tidied) >= lightFrom;
}

function isBrightEnough({ severity, tidied }: ReadNote): boolean {
  return severity === 'light' || (severity === 'tender' && mayBeRaised(tidied));
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
