import { capitalized } from './tokens.ts';

/** What says that somebody speaks. */
export const says =
  '(?:said|says|asked|asks|replied|answered|shouted|whispered|yelled|goes|(?:told|tells) (?:me|us|him|her|them))';
/** What may stand after a verb of saying and a comma without being what was said. */
const aside =
  /^(?:all|both|each|and|but|or|which|who|so|then|after|before|in|on|at|when|while|as|with|without|by|for|to|very|rather|quite|quietly|softly|\p{L}+ly|of all|finally|again|out loud|not|laughing|smiling|\p{L}+ing)\b/iu;
const spoken =
  /\b(?:i|i'm|i've|i'd|i'll|me|my|mine|we|we're|our|us|you|your|you're|you've|yours)\b|\?$|^(?:do|does|did|is|are|can|could|will|would|have|come|go|sit|look|listen|no|yes|oh|well|right|now|happy|good|thanks?|please|sorry|let's|never|don't)\b/i;

const said = new RegExp(`\\b${says}\\b`, 'iu');
const after = new RegExp(`^(.*\\b${says}), ([^“”]+)$`, 'iu');
const before = new RegExp(
  `^([^“”]+), ((?:i|he|she|we|they|mum|dad|mam|gran|nan|\\p{Lu}\\p{Ll}+)(?: \\p{Lu}\\p{Ll}+)? (?:said|says|goes|asked))(?:, ([^“”]+))?$`,
  'u',
);

/** 'One more, because, he said, an odd number falls over': it is reported, and not spoken. */
const leadsOn = /\b(?:because|that|since|as|if|when|so|and|but|or|who|which)$/iu;

/**
 * 'She said, I only bought the one' with marks around what was said, so that its 'I' stays hers. Only where a comma parts
 * the two; what a text already has between marks stays as it is.
 */
export function markSpeech(text: string): string {
  return inSpeech(text, marked);
}

/** A text with each sentence in which somebody speaks as `mark` gives it; `isMarked` where it ends on a mark of its own. */
export function inSpeech(text: string, mark: (sentence: string, isMarked: boolean) => string): string {
  const inEach = (part: string): string =>
    /[“”"]/.test(part) ? part : part.replace(/[^.!?]+[.!?]*/g, (whole) => inSentence(whole, mark));
  return text
    .split('\n')
    .map((line) =>
      said.test(line)
        ? line
            .split(/(“[^“”]*”)/)
            .map(inEach)
            .join('')
        : line,
    )
    .join('\n');
}

function inSentence(whole: string, mark: (sentence: string, isMarked: boolean) => string): string {
  const [, lead = '', sentence = '', end = ''] = /^(\s*)([^\s.!?][^.!?]*)?([.!?]*)$/u.exec(whole) ?? [];
  const told = mark(sentence, /[!?]/.test(end));
  return told.endsWith('”') && told !== sentence && /[!?]/.test(end)
    ? `${lead}${told.slice(0, -1)}${end}”`
    : `${lead}${told}${end}`;
}

function marked(sentence: string): string {
  const [, who = '', words = ''] = after.exec(sentence) ?? [];
  // It has marks already.
  if (/^['‘"]/.test(words)) {
    return sentence;
  }
  if (words !== '' && !/\bthan \p{L}+ \p{L}+$/u.test(who) && !aside.test(words) && spoken.test(words)) {
    const [own, rest] = untilNext(words);
    return `${who}, “${capitalized(own)}”${rest}`;
  }
  const [, first = '', by = '', more = ''] = before.exec(sentence) ?? [];
  if (first === '' || !spoken.test(first) || said.test(first) || leadsOn.test(first)) {
    return sentence;
  }
  const rest =
    more === ''
      ? ''
      : (spoken.test(more) && !aside.test(more)) || /^(?:it's|that's|they're|he's|she's)\b/i.test(more)
        ? `, “${more}”`
        : `, ${more}`;
  return `“${first},” ${by}${rest}`;
}

/** 'And I said fine', ', then he left': someone else speaks or does something. */
const nextDeed = new RegExp(
  `,? (?:and|but|so|then) (?:then )?(?:[Ii]|he|she|we|they|\\p{Lu}\\p{Ll}+) (?:${says}|\\p{L}+ed|gave|went|took|sat|hung|left|put|got|ran|came)\\b`,
  'u',
);

/** What is said ends where someone else speaks or does something: 'she said, not today, and I said fine'. */
export function untilNext(words: string): [own: string, rest: string] {
  const end = nextDeed.exec(words);
  return end === null || end.index < 3 ? [words, ''] : [words.slice(0, end.index), words.slice(end.index)];
}
