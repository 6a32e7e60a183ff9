import { withoutHesitation } from './hesitation.ts';
import { isWithoutMarks } from './is-without-marks.ts';

/**
 * What is said again while the next word is looked for: 'the the wing'. Not 'you you', 'it it' or 'that that', of which
 * each may belong to a clause of its own, and no 'A A' or 'An An'.
 */
const stuttered =
  /(?<![\p{L}'’-])(?<word>the|an?|to|of|and|but|or|because|I|I'm|I've|I'd|I'll|he|he's|she|she's|we|we're|we've|they|they're|it's|that's|there's|what's|who's)(?: \k<word>)+(?![\p{L}'’-])/gu;
/** 'In in Kenora' may be 'moved in in March'; what is said three times is not. */
const thrice = /(?<![\p{L}'’-])(?<word>in|on|at|for|from|with|was|were)(?: \k<word>){2,}(?![\p{L}'’-])/gu;
/** The same of two words: 'on the on the form', 'like a like a trophy', "that's a that's a win". */
const twoWords =
  /(?<![\p{L}'’-])(?<words>(?:to|of|at|for|from|with|in|on|like) (?:the|an?|my|our|his|her|their)|(?:that's|it's|he's|she's|there's|they're|we're|I'm) (?:an?|the|been|just|like|my))(?: \k<words>)+(?![\p{L}'’-])/gu;

/** 'From um from', 'a bit um a bit', 'he um he's': said again after a hum, whatever it is. */
const acrossHum = /(?<![\p{L}'’-])(?<said>\p{L}+(?: \p{L}+)?),? (?:[uU]+m+|[uU]+h+|[eE]+rm+),? \k<said>(?![\p{L}-])/gu;
/**
 * A text that was dictated, as `source` shows by what is hummed in it or by having no marks, without hums and with what
 * was stuttered once.
 */
export function withoutStutter(text: string, source = text): string {
  if (withoutHesitation(source) === source && !isWithoutMarks(source)) {
    return text;
  }
  const across = [...source.matchAll(acrossHum)].map(({ groups }) => groups?.['said'] ?? '');
  const plain = withoutHesitation(text)
    .replace(/ {2,}/g, ' ')
    .replace(stuttered, '$<word>')
    .replace(thrice, '$<word>')
    .replace(twoWords, '$<words>');
  return across.reduce(saidOnce, plain);
}

/** A text with what stands in it twice in a row, as whole words, for the first time said once. */
function saidOnce(text: string, said: string): string {
  const twice = `${said} ${said}`;
  let at = text.indexOf(twice);
  while (at >= 0 && !isWhole(text, at, at + twice.length)) {
    at = text.indexOf(twice, at + 1);
  }
  return at < 0 ? text : text.slice(0, at) + text.slice(at + said.length + 1);
}

/** Whether a part of a text begins and ends with words of it: 'he he' of 'he he's', not 'is is' of 'this is'. */
function isWhole(text: string, from: number, to: number): boolean {
  return !/[\p{L}'’-]/u.test(text.charAt(from - 1)) && !/[\p{L}-]/u.test(text.charAt(to));
}
