import * as z from 'zod/mini';
import { recording } from './audio.ts';
import { text } from './common.ts';
import { endpoint } from './endpoint.ts';

/** How many names one list holds. */
export const mostPronunciations = 100;

const longest = 60;

/** Without what the eye cannot see: marks of no width, spaces around and twice, letters that are one sign or two. */
function tidy(given: string): string {
  return given
    .replace(/[\u00ad\u200b\u200e\u200f\u2060\ufeff]/g, '')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .trim()
    .normalize('NFC');
}

function words(missing: string) {
  return text(longest, { tooLong: `Please keep this to ${longest} characters.` }).check(
    z.overwrite(tidy),
    z.refine((given) => /[\p{L}\p{N}]/u.test(given), missing),
  );
}

const said = words('Please write how it sounds.');

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
        context.addIssue({ code: 'custom', path: [at, 'written'], message: 'This name is in the list already.' });
      }
      seen.add(key);
    }
  }),
);

const taught = z.array(z.object({ written: z.string(), said: z.string() }));

export const pronunciations = {
  list: endpoint('GET', '/api/pronunciations', {
    summary: 'The names you have taught your narrator.',
    access: 'signed-in',
    reply: taught,
  }),
  save: endpoint('PUT', '/api/pronunciations', {
    summary: 'Saves the whole list of names; what is not in it is forgotten.',
    access: 'signed-in',
    body: pronunciationList,
    reply: taught,
  }),
  /** `written` may come along, as a row of the list is; what is heard is `said`. */
  say: endpoint('POST', '/api/tts/say', {
    summary: 'A word or a name as your narrator says it, as MP3. It is not kept.',
    access: 'signed-in',
    body: z.strictObject({ said, written: z.optional(text(longest)) }),
    reply: recording,
  }),
};
