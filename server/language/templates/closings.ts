import { capitalized } from '../base/tokens.ts';
import type { Closings, Template } from './types.ts';
import { pool, templateOf, withText, type Written } from './written.ts';

/** Whom and what the glass is raised to. */
const glasses = {
  plain: 'to you',
  thing: 'to {a}, and to you',
  things: 'to {a}, to {b}, and to you',
  many: 'to {a}, to {b}, to {c}, and to you',
} as const;

/**
 * The closings that a set of leads makes: sentences in which {glass} or {Glass} stands for 'to Ana, and to you'. `plain`
 * are closings of their own that name nothing, `thin` those for a week of a note or two.
 */
export function raised(
  leads: readonly Written[],
  { plain = [], thin = [] }: { plain?: readonly Written[]; thin?: readonly Written[] } = {},
): Closings {
  const made = (glass: string): Template[] => leads.map((lead) => led(templateOf(lead), glass));
  return {
    many: made(glasses.many),
    things: made(glasses.things),
    thing: made(glasses.thing),
    plain: [...made(glasses.plain), ...pool(plain)],
    thin: pool(thin),
  };
}

/** A lead with a glass in the place of {glass} or {Glass}. */
function led(lead: Template, glass: string): Template {
  return withText(lead, lead.text.replace('{glass}', glass).replace('{Glass}', capitalized(glass)));
}
