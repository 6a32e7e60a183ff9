import { isCommon } from '../base/proper-names.ts';
import { firstNames } from '../lexicon/first-names.ts';
import { dayWords, monthWords } from '../lexicon/function-words.ts';
import { list } from '../lexicon/list.ts';
import { kinNames } from '../lexicon/people.ts';
import type { Word } from '../grammar/word-stream.ts';
import type { Ground } from './ground.ts';
import { likeness, soundsLikeAName } from './likeness.ts';
import { general, isPerson } from './people.ts';
import { stemOf } from './stems.ts';
import { bareOf } from './words-of-line.ts';

const anybody = list(
  'people person everyone man men woman women lady ladies gentleman gentlemen company family team crew class choir resident residents',
);
const family =
  list(`mother father sister brother son daughter wife husband partner girlfriend boyfriend grandson granddaughter
  grandchild aunt auntie aunty uncle cousin niece nephew twin twins parent parents grandmother grandfather hubby baby`);
const pronouns = list('he she him her his');
const third = list('he she they him her them his their someone somebody everyone everybody');

/** Says which people or names a line brings in that its notes do not know. */
export function nameComplaints(words: readonly Word[], ground: Ground): string[] {
  const knowsSomebody = ground.words.some((word) => third.has(word) || isPerson(word));
  return words.flatMap((word) => {
    const bare = bareOf(word);
    if (ground.stems.has(stemOf(bare)) || ground.stems.has(stemOf(bare.replace(/s$/, ''))) || isFree(bare)) {
      return [];
    }
    if (isName(word, bare)) {
      return [`names what its notes do not: ${word.text}`];
    }
    const isKnown =
      anybody.has(bare) ||
      // 'He' of one note may be the father of another.
      (ground.words.some((word) => pronouns.has(word)) && ground.knowsOf(stemOf(bare))) ||
      (knowsSomebody && general.has(bare)) ||
      // A teacher may stand for someone of the class of 1994, but no brother for a sister.
      (!isKin(bare) && (likeness(bare, ground.words) ?? 0) > 0.7);
    return isPerson(bare) && !isKnown ? [`speaks of someone its notes do not: ${word.text}`] : [];
  });
}

function isFree(bare: string): boolean {
  return bare === 'i' || dayWords.has(bare) || monthWords.has(bare);
}

function isName({ text, mark }: Word, bare: string): boolean {
  if (!/^\p{Lu}/u.test(text)) {
    return false;
  }
  return mark !== '.' || (!isCommon(bare) && (firstNames.has(bare) || soundsLikeAName(bare)));
}

function isKin(bare: string): boolean {
  return kinNames.has(bare) || family.has(bare);
}
