import type { ImportExtra, ImportMapping } from '../entry.ts';
import { orderOf, readDate, readTime, type DateOrder } from '../dates.ts';
import { cleanName } from '../clean.ts';

/** Which column of a table holds what, by its number. */
export type Columns = {
  date: number | undefined;
  time: number | undefined;
  text: number[];
  title: number | undefined;
  zone: number | undefined;
  extras: Partial<Record<Exclude<ImportExtra, 'title'>, number>>;
};

/** What was seen in a table by reading all of it once. */
export type Seen = {
  hasHeader: boolean;
  names: string[];
  samples: string[][];
  /** How many cells of a column held a date, a time alone, anything, and how many characters. */
  dates: number[];
  times: number[];
  filled: number[];
  characters: number[];
  orders: Set<DateOrder>[];
};

const known = {
  date: [
    'full_date',
    'date',
    'datetime',
    'date/time',
    'date_time',
    'date time',
    'timestamp',
    'created',
    'created_at',
    'created at',
    'creation date',
    'creationdate',
    'entry date',
    'entry_date',
    'day',
    'when',
    'datum',
    'fecha',
    'data',
  ],
  time: ['time', 'hour', 'clock', 'entry time', 'entry_time', 'uhrzeit', 'heure', 'hora'],
  text: [
    'text',
    'note',
    'notes',
    'entry',
    'content',
    'body',
    'journal',
    'journal entry',
    'reflection',
    'gratitude',
    'message',
    'description',
    'what happened',
    'notiz',
    'texte',
    'nota',
    'texto',
  ],
  title: ['title', 'note_title', 'note title', 'subject', 'heading', 'headline', 'titel', 'titre'],
  zone: ['timezone', 'time zone', 'time_zone', 'tz', 'zone'],
  mood: ['mood', 'feeling', 'stimmung', 'humeur'],
  activities: ['activities', 'activity'],
  tags: ['tags', 'tag', 'labels', 'label', 'category', 'categories'],
  place: ['place', 'location', 'address', 'city', 'ort', 'lieu'],
};
const samplesKept = 3;
const sampleLength = 120;

export function createSeen(first: readonly string[]): Seen {
  const hasHeader = !first.some((cell) => typeof readDate(cell) !== 'string' && /\d{4}|\d[/.]\d/.test(cell));
  const names: string[] = [];
  for (const [at, cell] of first.entries()) {
    const name = (hasHeader ? cleanName(cell, 60) : '') || `Column ${at + 1}`;
    const isTaken = names.includes(name);
    names.push(isTaken ? `${name} (${at + 1})` : name);
  }
  const zeros = () => names.map(() => 0);
  return {
    hasHeader,
    names,
    samples: names.map(() => []),
    dates: zeros(),
    times: zeros(),
    filled: zeros(),
    characters: zeros(),
    orders: names.map(() => new Set()),
  };
}

export function see(seen: Seen, cells: readonly string[]): void {
  for (const at of seen.names.keys()) {
    const cell = cells[at]?.trim() ?? '';
    if (cell === '') {
      continue;
    }
    const samples = seen.samples[at] ?? [];
    if (samples.length < samplesKept) {
      samples.push(cleanName(cell, sampleLength));
    }
    count(seen.filled, at, 1);
    count(seen.characters, at, cell.length);
    if (cell.length <= 60) {
      count(seen.dates, at, typeof readDate(cell) === 'string' ? 0 : 1);
      count(seen.times, at, readTime(cell) === null ? 0 : 1);
      const order = orderOf(cell);
      if (order !== null) {
        seen.orders[at]?.add(order);
      }
    }
  }
}

/**
 * Which column is what: as the person said, else by its name, else by what stands in it. Null where nobody can know
 * which holds the date or the words.
 */
export function columnsOf(seen: Seen, said: ImportMapping['columns'] = {}): Columns | null {
  const find = (name: string | undefined) => at(seen.names.indexOf(name ?? ''));
  const byName = (kind: keyof typeof known) => {
    for (const name of known[kind]) {
      const found = seen.names.findIndex((one) => one.toLowerCase() === name);
      if (found !== -1) {
        return found;
      }
    }
    return undefined;
  };
  const date = said.date === undefined ? (datesIn(seen, byName('date')) ?? mostDates(seen)) : find(said.date);
  const time = said.time === undefined ? other(byName('time'), [date]) : find(said.time);
  const title = said.title === undefined ? other(byName('title'), [date, time]) : find(said.title);
  const extras = {
    mood: byName('mood'),
    activities: byName('activities'),
    tags: byName('tags'),
    place: byName('place'),
  };
  const zone = byName('zone');
  const taken = [date, time, title, zone, ...Object.values(extras)];
  const own = said.text?.map(find).filter((one) => one !== undefined);
  const guessed = other(byName('text'), [date, time, title]) ?? longest(seen, taken);
  const text = own ?? (guessed === undefined ? [] : [guessed]);
  if (date === undefined || text.length === 0) {
    return null;
  }
  const left = Object.entries(extras).filter(([, column]) => column !== undefined && !text.includes(column));
  return { date, time, text, title, zone, extras: Object.fromEntries(left) as Columns['extras'] };
}

/** The order of day and month that the dates of a column decide themselves; undefined where they do not agree. */
export function decidedOrder(seen: Seen, column: number): DateOrder | undefined {
  const orders = seen.orders[column];
  return orders?.size === 1 ? [...orders][0] : undefined;
}

/** What the columns are called, to be shown and changed. */
export function columnNames({ names }: Seen, columns: Columns): NonNullable<ImportMapping['columns']> {
  const { date, time, text, title } = columns;
  const named = { date: nameAt(names, date), time: nameAt(names, time), title: nameAt(names, title) };
  const present = Object.fromEntries(Object.entries(named).filter(([, name]) => name !== undefined));
  return { ...present, text: text.flatMap((column) => names[column] ?? []) };
}

function nameAt(names: readonly string[], column: number | undefined): string | undefined {
  return column === undefined ? undefined : names[column];
}

function datesIn(seen: Seen, column: number | undefined): number | undefined {
  return column !== undefined && (seen.filled[column] === 0 || (seen.dates[column] ?? 0) > 0) ? column : undefined;
}

function mostDates(seen: Seen): number | undefined {
  const found = seen.names.findIndex(
    (_, column) => (seen.dates[column] ?? 0) > 0 && (seen.dates[column] ?? 0) >= 0.8 * (seen.filled[column] ?? 0),
  );
  return at(found);
}

function longest(seen: Seen, taken: readonly (number | undefined)[]): number | undefined {
  let best: number | undefined;
  for (const column of seen.names.keys()) {
    const isWords = (seen.dates[column] ?? 0) + (seen.times[column] ?? 0) < 0.5 * (seen.filled[column] ?? 0);
    if (isWords && !taken.includes(column) && (seen.characters[column] ?? 0) > (seen.characters[best ?? -1] ?? 0)) {
      best = column;
    }
  }
  return best;
}

function other(column: number | undefined, taken: readonly (number | undefined)[]): number | undefined {
  return column !== undefined && taken.includes(column) ? undefined : column;
}

function at(index: number): number | undefined {
  return index === -1 ? undefined : index;
}

function count(counts: number[], column: number, by: number): void {
  counts[column] = (counts[column] ?? 0) + by;
}
