import { kinNames } from '../lexicon/people.ts';
import { keyOf } from './key-of.ts';

/** 'Jean is Mum.': not 'Jean is mum to two'. */
const isKin = /(?<!\p{L})(?<name>\p{Lu}\p{Ll}{1,20}) (?:is|was) (?:[Mm]y )?(?<kin>\p{L}{2,12})(?=[.,;!?]|$)/gu;

/** The keys of the names that these tidied notes say are those of kin, who are called by what they are. */
export function namesOfKinIn(texts: readonly string[]): ReadonlySet<string> {
  const found = texts.flatMap((text) => [...text.matchAll(isKin)]);
  return new Set(
    found.flatMap(({ groups }) =>
      kinNames.has(groups?.['kin']?.toLowerCase() ?? '')
        ? [keyOf({ lower: groups?.['name']?.toLowerCase() ?? '' })]
        : [],
    ),
  );
}
