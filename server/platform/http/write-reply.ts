import * as z from 'zod/mini';

/** Gives what of a value may leave, or `refused` where it is not as the schema says. */
type Pick = (value: unknown) => unknown;

const refused = Symbol('refused');

const writers = new WeakMap<z.ZodMiniType, (value: unknown) => string>();

/**
 * Puts an answer into JSON by its schema: what the schema does not list is left out, and what is not as it says throws
 * zod's own error. It is the same as `JSON.stringify(z.encode(schema, value))`, put together once for each schema, and
 * takes a third of the time for a list of thirty reflections.
 */
export function writeReply(schema: z.ZodMiniType, value: unknown): string {
  let write = writers.get(schema);
  if (!write) {
    const pick = pickBy(schema);
    write = (answer) => {
      const picked = pick(answer);
      return JSON.stringify(picked === refused ? z.encode(schema, answer) : picked);
    };
    writers.set(schema, write);
  }
  return write(value);
}

function pickBy(schema: z.core.$ZodType): Pick {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'string' || def.type === 'boolean') {
    return checked(schema, (value) => typeof value === def.type);
  }
  if (def.type === 'number') {
    return checked(schema, Number.isFinite);
  }
  if (def.checks) {
    return byZod(schema);
  }
  if (def.type === 'unknown') {
    return (value) => value;
  }
  if (def.type === 'enum') {
    return oneOf(Object.values(def.entries));
  }
  if (def.type === 'literal') {
    return oneOf(def.values);
  }
  if (def.type === 'nullable') {
    return orElse(null, pickBy(def.innerType));
  }
  if (def.type === 'optional') {
    return orElse(undefined, pickBy(def.innerType));
  }
  if (def.type === 'array') {
    return pickEach(pickBy(def.element));
  }
  return def.type === 'object' && !def.catchall ? pickFields(def.shape) : byZod(schema);
}

/** What is seldom in an answer, or says of itself what becomes of a value, is left to zod. */
function byZod(schema: z.core.$ZodType): Pick {
  return (value) => {
    const { success, data } = z.safeEncode(schema, value);
    return success ? data : refused;
  };
}

function checked(schema: z.core.$ZodType, isOfType: (value: unknown) => boolean): Pick {
  const { def, traits } = schema._zod;
  const itself = traits.has('$ZodCheck') ? [schema] : [];
  const checks = [...itself, ...(def.checks ?? [])] as unknown as readonly z.core.$ZodCheck<unknown>[];
  if (checks.length === 0) {
    return (value) => (isOfType(value) ? value : refused);
  }
  return (value) => {
    if (!isOfType(value)) {
      return refused;
    }
    const payload: z.core.ParsePayload = { value, issues: [] };
    for (const { _zod } of checks) {
      void _zod.check(payload);
    }
    return payload.issues.length === 0 ? value : refused;
  };
}

function oneOf(values: readonly unknown[]): Pick {
  const known = new Set(values);
  return (value) => (known.has(value) ? value : refused);
}

function orElse(nothing: null | undefined, pick: Pick): Pick {
  return (value) => (value === nothing ? nothing : pick(value));
}

function pickEach(pick: Pick): Pick {
  return (value) => {
    if (!Array.isArray(value)) {
      return refused;
    }
    const picked: unknown[] = [];
    for (const element of value as unknown[]) {
      const one = pick(element);
      if (one === refused) {
        return refused;
      }
      picked.push(one);
    }
    return picked;
  };
}

function pickFields(shape: Readonly<Record<string, z.core.$ZodType>>): Pick {
  const fields = Object.entries(shape).map(([name, schema]) => ({ name, pick: pickBy(schema) }));
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return refused;
    }
    const picked: Record<string, unknown> = {};
    for (const { name, pick } of fields) {
      const one = pick((value as Record<string, unknown>)[name]);
      if (one === refused) {
        return refused;
      }
      picked[name] = one;
    }
    return picked;
  };
}
