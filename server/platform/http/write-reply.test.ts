import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { writeReply } from './write-reply.ts';

const contract = new URL('../../../shared/contract/', import.meta.url);
const secret = 'a column that no reply lists';

/** Every reply of the contract, by the call that it answers. */
async function everyReply(): Promise<[call: string, reply: z.ZodMiniType][]> {
  const files = readdirSync(contract).filter((name) => !name.includes('.test.'));
  const modules = await Promise.all(files.map((name) => import(new URL(name, contract).href) as Promise<object>));
  const groups = modules.flatMap((all) => Object.values(all) as unknown[]);
  return groups
    .flatMap((group) => (typeof group === 'object' && group ? (Object.values(group) as unknown[]) : []))
    .filter((one): one is Endpoint => typeof one === 'object' && one !== null && 'reply' in one && 'path' in one)
    .map(({ method, path, reply }) => [`${method} ${path}`, reply]);
}

const texts = ['2026-11-26T10:00:00.000Z', '2026-11-26', 'https://example.org/', 'Europe/Paris', 'x'.repeat(22)];

/** What a schema may be given that has no other inside it; the first that it takes is an example of it. */
function candidates(def: z.core.$ZodTypes['_zod']['def'], turn: number): unknown[] {
  switch (def.type) {
    case 'string':
      return [`text "${String(turn)}" – ü 🥂`, ...texts];
    case 'number':
      return [7 + turn, turn % 4];
    case 'boolean':
      return [turn % 2 === 0];
    case 'enum': {
      const values = Object.values(def.entries);
      return [values[turn % values.length]];
    }
    case 'literal':
      return [def.values[0]];
    case 'unknown':
      return [{ any: turn }];
    case 'array':
      return [turn + 1, 1, 2].map((length) => Array.from({ length }, (_, at) => exampleOf(def.element, turn + at)));
    default:
      throw new Error(`There is no example of a ${def.type} yet.`);
  }
}

/** A value as the schema wants it, with a secret in every object; `turn` takes other branches and leaves out others. */
function exampleOf(schema: z.core.$ZodType, turn: number): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'nullable':
      return turn % 3 === 1 ? null : exampleOf(def.innerType, turn);
    case 'optional':
      return turn % 3 === 2 ? undefined : exampleOf(def.innerType, turn);
    case 'record':
      return { one: exampleOf(def.valueType, turn) };
    case 'object': {
      const fields = Object.entries(def.shape).map(([name, field], at) => [name, exampleOf(field, turn + at)]);
      // A strict object refuses to go out with more than it lists.
      return { ...(Object.fromEntries(fields) as object), ...(!def.catchall && { secret_column: secret }) };
    }
  }
  const example = candidates(def, turn).find((value) => z.safeParse(schema, value).success);
  if (example === undefined) {
    throw new Error(`There is no example of this ${def.type} yet.`);
  }
  return example;
}

/** The same value with one thing after the other not as it should be. */
function* spoiled(value: unknown): Generator<unknown> {
  yield Symbol('no JSON');
  if (Array.isArray(value)) {
    for (const bad of value.length > 0 ? spoiled(value[0]) : []) {
      yield [bad, ...value.slice(1)];
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, field] of Object.entries(value)) {
      for (const bad of spoiled(field)) {
        yield { ...value, [name]: bad };
      }
    }
  } else if (typeof value === 'number') {
    yield* [Number.NaN, -value, value + 0.5, String(value)];
  } else {
    yield* [1, {}, [value]];
  }
}

function byZod(schema: z.ZodMiniType, value: unknown): unknown {
  try {
    return JSON.stringify(z.encode(schema, value));
  } catch (error) {
    return error;
  }
}

describe('writeReply', async () => {
  const replies = await everyReply();

  it('knows the whole contract', () => {
    expect(replies.length).toBeGreaterThan(100);
  });

  it.each(replies)('lets nothing leave that is not listed: %s', (_call, reply) => {
    for (const turn of [0, 1, 2, 3, 4, 5]) {
      const value = exampleOf(reply, turn);
      const text = writeReply(reply, value);
      expect(text).toBe(byZod(reply, value));
      expect(text).not.toContain('secret_column');
      expect(text).not.toContain(secret);
    }
  });

  it.each(replies)('refuses what zod refuses, in the same words: %s', (_call, reply) => {
    for (const value of spoiled(exampleOf(reply, 3))) {
      const expected = byZod(reply, value);
      if (expected instanceof Error) {
        expect(() => writeReply(reply, value)).toThrow(expected);
      } else {
        expect(writeReply(reply, value)).toBe(expected);
      }
    }
  });
});
