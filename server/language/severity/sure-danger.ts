import type { Moment } from '../base/types.ts';
import { hasSignOfFarewell, hasSignOfFear } from './beside-danger.ts';
import { dangerIn, isByRule } from './severity.ts';
import { isSurelyAlarming } from './voter.ts';

/**
 * Whether the danger that a text sounds of is believed whatever else stands in its week: it has words for it, it is very
 * like what people in danger write, or it has a sign of what someone who is afraid at home, or means to go, does.
 */
function isSureDanger(text: string): boolean {
  return isByRule(text) || isSurelyAlarming(text) || hasSignOfFear(text) || hasSignOfFarewell(text);
}

/**
 * Whether a note is told in no toast unasked, whatever else stands in its week: it has words of danger as it was
 * written, or it sounds of danger as it would be told, and surely, as it would be told or as it was written. Its writer is told so beside the help.
 */
export function staysOut({
  moment: { content },
  tidied,
}: {
  moment: Pick<Moment, 'content'>;
  tidied: string;
}): boolean {
  return isByRule(content) || (dangerIn(tidied) !== null && (isSureDanger(tidied) || isSureDanger(content)));
}
