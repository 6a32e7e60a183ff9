import { isCommon, isWorthNaming, type Names } from '../base/proper-names.ts';
import { tokenize } from '../base/tokens.ts';
import { wordsAmong, type Word } from '../grammar/word-stream.ts';
import { countNouns } from '../lexicon/count-nouns.ts';
import { adverbs } from '../lexicon/function-words.ts';
import { alsoWords, firstNames } from '../lexicon/first-names.ts';
import { list } from '../lexicon/list.ts';
import { isKnownName } from '../lexicon/rare-names.ts';
import { knownPlaces } from '../lexicon/places.ts';
import { people, titles, trades } from '../lexicon/people.ts';
import { looksPast, presentForms } from '../lexicon/verbs.ts';
import { isFromNearby, isIntroduced, ownsIt } from './introduced.ts';
import { keyOf } from './key-of.ts';

/** What only somebody does, in every form that diaries use: 'Una said', 'Catarina call with video', 'Teta says'. */
export const humanDeeds =
  list(`say says said saying tell tells told ask asks asked call calls called ring rings rang phone
  phones phoned text texts texted message messaged laugh laughs laughed laughing giggled smile smiles smiled cry cries cried
  sing sings sang hug hugs hugged dance danced bake baked cook cooked cooking wave waved whispered shouted yelled nodded
  winked promise promised remembered forgot knew thinks thought wants wanted taught apologised apologized visited helped helps lent
  paid explained insisted agreed explains insists reckons swears hopes drove painted knitted sewed wrote writes read reads bought
  listened watched waited gave brought held ate slept woke sat stood stayed kept played worked
  answered confessed send sends sent clapped cheered grinned blushed announced offered scored goes`);
/** What is done to somebody: 'rang Una', 'thanked Priya'. */
const towardsSomeone = list(`rang phoned texted told asked hugged thanked met helped taught`);
/** What somebody has, and no town: 'Una's nails', 'Mia's swimming carnival'. */
const belongings = list(`nails nail hair hand hands face lap knee shoulder arm shoes shoe coat bike birthday
  wedding funeral graduation house place flat kitchen room garden mum mom mam dad mother father brother sister son daughter boy girl baby wife
  husband cousin gran nan grandad grandma friend team class teacher desk car van truck bakkie recipe
  phone card letter voice laugh idea turn team game swimming recital party homework`);
/** What stands before somebody's name: 'my daughter Catarina', 'wee Callum', 'me and Mia'. */
const epithets = list(`wee auld uncle aunt auntie cousin`);
/** The same before a name that a list knows: 'our Bev', and not 'our Volvo'. */
const looseEpithets = list(`little old our young dear big`);
/** What stands before the name of a place. */
const beforePlaces: ReadonlySet<string> = list(`in at from fae frae near around through across over of`);
const surePlaces = list(`in from fae frae near around through across along down`);
/** What comes from somebody: 'a postcard from Bidisha'. */
const sentFrom = list(
  `letter letters postcard card note call text message email gift present parcel word hug kiss visit news`,
);
/** What teams play, and not two people. */
const ofMatches = /\b(?:match|fixture|league|cup|final|derby|zonal|penalty|wickets?|kick-?off|goalkeeper)\b/iu;
/** What is done from a place: 'phoned from Regina', 'the bus from Regina'. */
const comingFrom = list(
  `phoned rang rings called texted wrote drove driving drives came comes coming flew flies flown arrived home moved bus train flight plane`,
);
const reachOfOwner = 2;
/** So often a name that no list knows does what a thing may do as well before it is taken for somebody's: 'Lyn found'. */
const fewestDeeds = 2;
/** What a place is as well ('Jordan was hot'), and what is asked of somebody: 'Debs do not touch'. */
const ofBeing =
  /^(?:do|is|are|was|were|has|had|looks?|looked|feels?|felt|seem(?:s|ed)?|smell(?:s|ed)?|open(?:s|ed)?|clos(?:es|ed))$/;
