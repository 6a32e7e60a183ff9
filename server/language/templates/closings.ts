import { capitalized } from '../base/tokens.ts';
import type { Closings, Pool, Template } from './types.ts';

/** Whom and what the glass is raised to, from what is known of the week. {r} is what {a} did, {d} what 'you' did. */
export const glasses = {
  plain: 'to you',
  thing: 'to {a}, and to you',
  things: 'to {a}, to {b}, and to you',
  who: 'to {a}, who {r}, and to you',
  whoBoth: 'to {a}, who {r}; to {b}, and to you',
  whoOwn: 'to {a}, who {r}, and to you, who {d}',
  thingOwn: 'to {a}, and to you, who {d}',
  own: 'to you, who {d}',
} as const;

/** The glass without any lead: said as often as there are deeds to raise it to, and never to the same alone. */
const bareLeads: readonly string[] = ['{Glass}.', "Here's {glass}."];
const named = new Set<string>(['plain', 'thing', 'things']);

/**
 * The closings that a set of leads makes: sentences in which {glass} or {Glass} stands for 'to Ana, who rang, and to you'.
 * `plain` are closings of their own that name nothing, `thin` those for a week of a note or two.
 */
export function raised(leads: Pool, { plain = [], thin = [] }: { plain?: Pool; thin?: Pool } = {}): Closings {
  const made = Object.fromEntries(
    Object.entries(glasses).map(([kind, glass]) => [
      kind,
      [...leads, ...(named.has(kind) ? [] : bareLeads)].map((lead) => led(lead, glass)),
    ]),
  ) as Record<keyof typeof glasses, Template[]>;
  return { ...made, plain: [...made.plain, ...plain], thin };
}

/** Closings that are nothing but the glass and a deed. */
export const bareGlasses: readonly string[] = Object.entries(glasses)
  .filter(([kind]) => !named.has(kind))
  .flatMap(([, glass]) => bareLeads.map((lead) => filled(lead, glass)));

function led(lead: Template, glass: string): Template {
  return typeof lead === 'string' ? filled(lead, glass) : { ...lead, text: filled(lead.text, glass) };
}

/** A lead with a glass in the place of {glass} or {Glass}. */
export function filled(lead: string, glass: string): string {
  return lead.replace('{glass}', glass).replace('{Glass}', capitalized(glass));
}
