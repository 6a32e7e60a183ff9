import { opensPredicate, type Word } from '../grammar/word-stream.ts';
import { adverbs, prepositions } from '../lexicon/function-words.ts';
import { people, trades } from '../lexicon/people.ts';

/** 'Kevo the boda guy.' */
const reachOfTrade = 3;

/** 'The kid, Tin,', 'the little lad Tobiah', 'Kaarel, 19, second month with us', 'a driver from Lithuania, Vytas, maybe 60', 'the lady next to me, Bongi, who', 'her name is Soledad', 'a man called Tin', 'Kevo the boda guy'. */
export function isIntroduced(words: readonly Word[], at: number): boolean {
  const [third, second, before, word, next] = [-3, -2, -1, 0, 1].map((step) => words[at + step]);
  const isAfterPerson = isPersonNoun(before) || (second?.lower === 'from' && isPersonNoun(third));
  const isAside = word?.mark === ',' && next?.mark === ',' && (isAfterPerson || next.lower === 'who');
  const verb = before?.lower ?? '';
  const isNamed =
    (/^(?:called|named)$/.test(verb) && isPersonNoun(second)) ||
    (/^(?:is|was)$/.test(verb) && second?.lower === 'name' && /^(?:his|her|their|whose)$/.test(third?.lower ?? '')) ||
    (/^calls?$/.test(verb) && /^(?:they|we|i|everybody|everyone)$/.test(second?.lower ?? '') && isPersonNoun(third)) ||
    (/^name['’]s$/.test(verb) && /^(?:his|her)$/.test(second?.lower ?? '')) ||
    (isItThey(second, before) &&
      isAfterName(next) &&
      words.slice(at + 1, at + 1 + reachOfHim).some(({ lower }) => /^s?he$/.test(lower)));
  const isYoung = word?.mark === '' && /^(?:lad|lass|lassie|boy|girl|kid|fella|bloke)$/.test(verb);
  // 'Hazarika who is driver called me up'.
  const isWho =
    next?.mark === '' &&
    next.lower === 'who' &&
    /^(?:is|was|works|drives)$/.test(words[at + 2]?.lower ?? '') &&
    isPersonIn(words.slice(at + 3, at + 3 + reachOfTrade));
  const isAged = next?.mark === ',' && /^\d{1,2}$/.test(next.text) && words[at + 2]?.mark === ',';
  // 'Barb, Claire's mom'.
  const isWhose = next?.mark === ',' && ownsIt(next) && isPersonIn(words.slice(at + 2, at + 3));
  const isWhat = next?.lower === 'the' && next.mark === '' && isPersonIn(words.slice(at + 2, at + 2 + reachOfTrade));
  return isAside || isYoung || isWho || isAged || (isNamed && word?.mark === '') || isWhose || isWhat;
}

/** 'I looked in the mirror, it is Bravo behind, pushing. He has not greeted me since Easter.' */
const reachOfHim = 25;

function isItThey(it: Word | undefined, is: Word | undefined): boolean {
  return /^it['’]?s$/.test(is?.lower ?? '') || (it?.lower === 'it' && /^(?:is|was)$/.test(is?.lower ?? ''));
}

/** What may stand after somebody's name: 'Bravo behind', and not 'hammer time'. */
function isAfterName(next: Word | undefined): boolean {
  const lower = next?.lower ?? '';
  return next?.mark !== '' || prepositions.has(lower) || adverbs.has(lower) || opensPredicate(lower);
}

/** 'Temuulen from two kiosks down, we have not greeted since. He came': who opens a sentence, and what they did another. */
export function isFromNearby(words: readonly Word[], at: number): boolean {
  const [from, where] = [words[at + 1], words[at + 2]];
  const opens = at === 0 || words[at]?.mark === '.';
  const isFrom = opens && from?.mark === '' && from.lower === 'from' && /^\p{Ll}/u.test(where?.text ?? '');
  return isFrom && words.slice(at + 2).some(({ lower, mark }) => mark === '.' && /^s?he$/.test(lower));
}

function isPersonNoun(word: Word | undefined): boolean {
  return people.has(word?.lower ?? '') || trades.has(word?.lower ?? '');
}

/** Whether somebody's kind or trade stands among these words before a mark parts them. */
function isPersonIn(words: readonly Word[]): boolean {
  const end = words.findIndex(({ mark }, at) => at > 0 && mark !== '');
  return (end < 0 ? words : words.slice(0, end)).some(isPersonNoun);
}

/** Whether a word says whose what follows is: 'my', 'Claire's'. */
export function ownsIt(word: Word | undefined): boolean {
  return /^(?:my|mi|our|her|his|their)$/.test(word?.lower ?? '') || /['’]s$/u.test(word?.text ?? '');
}
