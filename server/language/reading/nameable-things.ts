import { wordsAmong } from '../grammar/word-stream.ts';
import type { Word } from '../grammar/word-stream.ts';
import type { Names } from '../base/proper-names.ts';
import { sentenceEnd } from '../base/sentences.ts';
import { tokenize } from '../base/tokens.ts';
import { spanAt } from './noun-spans.ts';
import { heardOf, isBright, type Unit } from './unit.ts';
import { negators } from '../lexicon/function-words.ts';
import { isHeavyOrWorse, isLightClause } from '../severity/severity.ts';
import { countThings } from '../lexicon/themes.ts';

/** A person, place or thing of a note, as it can be raised a glass to: 'your sister', 'a heron', 'Priya'. */
export type Thing = {
  text: string;
  key: string;
  noteId: number;
  noteIds: number[];
  /** The clauses that name it. */
  units: Unit[];
  rank: number;
  person: boolean;
  creature: boolean;
  order: number;
  /** Whether somebody bears the name, as another note of the week may show. */
  isOfCast?: boolean;
};

const worthNaming = 0.7;
/** Who is surely somebody comes before what only has a capital. */
const rankOfCast = 1;
const longing =
  /\b(?:without|miss(?:ed|ing)?|wish(?:ed)?|wanted|needed|need|should|could have (?:been|\w+ed)|would have|instead of|almost|nearly|if|hope(?:d)?|forgot|lost|cancel\w*|dream(?:t|ed) of|used to|sold|broke|no more|ended|stopped|quit|like a|like an|as if)\b/i;

/** What a unit names, best first. Nothing from what is sour, heavy, denied or longed for. */
export function thingsOf(unit: Unit, names: Names, cast: ReadonlySet<string> = new Set()): Thing[] {
  const words = wordsAmong(tokenize(brightPartOf(unit))).filter(({ quoted }) => !quoted);
  const found: Thing[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const span = spanAt(words, at, names);
    if (!span || isDenied(sentenceBefore(words, span.from))) {
      continue;
    }
    // 'A quiet boy named Terrell' is Terrell.
    const isNamed = span.rank >= 2 && /^(?:named|called)$/.test(words[span.to]?.lower ?? '');
    const name = isNamed ? /^\p{Lu}\p{Ll}+$/u.exec(words[span.to + 1]?.text ?? '')?.[0] : undefined;
    const text =
      name ??
      words
        .slice(span.from, span.to)
        .map((word) => word.text)
        .join(' ');
    const key = keyOf(words[name === undefined ? span.to - 1 : span.to + 1]);
    const isOfCast = cast.has(key) && /^\p{Lu}/u.test(text);
    found.push({
      text,
      key,
      isOfCast,
      noteId: unit.moment.id,
      noteIds: [unit.moment.id],
      units: [unit],
      order: 0,
      person: span.rank >= 2 || isOfCast,
      creature: span.rank < 2 && countThings.animals.has(words[span.to - 1]?.lower ?? ''),
      rank: span.rank + Math.min(0.9, (span.to - span.from - 1) * 0.3) + (isOfCast ? rankOfCast : 0),
    });
    at = span.to - 1;
  }
  return found.sort((a, b) => b.rank - a.rank);
}

/** What a listener hears of it that is light: all of it, and of a note that is quoted whole the sentences that are. */
function brightPartOf(unit: Unit): string {
  const isQuotation = unit.kind === 'words' && !isHeavyOrWorse(unit.severity);
  if (isBright(unit) || !isQuotation) {
    return isBright(unit) ? heardOf(unit) : '';
  }
  return heardOf(unit).split(sentenceEnd).filter(isLightClause).join(' ');
}

/** The best two things of each told note, best first, each once; what stands in several notes comes first. */
export function distinctThings(
  told: readonly (readonly (Unit | undefined)[])[],
  names: Names,
  cast: ReadonlySet<string> = new Set(),
): Thing[] {
  const perNote = told.map((units, order) =>
    units
      .flatMap((unit) => (unit ? thingsOf(unit, names, cast) : []))
      .sort((a, b) => b.rank - a.rank)
      .map((thing) => ({ ...thing, order })),
  );
  const all = perNote.flat();
  const found = new Map<string, Thing>();
  for (const round of [0, 1]) {
    for (const things of perNote) {
      const next = things.find(({ key }) => !found.has(key));
      if (next) {
        const alike = all.filter(({ key }) => key === next.key);
        const noteIds = [...new Set(alike.map(({ noteId }) => noteId))];
        const units = [...new Set(alike.flatMap((one) => one.units))];
        found.set(next.key, {
          ...next,
          noteIds,
          units,
          rank: next.rank - round * 0.8 + (noteIds.length > 1 ? 1.2 : 0),
        });
      }
    }
  }
  return [...found.values()].filter(({ rank }) => rank >= worthNaming).sort((a, b) => b.rank - a.rank);
}

/** The words of its sentence before the one at `end`: a note that is quoted whole may name a thing in any sentence. */
function sentenceBefore(words: readonly Word[], end: number): Word[] {
  const from = words.slice(0, end + 1).findLastIndex(({ mark }) => mark === '.');
  return words.slice(Math.max(0, from), end);
}

/** Whether what came before denies or only wishes for what comes next. */
function isDenied(before: readonly Word[]): boolean {
  return (
    before.some(({ lower }) => negators.has(lower) || lower.endsWith("n't")) ||
    longing.test(before.map(({ lower }) => lower).join(' '))
  );
}

/** By what a person or thing is known again, in whatever number: the last word of its name. */
export function keyOf(word: Pick<Word, 'lower'> | undefined): string {
  return (word?.lower ?? '').replace(/['’]s$/, '').replace(/s$/, '');
}

/** A thing that has been told of is known by then: 'a robin' has become 'the robin'. */
export function known(thing: Thing): Thing {
  return { ...thing, text: thing.text.replace(/^an? /, 'the ') };
}
