import { wordsAmong } from './word-stream.ts';
import type { Names } from '../base/proper-names.ts';
import { plain, tokenize } from '../base/tokens.ts';
import { countWords } from '../base/tokens.ts';
import {
  adverbs,
  coordinators,
  determiners,
  negators,
  numberWords,
  possessives,
  prepositions,
  subjectPronouns,
  subordinators,
  timeWords,
} from '../lexicon/function-words.ts';
import { thingsWithArticle } from '../lexicon/common-nouns.ts';
import { countNouns } from '../lexicon/count-nouns.ts';
import { firstNames } from '../lexicon/first-names.ts';
import { list } from '../lexicon/list.ts';
import { kinNames, people, peoplePlural, titles } from '../lexicon/people.ts';
import { looksPast, notDoing, stillDoing } from '../lexicon/verbs.ts';

const backward = new Set(
  "he she they it it's he's she's they're his their that that's which this these those him them also".split(' '),
);

/** Whether a clause points back at the one before it: 'She laughed', 'Aced it'. */
export function leansBack(source: string): boolean {
  const words = wordsAmong(tokenize(source));
  const [first, next] = words;
  // 'Aced it', 'I did': said of what came before.
  if (words.length <= 3 && /^(?:it|did|that|them|so|one|was)$/.test(words.at(-1)?.lower ?? '')) {
    return true;
  }
  if (!first || !backward.has(first.lower)) {
    return false;
  }
  const verbNext =
    /^(?:that|this|these|those)$/.test(first.lower) &&
    next !== undefined &&
    !(looksPast(next.lower) || /^(?:is|are|made|makes)$/.test(next.lower));
  const empty =
    /^it(?:'s| was| is| felt) (?:(?:so|very|really|just|also) )*\p{L}+ (?:to|seeing|being|that|when|how|having|hearing)\b/iu.test(
      source,
    );
  if (verbNext || empty) {
    return false;
  }
  const weather =
    /^(?:it|it's)$/.test(first.lower) &&
    /^(?:rained|snowed|was|poured|is|felt)$/.test(next?.lower ?? '') &&
    /\b(?:rain|rained|snow|sunny|warm|cold|first|day|morning|finally)\b/i.test(source);
  return !weather;
}

/** Whether a subject opens what is said, so that 'the day' can stand right before it. */
export function opensWithSubject(said: string): boolean {
  const words = wordsAmong(tokenize(said));
  const first = words[0]?.lower ?? '';
  const aside = words.slice(1, 5).some(({ mark }) => mark === ',') && !/^you\b/.test(first);
  return (
    !aside &&
    ![prepositions, subordinators, coordinators, timeWords, adverbs].some((set) => set.has(first)) &&
    !/^(?:this|one|last|later|first)$/.test(first)
  );
}

/**
 * Whether a clause opens with a thing that has no article: 'mixer broke', 'frost so hard the lids rang'. One says it after
 * the name of its day, and never after 'on' or 'was the day'.
 */
export function opensBare(said: string, names: Names): boolean {
  const [first, next] = wordsAmong(tokenize(said));
  const lower = first?.lower.replace(/'\p{Ll}+$/u, '') ?? '';
  return (
    first !== undefined &&
    !first.quoted &&
    /^\p{L}/u.test(first.text) &&
    !first.lower.endsWith("'s") &&
    !titles.has(lower) &&
    !names.isName(first.text, next?.lower ?? '') &&
    ![
      adverbs,
      coordinators,
      determiners,
      firstNames,
      kinNames,
      negators,
      numberWords,
      possessives,
      prepositions,
      subjectPronouns,
      subordinators,
      timeWords,
    ].some((set) => set.has(lower)) &&
    !/^(?:you|this|that|these|those|one|both|all|each|some|someone|somebody|anyone|everyone|everybody|everything|something|nobody|nothing|none|most|half|many|here|there|first|last|next|later)$/.test(
      lower,
    )
  );
}

/** 'Roast at my sister's, nobody argued': a thing, and only then a clause. */
export function opensWithFragment(text: string, verbAt: number): boolean {
  const words = wordsAmong(tokenize(text));
  const turn = words.findIndex(({ lower }, at) => at > 1 && (lower === 'but' || lower === 'so'));
  if (turn > 0 && turn < verbAt && subjectPronouns.has((words[turn + 1]?.lower ?? '').replace(/'.*/, ''))) {
    return true;
  }
  const first = words[0]?.lower ?? '';
  // 'Supper at my brother's and everyone was kind': a thing with its place, then a clause of its own.
  const joint = words.findIndex(({ lower }, at) => at > 1 && lower === 'and');
  const event =
    /^(?:practice|rehearsal|training|lesson|class|session|meeting|night|dinner|lunch|supper|breakfast)$/.test(
      words[joint - 1]?.lower ?? '',
    );
  const placed =
    event || words.slice(1, Math.max(1, joint)).some(({ lower }) => /^(?:to|at|with|in|on|for|time)$/.test(lower));
  const own = /^(?:everyone|everybody|nobody|all|both|we|he|she|they|it|i)$/.test(
    (words[joint + 1]?.lower ?? '').replace(/'.*/, ''),
  );
  if (
    joint > 1 &&
    joint < verbAt &&
    placed &&
    own &&
    (!determiners.has(first) || /^the first\b/i.test(text)) &&
    !possessives.has(first) &&
    !prepositions.has(first) &&
    !subordinators.has(first) &&
    !timeWords.has(first)
  ) {
    return true;
  }
  const comma = words.findIndex(({ mark }, at) => at > 0 && mark === ',');
  if (
    comma < 2 ||
    comma > verbAt ||
    [prepositions, subordinators, timeWords, adverbs].some((set) => set.has(first)) ||
    /^(?:this|that|last|next|one|every|each|all|half|first|later)$/.test(first) ||
    /^(?:later|ago|on)$/.test(words[comma - 1]?.lower ?? '')
  ) {
    return false;
  }
  // 'My sister, the doctor, came': a verb right after a comma belongs to what stands before the aside.
  return words[verbAt]?.mark !== ',' || looksPast(words[comma]?.lower ?? '');
}

/** 'Walking home, which is eleven feet, I noticed': it only opens what somebody did. */
const opensForSubject = /, (?:i|we|he|she|they) \p{L}/iu;

/** 'Sitting in the sun with Jo': what the writer was at. */
export function isDoing(text: string): boolean {
  const first = plain(/^\p{L}+/u.exec(text)?.[0] ?? '');
  const doing = first.endsWith('ing') && first.length > 5 && !notDoing.has(first) && !stillDoing.has(first);
  // 'Standing ovation', 'Sewing machine mended': a thing, and nothing that anyone was at.
  const second = /^\p{L}+ (\p{Ll}+)/u.exec(text)?.[1] ?? '';
  const isThing =
    countNouns.has(second) && !/^(?:guitar|piano|violin|cello|flute|drum|trumpet|ukulele|fiddle|sax)$/.test(second);
  return doing && !isThing && !opensForSubject.test(text) && countWords(text) > 2;
}

/** What things do not do: it was done to them. */
const doneTo =
  list(`paid booked fixed mended labelled cleaned planted sown picked packed painted posted delivered signed ordered cooked
  baked eaten made done sorted finished ironed mowed cancelled cleared pruned repaired replaced submitted filed printed
  tuned swept scrubbed shovelled stacked bottled weeded sanded varnished assembled installed changed serviced framed`);
/** What stands between a thing and what was done to it. */
const already = /^(?:all|finally|already|half|nearly|almost|just|now)$/;

/** 'Rent paid on the first', 'pressure tablet finished, Suresh brought more': a thing and what was done to it, without a verb of its own. */
export function isDoneWithoutDoer(text: string): boolean {
  const words = wordsAmong(tokenize(text));
  const at = words.findIndex(({ lower }) => doneTo.has(lower));
  const [verb, next] = [words[at], words[at + 1]];
  const things = words.slice(0, Math.max(0, at)).filter(({ lower }) => !already.test(lower));
  return (
    verb?.mark === '' &&
    things.length > 0 &&
    things.length <= 3 &&
    things.every(
      ({ lower, text: own, mark, quoted }, place) =>
        (place === 0 || (mark === '' && /^\p{Ll}/u.test(own))) &&
        !quoted &&
        ![
          people,
          peoplePlural,
          kinNames,
          firstNames,
          determiners,
          possessives,
          subjectPronouns,
          prepositions,
          subordinators,
          timeWords,
          adverbs,
        ].some((set) => set.has(lower)) &&
        !/'|^(?:who|which|that|i)$/.test(lower) &&
        !looksPast(lower),
    ) &&
    (countNouns.has(things.at(-1)?.lower ?? '') ||
      thingsWithArticle.has(things.at(-1)?.lower ?? '') ||
      /^(?:rent|tax|bill|bills|tablet|tablets|paperwork|homework|laundry|seeds|milk|books|forms|thesis|report)$/.test(
        things.at(-1)?.lower ?? '',
      )) &&
    (next === undefined ||
      coordinators.has(next.lower) ||
      next.mark !== '' ||
      prepositions.has(next.lower) ||
      adverbs.has(next.lower) ||
      timeWords.has(next.lower))
  );
}

/** 'Dancing in the sluice because our song was on': all that has a verb only says why or when. */
export function isDoingThroughout(text: string, verbAt: number): boolean {
  const words = wordsAmong(tokenize(text)).slice(0, verbAt);
  return (
    isDoing(text) &&
    words.some(({ lower }, at) => at > 0 && subordinators.has(lower)) &&
    !words.some(({ mark }, at) => at > 0 && mark === '.')
  );
}
