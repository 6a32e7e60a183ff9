/** Who may open a shared toast. `public` and `link-only` both mean anyone who has the link; nothing is ever listed. */
export const visibilities = ['public', 'friends-only', 'link-only'] as const;
export type Visibility = (typeof visibilities)[number];

/** What one can answer a toast with at a touch. */
export const reactions = ['❤️', '👍', '👏'] as const;
export type Reaction = (typeof reactions)[number];

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** How many characters a person counts in a text: a flag or a family is one. */
export function characterCount(value: string): number {
  return [...graphemes.segment(value)].length;
}
