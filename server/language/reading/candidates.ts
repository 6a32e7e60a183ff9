import { isWorthNaming, type Names } from '../base/proper-names.ts';
import { standsIn } from '../base/quotable.ts';
import { countWords, tokenize } from '../base/tokens.ts';
import { gladVerdict } from '../lexicon/good-news.ts';
import { salience, voice } from './score-clause.ts';
import { asks, asQuotation, isBright, isSpoken, saidOf, standsAlone, type Unit } from './unit.ts';

const quoteWorth = 1.9;
const mostCandidates = 9;

/** A clause worth telling, one that goes well after it, and one worth hearing in the writer's own words. */
export type Candidate = { main: Unit; follow: Unit | undefined; aside: Unit | undefined; score: number };

export type Rated = { unit: Unit; score: number };

/** The clauses of a note worth telling, best first, each with what goes well after it; none is used twice. */
export function candidatesOf(usable: readonly Rated[], { quote, few }: { quote: boolean; few: boolean }): Candidate[] {
  const candidates: Candidate[] = [];
  let left = [...usable];
  while (left.length > 0 && candidates.length < mostCandidates) {
    const best = bestOf(left);
    if (!best) {
      break;
    }
    left = left.filter(({ unit }) => unit !== best.main && unit !== best.follow);
    candidates.push(few ? { ...best, score: Math.max(best.score, 1.05) } : best);
  }
  const aside = quote
    ? asideOf(
        usable.map(({ unit }) => unit),
        candidates,
      )
    : undefined;
  return candidates.map((candidate, at) => ({
    ...candidate,
    aside: exclaimed(usable, candidate) ?? (at === 0 ? aside : undefined),
  }));
}

/** The best clause with the one after it. A clause that leans back brings the one before it. */
function bestOf(usable: readonly Rated[]): Candidate | undefined {
  let best: Candidate | undefined;
  const places = new Map(usable.map((rated) => [rated.unit.index, rated]));
  for (const { unit, score } of usable) {
    const before = unit.leansBack ? leanedOn(unit, places) : undefined;
    const next = places.get(unit.index + 1);
    const after = next && canFollow(next) ? next : undefined;
    const total = before
      ? Math.max(before.score, score) + 0.6
      : score + (after ? Math.min(1, Math.max(0, 0.2 * after.score)) : 0);
    const found = {
      main: before?.unit ?? unit,
      follow: before ? unit : after?.unit,
      aside: undefined,
      score: total + (unit.index === 0 ? 0.4 : 0),
    };
    best = !best || found.score > best.score ? found : best;
  }
  return best;
}

/** The clause that `unit` leans on: right before it, or with no more than a word or two between. */
function leanedOn({ index }: Unit, places: ReadonlyMap<number, Rated>): Rated | undefined {
  const [before, last] = [places.get(index - 2), places.get(index - 1)];
  const near = last === undefined || countWords(last.unit.source) <= 2;
  return [near ? before : undefined, last].find(
    (rated) => rated && standsAlone(rated.unit) && countWords(rated.unit.source) > 1,
  );
}

function canFollow({ unit, score }: Rated): boolean {
  return (
    isBright(unit) && !unit.dayless && !asks(unit) && ((isSpoken(unit) && score >= 0.5) || voice(unit) >= quoteWorth)
  );
}

function asideOf(units: readonly Unit[], candidates: readonly Candidate[]): Unit | undefined {
  const heard = new Set(candidates.slice(0, 1).flatMap(({ main, follow }) => [main, follow]));
  return units.filter((unit) => !heard.has(unit) && voice(unit) >= quoteWorth).sort((a, b) => voice(b) - voice(a))[0];
}

/** 'Freezing. Brilliant.': a word or two of verdict right after the clause, as one quotation. */
function exclaimed(usable: readonly Rated[], { main }: Candidate): Unit | undefined {
  const after: Unit[] = [];
  for (const { unit } of usable.filter((other) => other.unit.index > main.index)) {
    if (
      unit.index !== main.index + after.length + 1 ||
      countWords(unit.source) > 2 ||
      unit.quote === undefined ||
      unit.sour
    ) {
      break;
    }
    after.push(unit);
  }
  const quote = after.map(({ quote: own }) => own ?? '').join('. ');
  const worth = after.some(({ source }) => gladVerdict.test(source)) && standsIn(quote, main.moment.content);
  return worth && after[0] ? asQuotation(after[0], quote) : undefined;
}

/** How much a clause is worth telling. */
export function worthOf(unit: Unit, names: Names): number {
  return salience(unit, { hasName: (own) => namesSomeone(own, names) });
}

function namesSomeone(unit: Unit, names: Names): boolean {
  const words = tokenize(saidOf(unit)).filter(({ kind }) => kind === 'word');
  return words.some((word, at) => names.isName(word.text, words[at + 1]?.lower ?? '') && isWorthNaming(word.text));
}
