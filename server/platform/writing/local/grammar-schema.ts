/**
 * A JSON schema as the grammar reads it: it knows `oneOf` and not `anyOf`, and what it does not know it would leave out
 * in silence.
 */
export function grammarSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) {
    return schema.map(grammarSchema);
  }
  if (typeof schema !== 'object' || schema === null) {
    return schema;
  }
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => key !== '$schema')
      .map(([key, value]) => [key === 'anyOf' ? 'oneOf' : key, grammarSchema(value)]),
  );
}
