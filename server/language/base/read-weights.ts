/** Signs by their names with what each weighs, from a table of both; a name has low lines for its spaces. */
export function read(table: string): Readonly<Record<string, number>> {
  const words = table.trim().split(/\s+/);
  return Object.fromEntries(
    words.flatMap((name, at) => (at % 2 === 0 ? [[name.replaceAll('_', ' '), Number(words[at + 1])] as const] : [])),
  );
}
