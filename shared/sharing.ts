/** Who may open a shared toast. `public` and `link-only` both mean anyone who has the link; nothing is ever listed. */
export const visibilities = ['public', 'friends-only', 'link-only'] as const;
export type Visibility = (typeof visibilities)[number];

/** What one can answer a toast with at a touch. */
export const reactions = ['❤️', '👍', '👏'] as const;
export type Reaction = (typeof reactions)[number];

/** Made when it is first needed, which takes 15 ms. */
let graphemes: Intl.Segmenter | undefined;

/** How many characters a person counts in a text: a flag or a family is one. */
export function characterCount(value: string): number {
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return [...graphemes.segment(value)].length;
}