/** Of somebody whose name a list knows: 'Tasha had the pound cake sliced'. */
const ofHaving = /^(?:had|has)$/;
/** Endings that few names have and many a thing has: 'Developer said', 'Lunches', 'Insurance', and not 'Sau-ping'. */
export const unlikeNames =
  /^(?:bureau|council|radio|forecast|telly|google|siri|alexa|sat ?nav|met)$|(?:[eo]rs?|es|[ae]nce|tion|ment|ness|ity|ship|song|(?<!-(?!be|go|do)[a-z]{1,2})ing|(?<!rn)est)$/i;

/** 'Kacper' ends as many a thing does, and is a name where it has its capital within a sentence. */
const endsLikeNames = /^\p{Lu}\p{Ll}+er$/u;

/** Whether what is written like a name is likely none. */
export function isUnlikeName(text: string, names: Names): boolean {
  return unlikeNames.test(text) && !(endsLikeNames.test(text) && names.isName(text, ''));
}

/**
 * The keys of the names in these tidied notes that somebody bears: in one note at least they do what only people do, or
 * are met, owned or called as only people are. A name is somebody's in every note of a week once it is in one.
 */
export function castOf(texts: readonly string[], names: Names): ReadonlySet<string> {
  const cast = new Set<string>();
  const deeds = new Map<string, number>();
  for (const text of texts) {
    const words = wordsAmong(tokenize(text));
    for (const [at, word] of words.entries()) {
      if (word.quoted || !isNameLike(words, at, names)) {
        continue;
      }
      const key = keyOf(word);
      const isListed = firstNames.has(word.lower.replace(/['’]s$/u, ''));
      const seen = (deeds.get(key) ?? 0) + (mayDo(words, at) || (isListed && isCompany(words, at)) ? 1 : 0);
      deeds.set(key, seen);
      if (isSomebody(words, at) || seen >= (isListed ? 1 : fewestDeeds)) {
        cast.add(key);
      }
    }
  }
  return cast;
}

/** 'Cards with Priya'; with what no list knows one may as well have rice. */
function isCompany(words: readonly Word[], at: number): boolean {
  return words[at]?.mark === '' && words[at - 1]?.lower === 'with';
}

/** Whether a name, with what stands before it from `from` on, does what things may do as well: 'Lyn found', “Lyn's been asking”. */
export function mayDo(words: readonly Word[], at: number, from = at): boolean {
  const [before, first, word] = [words[from - 1], words[from], words[at]];
  const opens = before === undefined || first?.mark !== '' || opensClause.test(before.lower);
  const verb = words.slice(at + 1).find(({ lower }) => !adverbs.has(lower));
  const form = verb?.lower ?? '';
  const isSaid = verb !== undefined && verb.mark === '' && !verb.quoted;
  if (/['’]s$/u.test(word?.text ?? '')) {
    return opens && isSaid && form === 'been';
  }
  const isKnown = firstNames.has(word?.lower ?? '') && !knownPlaces.has(word?.lower ?? '');
  const isDeed = !ofBeing.test(form) || (isKnown && ofHaving.test(form));
  const isScots = scotsPast.test(form) || (form === 'cam' && scotsWhither.test(wordAfter(words, verb)?.lower ?? ''));
  const isVerb = looksPast(form) || presentForms.has(form) || isScots;
  const acts = isSaid && isVerb && isDeed && !isArrivedAt(words, at);
  return opens && acts;
}

function wordAfter(words: readonly Word[], word: Word | undefined): Word | undefined {
  return word && words[words.indexOf(word) + 1];
}

/** 'Dod brocht me a roll', 'Dod sortit it'; a fund, a pit or a toolkit is what it is in English. */
const scotsPast = /^(?:gaed|gied|brocht|telt|selt|thocht|bocht|taen|tuik|gret|\p{L}{3,}(?<!tool|cock|pul)[ptk]it)$/u;
/** 'Dod cam doon': alone it is a camera. */
const scotsWhither = /^(?:doon|in|oot|hame|by|ower|roon|back)$/u;

/** 'When Dombivli came she woke': what no list knows, and a train comes to. */
function isArrivedAt(words: readonly Word[], at: number): boolean {
  const isArriving = /^(?:came|comes|arrived|passed)$/.test(words[at + 1]?.lower ?? '');
  return (
    isArriving &&
    /^(?:when|till|until|before|after)$/.test(words[at - 1]?.lower ?? '') &&
    !firstNames.has(words[at]?.lower ?? '')
  );
}

const opensClause = /^(?:and|but|then|so|that|because|when|till|until)$/;

/**
 * The keys of the names in these tidied notes that stand where a place does: 'telephoned from Toronto'; of names that
 * people bear as well only those that stand where nobody does: 'phoned from Regina', 'won against India'.
 */
export function placesOf(texts: readonly string[]): ReadonlySet<string> {
  const found = texts.flatMap((text) =>
    wordsAmong(tokenize(text)).filter(({ text: name, mark, lower }, at, words) => {
      const [earlier, before] = [words[at - 2]?.lower ?? '', words[at - 1]?.lower ?? ''];
      const isListed = firstNames.has(lower.replace(/['’]s$/u, ''));
      const next = words[at + 1];
      // 'Gouyave v Victoria', and not 'Kobi v Ada'.
      const other = versus.test(before) ? words[at - 2] : versus.test(next?.lower ?? '') ? words[at + 2] : undefined;
      const isSide = other !== undefined && isSideOfMatch(other);
      const isOpponent = isSide || (before === 'against' && knownPlaces.has(lower));
      // 'The zonal match, Twimia against Hansua', and not 'Kobi against Ada at chess'.
      const isBesides = next?.lower === 'against' && /^\p{Lu}\p{Ll}/u.test(words[at + 2]?.text ?? '');
      const isTeam = isBesides && !isListed && ofMatches.test(text);
      const isSurely = isOpponent || (before === 'from' && comingFrom.has(earlier));
      const isPlace = isSurely || (!isListed && surePlaces.has(before) && !sentFrom.has(earlier));
      return /^\p{Lu}/u.test(name) && (isTeam || (mark === '' && isPlace));
    }),
  );
  return new Set(found.map(keyOf));
}

const versus = /^(?:v|vs|versus)$/;

/** Whether who is played against is a side and neither somebody nor the writer: then so is who plays them. */
function isSideOfMatch({ text, lower }: Word): boolean {
  return /^\p{Lu}\p{Ll}/u.test(text) && !isKnownName(lower) && lower !== 'me' && lower !== 'us';
}

function isNameLike(words: readonly Word[], at: number, names: Names): boolean {
  const text = words[at]?.text.replace(/['’]s$/u, '') ?? '';
  const next = words[at + 1]?.lower ?? '';
  return (
    /^\p{Lu}\p{Ll}+(?:-\p{L}\p{Ll}+)?$/u.test(text) &&
    isWorthNaming(text) &&
    (!isCommon(text.toLowerCase()) || isCapitalOf(words, at, names)) &&
    ![titles, trades, people].some((set) => set.has(text.toLowerCase())) &&
    words[at - 1]?.lower !== 'st' &&
    (!isUnlikeName(text, names) || firstNames.has(text.toLowerCase())) &&
    (names.isName(text, next) || names.keepsCapital(text, next) || names.isName(words[at]?.text ?? '', next))
  );
}

/** 'Ray', 'the kid, Tin,': a word that is somebody's name as well, and is written like one. */
function isCapitalOf(words: readonly Word[], at: number, names: Names): boolean {
  const { text, lower } = words[at] ?? { text: '', lower: '' };
  const mayBeName = alsoWords.has(lower.replace(/['’]s$/u, '')) || isIntroduced(words, at);
  return mayBeName && names.isName(text, words[at + 1]?.lower ?? '');
}

function isSomebody(words: readonly Word[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]];
  const isBeside = word?.mark === '' && before !== undefined && !before.quoted;
  if (/['’]s$/u.test(word?.text ?? '')) {
    return owns(words, at);
  }
  if (isBeside && /^(?:an?|the|no)$/.test(before.lower)) {
    return false;
  }
  const verb = words.slice(at + 1).find(({ lower }) => !adverbs.has(lower) || humanDeeds.has(lower));
  const isPlace = isBeside && beforePlaces.has(before.lower);
  const acts = !isPlace && verb !== undefined && verb.mark === '' && !verb.quoted && humanDeeds.has(verb.lower);
  const isMet = isBeside && isMetBy(words, at);
  const isCalled = isCalledBefore(words, at) || isIntroduced(words, at) || isFromNearby(words, at);
  // 'Flew home to Winnipeg and he has eaten soup since.'
  const mayBeTown = isBeside && before.lower === 'to' && !firstNames.has(word?.lower ?? '');
  const isTakenUp = !isPlace && !mayBeTown && isTakenUpAfter(words, at);
  const isPaired =
    (!isPlace && words[at + 1]?.lower === 'and' && /^(?:i|me)$/.test(words[at + 2]?.lower ?? '')) ||
    (isBeside && before.lower === 'and' && /^(?:i|me)$/.test(words[at - 2]?.lower ?? ''));
  return (
    acts ||
    isMet ||
    isCalled ||
    isPaired ||
    isTakenUp ||
    (isBeside && titles.has(before.lower) && !looseEpithets.has(before.lower) && /^\p{Lu}/u.test(before.text))
  );
}

/** 'Rang Una'; where somebody else rang, and no list knows the name, it may be a town: 'Aunty Bisi phoned Ibadan'. */
function isMetBy(words: readonly Word[], at: number): boolean {
  const [caller, before, word] = [words[at - 2], words[at - 1], words[at]];
  const isCall = /^(?:rang|phoned|texted)$/.test(before?.lower ?? '');
  const mayBeTown = isCall && /^\p{Lu}\p{Ll}/u.test(caller?.text ?? '') && !firstNames.has(word?.lower ?? '');
  return (
    towardsSomeone.has(before?.lower ?? '') && !/^(?:but|and|or|not|only)$/.test(caller?.lower ?? '') && !mayBeTown
  );
}

/** Whether a sentence goes on with who was named: 'practised drops on Maryam and she blinked'. */
function isTakenUpAfter(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  // 'Norwich magnet drop off the fridge and she put it back.'
  if (/^\p{Lu}/u.test(next?.text ?? '') || (next?.mark === '' && countNouns.has(next.lower))) {
    return false;
  }
  const end = words.findIndex(({ mark }, index) => index > at && mark === '.');
  const rest = words.slice(at + 1, end < 0 ? words.length : end);
  return rest.some(
    ({ lower, mark }, index) =>
      /^s?he$/.test(lower) &&
      // 'The girl, Casey she remembered.'
      ((index === 0 && mark === '') || /^(?:and|so|but|then|because)$/.test(rest[index - 1]?.lower ?? '')) &&
      // Of two who were named, it may be either.
      !rest.slice(0, index).some(({ text }) => /^\p{Lu}\p{Ll}/u.test(text)),
  );
}

/** Whether who a name is stands before it: 'my daughter Catarina', 'wee Callum'. */
function isCalledBefore(words: readonly Word[], at: number): boolean {
  const [owner, before, word] = [words[at - 2], words[at - 1], words[at]];
  if (!before || word?.mark !== '') {
    return false;
  }
  const isOfThing = /^(?:an?|the)$/.test(owner?.lower ?? '');
  const isListed = looseEpithets.has(before.lower) && firstNames.has(word.lower);
  return ((isListed || epithets.has(before.lower)) && !isOfThing) || (people.has(before.lower) && ownsIt(owner));
}

/** Whether what follows 'Una's' is somebody's: their nails, or nothing, as at whose place one is. */
function owns(words: readonly Word[], at: number): boolean {
  const after = words.slice(at + 1, at + 1 + reachOfOwner).filter(({ mark }, index) => index > 0 || mark === '');
  const isAt = /^(?:to|at|from|round|by)$/.test(words[at - 1]?.lower ?? '');
  const next = words[at + 1];
  const name = words[at]?.lower.replace(/['’]s$/u, '') ?? '';
  const isPlaceOfTheirs =
    firstNames.has(name) &&
    isAt &&
    (next === undefined || next.mark !== '' || /^(?:in|on|for|with|and|after|before)$/.test(next.lower));
  return isPlaceOfTheirs || after.some(({ lower }) => belongings.has(lower));
}
