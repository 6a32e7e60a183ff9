/** The first character of a name, as a person counts. */
export function initial(name: string): string {
  const [first] = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name.trim());
  return first?.segment.toLocaleUpperCase('en') ?? '?';
}
