import { cleanName } from './clean.ts';

/** What can be brought in, said to someone who sent something else. */
export const unknownFile =
  'Clink can bring in its own exports and those of Day One, Journey, Journiv, DailyTxT and Daylio (CSV), any table as CSV, and Markdown.';

/** A file within another, as a sentence calls it. */
export function called(name: string): string {
  return `"${cleanName(name, 80)}"`;
}
