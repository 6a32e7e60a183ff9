/** What is hummed while looking for a word: it is heard in a recording, and nobody writes it down or reads it out. */
const small = 'u+m+|u+h+|e+rm+|h+m+';
const hummed = new RegExp(
  `(?<=^|[\\s“"])(?:(?:${small}),?(?=\\s|$)|(?:Um+|Uh+|Erm+|Hm+),?(?=\\s+\\p{Ll}|\\s*$))`,
  'gmu',
);
const hum = new RegExp(`^(?:${small})$`);

/** A text without what is hummed in it: 'the um heron'. */
export function withoutHesitation(text: string): string {
  return text.replace(hummed, '');
}

/** Whether a word in small letters is no more than a hum. */
export function isHesitation(lower: string): boolean {
  return hum.test(lower);
}
