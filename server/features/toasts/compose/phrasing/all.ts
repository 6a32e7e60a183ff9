import * as bare from './bare.ts';
import * as care from './care.ts';
import { humorous } from './humorous.ts';
import { narratorPhrasing } from './narrators.ts';
import type { Phrasing } from './phrasing.ts';
import { reflective } from './reflective.ts';
import * as shared from './shared.ts';
import { uplifting } from './uplifting.ts';
import type { SpokenTone } from '../moment.ts';

/** The words of each tone. */
export const phrasings: Readonly<Record<SpokenTone, Phrasing>> = { uplifting, reflective, humorous };

/** Every sentence the composer knows, with its places to fill. */
export function everyTemplate(): string[] {
  return [...new Set(flatten([phrasings, narratorPhrasing, shared, care, bare]))];
}

function flatten(value: unknown): string[] {
  if (typeof value === 'string') {
    return [value];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(flatten) : [];
}
