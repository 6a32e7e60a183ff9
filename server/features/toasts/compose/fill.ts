import type { Chooser } from './random.ts';
import type { Pool } from './phrasing/phrasing.ts';
import { capitalized, tokenize } from './tokens.ts';

/** What goes into the places of a template; a capital place ({Day}) takes its small namesake with a capital. */
export type Slots = Readonly<Record<string, string>>;

/** Fills the places of a template in one pass, so nothing a person wrote is read as a place. */
export function fill(template: string, slots: Slots): string {
  const text = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const small = name.replace(/^./, (letter) => letter.toLowerCase());
    const value = slots[small] ?? '';
    return small === name ? value : capitalized(value);
  });
  return capitalized(text).replace(/([.!?…])(”?)[.,](?=\s|$)/g, '$1$2');
}

/** The small names of a template's places. */
function placesOf(template: string): string[] {
  return [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) =>
    (name ?? '').replace(/^./, (letter) => letter.toLowerCase()),
  );
}

/** How many sentences a line has; what ends inside quotation marks counts once. */
export function sentenceCount(line: string): number {
  return line.replace(/“[^”]*?([.!?…]?)”/g, '“x$1”').match(/[.!?…]+”?(?=\s+[“\p{Lu}\p{N}]|\s*$)/gu)?.length ?? 0;
}

/** Draws templates so that none comes twice while others are left. */
export type Deck = {
  /** The first template, in shuffled order, whose places can be filled and whose line is fit to speak. */
  line: (pool: Pool, slots: Slots, fit?: (line: string, template: string) => boolean) => string | undefined;
};

export function deckFrom(chooser: Chooser): Deck {
  const used = new Map<string, number>();
  return {
    line: (pool, slots, fit = () => true) => {
      const shuffled = chooser.shuffle([...new Set(pool)]);
      const fresh = shuffled.sort((a, b) => (used.get(a) ?? 0) - (used.get(b) ?? 0));
      for (const template of fresh) {
        if (placesOf(template).some((place) => !slots[place])) {
          continue;
        }
        const line = fill(template, slots);
        if (soundsWhole(line) && fit(line, template)) {
          used.set(template, (used.get(template) ?? 0) + 1);
          return line;
        }
      }
      return undefined;
    },
  };
}

/** No word twice in a row, no 'it was … it was', and not too long to say. */
function soundsWhole(line: string): boolean {
  const words = tokenize(line).filter(({ kind }) => kind !== 'space');
  const doubled = words.some(
    (word, at) =>
      word.kind === 'word' &&
      !word.quoted &&
      word.lower === words[at + 1]?.lower &&
      !/^\p{Lu}/u.test(words[at + 1]?.text ?? ''),
  );
  const stumbles = (line.match(/\b(?:it|there) was\b/gi)?.length ?? 0) > 1 && /^(?:it|there) was\b/i.test(line);
  return !doubled && !stumbles && sentenceCount(line) <= 2 && words.filter(({ kind }) => kind === 'word').length <= 46;
}
