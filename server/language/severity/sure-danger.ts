import { hasSignOfFarewell, hasSignOfFear } from './beside-danger.ts';
import { isByRule } from './severity.ts';
import { isSurelyAlarming } from './voter.ts';

/**
 * Whether the danger that a text sounds of is believed whatever else stands in its week: it has words for it, it is very
 * like what people in danger write, or it has a sign of what someone who is afraid at home, or means to go, does.
 */
export function isSureDanger(text: string): boolean {
  return isByRule(text) || isSurelyAlarming(text) || hasSignOfFear(text) || hasSignOfFarewell(text);
}
