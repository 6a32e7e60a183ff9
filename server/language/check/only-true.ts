import { excerpted } from '../base/excerpt.ts';
import type { Claim, Moment } from '../base/types.ts';
import { complaintsByLine } from './check.ts';

/** Nothing is said that no note says: the lines without those that `check` complains about. */
export function onlyTrue<Line extends Claim>(lines: readonly Line[], notes: readonly Moment[]): Line[] {
  const complaints = complaintsByLine(lines, notes.map(excerpted));
  const kept = lines.filter((_, at) => complaints[at]?.length === 0);
  // What a line says of the one before it is judged again when that one is gone.
  return kept.length === lines.length ? kept : onlyTrue(kept, notes);
}
