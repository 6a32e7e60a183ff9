import { dayNumber } from '../base/days.ts';
import { excerptOf } from '../base/excerpt.ts';
import { tidy } from '../base/clean-note.ts';
import { sentenceEnd } from '../base/sentences.ts';
import { wordsOf } from '../base/tokens.ts';
import type { Moment } from '../base/types.ts';
import { dangerAmong } from '../reading/danger-among.ts';
import type { Week } from '../reading/judge-week.ts';
import { keyOf } from '../reading/nameable-things.ts';
import { isByRule } from '../severity/severity.ts';
import { alarmIn, chanceOfLight } from '../severity/voter.ts';
import { deadIn } from './deaths.ts';
import { isLastingHarm } from './harms.ts';
import { mayBeMeant, type Named } from './says-who.ts';

/** For so many days nobody is toasted of whom a note told a blow, a parting, a death; and so long after a week of danger. */
const daysSince = { harm: 182, danger: 28 } as const;
/** Of notes that have words of harm those that are so little light mean it: 'Sam broke my mug' is none of them. */
const hardlyLight = 0.3;

/**
 * Tells of somebody whether the weeks before this one say that no glass is raised to them now: they died, or did what is
 * not over by the next week, or stand in a note of a week in which danger from others was plain, or may be its 'he' or 'she'.
 */
export function isFearedSince(earlier: readonly Moment[], { notes }: Week): (someone: Named) => boolean {
  const start = Math.min(...notes.map(({ moment }) => dayNumber(moment.localDate) ?? Number.NaN));
  const since = (days: number): Moment[] =>
    earlier.filter(({ localDate }) => start - (dayNumber(localDate) ?? Number.NaN) <= days);
  const told = since(daysSince.harm).map(({ content }) => ({ content, lower: content.toLowerCase() }));
  let afraid: string[] | undefined;
  return (who) => {
    afraid ??= inDangerOfOthers(since(daysSince.danger), start);
    const ofThem = told.filter(({ lower }) => lower.includes(who.key)).map(({ content }) => content);
    return (
      afraid.some((text) => names(text, who.key)) ||
      mayBeMeant(who, afraid) ||
      ofThem.some((content) => isLastingHarm(content) && isToldIllOf(readOf(content), who.key)) ||
      deadIn(ofThem).has(who.key)
    );
  };
}

/** The notes in danger of those weeks, counted back from a day, in which danger from others was plain. */
function inDangerOfOthers(moments: readonly Moment[], start: number): string[] {
  const weeks = Map.groupBy(moments, ({ localDate }) => Math.floor((start - (dayNumber(localDate) ?? 0) - 1) / 7));
  return [...weeks.values()].flatMap((week) => {
    if (!week.some(({ content }) => alarmIn(content) !== null || isByRule(content))) {
      return [];
    }
    const danger = dangerAmong(week.map((moment) => ({ moment, tidied: readOf(moment.content) })));
    return danger.isPlain && danger.mayBeFromOthers ? [...danger.believed] : [];
  });
}

/** Whether a note tells lasting harm in a sentence that names somebody, or in the one after it. */
function isToldIllOf(text: string, key: string): boolean {
  const sentences = text.split(sentenceEnd);
  const isTold = sentences.some(
    (sentence, at) => isLastingHarm(sentence) && names(`${sentences[at - 1] ?? ''} ${sentence}`, key),
  );
  return isTold && chanceOfLight(text) < hardlyLight;
}

function names(text: string, key: string): boolean {
  return wordsOf(text).some((lower) => keyOf({ lower }) === key);
}

function readOf(content: string): string {
  return tidy(excerptOf(content));
}
