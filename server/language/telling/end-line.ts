import type { Deck } from './template-deck.ts';
import { cooldown, type Pool, type Slots } from '../templates/types.ts';
import type { DraftLine } from '../reading/evidence.ts';
import { startsAfresh } from './tell-moment.ts';
import type { Unit } from '../reading/unit.ts';

type Grounds = { noteIds?: readonly number[]; from?: readonly Unit[]; after?: readonly DraftLine[] };

/** A line of the first pool that has one left or, since something must be said, the one heard longest ago. */
export function endLine(
  deck: Deck,
  pools: readonly Pool[],
  slots: Slots,
  { noteIds = [], from = [], after = [] }: Grounds = {},
): DraftLine {
  const apart = cooldown.ends;
  const fit = (line: string): boolean => startsAfresh(line, after);
  const fresh = pools.reduce<string | undefined>(
    (found, pool) => found ?? deck.line(pool, slots, { apart, fit }),
    undefined,
  );
  const text =
    fresh ??
    deck.line(pools.flat(), slots, { apart, fit, must: true }) ??
    deck.line(pools.flat(), slots, { apart, must: true });
  return { text: text ?? '', noteIds: [...noteIds], from };
}
