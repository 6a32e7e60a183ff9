import { isCommon } from '../base/proper-names.ts';
import type { Word } from '../grammar/word-stream.ts';
import { alsoWords, firstNames } from '../lexicon/first-names.ts';
import { kinNames, titles } from '../lexicon/people.ts';

const properName = /^\p{Lu}\p{Ll}*(?:[-'’]\p{Lu}?\p{Ll}+)?$/u;
/** The last word of what is named after somebody, or like somebody: 'Eden Park', 'Mount Hope School'. */
const ofPlaces =
  /^(?:Park|Bay|Road|Rd|Street|St|Lane|Avenue|Ave|Hills?|Beach|Bridge|Station|Market|Hall|House|Church|School|College|University|Hospital|Cent(?:re|er)|Club|Lake|River|Island|Valley|Farm|Court|Square|Stadium|Arena|Library|Mall|Express|Cup|League|Falls|Creek|Point|Harbou?r|Pier|Village|Town|City|Inn|Arms|Hotel|County)$/u;
/** Of these what somebody is called as well. */
const alsoSurnames = /^(?:Park|Hall|Hills?|Lane|Church|Court|House|Bridge|Lake|Street|Bay|Farm)$/u;
/** What stands before a name and is none: 'Mount Hope', 'Lough Derg', 'Port Elizabeth'. */
const beforePlaces =
  /^(?:Mount|Mt|Lake|Lough|Loch|Port|Fort|Cape|San|Santa|Saint|St|North|South|East|West|New|Upper|Lower|Glen)$/u;
/** What describes somebody and is no part of a name: 'Wee Kacper'. */
const describes = /^(?:wee|auld|young|poor|dear|our|oor|lil|cheeky|lovely|silly)$/;
/** The first of two words that are one name is so short, or each of them: 'Ah Fong', 'Kam Yee', 'Siew Lan'. */
const mostLetters = { first: 3, each: 4 } as const;

/** Whether the word at `at`, which may be a name, is a part of what a place is called. */
export function isOfPlace(words: readonly Word[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  const follows = next?.mark === '' ? next.text.replace(/['’]s$/u, '') : '';
  // 'Mia Park laughed', 'at Eden Park'.
  const mayBeSurname = firstNames.has(word?.lower ?? '') && alsoSurnames.test(follows);
  const isThere =
    word?.mark === '' &&
    /^(?:at|in|to|from|near|outside|behind|past|around|round|through|on)$/.test(before?.lower ?? '');
  const isBeforePlace = ofPlaces.test(follows) && (!mayBeSurname || isThere);
  const isAfterName = word?.mark === '' && before !== undefined && properName.test(before.text);
  return isBeforePlace || (isAfterName && (ofPlaces.test(word.text) || beforePlaces.test(before.text)));
}

/** Whether a word is written as a name and neither a list of names knows it nor the language. */
function isUnknown(word: Word | undefined): word is Word {
  const lower = word?.lower.replace(/['’]s$/u, '') ?? '';
  return (
    word !== undefined &&
    properName.test(word.text) &&
    !firstNames.has(lower) &&
    ![alsoWords, titles, kinNames].some((set) => set.has(lower)) &&
    !describes.test(lower) &&
    !isCommon(lower)
  );
}

function isOne(first: Word, last: Word): boolean {
  const longest = Math.max(first.text.length, last.text.replace(/['’]s$/u, '').length);
  return first.text.length <= mostLetters.first || longest <= mostLetters.each;
}

/** Which part of a name of two words that no list knows the word at `at` is: the 'first' or the 'last', and whether the whole may be said. */
export function partOfName(
  words: readonly Word[],
  at: number,
): { part: 'first' | 'last'; isWhole: boolean } | undefined {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (!isUnknown(word)) {
    return undefined;
  }
  if (word.mark === '' && isUnknown(before)) {
    return { part: 'last', isWhole: isOne(before, word) };
  }
  const isFirst = next?.mark === '' && isUnknown(next) && isOne(word, next);
  return isFirst ? { part: 'first', isWhole: true } : undefined;
}
