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

type Def = z.core.$ZodTypes['_zod']['def'];

/** For a kind of schema, what one of it may be given; the first that it takes is an example of it. */
const candidates: { [Type in Def['type']]?: (def: Extract<Def, { type: Type }>, turn: number) => unknown[] } = {
  string: (_, turn) => [`text "${String(turn)}" – ü 🥂`, ...texts],
  number: (_, turn) => [7 + turn, turn % 4],
  boolean: (_, turn) => [turn % 2 === 0],
  enum: ({ entries }, turn) => [Object.values(entries)[turn % Object.values(entries).length]],
  literal: ({ values }) => [values[0]],
  unknown: (_, turn) => [{ any: turn }],
  array: ({ element }, turn) =>
    [turn + 1, 1, 2].map((length) => Array.from({ length }, (_, at) => exampleOf(element, turn + at))),
  nullable: ({ innerType }, turn) => [turn % 3 === 1 ? null : exampleOf(innerType, turn)],
  record: ({ valueType }, turn) => [{ one: exampleOf(valueType, turn) }],
  object: ({ shape, catchall }, turn) => {
    const fields = Object.entries(shape).map(([name, field], at) => [name, exampleOf(field, turn + at)]);
    // A strict object refuses to go out with more than it lists.
    return [{ ...(Object.fromEntries(fields) as object), ...(!catchall && { secret_column: secret }) }];
  },
};

/** A value as the schema wants it, with a secret in every object; `turn` takes other branches and leaves out others. */
function exampleOf(schema: z.core.$ZodType, turn: number): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'optional') {
    return turn % 3 === 2 ? undefined : exampleOf(def.innerType, turn);
  }
  const some = candidates[def.type]?.(def as never, turn) ?? [];
  const example = some.find((value) => z.safeParse(schema, value).success);
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

/** What is written, or how it was refused. */
function outcomeOf(write: () => string): string {
  try {
    return write();
  } catch (error) {
    return `refused: ${String(error)}`;
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
      expect(text).toBe(JSON.stringify(z.encode(reply, value)));
      expect(text).not.toContain('secret_column');
      expect(text).not.toContain(secret);
    }
  });

  it.each(replies)('refuses what zod refuses, in the same words: %s', (_call, reply) => {
    for (const value of spoiled(exampleOf(reply, 3))) {
      expect(outcomeOf(() => writeReply(reply, value))).toBe(outcomeOf(() => JSON.stringify(z.encode(reply, value))));
    }
  });
});
