import { dayNumber, monthOf } from '../base/days.ts';
import { isSour, severityOf } from '../severity/severity.ts';
import { isEnglish } from '../base/is-english.ts';
import type { Memory } from './recently-heard.ts';
import type { Moment } from '../base/types.ts';
import { isWorthNaming } from '../base/proper-names.ts';
import { lookBack } from '../templates/shared.ts';
import type { Item } from '../guests/told.ts';
import type { Plan } from './choose-notes.ts';
import { quotable, spokenText } from '../base/quotable.ts';
import type { Chooser } from '../base/random.ts';
import { sentencesOf } from '../base/sentences.ts';
import { tidy } from '../base/clean-note.ts';
import { capitalized, countWords, tokenize, wordsOf } from '../base/tokens.ts';
import { asQuotation, takesBareDay, type Unit, type Words } from '../reading/unit.ts';
import { isUnsure } from '../severity/maybe-bleak.ts';
import type { Week } from '../reading/judge-week.ts';
import { adverbs, determiners, freeWords, possessives, timeWords } from '../lexicon/function-words.ts';
import { kinNames, people } from '../lexicon/people.ts';
import { countThings, deeds } from '../lexicon/themes.ts';
import type { Theme } from '../lexicon/themes.ts';
import { feelings, looksPast, verdicts } from '../lexicon/verbs.ts';

/** A moment of this week that rhymes with words of an earlier one, and when those were written ('in March'). */
export type LookBack = { item: Item; past: Words; when: string };

type Request = {
  week: Week;
  plan: Plan;
  earlier: readonly Moment[];
  said: readonly (readonly string[])[];
  memory: Memory;
  chooser: Chooser;
};

const most = 400;
const share = 0.5;
const cooldownToasts = 2;
const fewest = 4;
const mostRead = 1500;
const mostNotesWithIt = 3;
const mostWords = 16;
const soonest = 14;
const mostShared = 0.6;
const numbers = 'two three four five six seven eight'.split(' ');
/** Words that are rare and still rhyme with nothing. */
const idle = new Set(
  `minute minutes hour hours way time times bit lot thing things place part piece side end start half rest kind sort
  whole little first last next other same number story reason idea plan plans page word words name names face head hand
  hands foot feet eyes voice house home room door table floor chair street road corner lunch dinner breakfast class
  lesson meeting shift work school office phone call message email form day days week weeks month months year years`
    .trim()
    .split(/\s+/),
);
const rhymingThemes: readonly Theme[] = ['animals', 'nature', 'making', 'first', 'food'];

/**
 * The moment to tell beside an earlier one, now and then: the same person, place, creature or thing, rare in what this
 * person writes, or the same days of a year ago with the same theme. Nothing in weeks that are not light, and nothing heavy.
 */
export function lookBackFor({ memory, chooser, ...request }: Request): LookBack | undefined {
  const wanted = chooser.fraction() < share;
  const cooled = lookBack.every(({ text }) => (memory.since(text) ?? Number.POSITIVE_INFINITY) > cooldownToasts);
  return wanted && cooled ? lookBacks(request)[0] : undefined;
}

/** Every moment of a week that rhymes with an earlier one, the best first. */
export function lookBacks({ week, plan, earlier, said }: Omit<Request, 'memory' | 'chooser'>): LookBack[] {
  if (week.mood !== 'light' || earlier.length < fewest) {
    return [];
  }
  const heard = said.map((lines) => lines.join('\n')).join('\n');
  const past = earlier
    .slice(-most)
    .map((moment) => ({ moment, lower: moment.content.slice(0, mostRead).toLowerCase() }));
  const found = plan.items.filter(isTellable).flatMap((item) => rhymesOf(item, { past, week, heard }));
  return found.sort((a, b) => b.worth - a.worth);
}

type Past = { moment: Moment; lower: string };
type Search = { past: readonly Past[]; week: Week; heard: string };
type Found = LookBack & { worth: number };

function isTellable({ main, note }: Item): boolean {
  return (
    main.kind === 'told' &&
    !main.sour &&
    !main.leansBack &&
    takesBareDay(main) &&
    note.severity === 'light' &&
    countWords(main.said) <= mostWords
  );
}

