import type { Word } from './word-stream.ts';
import { countNouns } from '../lexicon/count-nouns.ts';
import { determiners, possessives } from '../lexicon/function-words.ts';
import { kinNames, people } from '../lexicon/people.ts';
import { looksPast, pastAuxiliaries } from '../lexicon/verbs.ts';

const towardsOne =
  /^(?:(?:up|over|back|straight|right|down|out|all) )*(?:to|at|towards|beside|behind|past|next to) (?:me|us)\b/;

/** 'Came to me on the bus', 'Read me the form', 'Walked out on his own': surely not what the writer did. */
export function isSomeoneElses(words: readonly Word[], at: number): boolean {
  const verb = words[at]?.lower ?? '';
  const rest = words.slice(at + 1).filter(({ quoted }) => !quoted);
  if (!looksPast(verb) || pastAuxiliaries.has(verb)) {
    return false;
  }
  const opening = rest.map(({ lower }) => lower).join(' ');
  const own = rest.findIndex(
    ({ lower }, place) =>
      /^(?:himself|herself|itself|themselves)$/.test(lower) ||
      (lower === 'own' &&
        /^(?:his|her|its|their)$/.test(rest[place - 1]?.lower ?? '') &&
        rest[place - 2]?.lower === 'on'),
  );
  const others = rest.slice(0, Math.max(0, own));
  const antecedent = others.some(
    ({ lower, text }, place) =>
      /^(?:he|she|they|it|him|them|you)$/.test(lower) ||
      (lower === 'her' && rest[place + 1]?.lower !== 'own') ||
      (/^\p{Lu}/u.test(text) && !/^I(?:'|$)/.test(text)) ||
      determiners.has(lower) ||
      (possessives.has(lower) && rest[place + 1]?.lower !== 'own') ||
      kinNames.has(lower) ||
      people.has(lower) ||
      countNouns.has(lower),
  );
  return towardsOne.test(opening) || doneByPeople.test(`${verb} ${opening}`) || (own >= 0 && !antecedent);
}

/** 'Brought me soup', which people do; 'made me laugh' and 'took us an hour' are as well done by things. */
export const doneByPeople =
  /^(?!(?:took|makes|means|works|reminds|reminded|cost|hit|did|scared|surprised|moved|touched|inspired|cheered|got|woke|kept|left|had|saw|heard|felt|found|meant|helped|earned|bought|treated|let|threw) )(?:made (?=(?:me|us) (?:an?|the|my|our|some|breakfast|lunch|dinner|tea|coffee|soup|pancakes)\b)|(?!made )\p{L}+ )(?:me|us)\b/iu;
