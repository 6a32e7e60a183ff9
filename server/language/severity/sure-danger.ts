import type { DangerKind } from '#shared/contract/notes.ts';
import { hasSignOfFarewell, hasSignOfFear } from './beside-danger.ts';
import { dangerIn, isByRule } from './severity.ts';
import { isSurelyAlarming } from './voter.ts';

/**
 * Whether the danger that a text sounds of is believed whatever else stands in its week: it has words for it, it is very
 * like what people in danger write, or it has a sign of what someone in that danger does, afraid at home or about to go.
 */
function isSureDanger(text: string, kind: DangerKind | null): boolean {
  const hasSign = hasSignOfFarewell(text) || (kind === 'danger' && hasSignOfFear(text));
  return isByRule(text) || isSurelyAlarming(text) || hasSign;
}

/** The words of a note as they were written, and as they would be told. */
type Words = { content: string; tidied: string };

/**
 * Whether a note is told in no toast unasked, whatever else stands in its week: it has words of danger as it was written,
 * or sounds of danger as it would be told and is surely of it in one of the two. Its writer is told so beside the help.
 */
export function staysOut({ content, tidied }: Words): boolean {
  const kind = dangerIn(tidied);
  return isByRule(content) || (kind !== null && (isSureDanger(tidied, kind) || isSureDanger(content, kind)));
}
