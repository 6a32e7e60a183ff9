import { capitalNames } from './capital-names.ts';
import { pairQuotations, stripEmoji } from './clean-note.ts';
import { inFullWords, verbsOfWriting } from './mend-words.ts';
import { withoutHesitation } from './hesitation.ts';
import { isEnglish } from './is-english.ts';
import { withoutListNumbers } from './lists.ts';

/** Marks of a page rather than of writing, which tidying takes out. */
const markup = /[*_~^|\\{}<>=[\]#@→⇒»]|\bhttps?:|\bwww\.|->/u;
/** What comes before a dictated note, and what is laughed after one. */
const hemming = /^(?:(?:okay|ok|so|right|well|yeah|and|um+|uh+|er+)[,.]? )*(?:um+|uh+|er+)[,.]? (?=\S)/i;
/** 'Wanted to actually die lol' is no joke without its laugh. */
const dark = /\b(?:die[ds]?|dying|dead|kill(?:s|ed|ing)?|suicide)\b/i;
const laughed = new RegExp(
  String.raw`(?<!\b(?:${verbsOfWriting}))(?:,|(?<!\s)\s)\s*(?:lol|haha(?:ha)*|lmao|xx+|k{3,}|(?:rs){2,}|(?:ja){3,})[.!]*$`,
  'i',
);

/** A laugh that nobody is said to have written: not that of 'he put haha on it'. */
const ownLaugh = String.raw`(?<=[\p{L}\p{N}])(?<!\b(?:${verbsOfWriting})),? (?:lol|lmao|(?:ha){2,}h?)`;
const laughedBetween = new RegExp(String.raw`${ownLaugh}(?=[.,!?])`, 'giu');
const laughedBeforeMore = new RegExp(String.raw`${ownLaugh}(?= \p{L})`, 'giu');

/**
 * A note as it is best quoted: with its own capitals, brackets and words said twice, and only the apostrophes and capitals
 * put back that thumbs leave out. Undefined for what has marks of a page in it, which only tidying makes sayable.
 */
export function asWritten(content: string): string | undefined {
  const text = stripEmoji(content.normalize('NFC')).replace(/[‘’‛`´]/g, "'");
  if (markup.test(text)) {
    return undefined;
  }
  const inEnglish = isEnglish(text);
  const own = inEnglish ? capitalNames(inFullWords(text)) : text;
  return withoutListNumbers(pairQuotations(own))
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => withoutLaughter(line).replace(/\s+/g, ' ').trim().replace(hemming, ''))
    .map((line) =>
      (inEnglish ? withoutHesitation(line) : line)
        .replace(/\s+/g, ' ')
        .replace(/(?<! ) +(?!\.\d)(?=[.,;:!?])/g, '')
        .trim()
        .replace(/([!?])[!?]+/g, (run) => (run.includes('?') ? '?' : '!'))
        .replace(/\.{2,}/g, '…'),
    )
    .filter((line) => line !== '')
    .join('\n');
}

/** Without what is laughed in writing and never said aloud. */
function withoutLaughter(line: string): string {
  return dark.test(line)
    ? line
    : line.trim().replace(laughed, '').replace(laughedBetween, '').replace(laughedBeforeMore, '.');
}
