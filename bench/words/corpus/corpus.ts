import type { Moment } from '#server/language/compose.ts';
import { chanceFrom, shuffled } from '../chance.ts';
import { people, peopleFolder } from './person.ts';
import type { Person } from './person.ts';
import { daysAfter, vary } from './vary.ts';

/** What a week is like: `hard` is mostly heavy, `mixed` has one or two heavy notes among others. */
export type Kind = 'plain' | 'full' | 'thin' | 'hard' | 'mixed';
/** The notes of seven days, oldest first, up to the toast on the morning of the eighth. `heavyIds` name nothing good. */
export type CorpusWeek = { start: string; notes: Moment[]; kind: Kind; heavyIds: number[] };
export type CorpusPerson = { person: Person; weeks: CorpusWeek[] };

/** How many weeks go by before a note is written again. */
export const notesApart = 12;

const halfYear: readonly Kind[] =
  'plain full plain thin plain hard plain full plain mixed thin full plain plain full plain thin plain hard full plain mixed plain thin full plain'
    .split(' ')
    .map((kind) => kind as Kind);
const thinSizes = [1, 2, 0, 1];
/** Hours between the notes of a week, so that twelve of one day still come in order. */
const hoursApart = 1.2;

/** Every invented person of a folder with that many weeks of notes; always the same. */
export function corpus(weeks = halfYear.length, folder = peopleFolder): CorpusPerson[] {
  return people(folder).map((person, at) => ({ person, weeks: weeksOf(person, { weeks, turn: at * 5 }) }));
}

/** Gives the notes of a person one by one, the least often written first; undefined when all were written lately. */
type Pool = { take: (week: number) => { template: string; turn: number } | undefined };

function weeksOf(person: Person, { weeks, turn }: { weeks: number; turn: number }): CorpusWeek[] {
  const chance = chanceFrom(person.id);
  const pools = {
    light: poolOf(person.light, chance),
    heavy: poolOf(person.heavy, chance),
    silverLined: poolOf(person.silverLined, chance),
  };
  let id = 0;
  return Array.from({ length: weeks }, (_, week) => {
    const kind = halfYear[(week + turn) % halfYear.length] ?? 'plain';
    const start = daysAfter(person.starts, week * 7);
    const written = shuffled(asked(kind, { week, turn, chance }), chance).flatMap((shelf) => {
      const taken = pools[shelf].take(week);
      return taken ? [{ ...taken, shelf }] : [];
    });
    const dates = datesFor(written.length, { start, kind, chance });
    const notes = written.map(({ template, turn: times, shelf }, place) => {
      const date = dates[place] ?? start;
      id += 1;
      const createdAt = Date.parse(date) + Math.round((7 + (place + chance()) * hoursApart) * 3_600_000);
      return { shelf, moment: { id, content: vary(template, { turn: times, date }), localDate: date, createdAt } };
    });
    const heavyIds = notes.filter(({ shelf }) => shelf === 'heavy').map(({ moment }) => moment.id);
    return { start, notes: notes.map(({ moment }) => moment), kind, heavyIds };
  });
}

type Shelf = 'light' | 'heavy' | 'silverLined';

/** Which notes a week of this kind takes. */
function asked(kind: Kind, { week, turn, chance }: { week: number; turn: number; chance: () => number }): Shelf[] {
  const light = (count: number): Shelf[] => Array.from({ length: count }, () => 'light');
  const first = Math.floor((week + turn) / 13) % 2 === 0;
  switch (kind) {
    case 'plain':
      return light(3 + Math.floor(chance() * 3));
    case 'full':
      return light(7 + Math.floor(chance() * 6));
    case 'thin':
      return light(thinSizes[(week + turn) % thinSizes.length] ?? 1);
    case 'hard':
      return first ? ['heavy', 'heavy', 'silverLined', 'light'] : ['heavy', 'heavy'];
    case 'mixed':
      return first ? ['silverLined', ...light(4)] : ['heavy', 'silverLined', ...light(3)];
  }
}

/** Dates in order, on as many different days as there are; a full week reaches into the morning of the eighth day. */
function datesFor(
  count: number,
  { start, kind, chance }: { start: string; kind: Kind; chance: () => number },
): string[] {
  const days = kind === 'full' ? [0, 1, 2, 3, 4, 5, 6, 7] : [0, 1, 2, 3, 4, 5, 6];
  const once = shuffled(days, chance).slice(0, count);
  const more = Array.from({ length: count - once.length }, () => Math.floor(chance() * 7));
  return [...once, ...more].toSorted((a, b) => a - b).map((day) => daysAfter(start, day));
}

function poolOf(templates: readonly string[], chance: () => number): Pool {
  const items = shuffled(templates, chance).map((template) => ({ template, turn: 0, week: Number.NEGATIVE_INFINITY }));
  return {
    take: (week) => {
      const free = items.filter((item) => week - item.week >= notesApart);
      const leastOften = Math.min(...free.map(({ turn }) => turn));
      const choice = free.filter(({ turn }) => turn === leastOften);
      const item = choice[Math.floor(chance() * choice.length)];
      if (!item) {
        return undefined;
      }
      const taken = { template: item.template, turn: item.turn };
      item.turn += 1;
      item.week = week;
      return taken;
    },
  };
}
