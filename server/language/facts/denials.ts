import {
  adverbs,
  determiners,
  freeWords,
  numberWords,
  possessives,
  prepositions,
  subjectPronouns,
} from '../lexicon/function-words.ts';
import { list } from '../lexicon/list.ts';
import type { Word } from '../grammar/word-stream.ts';
import type { Ground } from './ground.ts';
import { stemOf } from './stems.ts';

const denying = list(
  'not never nor dont didnt wont cant wasnt isnt doesnt hasnt havent wouldnt couldnt shouldnt arent werent hadnt cannot refused without nobody',
);
const nothings = list('nothing no none nobody neither nowhere');
const objects = list('me him her us them it you my your');
const passedOver =
  list(`do does did be been being was were is are have has had would could should will can may might must even ever
  any anything anyone much quite get got yet left leave came come me him her one two three`);

type Statement = { stem: string; text: string; denied: 'yes' | 'perhaps' | 'no' };

/** Says where a line denies what its notes say, or says what they deny. */
export function denialComplaints(words: readonly Word[], ground: Ground): string[] {
  const known = ground.notes.flatMap(({ written }) => statementsIn(written));
  return statementsIn(words).flatMap(({ stem, denied, text }) => {
    const same = known.filter((statement) => statement.stem === stem);
    if (
      same.length === 0 ||
      denied === 'perhaps' ||
      same.some((other) => other.denied === 'perhaps' || other.denied === denied)
    ) {
      return [];
    }
    return [denied === 'yes' ? `denies what its notes say: ${text}` : `says what its notes deny: ${text}`];
  });
}

/** What a denial certainly reaches is the next word that says something; the one after it may be meant too. */
function statementsIn(words: readonly Word[]): Statement[] {
  let since = Number.POSITIVE_INFINITY;
  return words.flatMap(({ lower, mark, text }, at) => {
    if (mark !== '') {
      since = Number.POSITIVE_INFINITY;
    }
    if (denying.has(lower) || lower.endsWith("n't")) {
      since = 0;
      return [];
    }
    if (isEmpty(lower)) {
      return [];
    }
    since += 1;
    // 'You drove nothing at all.'
    const isPerhaps =
      since <= 3 || words.slice(at + 1, at + 4).some((next) => next.mark === '' && nothings.has(next.lower));
    return [{ stem: stemOf(lower), text, denied: since === 1 ? 'yes' : isPerhaps ? 'perhaps' : 'no' } as const];
  });
}

function isEmpty(lower: string): boolean {
  return (
    lower.length < 3 ||
    [passedOver, freeWords, prepositions, determiners, possessives, subjectPronouns, adverbs, numberWords].some((set) =>
      set.has(lower),
    ) ||
    objects.has(lower)
  );
}