function rhymesOf(item: Item, search: Search): Found[] {
  const byWord = keysOf(item.main, search.week).flatMap(({ key, worth }) => {
    const pattern = new RegExp(`(?<!\\p{L}|['’]s |\\bher |\\bhis |\\btheir )${key}(?:s|'s|’s)?(?!\\p{L})`, 'u');
    const found = search.past.filter(({ lower }) => lower.includes(key) && pattern.test(lower));
    const rare =
      found.length > 0 && found.length <= Math.min(mostNotesWithIt, Math.max(2, Math.ceil(search.past.length / 8)));
    return rare ? found.flatMap((past) => lookedBack(item, past, { pattern, worth, heard: search.heard })) : [];
  });
  if (byWord.length > 0) {
    return byWord;
  }
  const themes = item.note.themes.filter((theme) => rhymingThemes.includes(theme));
  return search.past
    .filter(({ moment }) => isYearAgo(daysBetween(moment, item.main.moment)))
    .flatMap((past) => {
      const theme = themes.find((one) => deeds[one].test(past.lower));
      return theme ? lookedBack(item, past, { pattern: deeds[theme], worth: 0.5, heard: search.heard }) : [];
    });
}

/** The words of a moment that may rhyme: names, creatures, and things that stand after an article. */
function keysOf(unit: Unit, { names }: Week): { key: string; worth: number }[] {
  const words = tokenize(unit.source).filter(({ kind, quoted }) => kind === 'word' && !quoted);
  return words.flatMap(({ text, lower }, at) => {
    const key = lower.replace(/'s$/, '').replace(/(?<=\p{L}{3})s$/u, '');
    const next = words[at + 1]?.lower ?? '';
    if (key.length < 3 || !/^\p{L}+$/u.test(key) || idle.has(lower) || freeWords.has(lower) || timeWords.has(lower)) {
      return [];
    }
    if (names.isName(text, next) && isWorthNaming(text)) {
      return [{ key, worth: 3 }];
    }
    if (kinNames.has(key) || countThings.animals.has(key) || people.has(key)) {
      return [{ key, worth: 2.5 }];
    }
    const before = words[at - 1]?.lower ?? '';
    const thing =
      key.length >= 4 &&
      (determiners.has(before) || possessives.has(before)) &&
      !(
        adverbs.has(lower) ||
        feelings.has(lower) ||
        verdicts.has(lower) ||
        looksPast(lower) ||
        /(?:ing|ly|est|er)$/.test(lower)
      );
    return thing ? [{ key, worth: 1.5 }] : [];
  });
}

type Match = { pattern: RegExp; worth: number; heard: string };

/** The sentence of an earlier note that rhymes, where it can be quoted, is light, and was not heard in an earlier toast. */
function lookedBack(item: Item, { moment }: Past, { pattern, worth, heard }: Match): Found[] {
  const when = whenOf(moment, item.main.moment);
  const text = tidy(moment.content.slice(0, mostRead));
  if (when === undefined || severityOf(moment.content) !== 'light' || isUnsure(moment.content) || !isEnglish(text)) {
    return [];
  }
  const spoken = spokenText(moment.content);
  for (const { text: sentence, marked } of sentencesOf(text)) {
    const quote = pattern.test(sentence.toLowerCase()) ? quotable(sentence, spoken) : undefined;
    const words = countWords(quote ?? '');
    if (quote === undefined || words < 3 || words > 14 || marked === '?' || isSour(sentence)) {
      continue;
    }
    if (heard.includes(`“${capitalized(quote)}`) || saysTheSame(quote, item.main.source)) {
      continue;
    }
    const past = { ...asQuotation(item.main, quote), moment, source: sentence };
    return [{ item, past, when, worth: worth + item.note.score / 20 }];
  }
  return [];
}

/** Whether two sentences share most of their words: to hear one beside the other would be to hear it twice. */
function saysTheSame(one: string, other: string): boolean {
  const [few, many] = [one, other].map((text) => new Set(wordsOf(text))).toSorted((a, b) => a.size - b.size);
  const shared = [...(few ?? [])].filter((word) => many?.has(word) === true).length;
  return shared >= (few?.size ?? 0) * mostShared;
}

function daysBetween(then: Moment, now: Moment): number {
  return (dayNumber(now.localDate) ?? Number.NaN) - (dayNumber(then.localDate) ?? Number.NaN);
}

function isYearAgo(days: number): boolean {
  return days >= 361 && days <= 368;
}

/** When a note was written, as it is said from another: 'three weeks ago', 'in March', 'a year ago this week'. */
function whenOf(then: Moment, now: Moment): string | undefined {
  const days = daysBetween(then, now);
  if (!(days >= soonest)) {
    return undefined;
  }
  if (isYearAgo(days)) {
    return 'a year ago this week';
  }
  const weeks = Math.round(days / 7);
  if (weeks <= numbers.length + 1) {
    return `${numbers[weeks - 2] ?? ''} weeks ago`;
  }
  const month = monthOf(then.localDate);
  const lastYear = Number(then.localDate.slice(0, 4)) < Number(now.localDate.slice(0, 4)) && days > 200;
  return days < 400 && month !== undefined ? `in ${month}${lastYear ? ' last year' : ''}` : undefined;
}
