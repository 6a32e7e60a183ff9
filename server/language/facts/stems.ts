import { stemmer } from 'stemmer';
import { sameThings } from '../lexicon/same-things.ts';
import { baseOfForm } from '../lexicon/verb-forms.ts';

const sameStems = new Map([...sameThings].map(([one, other]) => [stemmer(one), stemmer(other)]));

const mostKnown = 20_000;
const known = new Map<string, string>();

/** One form for all forms of a word and for words that are the same thing: 'wrote' and 'writing', 'mum' and 'mother'. */
export function stemOf(lower: string): string {
  const found = known.get(lower);
  if (found !== undefined) {
    return found;
  }
  const bare = lower.replace(/'(?:s|d|ll|re|ve|m)?$/, '').replace(/n't$/, '');
  const own = stemmer(baseOfForm.get(bare) ?? bare.replace(/(?<=\p{L}{2})ie[sd]$/u, 'y'));
  const stem = sameStems.get(own) ?? own;
  if (known.size >= mostKnown) {
    known.clear();
  }
  known.set(lower, stem);
  return stem;
}
