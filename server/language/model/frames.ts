import type { NarratorId } from '#shared/contract/narrators.ts';
import type { Memory } from '../selection/recently-heard.ts';
import type { SpokenTone } from '../base/types.ts';
import { phrasings } from '../templates/index-of-templates.ts';
import { bare } from '../templates/plain.ts';
import { mixedClosings, mixedThingClosings } from '../templates/care.ts';
import { narratorPhrasing } from '../templates/narrators.ts';
import { cooldown, type Pool, sayable } from '../templates/types.ts';
import { filled, glasses } from '../templates/closings.ts';
import { lookBack, plainTold, plainWords } from '../templates/shared.ts';
import { capitalized } from '../base/tokens.ts';

/** The composer's own sentences that a model may use whole; anything else it says must stand in the notes. */
export type Frames = {
  openings: readonly string[];
  moments: readonly string[];
  links: readonly string[];
  quotations: readonly string[];
  lookingBack: readonly string[];
  closings: readonly string[];
};

type Wanted = { tone: SpokenTone; narrator: NarratorId; gentle: boolean; goesOn?: boolean; memory?: Memory };

/** The frames for a tone and a narrator that were not heard lately; for a week with something heavy in it only the quiet ones. */
export function framesFor({ tone, narrator, gentle, goesOn = false, memory }: Wanted): Frames {
  const words = phrasings[tone];
  const own = gentle ? { openings: {}, closings: {} } : narratorPhrasing[narrator];
  const fresh = (pools: readonly Pool[], apart: number): string[] =>
    freshOf([...new Set(sayable(pools.flat(), goesOn))], apart, memory);
  return {
    openings: fresh([...kindsOf(own.openings), ...kindsOf(words.openings)], cooldown.ends),
    moments: fresh([own.told ?? [], words.told, plainTold, words.phrase, words.thanks], cooldown.frames),
    links: fresh([words.nextDay, words.sameDay], cooldown.frames),
    quotations: fresh([words.words, plainWords, words.tail, own.tail ?? [], words.lastWord], cooldown.frames),
    lookingBack: fresh([lookBack], cooldown.frames),
    closings: fresh(
      gentle ? [mixedThingClosings, mixedClosings] : [...kindsOf(own.closings), ...kindsOf(words.closings)],
      cooldown.ends,
    ),
  };
}

/** Every kind there is, whatever there is to name. */
function kindsOf(ends: Readonly<Record<string, Pool | undefined>>): Pool[] {
  return Object.values(ends).flatMap((pool) => (pool ? [pool] : []));
}

/** What was not heard for so many toasts, or all of it where nothing is left. */
function freshOf(pool: string[], apart: number, memory: Memory | undefined): string[] {
  const left = pool.filter((frame) => bare.has(frame) || (memory?.since(frame) ?? Number.POSITIVE_INFINITY) > apart);
  return left.length > 0 ? left : pool;
}

/** The small names of the places in frames, each once. */
export function placesIn(frames: Frames): string[] {
  const found = Object.values(frames)
    .flat()
    .flatMap((frame) => [...frame.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name.toLowerCase()));
  return [...new Set(found)];
}

/** Closings that differ only in whom the glass is raised to as one, with {glass} or {Glass} in its place. */
export function folded(closings: readonly string[]): string[] {
  const known = new Set(closings);
  const formsOf = (lead: string): number =>
    Object.values(glasses).filter((glass) => known.has(filled(lead, glass))).length;
  const leadOf = (closing: string): string => {
    const leads = Object.values(glasses)
      .flatMap((glass) => [closing.replace(glass, '{glass}'), closing.replace(capitalized(glass), '{Glass}')])
      .filter((lead) => lead !== closing && formsOf(lead) > 1);
    return (
      leads.reduce<string | undefined>(
        (best, lead) => (best !== undefined && formsOf(best) >= formsOf(lead) ? best : lead),
        undefined,
      ) ?? closing
    );
  };
  return [...new Set(closings.map(leadOf))];
}
