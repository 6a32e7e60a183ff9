import type { Names } from '../base/proper-names.ts';
import { isWorthNaming } from '../base/proper-names.ts';
import { sentenceEnd } from '../base/sentences.ts';
import { tokenize } from '../base/tokens.ts';
import { wordsAmong, type Word } from '../grammar/word-stream.ts';
import { firstNames } from '../lexicon/first-names.ts';
import { adverbs } from '../lexicon/function-words.ts';
import { makings } from '../lexicon/makings.ts';
import { isHeavyOrWorse, isLightClause, severityOfClause } from '../severity/severity.ts';
import { keyOf, type Thing } from './nameable-things.ts';
import { beforePlaces, castIn, notThere, type Someone } from './cast.ts';
import { spanAt } from './noun-spans.ts';
import { heardOf, type Unit } from './unit.ts';

/** What nobody is thanked for. */
const cruel =
  /^(?:shouted|yelled|screamed|ignored|blocked|fired|dumped|lied|cheated|stole|hit|pushed|slammed|blamed|accused|threatened|worthless|useless|stupid|pathetic)$/;
/** What no glass is raised for beside that. */
const unkind =
  /^(?:left|moved|packed|refused|forgot|hung|died|passed|warned|wouldn't|won't|didn't|doesn't|don't|never|can't|couldn't|cannot)$/;
/** What a woman is called by who knows her, and what a man is. */
export const women =
  /\b(?:mum|mom|mam|ma|mama|mother|grandmother|sister|wife|daughter|granddaughter|niece|nan|nana|gran|granny|grandma|girlfriend)$|^(?:aunt\w*|mrs|ms|miss|sister)\b/i;
export const men =
  /\b(?:dad|daddy|papa|father|grandfather|brother|husband|son|nephew|grandad|grandpa|grandson|boyfriend)$|^(?:uncle|mr|father|brother)\b/i;
const reachOfMaking = 3;

/**
 * Who had a part in what is told of a note: who of the cast of its week does something, is met or is at home in it, whom
 * a pronoun takes up ('My dad next. He handed me the drill'), and whose doing something was ('Marcus's team lost 8 to
 * 1'). Nobody of whom something hard is told, or something that is complained of.
 */
export function actorsIn(units: readonly Unit[], names: Names, cast: ReadonlySet<string>): Thing[] {
  const found = new Map<string, Thing>();
  const add = (someone: Someone, unit: Unit): void => {
    const known = found.get(someone.key);
    found.set(someone.key, thingOf(someone, [...(known?.units ?? []), unit]));
  };
  let spokenOf: Someone | undefined;
  for (const unit of units) {
    for (const sentence of heardOf(unit).split(sentenceEnd)) {
      const all = wordsAmong(tokenize(sentence));
      const words = all.filter(({ quoted }) => !quoted);
      if (isHeavyOrWorse(unit.severity) || isHeavyOrWorse(severityOfClause(sentence))) {
        spokenOf = undefined;
        continue;
      }
      const isGood = isLightClause(sentence);
      const isKind = isGood && !isCruel(all) && !isUnkind(all);
      const owner = ownerIn(words);
      if (isKind && spokenOf && actsByPronoun(words, spokenOf)) {
        add(spokenOf, unit);
      }
      if (isGood && owner) {
        add(owner, unit);
      }
      if (isKind) {
        for (const someone of castIn(words, cast)) {
          add(someone, unit);
        }
      }
      const named = peopleNamedIn(words, names, cast);
      spokenOf = named.length > 1 ? undefined : (named[0] ?? owner ?? spokenOf);
    }
  }
  return [...found.values()];
}

/** Whether 'he' or 'she', as may be said of them, opens it and does something that a glass may be raised for. */
function actsByPronoun(words: readonly Word[], { text }: Someone): boolean {
  const from = /^(?:and|but|then|so)$/.test(words[0]?.lower ?? '') ? 1 : 0;
  const verb = words.slice(from + 1).find(({ lower }) => !adverbs.has(lower))?.lower ?? '';
  const acts = verb !== '' && verb !== 'and';
  const pronoun = women.test(text) ? /^she$/ : men.test(text) ? /^he$/ : /^s?he$/;
  return pronoun.test(words[from]?.lower ?? '') && acts;
}

function peopleNamedIn(words: readonly Word[], names: Names, cast: ReadonlySet<string>): Someone[] {
  const found: Someone[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const span = spanAt(words, at, names);
    if (span && span.rank >= 2) {
      const text = words
        .slice(span.from, span.to)
        .map((word) => word.text)
        .join(' ');
      const key = keyOf(words[span.to - 1]);
      const [before, earlier] = [words[span.from - 1]?.lower ?? '', words[span.from - 2]?.lower ?? ''];
      // 'She calls me Miss Smile.'
      const isNickname =
        /^(?:me|you|us|him|her|them|it)$/.test(before) && /^(?:call|name)(?:s|d|ed|ing)?$/.test(earlier);
      const isThere = !notThere.test(before) && !isNickname;
      const isPlace = /^\p{Lu}/u.test(text) && !cast.has(key) && isWhere(words, span.from);
      found.push(...(isThere && !isPlace ? [{ text, key }] : []));
      at = span.to - 1;
    }
  }
  return found;
}

/** Whether something cruel is told in the words of a sentence; 'useless at everything' is none of it. */
export function isCruel(words: readonly Word[]): boolean {
  return words.some(({ lower }, at) => cruel.test(lower) && !(lower === 'useless' && words[at + 1]?.lower === 'at'));
}

/** Whether something is told that no glass is raised for; 'left a mango on my desk' and 'passed her test' are none of it. */
function isUnkind(words: readonly Word[]): boolean {
  return words.some(({ lower }, at) => {
    const next = words[at + 1];
    const isGift = lower === 'left' && /^(?:an?|some|two|three|\d+)$/.test(next?.lower ?? '');
    const isTest =
      lower === 'passed' && next?.mark === '' && /^(?:his|her|their|the|an?|me|it|with|on|first)$/.test(next.lower);
    return unkind.test(lower) && !isGift && !isTest;
  });
}

/** 'In Molo', 'from Toronto, Brampton'. */
function isWhere(words: readonly Word[], at: number): boolean {
  const [before, earlier] = [words[at - 1], words[at - 2]];
  const isNextPlace =
    words[at]?.mark === ',' && /^\p{Lu}/u.test(before?.text ?? '') && beforePlaces.has(earlier?.lower ?? '');
  const isPart =
    words[at]?.mark === '' && /^\p{Lu}/u.test(before?.text ?? '') && beforePlaces.has(earlier?.lower ?? '');
  return isNextPlace || isPart || (words[at]?.mark === '' && beforePlaces.has(before?.lower ?? ''));
}

/** Whose doing it was: 'Ngozi's jollof', 'Marcus's soccer team'. */
function ownerIn(words: readonly Word[]): Someone | undefined {
  const at = words.findIndex((word, index) => {
    const name = /^(\p{Lu}\p{Ll}+)['’]s$/u.exec(word.text)?.[1];
    const isName = name !== undefined && isWorthNaming(name) && firstNames.has(name.toLowerCase());
    return (
      isName &&
      !notThere.test(words[index - 1]?.lower ?? '') &&
      !/^(?:an?|the)$/.test(words[index - 1]?.lower ?? '') &&
      words.slice(index + 1, index + 1 + reachOfMaking).some(({ lower }) => makings.has(lower))
    );
  });
  const text = words[at]?.text.replace(/['’]s$/, '');
  return text === undefined ? undefined : { text, key: keyOf(words[at]) };
}

function thingOf({ text, key }: Someone, units: Unit[]): Thing {
  const noteId = units[0]?.moment.id ?? 0;
  return {
    text,
    key,
    noteId,
    noteIds: [noteId],
    units,
    rank: 2.5,
    person: true,
    creature: false,
    order: 0,
    acts: true,
  };
}
