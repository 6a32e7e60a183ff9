import { tokenize } from './tokens.ts';
import type { Token } from './tokens.ts';
import {
  adverbs,
  coordinators,
  dayWords,
  determiners,
  freeWords,
  isEnglishMark,
  monthWords,
  negators,
  numberWords,
  possessives,
  prepositions,
  subordinators,
  subjectPronouns,
  timeWords,
} from '../lexicon/function-words.ts';
import { alsoWords, firstNames } from '../lexicon/first-names.ts';
import { countNouns } from '../lexicon/count-nouns.ts';
import { thingsWithArticle, thingsWithout } from '../lexicon/common-nouns.ts';
import { brands, kinNames, notNames, people, peoplePlural, titles } from '../lexicon/people.ts';
import { countThings, massThings } from '../lexicon/themes.ts';
import {
  degrees,
  feelings,
  looksPast,
  notDoing,
  notPast,
  peopleVerbs,
  presentAuxiliaries,
  presentForms,
  verdicts,
} from '../lexicon/verbs.ts';

/** Tells names from words that have a capital only because they open a sentence. */
export type Names = {
  /** Whether a capitalised word is a name; `next` is the word after it in lower case, '' for none. */
  isName: (word: string, next: string) => boolean;
  /** Whether a capital at the start of a sentence is better kept; it may be a name. */
  keepsCapital: (word: string, next: string) => boolean;
  /** Whether a word with a capital is neither one of the language nor written small anywhere: at the start of a sentence it may be a name. */
  isUnknown: (word: string) => boolean;
};

/** Words for peoples and tongues keep their capital wherever they stand. */
const peoples =
  /^(?:English|French|German|Spanish|Italian|Portuguese|Greek|Turkish|Chinese|Japanese|Korean|Thai|Welsh|Irish|Scottish|Gaelic|British|American|Australian|Canadian|Polish|Russian|Ukrainian|Indian|Pakistani|Nigerian|Kenyan|Brazilian|Mexican|Danish|Swedish|Norwegian|Finnish|Dutch|Belgian|Swiss|Austrian|Czech|Hungarian|Romanian|Bulgarian|European|African|Asian|Arabic|Hindi|Christmas|Easter|Eid|Diwali)$/;

const common = [
  adverbs,
  coordinators,
  determiners,
  negators,
  numberWords,
  possessives,
  prepositions,
  subordinators,
  subjectPronouns,
  timeWords,
  people,
  peoplePlural,
  kinNames,
  degrees,
  feelings,
  verdicts,
  notDoing,
  notPast,
  presentAuxiliaries,
  titles,
  freeWords,
  thingsWithArticle,
  thingsWithout,
  countNouns,
  ...Object.values(countThings),
  ...Object.values(massThings),
];

/** Learns from these tidied texts which words are names: capitals in mid-sentence say yes, small letters elsewhere no. */
export function namesIn(texts: readonly string[]): Names {
  const capital = new Set<string>();
  const small = new Set<string>();
  for (const text of texts) {
    const tokens = tokenize(text);
    for (const [at, token] of tokens.entries()) {
      if (token.kind !== 'word') {
        continue;
      }
      if (!/^\p{Lu}/u.test(token.text)) {
        small.add(token.lower);
      } else if (!opens(tokens, at)) {
        capital.add(bare(token.lower));
      }
    }
  }
  const isName: Names['isName'] = (word, next) => {
    const lower = bare(word.toLowerCase());
    if (!/^\p{Lu}/u.test(word) || lower === 'i') {
      return false;
    }
    if (/^\d/.test(next) && !isPlainWord(lower) && !numberWords.has(lower) && !thingsWithout.has(lower)) {
      return true;
    }
    if (dayWords.has(lower) || monthWords.has(lower) || /^\p{Lu}{2,}/u.test(word)) {
      return true;
    }
    if (isCommon(lower)) {
      return capital.has(lower) && !small.has(lower) && !isPlainWord(lower);
    }
    if (capital.has(lower)) {
      return true;
    }
    return !small.has(lower) && (firstNames.has(lower) || peopleVerbs.has(next) || word.toLowerCase().endsWith("'s"));
  };
  const keepsCapital: Names['keepsCapital'] = (word, next) => {
    const lower = bare(word.toLowerCase());
    const unknown =
      !isCommon(lower) && !isPlural(lower) && !small.has(lower) && !/(?:tion|ment|ness|day|ly)$/.test(lower);
    return isName(word, next) || (/^\p{Lu}\p{Ll}/u.test(word) && unknown && (looksPast(next) || isPresent(next)));
  };
  const isUnknown: Names['isUnknown'] = (word) => {
    const lower = bare(word.toLowerCase());
    const isPart = lower.split('-').some((part) => isCommon(part) || small.has(part));
    return /^\p{Lu}\p{Ll}{2}/u.test(word) && !isPart && !isPlural(lower);
  };
  return { isName, keepsCapital, isUnknown };
}

/** Whether a name, found by `isName`, is one to speak of: a person or a place, not a day, a language or a brand. */
export function isWorthNaming(word: string): boolean {
  return (
    !notNames.has(bare(word.toLowerCase())) &&
    !/^\p{Lu}{2,}$/u.test(word) &&
    // 'Brazilians' and 'Jaffa Cakes' are nobody one knows.
    !/(?:ians|eans|icans|cakes|rolls|bars|biscuits|games|awards)$/.test(word) &&
    word.length > 1
  );
}

