import { isCommon, isWorthNaming, type Names } from '../base/proper-names.ts';
import { tokenize, type Token } from '../base/tokens.ts';
import { opensPredicate, wordsAmong, type Word } from '../grammar/word-stream.ts';
import { alsoWords, firstNames } from '../lexicon/first-names.ts';
import { kinOfManyTongues } from '../lexicon/kin-of-many-tongues.ts';
import { isKnownName } from '../lexicon/rare-names.ts';
import { brands, kinNames, ownKin, people, titles } from '../lexicon/people.ts';
import { presentForms } from '../lexicon/verbs.ts';
import { isUnlikeName } from './cast.ts';
import { keyOf } from './key-of.ts';
import { isOfPlace, partOfName } from './names-of-two-words.ts';
import type { ReadNote } from './read-week.ts';

/** Where a note names somebody: how they are called to the writer ('your mum', 'Mrs Patel'), and the words around it. */
export type Mention = {
  text: string;
  key: string;
  note: ReadNote;
  words: readonly Word[];
  /** Which of the words their name is, and the first that belongs to it: 'my' of 'my mum'. */
  at: number;
  from: number;
  before: string;
  after: string;
  /** Whether it is surely somebody, and not only what may be a name. */
  isSure: boolean;
};

const possessive = /['’]s$/u;
const writersOwn = /^(?:my|our|me|mi|ma|oor|ower)$/;
const ofOthers = /^(?:his|her|their|your|the|an?|one|some|another|this|that|no|every)$|['’]s$/;
/** What many of a kind are called, and hardly anybody: 'Jets', not 'Marcus', 'Tess' or 'Boris'. */
const manyOfKind = /[^aeious]s$/;
const properName = /^\p{Lu}\p{Ll}+(?:[-'’]\p{Lu}?\p{Ll}+)?$/u;

/** So many characters around a name say what part somebody has; all of a long note for each name would be its square. */
const reach = 300;

/**
 * Whom a note names, in its order: the writer's kin, and by name who has a title, is of the cast of the week or bears
 * what may be a name.
 */
export function mentionsIn(note: ReadNote, cast: ReadonlySet<string>, names: Names): Mention[] {
  return mentionsAt(
    note,
    (words, at) =>
      kinAt(words, at) ?? calledByRoleAt(words, at) ?? initialAt(words, at) ?? nameAt(words, at, { cast, names }),
  );
}

/** Everywhere in a note that `namedAt` finds somebody: by the words of the note, and which of them it asks of. */
export function mentionsAt(
  note: ReadNote,
  namedAt: (words: readonly Word[], at: number) => Named | undefined,
): Mention[] {
  const tokens = tokenize(note.tidied);
  const words = wordsAmong(tokens);
  const starts = startsOf(tokens);
  const startOf = (at: number): number => starts[at] ?? note.tidied.length;
  return words.flatMap((word, at) => {
    const named = namedAt(words, at);
    const start = words[named?.from ?? at];
    return named && start
      ? [
          {
            ...named,
            note,
            words,
            at,
            before: note.tidied
              .slice(Math.max(0, startOf(start.at) - reach), startOf(start.at))
              .replace(/\b(?:my|our)\b/gi, 'your'),
            after: note.tidied.slice(startOf(word.at + 1), startOf(word.at + 1) + reach),
          },
        ]
      : [];
  });
}

/** Where each of the pieces of a text begins in it. */
function startsOf(tokens: readonly Token[]): number[] {
  let next = 0;
  return tokens.map(({ text }) => {
    const start = next;
    next += text.length;
    return start;
  });
}

/** Who is of the cast of a week, and which of its words are names. */
type Known = { cast: ReadonlySet<string>; names: Names };
/** Who is found at a word: how they are called, by what they are known again, and from which word on they are named. */
export type Named = Pick<Mention, 'text' | 'key' | 'from' | 'isSure'>;

/** 'My man came off at half time': whom somebody plays against, drives or waits for. */
const anybody = /^(?:man|woman|guy|bloke|fella|fellow|chap|gentleman|stranger|customer|person)$/;

/** What stands before kin whose they are goes without saying: 'took ma to the hill', 'told wife'. */
const withKin =
  /^(?:and|but|so|then|because|when|with|took|told|asked|rang|phoned|called|hugged|brought|drove|walked|showed)$/;

const isTime = /^(?:today|tonight|yesterday|morning|night|evening|afternoon|later|then)$/;

/** 'My sister', 'Mum', 'wife said', and not 'her mum', 'my sister Jen' or 'my mother in law'. */
function kinAt(words: readonly Word[], at: number): Named | undefined {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  const bare = word?.text.replace(possessive, '') ?? '';
  const lower = bare.toLowerCase();
  const isBeside = word?.mark === '';
  const isOwn = isBeside && writersOwn.test(before?.lower ?? '');
  // 'Night, husband peel persimmon for me.'
  const isAfterWhen = word?.mark === ',' && before?.mark === '.' && isTime.test(before.lower);
  const isBare =
    ownKin.has(lower) && (word?.mark === '.' || isAfterWhen || (isBeside && withKin.test(before?.lower ?? '')));
  const isWho = isBeside && before?.lower === 'was' && words[at - 2]?.lower === 'it';
  const isKin =
    kinNames.has(lower) ||
    (kinOfManyTongues.has(lower) && (isOwn || isWho || word?.mark === '.')) ||
    isBare ||
    /^(?:Father|Mother|Grandfather|Grandmother)$/.test(bare) ||
    (isOwn && (ownKin.has(lower) || (people.has(lower) && !anybody.test(lower))));
  const isTitle = next?.mark === '' && bare === word?.text && /^\p{Lu}\p{Ll}/u.test(next.text);
  // 'Only that Amma went to the bank': no word of theirs.
  const isThatSo = before?.lower === 'that' && /^\p{Lu}/u.test(bare);
  // 'Daughter of Con came', 'a woman was cursing my mother'.
  const isOfSomebody = !isOwn && next?.mark === '' && next.lower === 'of';
  const isCursed = isOwn && /^(?:curs|insult|abus)(?:e|es|ed|ing)$/.test(words[at - 2]?.lower ?? '');
  const isOther =
    (isBeside && !isThatSo && ofOthers.test(before?.lower ?? '')) ||
    (isOwn && words[at - 2]?.lower === 'not') ||
    isOfSomebody ||
    isCursed;
  // 'And Sister asked is there a problem': a nun or a nurse.
  const isSister = bare === 'Sister' && isBeside && !isOwn;
  const isInLaw = next?.lower === 'in' && words[at + 2]?.lower === 'law';
  // 'Grandmother and a boy about six between 4 and 5': whom the writer does not know.
  const isUnknown =
    !isOwn && next?.lower === 'and' && words[at + 2]?.lower === 'a' && people.has(words[at + 3]?.lower ?? '');
  if (!isKin || isTitle || isOther || isInLaw || isUnknown || isSister) {
    return undefined;
  }
  return { text: `your ${lower}`, key: lower, from: isOwn ? at - 1 : at, isSure: true };
}

/** 'Cynthia Baptiste', 'Barry Te Au': what follows a first name that is surely one. */
function isSurname(words: readonly Word[], at: number): boolean {
  const before = words[at - 1];
  const isJoined = words[at]?.mark === '' && before !== undefined && properName.test(before.text);
  return isJoined && (isFirstName(before) || isSurname(words, at - 1));
}

function isFirstName({ lower }: Word): boolean {
  return isKnownName(lower) || alsoWords.has(lower);
}

/** What somebody is called by who works, plays or sails with them, as if it were their name. */
const roles = /^(?:matron|coach|chef|skipper|sarge|gaffer|madam|oga)$/;
const joins = /^(?:and|but|so|then|because|when|while|until|till|before|after|today|yesterday|tonight|now|later)$/;

/** 'Matron shouted at me', 'and coach, who never smiles'; not 'my coach', 'Coach Whitwam' or 'the coach came'. */
function calledByRoleAt(words: readonly Word[], at: number): Named | undefined {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  const opens = word?.mark === '.' || word?.mark === ',' || joins.test(before?.lower ?? '');
  const does = next?.mark === '' && (opensPredicate(next.lower) || presentForms.has(next.lower));
  const isWho = next?.mark === ',' && next.lower === 'who';
  return word && roles.test(word.lower) && !word.quoted && opens && (does || isWho)
    ? { text: word.lower.replace(/^./, (letter) => letter.toUpperCase()), key: word.lower, from: at, isSure: true }
    : undefined;
}

/** 'Mr L came in', 'ms T asked': whom a writer calls by a letter. */
function initialAt(words: readonly Word[], at: number): Named | undefined {
  const [before, word] = [words[at - 1], words[at]];
  const title = /^(?:mr|mrs|ms|miss)$/.exec(before?.lower ?? '')?.[0];
  return title && word?.mark === '' && /^(?![AI])\p{Lu}(?:['’]s)?$/u.test(word.text)
    ? {
        text: `${title.replace(/^./, (letter) => letter.toUpperCase())} ${word.text.slice(0, 1)}`,
        key: `${title} ${word.text.slice(0, 1).toLowerCase()}`,
        from: at - 1,
        isSure: true,
      }
    : undefined;
}

/** 'Jelmer.': whether a word is all of its sentence. */
function standsAlone(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  return words[at]?.mark === '.' && (next === undefined || next.mark === '.');
}

/** What a machine writes small. */
const spokenTitles = /^(?:doctor|pastor|professor|coach|nurse|don|doña|dona|aling|mang)$/;

/** 'To doctor Kulkarni', as a machine writes what it hears. */
function spokenTitle(before: Word | undefined, isBeside: boolean): string | undefined {
  const isTitle = isBeside && spokenTitles.test(before?.text ?? '');
  return isTitle ? before?.text.replace(/^./, (letter) => letter.toUpperCase()) : undefined;
}

/** What a grandmother is called in many places, and some women: somebody's Lola is no Lola. */
const calledAsKin = /^(?:lola|lolo|dida|tita|tito)$/;

/** What stands behind a name where others have a title before it: 'Parmar sir', 'Shobha didi'. */
const honours = /^(?:sir|madam|ma['’]am|maam|ji|saab|sahib|didi|bhai|bhaiya|anna|akka|aunty|auntie|uncle|teacher)$/u;

/** 'Beth', 'Mrs Patel', 'Parmar sir'. */
function nameAt(words: readonly Word[], at: number, { cast, names }: Known): Named | undefined {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  const bare = word?.text.replace(possessive, '') ?? '';
  const lower = bare.toLowerCase();
  if (!properName.test(bare) || !isWorthNaming(bare) || brands.has(lower) || kinNames.has(lower)) {
    return undefined;
  }
  const isBeside = word?.mark === '' && before !== undefined;
  const title =
    isBeside && titles.has(before.lower) && /^\p{Lu}/u.test(before.text) ? before.text : spokenTitle(before, isBeside);
  const key = keyOf(word);
  const isListed = firstNames.has(lower) && !isCommon(lower);
  const isLikeName = !isCommon(lower) && !isUnlikeName(bare, names);
  // 'Domnica came for the last time', 'It's Wren from across the road': written small nowhere, and it does something.
  const isUnknown = names.isUnknown(bare) && next?.mark === '' && opensPredicate(next.lower);
  const isFrom =
    names.isUnknown(bare) &&
    next?.mark === '' &&
    next.lower === 'from' &&
    /^(?:it|that)['’]?s?$|^is$/.test(before?.lower ?? '');
  const isAlone = isKnownName(lower) && standsAlone(words, at);
  const mayBeName = (names.isName(word?.text ?? '', next?.lower ?? '') || isUnknown || isFrom || isAlone) && isLikeName;
  // 'When I came in Captain was lying there': a word that is written like a name within a sentence.
  const isWordAsName =
    isBeside &&
    isCommon(lower) &&
    names.isName(word?.text ?? '', next?.lower ?? '') &&
    /^\p{Ll}/u.test(next?.text ?? '');
  const isAlsoWord = alsoWords.has(lower) && names.isName(word?.text ?? '', next?.lower ?? '');
  const isSure = title !== undefined || cast.has(key) || isListed || isAlsoWord;
  const isOfOther = isBeside && calledAsKin.test(lower) && ofOthers.test(before.lower);
  const isThing = title === undefined && isBeside && /^(?:the|an?|st)$/.test(before.lower);
  // 'Jets won' of a team.
  const isMany = !isListed && title === undefined && manyOfKind.test(lower) && !isWordAsName;
  // 'Old Mr Herath' is who comes after.
  const isTitle = titles.has(lower) && next?.mark === '' && properName.test(next.text);
  const isOther = isThing || isOfOther || isMany || isTitle || isSurname(words, at);
  if ((!isSure && !mayBeName && !isWordAsName) || isOther || (title === undefined && isOfPlace(words, at))) {
    return undefined;
  }
  const honour = word?.text === bare && next?.mark === '' && honours.test(next.lower) ? ` ${next.lower}` : '';
  const part = title === undefined ? partOfName(words, at) : undefined;
  if (part?.part === 'first' || part?.isWhole === false) {
    return undefined;
  }
  const first = title ?? (part ? before?.text : undefined);
  return {
    text: `${first === undefined ? bare : `${first} ${bare}`}${honour}`,
    key,
    from: first === undefined ? at : at - 1,
    isSure: isSure || honour !== '',
  };
}
