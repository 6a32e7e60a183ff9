import { sentencesOf, type Sentence } from '../base/sentences.ts';
import { tokenize, type Token } from '../base/tokens.ts';
import { prepositions, subjectPronouns } from '../lexicon/function-words.ts';
import type { ReadNote } from '../reading/read-week.ts';
import type { Unit } from '../reading/unit.ts';
import type { Item } from '../guests/told.ts';

/**
 * A sentence of a note that is told, or a clause of one: what may be heard once more at the end. `before` and `after` are
 * the words beside it within its sentence, and `from` and `to` its sentence's place among those of what is heard of the
 * note.
 */
export type Span = {
  text: string;
  words: readonly string[];
  before: string;
  after: string;
  place: { at: number; of: number };
  unit: Unit;
  note: ReadNote;
};

const fewestWords = 2;
const mostWords = 14;
/** Of a sentence without an end so many clauses are looked at. */
const mostStarts = 12;

/** 'He said go on then': what somebody said begins after it. */
const saying = /^(?:said|says?|goes|went|asked|asks|shouted|yelled|whispered|texted|wrote|told|replied|answered|like)$/;
const joining = /^(?:and|but|so|then|because|cos|that)$/;

/** 'On the wall where he have the numbers': what stands after it is no sentence by itself. */
const relative =
  /^(?:where|which|who|whom|whose|when|while|if|than|as|what|how|why|until|till|since|though|unless|after|before)$/;

/** Everything of these moments that may be heard once more. */
export function spansOf(items: readonly Item[]): Span[] {
  return items.flatMap(({ note, main, more }) => {
    const heard = [main, ...more].flatMap((unit) =>
      sentencesOf((unit.quote ?? unit.source).replace(/[‘’](?!\p{L})|(?<!\p{L})‘/gu, '"')).map((sentence) => ({
        sentence,
        unit,
      })),
    );
    return heard.flatMap(({ sentence, unit }, at) =>
      clausesOf(sentence).map((clause) => ({ ...clause, place: { at, of: heard.length }, unit, note })),
    );
  });
}

/** The clauses of a sentence that are neither too short nor too long, and itself where it is neither; a question with its mark. */
function clausesOf({
  text: whole,
  marked,
}: Pick<Sentence, 'text' | 'marked'>): Pick<Span, 'text' | 'words' | 'before' | 'after'>[] {
  const tokens = tokenize(whole);
  const words = tokens.flatMap((token, at) => (token.kind === 'word' ? [{ at, lower: token.lower }] : []));
  const isMarked = (index: number): boolean => hasMark(tokens, words[index - 1]?.at ?? 0, words[index]?.at ?? 0);
  const starts = words.flatMap((_, index) => (opensClause(words, index, isMarked) ? [index] : [])).slice(0, mostStarts);
  const ends = [...words.keys(), words.length].filter(
    (index) => index === words.length || endsClause(words, index, isMarked),
  );
  return starts.flatMap((from) =>
    ends
      .filter((to) => to - from >= fewestWords && to - from <= mostWords && !dangling.test(words[to - 1]?.lower ?? ''))
      .flatMap((to) => {
        const text = tokens
          .slice(words[from]?.at ?? 0, (words[to - 1]?.at ?? 0) + 1)
          .map((token) => token.text)
          .join('');
        const isAsked = marked === '?' && to === words.length;
        const own = words.slice(from, to).map(({ lower }) => lower);
        return isBalanced(text)
          ? [
              {
                text: `${text.replace(/"([^"]*)"/g, '‘$1’')}${isAsked ? '?' : ''}`,
                words: own,
                before: words[from - 1]?.lower ?? '',
                after: words[to]?.lower ?? '',
              },
            ]
          : [];
      }),
  );
}

/** 'He gave me his chisel and said': it goes on. */
const dangling =
  /^(?:and|but|so|because|cos|that|said|says?|goes|went|asked|told|wrote|texted|the|an?|my|his|her|their|our)$/;

/** Whether what somebody said is in it whole, or not at all. */
function isBalanced(text: string): boolean {
  return text.split('"').length % 2 === 1;
}

type Words = readonly { at: number; lower: string }[];

function hasMark(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from + 1, to).some(({ kind, text }) => kind === 'mark' && /[,:;"–—-]/.test(text));
}

function opensClause(words: Words, index: number, isMarked: (index: number) => boolean): boolean {
  const before = words[index - 1]?.lower ?? '';
  return (
    index === 0 ||
    (isMarked(index) && !relative.test(before)) ||
    saying.test(before) ||
    joining.test(before) ||
    (isSubject(words, index) && saying.test(words[index - 2]?.lower ?? '')) ||
    (isSubject(words, index) && !joining.test(before) && !relative.test(before))
  );
}

/** What stands behind 'it' and 'you' where they do nothing: 'take it from me'. */
const afterObject = new Set([...prepositions, ...'back and but so because when while until again'.split(' ')]);

function isSubject(words: Words, index: number): boolean {
  return subjectPronouns.has(words[index]?.lower ?? '') && !afterObject.has(words[index + 1]?.lower ?? '');
}

function endsClause(words: Words, index: number, isMarked: (index: number) => boolean): boolean {
  const own = words[index]?.lower ?? '';
  return isMarked(index) || joining.test(own) || isSubject(words, index);
}
