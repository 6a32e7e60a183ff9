/** A set of words from a text with spaces between them. */
export function list(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
