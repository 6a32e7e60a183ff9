import { isCommon } from '../base/proper-names.ts';
import { tokenize } from '../base/tokens.ts';
import { wordsAmong } from '../grammar/word-stream.ts';
import type { Word } from '../grammar/word-stream.ts';
import { countNouns } from '../lexicon/count-nouns.ts';
import { firstNames } from '../lexicon/first-names.ts';
import { adverbs, prepositions } from '../lexicon/function-words.ts';
import { kinNames, people, peoplePlural } from '../lexicon/people.ts';
import { countThings } from '../lexicon/themes.ts';

const others =
  /^(?:he|she|they|him|her|them|his|their|who|someone|somebody|everyone|everybody|guy|bloke|fella|vet|chef|commis)$/;
/** 'Tuner', 'receptionist', 'fisherman': who does it for a living. */
const doers = /.{3}(?:er|or|ist|ian|man|woman|men|women)$/;
const things =
  /^(?:dinner|supper|water|shower|summer|winter|paper|papers|weather|number|corner|letter|flower|flowers|river|butter|pepper|ginger|summer|october|november|december|september|easter|computer|printer|heater|radiator|elevator|door|floor|colour|color|mirror|error|horror|freezer|freezers|sweater|jumper|poster|chapter|counter|drawer|hour|shoulder|finger|feather|ladder|leather|order|offer|answer|power|tower|fever|cancer|another|other|together|matter|poster|folder|boiler|dryer|dishwasher|lighter|trailer|twister|monitor|motor|tractor|meter|centre|theatre)$/;

/** Whether a sentence has anybody in it who may have done what the next one tells. */
export function speaksOfSomeone(source: string): boolean {
  const words = wordsAmong(tokenize(source));
  return words.some((_, at) => isSomeone(words, at));
}

function isSomeone(words: readonly Word[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (!word) {
    return false;
  }
  // 'Team meeting', 'Father's Day'.
  const isPartOfThing =
    next?.mark === '' &&
    (/^(?:day|meeting|group)$/.test(next.lower) || (countNouns.has(next.lower) && !/'s$/.test(word.lower)));
  if (isPartOfThing) {
    return false;
  }
  const bare = word.lower.replace(/'.*$/, '');
  const isDoer = doers.test(bare) && !things.test(bare) && !adverbs.has(bare) && !prepositions.has(bare);
  const isPlace = /^(?:in|at|to|from|on|near|of)$/.test(before?.lower ?? '');
  const isName = word.mark !== '.' && !isPlace && /^\p{Lu}\p{Ll}/u.test(word.text) && !/^I(?:'|$)/.test(word.text);
  const isOwner = /^\p{Lu}\p{Ll}+'s$/u.test(word.text) && !isCommon(bare) && !/day$/.test(bare);
  return (
    isName ||
    isOwner ||
    isDoer ||
    others.test(bare) ||
    [people, peoplePlural, kinNames, firstNames, countThings.animals].some((set) => set.has(bare))
  );
}
