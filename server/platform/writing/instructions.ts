import * as z from 'zod/mini';

/**
 * What a model is told to do, with the shape of its answer said in words too: a server may not take the schema with the
 * request, and a model that knows what is wanted of it fills the form better than one that is only held to it.
 */
export function withShape(system: string, schema: z.ZodMiniType): string {
  return `${system}\n\nAnswer with one JSON object of this shape and nothing else:\n${JSON.stringify(z.toJSONSchema(schema))}`;
}
