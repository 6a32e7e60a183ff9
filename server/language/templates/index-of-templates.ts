import * as bare from './plain.ts';
import * as care from './care.ts';
import { humorous } from './humorous.ts';
import { narratorPhrasing } from './narrators.ts';
import { type Phrasing, type Template, textOf } from './types.ts';
import { reflective } from './reflective.ts';
import * as shared from './shared.ts';
import { uplifting } from './uplifting.ts';
import type { SpokenTone } from '../base/types.ts';

/** The words of each tone. */
export const phrasings: Readonly<Record<SpokenTone, Phrasing>> = { uplifting, reflective, humorous };

/** Every sentence the composer knows, with its places to fill. */
export function everyTemplate(): string[] {
  return [...new Set(declaredTemplates().map(textOf))];
}

/** The same with what each of them needs. */
export function declaredTemplates(): Template[] {
  return flatten([phrasings, narratorPhrasing, shared, care, bare]);
}

function flatten(value: unknown): Template[] {
  if (typeof value === 'string' || isDeclared(value)) {
    return [value];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(flatten) : [];
}

function isDeclared(value: unknown): value is Exclude<Template, string> {
  return typeof value === 'object' && value !== null && 'text' in value && 'week' in value;
}
