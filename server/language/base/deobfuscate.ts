/** Small letters of other scripts that look like Latin ones, and those. */
const lookAlikes = new Map(
  Object.entries({
    ...pairs('авеікмнорстухѕјԁһӏ', 'abeikmhopctyxsjdhl'),
    ...pairs('αεικνορτυχ', 'aeiknoptux'),
  }),
);

function pairs(strange: string, plain: string): Record<string, string> {
  return Object.fromEntries([...strange].map((letter, at) => [letter, plain[at] ?? letter]));
}

const allAscii = /^[\x00-\x7f]*$/;
/** What nobody sees: soft hyphens, zero-width spaces and joiners. */
const unseen = /[\u00ad\u034f\u200b-\u200d\u2060\ufeff]/g;
const apostrophes = /[`´‘’ʼ′＇]/g;
const strangeWord = /[\p{L}\p{M}]+/gu;
const digits: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's' };
/** Three single letters or more with a space or a sign between each and the next: 'd i e', 'd-i-e', 'd.i.e'. */
const apart = /(?<![\p{L}\p{N}'.*_-])[a-z](?:([ .*_-])[a-z])(?:\1[a-z])+(?![\p{L}\p{N}'])/gu;
const starred: readonly [RegExp, string][] = [
  [/\bk[*!|]+l+\b/g, 'kill'],
  [/\bk[*!|]+ll?ing\b/g, 'killing'],
  [/\bs[u*]{1,2}[i!*]{0,2}c[i!*]{1,2}d[e*]/g, 'suicide'],
  [/\bd[!*]e\b/g, 'die'],
];

/**
 * A text in small Latin letters as a reader sees it: wide, bold and look-alike letters (Unicode's NFKC, and words of
 * mixed scripts), digits and stars in the place of letters, and words spelled letter by letter are written plainly.
 */
export function plainLetters(text: string): string {
  let lower = text.toLowerCase();
  if (!allAscii.test(lower)) {
    lower = lower
      .replace(unseen, '')
      .replace(apostrophes, "'")
      .normalize('NFKC')
      .toLowerCase()
      .replace(strangeWord, (word) => (/[a-z]/.test(word) ? word.replace(/./gu, latin) : word));
  }
  lower = lower
    .replaceAll('`', "'")
    .replace(/(?<=[a-z])[01345](?=[a-z])/g, (digit) => digits[digit] ?? digit)
    .replace(apart, together);
  return starred.reduce((plain, [shape, word]) => plain.replace(shape, word), lower);
}

function latin(letter: string): string {
  return lookAlikes.get(letter) ?? letter;
}

/** 'i d i e' is 'i die': what stands alone as a word, and begins the row, stays alone. */
function together(letters: string): string {
  const word = letters.replace(/[ .*_-]/g, '');
  return /^i .+/.test(letters) && word.length > 3 ? `i ${word.slice(1)}` : word;
}
