import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { factComplaints } from '#server/language/facts/facts.ts';
import { weekdays } from '#shared/calendar.ts';
import { atLeast, figure } from '../row.ts';
import type { Row } from '../row.ts';
import type { Targets } from './targets.ts';

const line = z.object({ text: z.string(), noteIds: z.array(z.number()) });
const weeksFile = z.object({
  weeks: z.array(
    z.object({
      name: z.string(),
      notes: z.array(z.object({ id: z.number(), day: z.enum(weekdays), text: z.string() })),
      toast: z.array(line),
      inventions: z.array(z.object({ kind: z.string(), ...line.shape })),
    }),
  ),
});

/** A line that was judged: `kind` is what was planted in it, null for one written by hand from its notes. */
export type JudgedLine = { text: string; kind: string | null; complaints: string[] };

/**
 * Weeks with toasts written by hand, as a gifted friend would, and lines with one invention each, by writers who had seen
 * neither the check nor one another. They have been looked at since, so they prove nothing; they tell when it gets worse.
 */
export function judgedLines(): JudgedLine[] {
  const folder = fileURLToPath(new URL('facts/', import.meta.url));
  const files = readdirSync(folder).map((name) => weeksFile.parse(JSON.parse(readFileSync(folder + name, 'utf8'))));
  return files
    .flatMap(({ weeks }) => weeks)
    .flatMap(({ notes, toast, inventions }) => {
      // 2026-03-01 was a Sunday, which `weekdays` begins with.
      const moments = notes.map(({ id, day, text }) => ({
        id,
        content: text,
        localDate: `2026-03-${String(1 + ((weekdays.indexOf(day) + 6) % 7) + 1).padStart(2, '0')}`,
        createdAt: id,
      }));
      return [...toast.map((one) => ({ ...one, kind: null })), ...inventions].map(({ text, noteIds, kind }) => ({
        text,
        kind,
        complaints: factComplaints([{ text, noteIds }], moments)[0] ?? [],
      }));
    });
}

/** How well the check of facts tells free words from inventions. */
export function measureFacts(aims: Pick<Targets, 'linesPassed' | 'inventionsRefused'>): Row[] {
  const judged = judgedLines();
  const planted = judged.filter(({ kind }) => kind !== null);
  const kinds = [...new Set(planted.map(({ kind }) => kind))];
  return [
    atLeast(
      'Lines written by hand that pass',
      refusedOf(
        judged.filter(({ kind }) => kind === null),
        false,
      ),
      'of 100',
      aims.linesPassed,
    ),
    atLeast('Planted inventions refused', refusedOf(planted, true), 'of 100', aims.inventionsRefused),
    ...kinds.map((kind) =>
      figure(
        `· ${kind ?? ''}`,
        refusedOf(
          planted.filter((one) => one.kind === kind),
          true,
        ),
        'of 100',
      ),
    ),
  ];
}

/** Of 100 lines, how many were refused, or were not. */
function refusedOf(lines: readonly JudgedLine[], refused: boolean): number {
  return (100 * lines.filter(({ complaints }) => complaints.length > 0 === refused).length) / lines.length;
}
