import * as z from 'zod/mini';
import { text } from './common.ts';

/** How many names one list holds. */
export const mostPronunciations = 100;

/** How many characters a name or its sound has at most. */
export const longestName = 60;

/** Without what the eye cannot see: marks of no width, spaces around and twice, letters that are one sign or two. */
function tidy(given: string): string {
  return given
    .replace(/[\u00ad\u200b\u200e\u200f\u2060\ufeff]/g, '')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .trim()
    .normalize('NFC');
}

function words(missing: string) {
  return text(longestName, { tooLong: `Please keep this to ${longestName} characters.` }).check(
    z.overwrite(tidy),
    z.refine((given) => /[\p{L}\p{N}]/u.test(given), missing),
  );
}

export const said = words('Please write how it sounds.');

/** A name as it is written in reflections, and how the narrator is to say it. */
export const pronunciation = z.strictObject({ written: words('Please write the name.'), said });
export type Pronunciation = z.output<typeof pronunciation>;

/** One spelling for what counts as the same name: capitals, and the kinds of apostrophe and hyphen, do not matter. */
export function nameKey(written: string): string {
  return written.normalize('NFC').toLowerCase().replace(/[’ʼ]/g, "'").replace(/[‐‑]/g, '-').replace(/\s+/g, ' ');
}

/** The whole list, as it is saved. A name stands in it once. */
export const pronunciationList = z.array(pronunciation, 'Please send a list of names.').check(
  z.maxLength(mostPronunciations, `Please keep the list to ${mostPronunciations} names.`),
  z.superRefine((list, context) => {
    const seen = new Set<string>();
    for (const [at, { written }] of list.entries()) {
      const key = nameKey(written);
      if (seen.has(key)) {
        context.addIssue({ code: 'custom', path: [at, 'written'], message: 'This name is already in the list.' });
      }
      seen.add(key);
    }
  }),
);
