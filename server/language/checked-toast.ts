import { complaintsByLine } from './check/check.ts';
import { compose } from './compose.ts';
import { excerpted } from './base/excerpt.ts';
import type { Claim, ComposedLine, ComposeRequest, Moment, SpokenTone } from './base/types.ts';

/** The built-in composer's toast, with no line that may not be spoken. */
export function composeToast(request: ComposeRequest): { lines: ComposedLine[]; tone: SpokenTone } {
  const { lines, tone } = compose(request);
  return { lines: checked(lines, [...(request.earlier ?? []), ...request.moments]), tone };
}

/** Nothing is said that no note says: a line with a complaint is left out. */
export function checked<Line extends Claim>(lines: Line[], notes: readonly Moment[]): Line[] {
  const complaints = complaintsByLine(lines, notes.map(excerpted));
  const kept = lines.filter((_, at) => complaints[at]?.length === 0);
  // What a line says of the one before it is judged again when that one is gone.
  return kept.length === lines.length ? kept : checked(kept, notes);
}
