import type { Chooser } from '../base/random.ts';
import { memoryOf } from '../selection/recently-heard.ts';
import type { Memory } from '../selection/recently-heard.ts';
import { cooldown, type Pool, sayable, type Slots, type Template } from '../templates/types.ts';
import { speaksOfDrinking } from '../lexicon/off-drink.ts';
import { capitalized, tokenize } from '../base/tokens.ts';

/** Fills the places of a template in one pass, so nothing a person wrote is read as a place. */
export function fill(template: string, slots: Slots): string {
  const text = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const small = name.replace(/^./, (letter) => letter.toLowerCase());
    const value = slots[small] ?? '';
    return small === name ? value : capitalized(value);
  });
  return capitalized(text)
    .replace(/([!?…]|[.!?…][)'’])[.,]”/g, '$1”')
    .replace(/(?<=[.!?…]\)”)\.(?=\s|$)/g, '')
    .replace(/(?<=[^.!?…,])”\.(?=\s|$)/g, '.”')
    .replace(/([.!?…])(”?)[.,](?=\s|$)/g, '$1$2');
}

/** How many sentences a line has; what ends inside quotation marks counts once. */
export function sentenceCount(line: string): number {
  return (
    line.replace(/“[^“”]*?([.!?…]?)\)?”/g, '“x$1”').match(/(?<![.!?…])[.!?…]+”?(?=\s+[“\p{Lu}\p{N}]|\s*$)/gu)?.length ??
    0
  );
}

export type Draw = {
  /** How many toasts must have passed since a template was heard; `cooldown.frames` when not given. */
  apart?: number;
  /** Whether a filled line is fit to speak where it is to stand. */
  fit?: (line: string, template: Template) => boolean;
  /** True where something must be said: when every template is too fresh, the one that was heard longest ago. */
  must?: boolean;
};

/** Draws templates so that none comes twice in a toast, nor again within some toasts; bare sentences may come at any time. */
export type Deck = {
  /** A template, in shuffled order, whose places can be filled and whose line is fit to speak. */
  line: (pool: Pool, slots: Slots, draw?: Draw) => string | undefined;
};

type DeckOptions = {
  memory?: Memory;
  /** Where the week is not over: then nothing is drawn that says it is. */
  goesOn?: boolean;
  /** Where nothing should speak of drinking, as far as a pool has something else. */
  isDry?: boolean;
};

/** A deck that knows what earlier toasts have said. */
export function deckFrom(
  chooser: Chooser,
  { memory = memoryOf([]), goesOn = false, isDry = false }: DeckOptions = {},
): Deck {
  const used = new Map<string, number>();
  const since = ({ text }: Template): number => memory.since(text) ?? Number.POSITIVE_INFINITY;
  return {
    line: (pool, slots, { apart = cooldown.frames, fit = () => true, must = false } = {}) => {
      const shuffled = chooser
        .shuffle(isDry ? withoutDrink(sayable(pool, goesOn), slots) : sayable(pool, goesOn))
        .sort((a, b) => (used.get(a.text) ?? 0) - (used.get(b.text) ?? 0));
      const fresh = shuffled.filter(
        (template) => template.tags.has('bare') || (!used.has(template.text) && since(template) > apart),
      );
      const stale = must
        ? shuffled.filter((template) => !fresh.includes(template)).sort((a, b) => since(b) - since(a))
        : [];
      for (const template of [...fresh, ...stale]) {
        if (template.needs.some((place) => !slots[place])) {
          continue;
        }
        const line = fill(template.text, slots);
        const again = apart >= cooldown.ends && !stale.includes(template) && memory.repeats(line, apart);
        if (!again && soundsWhole(line) && fit(line, template)) {
          used.set(template.text, (used.get(template.text) ?? 0) + 1);
          memory.hear(line);
          return line;
        }
      }
      return undefined;
    },
  };
}

/** Those that do not speak of drinking, unless none of them can be filled. */
function withoutDrink(templates: Template[], slots: Slots): Template[] {
  const dry = templates.filter(({ text }) => !speaksOfDrinking(text));
  return dry.some(({ needs }) => needs.every((place) => slots[place])) ? dry : templates;
}

/** No word twice in a row, no 'it was … it was', and not too long to say beside what it quotes. */
function soundsWhole(line: string): boolean {
  const words = tokenize(line).filter(({ kind }) => kind !== 'space');
  const own = line.replace(/“[^“”]*”/g, '“”');
  const doubled = words.some(
    (word, at) =>
      word.kind === 'word' &&
      !word.quoted &&
      word.lower === words[at + 1]?.lower &&
      !/^\p{Lu}/u.test(words[at + 1]?.text ?? ''),
  );
  const stumbles = (line.match(/\b(?:it|there) was\b/gi)?.length ?? 0) > 1 && /^(?:it|there) was\b/i.test(line);
  // 'In brief: the plan: …' loses its listener.
  const colons = own.split(/[.!?]\s/).some((sentence) => sentence.split(/:(?!\d)/).length > 2);
  return (
    !doubled &&
    !stumbles &&
    !colons &&
    sentenceCount(line) <= 2 &&
    words.filter(({ kind, quoted }) => kind === 'word' && !quoted).length <= 46
  );
}
