import * as plain from './plain.ts';
import * as care from './care.ts';
import { humorous } from './humorous.ts';
import * as lastWords from './last-words.ts';
import { narratorPhrasing } from './narrators.ts';
import type { Phrasing, Pool, Template } from './types.ts';
import { reflective } from './reflective.ts';
import * as shared from './shared.ts';
import { uplifting } from './uplifting.ts';
import type { SpokenTone } from '../base/types.ts';

/** The words of each tone. */
export const phrasings: Readonly<Record<SpokenTone, Phrasing>> = { uplifting, reflective, humorous };

/** Every sentence the composer knows, each once. */
export function everyTemplate(): Template[] {
  const tones = [...Object.values(phrasings), ...Object.values(narratorPhrasing)];
  const lists = Object.values(phrasings).map((tone) => tone.lists);
  const all = [
    tones.flatMap(poolsOf),
    lists,
    [shared, care, plain, lastWords].flatMap((pools): Pool[] => Object.values(pools)),
  ];
  return [...new Map(all.flat(2).map((template) => [template.text, template])).values()];
}

function poolsOf({ openings, closings }: Phrasing | (typeof narratorPhrasing)[keyof typeof narratorPhrasing]): Pool[] {
  return [openings, closings].flatMap((pools): Pool[] => Object.values(pools));
}
