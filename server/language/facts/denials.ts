import {
  adverbs,
  coordinators,
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
import { isTime } from './times.ts';

const denying = list(
  `not never nor dont didnt wont cant wasnt isnt doesnt hasnt havent wouldnt couldnt shouldnt arent werent hadnt cannot
  refused without nobody neither`,
);
const nothings = list('nothing no none nobody neither nowhere');
/** What may be told as something that was not done. */
const nearlyDenying = list(`hardly barely scarcely only instead stop stopped quit fail failed forgot forget forgotten
  miss missed missing lost lose broken broke gone without empty late last cancelled un except but`);
/** 'With the sound off.' */
const gone = list('off out away shut closed gone');
const objects = list('me him her us them it you my your');
const passedOver =
  list(`do does did be been being was were is are have has had would could should will can may might must even ever
  any anything anyone much quite get got yet left leave came come me him her one two three say said says
  let letting go going`);

/** `denied: 'object'` is what a denied verb reaches after itself: 'did not put my earphones'. */
type Statement = {
  stem: string;
  text: string;
  denied: 'yes' | 'object' | 'perhaps' | 'no';
  quoted: boolean;
  /** The word before it. */
  after: string;
};

/** Says where a line denies what its notes say, or says what they deny. */
export function denialComplaints(words: readonly Word[], ground: Ground): string[] {
  const all = ground.notes.flatMap(({ written }) => statementsIn(written));
  return [
    ...statementsIn(words).flatMap(({ stem, denied, text, after }) => {
      const heard = all.filter((other) => other.stem === stem);
      const written = heard.filter(({ quoted }) => !quoted);
      const isQuoted = heard.some((other) => other.quoted && other.after === after);
      const same = written.length === 0 || isQuoted ? heard : written;
      return same.length === 0 || same.some((other) => mayBoth(denied, other.denied))
        ? []
        : [denied === 'yes' ? `denies what its notes say: ${text}` : `says what its notes deny: ${text}`];
    }),
    ...shortComplaints(words, ground),
    ...broughtComplaints(words, ground),
  ];
}

function mayBoth(said: Statement['denied'], noted: Statement['denied']): boolean {
  return (
    said === noted ||
    said === 'perhaps' ||
    said === 'object' ||
    noted === 'perhaps' ||
    (said === 'yes' && noted === 'object')
  );
}

/** What a denial certainly reaches is the next word that says something; the one after it may be meant too. */
function statementsIn(words: readonly Word[]): Statement[] {
  let since = Number.POSITIVE_INFINITY;
  let isNear = false;
  return words.flatMap(({ lower, mark, text, quoted }, at) => {
    if (mark !== '' || endsDenial(words, at)) {
      since = Number.POSITIVE_INFINITY;
    }
    if (isDenying(lower)) {
      since = 0;
      return [];
    }
    // 'It wasn't Kayla': who it was is for who did what.
    if (isEmpty(lower) || isTime(lower) || (mark !== '.' && /^\p{Lu}/u.test(text))) {
      isNear &&= determiners.has(lower) || possessives.has(lower);
      return [];
    }
    since += 1;
    const [before, next] = [words[at - 1]?.lower ?? '', words[at + 1]?.lower ?? ''];
    const isOff = isDenying(next) && isAway(words, at + 2);
    const isObject = (since === 2 && isNear) || before === 'no';
    const isPerhaps = since <= 3 || nothings.has(before) || gone.has(next) || isDeniedAfter(words, at);
    const denied = since === 1 || isOff ? 'yes' : isObject ? 'object' : isPerhaps ? 'perhaps' : 'no';
    isNear = since === 1;
    return [{ stem: stemOf(lower), text, denied, quoted, after: before }];
  });
}

/** 'With the tide not in.' */
function isAway(words: readonly Word[], at: number): boolean {
  return prepositions.has(words[at]?.lower ?? '') && words[at + 1]?.mark !== '';
}

/** 'You drove nothing at all.' */
function isDeniedAfter(words: readonly Word[], at: number): boolean {
  return words
    .slice(at + 1, at + 6)
    .some(({ lower, mark }) => mark === '' && (nothings.has(lower) || nearlyDenying.has(lower) || isDenying(lower)));
}

/** 'Did not need a ticket and he tapped', 'did not say a word just smiled'. */
function endsDenial(words: readonly Word[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  return (
    (coordinators.has(word?.lower ?? '') && subjectPronouns.has(next?.lower ?? '')) ||
    (word?.lower === 'just' && !isDenying(before?.lower ?? ''))
  );
}

function isDenying(lower: string): boolean {
  return denying.has(lower) || lower.endsWith("n't");
}

const ends = /^(was|were|is|are|did|do|does|had|have|has|could|would)(n'?t)?$/;

/** 'She said you were late, and you were', where the note has 'and I wasn't'. */
function shortComplaints(words: readonly Word[], ground: Ground): string[] {
  const known = ground.notes.flatMap(({ written }) => endsIn(written));
  return endsIn(words).flatMap(({ verb, isDenied, text }) => {
    const same = known.filter((other) => other.verb === verb);
    return same.length > 0 && same.every((other) => other.isDenied !== isDenied)
      ? [isDenied ? `denies what its notes say: ${text}` : `says what its notes deny: ${text}`]
      : [];
  });
}

function endsIn(words: readonly Word[]): { verb: string; isDenied: boolean; text: string }[] {
  return words.flatMap(({ lower, text, mark }, at) => {
    const [before, next] = [words[at - 1], words[at + 1]];
    const [, verb, not] = ends.exec(lower) ?? [];
    const isLast = next === undefined || next.mark !== '' || (isDenying(next.lower) && words[at + 2]?.mark !== '');
    return verb !== undefined && isLast && mark === '' && before && subjectPronouns.has(before.lower)
      ? [{ verb: stemOf(verb), isDenied: not !== undefined || (next?.mark === '' && isDenying(next.lower)), text }]
      : [];
  });
}

const refusing = /^(?:would|did|could)(?:n't)?$/;

/** Says where somebody did not do something, and its notes tell of nothing that was not done. */
function broughtComplaints(words: readonly Word[], { notes, stems }: Ground): string[] {
  const isFree = notes.some(({ written }) =>
    written.some(({ lower }) => isDenying(lower) || nothings.has(lower) || nearlyDenying.has(lower)),
  );
  return isFree || notes.length === 0
    ? []
    : words.flatMap(({ lower, text }, at) => {
        const not = lower.endsWith("n't") || words[at + 1]?.lower === 'not';
        const verb = words[at + (lower.endsWith("n't") ? 1 : 2)];
        const speaks = /^(?:i|we|nobody)$/.test(words[at - 1]?.lower ?? '');
        return refusing.test(lower) && not && !speaks && verb && verb.lower !== 'be' && !stems.has(stemOf(verb.lower))
          ? [`denies what its notes do not: ${text}`]
          : [];
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
