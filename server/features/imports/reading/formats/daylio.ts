import { ImportRefusal } from '../entry.ts';
import type { Columns } from './columns.ts';

// Daylio's 'Export entries' as CSV: full_date, date, weekday, time, mood, activities, note_title, note. Described in
// MichaelCurrin/daylio-csv-parser, docs/csv-format.md, with a sample in dayliopy/sample.csv; notes may hold simple HTML.
const needed = ['full_date', 'mood', 'note'];

/** What Daylio's columns hold; null where this is no table of Daylio's. */
export function daylioColumns(names: readonly string[]): Columns | null {
  const at = (name: string) => {
    const found = names.findIndex((one) => one.toLowerCase() === name);
    return found === -1 ? undefined : found;
  };
  const note = at('note');
  if (note === undefined || needed.some((name) => at(name) === undefined)) {
    return null;
  }
  const mood = at('mood');
  const activities = at('activities');
  return {
    date: at('full_date'),
    time: at('time'),
    text: [note],
    title: at('note_title'),
    zone: undefined,
    extras: { ...(mood !== undefined && { mood }), ...(activities !== undefined && { activities }) },
  };
}

/** Daylio's own backup is made for Daylio alone. */
export function daylioBackup(): ImportRefusal {
  return new ImportRefusal(
    "This is Daylio's own backup. Please choose 'Export entries' and 'CSV' in Daylio, and bring in that file.",
  );
}
