import { withoutHesitation } from './hesitation.ts';
import { isWithoutMarks } from './is-without-marks.ts';

/**
 * What is said again while the next word is looked for: 'the the wing'. Not 'you you', 'it it' or 'that that', of which
 * each may belong to a clause of its own, and no 'A A' or 'An An'.
 */
const stuttered =
  /(?<![\p{L}'’-])(?<word>the|an?|to|of|and|but|or|because|I|I'm|I've|I'd|I'll|he|he's|she|she's|we|we're|we've|they|they're|it's)(?: \k<word>)+(?![\p{L}'’-])/gu;
/** 'In in Kenora' may be 'moved in in March'; what is said three times is not. */
const thrice = /(?<![\p{L}'’-])(?<word>in|on|at|for|from|with|was|were)(?: \k<word>){2,}(?![\p{L}'’-])/gu;
/** The same of two words: 'on the on the form'. */
const twoWords =
  /(?<![\p{L}'’-])(?<words>(?:to|of|at|for|from|with|in|on) (?:the|an?|my|our|his|her|their))(?: \k<words>)+(?![\p{L}'’-])/gu;

/** 'From um from': said again after a hum, whatever it is. */
const acrossHum = /(?<![\p{L}'’-])(?<word>\p{L}+),? (?:u+m+|u+h+|e+rm+),? \k<word>(?![\p{L}'’-])/giu;
/**
 * A text that was dictated, as `source` shows by what is hummed in it or by having no marks, without hums and with what
 * was stuttered once.
 */
export function withoutStutter(text: string, source = text): string {
  if (withoutHesitation(source) === source && !isWithoutMarks(source)) {
    return text;
  }
  const across = [...source.matchAll(acrossHum)].map(({ groups }) => groups?.['word'] ?? '');
  const plain = withoutHesitation(text)
    .replace(/ {2,}/g, ' ')
    .replace(stuttered, '$<word>')
    .replace(thrice, '$<word>')
    .replace(twoWords, '$<words>');
  return across.reduce(saidOnce, plain);
}

/** A text with a word once where it stands twice in a row for the first time. */
function saidOnce(text: string, word: string): string {
  const words = text.split(' ');
  const twice = words.findIndex((one, at) => one === word && words[at + 1]?.replace(/[^\p{L}'’-]+$/u, '') === word);
  return twice < 0 ? text : words.toSpliced(twice, 1).join(' ');
}
