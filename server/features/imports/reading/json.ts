import * as z from 'zod/mini';
import { decodeUnicode } from './encoding.ts';
import { ImportRefusal } from './entry.ts';
import { readDate } from './dates.ts';

/** A JSON file that can be read as often as needed, alone or in a ZIP. */
export type JsonFile = { name: string; load(): Promise<unknown> };

/** What a JSON file holds. Throws `ImportRefusal` where it is no JSON. */
export function parseJson(bytes: Uint8Array, name: string): unknown {
  const text = decodeUnicode(bytes, name);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ImportRefusal(`${name} is not valid JSON. It may be damaged, or not have arrived whole.`);
  }
}

/** What a schema makes of a value; null where it does not fit. */
export function fitting<Out>(schema: z.ZodMiniType<Out>, value: unknown): Out | null {
  const result = schema.safeParse(value);
  return result.success ? result.data : null;
}

/** What is told of an entry and may be missing or of another kind without harm. */
export function loose<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.catch(z.nullish(schema), null);
}

/** The names in a list; what else is in it is passed over. */
export const names = z.catch(
  z.pipe(
    z.array(z.unknown()),
    z.transform((all) => all.filter((one): one is string => typeof one === 'string').slice(0, 100)),
  ),
  [],
);

/** The things in a list, as they are. */
export const things = z.catch(z.array(z.unknown()), []);

/** The value of a field, if this is an object that has it. */
export function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

/** A list in a field; an empty one where there is none. */
export function list(value: unknown, name: string): unknown[] {
  const found = field(value, name);
  return Array.isArray(found) ? found : [];
}

/** An instant as JSON has it, in epoch milliseconds or as ISO 8601; null where it is neither. */
export function instantOf(value: unknown): number | null {
  if (typeof value === 'number') {
    return Number.isFinite(value) ? value : null;
  }
  const read = typeof value === 'string' ? readDate(value) : 'no-date';
  if (typeof read === 'string' || read.time === null) {
    return null;
  }
  const ahead = typeof read.offset === 'number' ? read.offset : 0;
  return Date.parse(`${read.date}T${read.time}Z`) + read.ms - ahead * 60_000;
}
