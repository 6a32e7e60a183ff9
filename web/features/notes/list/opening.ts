import type { Note } from '#shared/contract/notes.ts';
import { typographic } from '#shared/typographic.ts';

/** The first words of a text on one line, at most `longest` characters and an ellipsis where something is left out. */
export function opening(text: string, longest: number): string {
  const line = typographic(text.trim().replace(/\s+/g, ' '));
  const letters = [...line];
  if (letters.length <= longest) {
    return line;
  }
  const cut = letters.slice(0, longest).join('');
  const space = letters[longest] === ' ' ? cut.length : cut.lastIndexOf(' ');
  return `${cut.slice(0, space > cut.length / 2 ? space : undefined).replace(/(?<![\s,;:.])[\s,;:.]+$/, '')}…`;
}

/** What a reflection is called in a sentence: its first words in quotes, at most `longest` characters of them. */
export function callIt({ content, unreadable }: Pick<Note, 'content' | 'unreadable'>, longest: number): string {
  if (unreadable) {
    return 'Words that cannot be read';
  }
  return content.trim() === '' ? 'A recording without words' : `“${opening(content, longest)}”`;
}
