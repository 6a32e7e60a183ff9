import { countWords } from '../base/tokens.ts';
import { asks, saidOf, type Unit } from './unit.ts';
import { isGoodNews, isHeavyOrWorse } from '../severity/severity.ts';
import { greatNews } from '../lexicon/good-news.ts';
import { people, peoplePlural } from '../lexicon/people.ts';
import { countThings, deeds, massThings, pull } from '../lexicon/themes.ts';
import type { Theme } from '../lexicon/themes.ts';

const themes = Object.keys(deeds) as Theme[];
const vague =
  /\b(?:good|nice|great|fine|ok|okay|alright|busy|usual|normal|decent|lovely|fun) (?:day|week|time|one|stuff|things)\b|\b(?:nothing (?:much|special)|not much|same old|the usual|stuff|things|whatever|something)\b/i;
/** What did not happen all week is no moment of a day: 'no call backs this week'. */
const notAMoment = /^no \p{Ll}[^,.]* (?:all|this) (?:week|month)$/iu;
const telling =
  /\b(?:because|so that|for the first time|the way|like (?:a|an|the|he|she|it|they)|in the rain|on the way|standing|together|whole|even|own|every)\b|\d/i;

/** What a unit is about. */
export function themesOf(unit: Unit): Theme[] {
  const text = `${unit.source} ${saidOf(unit)}`.toLowerCase();
  const words = new Set(text.split(/[^\p{L}'-]+/u));
  return themes.filter(
    (theme) =>
      deeds[theme].test(text) ||
      meets(words, countThings[theme]) ||
      meets(words, massThings[theme]) ||
      (theme === 'people' && (meets(words, people) || meets(words, peoplePlural))),
  );
}

function meets(words: ReadonlySet<string>, known: ReadonlySet<string>): boolean {
  for (const word of words) {
    if (word !== '' && known.has(word)) {
      return true;
    }
  }
  return false;
}

/**
 * How well a unit serves as a moment of the week. Below 0 it is better left out: heavy words, or complaint without
 * anything good beside it.
 */
export function salience(unit: Unit, names: { hasName: (unit: Unit) => boolean }): number {
  if (isHeavyOrWorse(unit.severity)) {
    return -10;
  }
  const found = themesOf(unit);
  const about = found.map((theme) => pull[theme]).sort((a, b) => b - a);
  const words = countWords(saidOf(unit) || unit.source);
  let score = 1 + (about[0] ?? 0) + (about[1] ?? 0) * 0.6 + (about[2] ?? 0) * 0.3;
  score += names.hasName(unit) ? 1.2 : 0;
  score += telling.test(unit.source) ? 0.5 : 0;
  score -= vague.test(unit.source) ? 2.2 : 0;
  score -= notAMoment.test(unit.source) ? 12 : 0;
  score += lengthScore(words);
  score += { told: 0.8, stated: 0.3, doing: 0.5, thanks: 0.5, phrase: 0, words: -1.2 }[unit.kind];
  score -= unit.leansBack ? 1.5 : 0;
  score -= unit.dayless ? 0.6 : 0;
  score -= asks(unit) ? 1.5 : 0;
  score -= unit.marked === ':' ? 1 : 0;
  score += isGoodNews(unit.source) || greatNews.test(unit.source) ? 3 : 0;
  score -=
    unit.severity === 'tender' &&
    !isGoodNews(unit.source) &&
    !found.some((theme) => theme === 'kindness' || theme === 'people' || theme === 'first')
      ? 2
      : 0;
  return score - (unit.sour ? sourness(unit, found) : 0);
}

/** A complaint counts less against a moment that goes on to something good: 'brutal shift, but she squeezed my hand'. */
function sourness(unit: Unit, found: readonly Theme[]): number {
  const turns = /\b(?:but|yet|still|anyway|though|until|then|finally|at least)\b/i.test(unit.source);
  const good = found.some((theme) => theme !== 'effort' && theme !== 'place');
  return (turns && good) || found.includes('kindness') ? 0.5 : 4.5;
}

function lengthScore(words: number): number {
  if (words <= 2) {
    return -1.5;
  }
  if (words <= 4) {
    return -0.3;
  }
  return words <= 18 ? 0.8 : 0.2;
}

/** How much the writer's own words deserve to be heard as they are: short, vivid, felt. */
export function voice(unit: Unit): number {
  const quote = unit.quote;
  if (quote === undefined || isHeavyOrWorse(unit.severity) || unit.sour) {
    return -1;
  }
  const words = countWords(quote);
  if (words < 3 || words > 16) {
    return -1;
  }
  let score = words <= 9 ? 1 : 0.4;
  score +=
    /\b(?:like (?:a|an|the|he|she|it|i)|as if|best|ever|never|never again|worth|so (?:proud|happy|good|glad|loved|quiet|alive)|i love|loved it|magic|perfect|bliss|heaven|proud|can't believe|couldn't believe|mine)\b/i.test(
      quote,
    )
      ? 1.2
      : 0;
  score += unit.marked === '!' ? 0.8 : 0;
  score += /\b(?:i|my|me|i'm)\b/i.test(quote) ? 0.3 : 0;
  score -= vague.test(quote) ? 1.4 : 0;
  score -= unit.severity === 'tender' ? 0.8 : 0;
  score -= unit.kind === 'phrase' && words <= 3 ? 0.4 : 0;
  return score - (/^(?:and|but|then)\b/i.test(quote) ? 0.5 : 0);
}
