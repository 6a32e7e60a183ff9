import type { Word } from './word-stream.ts';
import { coordinators, prepositions } from '../lexicon/function-words.ts';
import { kinNames, people, peoplePlural } from '../lexicon/people.ts';
import { countThings } from '../lexicon/themes.ts';
import { looksPast, pastAuxiliaries } from '../lexicon/verbs.ts';

const towardsOne =
  /^(?:(?:up|over|back|straight|right|down|out|all) )*(?:to|at|towards|beside|behind|past|next to) (?:me|us)\b/;

function isReflexive(lower: string): boolean {
  return /^(?:himself|herself|itself|themselves)$/.test(lower);
}

/** 'On his own', and not 'on his own bed'. */
function isOnOwn(words: readonly Word[], at: number): boolean {
  const [on, whose, own, next] = [-2, -1, 0, 1].map((place) => words[at + place]);
  const ends = next === undefined || next.mark !== '' || prepositions.has(next.lower) || coordinators.has(next.lower);
  return own?.lower === 'own' && on?.lower === 'on' && /^(?:his|her|its|their)$/.test(whose?.lower ?? '') && ends;
}

const withOwnBody =
  /^(?:got up|stood up|stood there|jumped up|turned up|woke up|(?:came|ran|walked) (?:in|out|up|down|off|home|back|over|round)) with (?:his|her|their) (?:arms?|hands?|head|face|eyes|mouth|hair|feet|fists?|tongue|nose|chin)\b(?! (?:organ|measurements|cream)\b)(?![^.!?]* (?:my|me)\b)/u;

/** 'Came to me on the bus', 'Read me the form', 'Walked out on his own': surely not what the writer did. */
export function isSomeoneElses(words: readonly Word[], at: number): boolean {
  const verb = words[at]?.lower ?? '';
  const rest = words.slice(at + 1).filter(({ quoted }) => !quoted);
  // 'Didn't recognise me'.
  if (/^(?:didn't|wouldn't|couldn't|never|hadn't)$/.test(verb) && /^(?:me|us)$/.test(rest[1]?.lower ?? '')) {
    return !/^(?:an?|some|my|the|any)$/.test(rest[2]?.lower ?? '');
  }
  if (!looksPast(verb) || pastAuxiliaries.has(verb)) {
    return false;
  }
  const opening = rest.map(({ lower }) => lower).join(' ');
  // 'Kissed my forehead', 'squeezed my hand'.
  if (
    /^(?:kissed|patted|squeezed|stroked|held|shook|ruffled|gripped|tapped|took) (?:my|our) (?:hand|hands|forehead|cheek|head|arm|arms|shoulder|knee|hair|face|nose)$/.test(
      `${verb} ${opening}`,
    )
  ) {
    return true;
  }
  // 'Got up with her arms in the air': whose arms they are did it.
  if (withOwnBody.test(`${verb} ${opening}`)) {
    return true;
  }
  const own = rest.findIndex(({ lower }, place) => isReflexive(lower) || isOnOwn(rest, place));
  const antecedent = rest
    .slice(0, Math.max(0, own))
    .some(
      ({ lower, text }, place) =>
        /^(?:he|she|they|it|him|them|you)$/.test(lower) ||
        (lower === 'her' && rest[place + 1]?.lower !== 'own') ||
        (/^\p{Lu}/u.test(text) && !/^I(?:'|$)/.test(text)) ||
        kinNames.has(lower) ||
        people.has(lower) ||
        peoplePlural.has(lower) ||
        countThings.animals.has(lower),
    );
  return towardsOne.test(opening) || doneByPeople.test(`${verb} ${opening}`) || (own >= 0 && !antecedent);
}

/** 'Brought me soup', which people do; 'made me laugh' and 'took us an hour' are as well done by things. */
export const doneByPeople =
  /^(?!(?:took|makes|means|works|reminds|reminded|cost|hit|did|scared|surprised|moved|touched|inspired|cheered|got|woke|kept|left|had|felt|found|meant|helped|earned|bought|treated|let|threw) )(?:made (?=(?:me|us) (?:all |both )?(?:an?|the|my|our|some|breakfast|lunch|dinner|tea|coffee|soup|pancakes)\b)|(?!made )\p{L}+ )(?:me|us)\b/iu;

const stayedOrCame =
  /^\p{L}+(?: \p{L}+){0,3} (?:till|until|while) I\b|^(?:came|went) out (?!(?:to|of|at|in|on|as|with|for|early|late|again|and)\b)(?:\p{L}|“)/iu;

/** 'Owl on the gate. Stayed till I poured the tea', 'Said Wendy. Came out Wenny.': of a later sentence, that what stands before may have done it. */
export function mayBeAnothers(text: string): boolean {
  return stayedOrCame.test(text);
}