/** The text with a small first letter, unless a name or 'I' opens it. */
export function lowerFirst(text: string, names: Names): string {
  const words = tokenize(text).filter(({ kind }) => kind === 'word');
  const [first, next] = words;
  const verb = words.slice(1).find(({ lower }) => !adverbs.has(lower));
  if (
    !first ||
    names.isName(first.text, next?.lower ?? '') ||
    names.keepsCapital(first.text, verb?.lower ?? '') ||
    /^I(?:'|$)/.test(first.text) ||
    peoples.test(first.text) ||
    brands.has(first.lower) ||
    /\p{Lu}/u.test(first.text.slice(1))
  ) {
    return text;
  }
  // 'Bramwell the cat'.
  if (!isCommon(bare(first.lower)) && next?.lower === 'the' && countThings.animals.has(words[2]?.lower ?? '')) {
    return text;
  }
  // 'Ray's slippers', 'Penny rang': what is a word as well and does what only people do.
  if (placeEnding.test(first.text)) {
    return text;
  }
  const isPaired = next?.lower === 'and' && /^(?:i|me|you)$/.test(words[2]?.lower ?? '');
  const isPerson =
    alsoWords.has(bare(first.lower)) && (/'s$/.test(first.lower) || looksPast(verb?.lower ?? '') || isPaired);
  if (isPerson || /^\p{Lu}$/u.test(first.text.replace(/^[AI]$/, ''))) {
    return text;
  }
  if (opensNames(text, first, next) || isNamedAfterThing(text, first, verb?.lower ?? '')) {
    return text;
  }
  const titled =
    titles.has(first.lower) &&
    !/^(?:old|little|big|baby|coach)$/.test(first.lower) &&
    next &&
    /^\p{Lu}/u.test(next.text);
  return titled
    ? text
    : text.replace(/^([^\p{L}]*)(\p{Lu})/u, (_, before: string, letter: string) => before + letter.toLowerCase());
}

/** 'Muizenberg with the kids': what ends as places do and words do not. */
const placeEnding =
  /^\p{Lu}\p{Ll}{2,}(?:berg|burg|ville|shire|bury|mouth|stadt|heim|grad|abad|polis|wick|stow|stead|combe|minster|dorp|fontein)$/u;

function isPlural(lower: string): boolean {
  return countNouns.has(lower.replace(/e?s$/, '')) || countNouns.has(lower.replace(/s$/, ''));
}

function isPresent(lower: string): boolean {
  return presentAuxiliaries.has(lower) || presentForms.has(lower);
}

const describing =
  /^(?:lovely|sunny|rainy|wet|cold|warm|hot|foggy|snowy|busy|quiet|poor|sweet|dear|good|bad|great|best|nice|happy|young|old|auld|wee|new|late|early|big|little|small|tiny|whole|full|same|proper|classic|dinner|lunch|breakfast|tea|coffee|drinks|chips|curry|pizza|practice)$/;

/** 'Nonie Shea had the scone', 'South Fork all day': two words with a capital are one name. */
function opensNames(text: string, first: Token, next: Token | undefined): boolean {
  const isBeside =
    next !== undefined && text.includes(`${first.text} ${next.text}`) && /^\p{Lu}\p{Ll}/u.test(next.text);
  return (
    isBeside &&
    !dayWords.has(next.lower) &&
    !monthWords.has(next.lower) &&
    !titles.has(next.lower) &&
    !peoples.test(next.text) &&
    !/^I'/.test(next.text) &&
    !isPlainWord(first.lower) &&
    !describing.test(first.lower) &&
    ![adverbs, timeWords, negators, numberWords, people, peoplePlural, feelings, verdicts, degrees, freeWords].some(
      (set) => set.has(first.lower),
    )
  );
}

/** 'Biscuit managed the stairs by himself': a thing does not. */
function isNamedAfterThing(text: string, { lower }: Token, verb: string): boolean {
  return countNouns.has(lower) && !people.has(lower) && looksPast(verb) && /\b(?:himself|herself)\b/.test(text);
}

function isPlainWord(lower: string): boolean {
  return (
    looksPast(lower) ||
    looksOngoing(lower) ||
    determiners.has(lower) ||
    possessives.has(lower) ||
    prepositions.has(lower) ||
    coordinators.has(lower) ||
    subordinators.has(lower) ||
    subjectPronouns.has(lower)
  );
}

/** Whether a lower-case word is one of the language's own, or reads as a form of one; 'Ahmed' is no past tense. */
export function isCommon(lower: string): boolean {
  if (firstNames.has(lower) && !alsoWords.has(lower)) {
    return false;
  }
  return common.some((set) => set.has(lower)) || isEnglishMark(lower) || looksPast(lower) || looksOngoing(lower);
}

/** 'Swimming', and not 'Sau-ping'. */
function looksOngoing(lower: string): boolean {
  return /(?<!-(?!be|go|do)[a-z]{1,2})ing$/.test(lower);
}

function opens(tokens: readonly Token[], at: number): boolean {
  for (let before = at - 1; before >= 0; before -= 1) {
    const token = tokens[before];
    if (!token) {
      break;
    }
    if (token.kind === 'word') {
      return false;
    }
    if (/[.!?…:;“"\n–—•*-]/.test(token.text)) {
      return true;
    }
  }
  return true;
}

function bare(lower: string): string {
  return lower.replaceAll('’', "'").replace(/'(?:s|d|ll|re|ve|m)?$/, '');
}
