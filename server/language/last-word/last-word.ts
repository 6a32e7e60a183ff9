import type { Item } from '../guests/told.ts';
import { isHarm } from '../guests/harms.ts';
import type { Week } from '../reading/judge-week.ts';
import type { ReadNote } from '../reading/read-week.ts';
import type { Unit } from '../reading/unit.ts';
import { isHard, isSour, severityOfClause } from '../severity/severity.ts';
import { chanceOfDanger, chanceOfLight } from '../severity/voter.ts';
import { standsIn } from '../base/quotable.ts';
import { settingOf, signsOfSpan } from './signs.ts';
import { spansOf, type Span } from './spans.ts';
import { bias, lastWord } from './weights.ts';

/** A clause of the week that is heard once more at the end of its toast, and of which unit of which note it is. */
export type LastWord = { text: string; unit: Unit; note: ReadNote };

/** So surely the note it stands in is the heart of the week. */
const surely = 0.35;
/** So good a clause must be. */
const goodFrom = -1.1;
/** So much danger in its note is too much, and so little light too little: what hurts is as vivid, and darker. */
const [alarming, lightFrom] = [0.6, 0.2];
/**
 * What somebody else said, or calls it, may sting however harmless its words ('She said one of us has to say it', 'They
 * call it the mushroom'): unless its note is so light there is no last word at all, for the next best stings as well.
 */
const saidFrom = 0.55;
const saying =
  /^(?:said|say|says|sez|asked|asks|wrote|told|tells|goes|texted|call(?:s|ed)?|wants?|wanted|answered|replied|thinks?|thought)$/;
const reachOfSaying = 3;
/** A mark that opens or ends what somebody said outside of the clause: "the word 'blister". */
const openMark = /(?<!\p{L})'|'(?!\p{L})/u;
/** What is told in fewer moments or words is over before anything of it is missed. */
const fewest = { moments: 3, words: 80 } as const;

/**
 * The clause of a week with which its toast ends, as learned from what readers said of other weeks. Undefined where none
 * is good enough, and wherever danger is heard or the week is hard: what hurts is not heard twice.
 */
export function lastWordOf(items: readonly Item[], week: Week): LastWord | undefined {
  if (items.length < fewest.moments || week.danger.isHeard || week.mood === 'hard' || week.mood === 'grumpy') {
    return undefined;
  }
  const setting = settingOf(items);
  if ([...setting.lengths.values()].reduce((sum, words) => sum + words, 0) < fewest.words) {
    return undefined;
  }
  const [[heart, share] = []] = setting.shares;
  const open = items.filter(({ note }) => note === heart && (share ?? 0) >= surely && mayEnd(note, week));
  const best = spansOf(open)
    .map((span) => ({ span, worth: worthOf(signsOfSpan(span, setting)) }))
    .filter(({ worth }) => worth >= goodFrom)
    .toSorted((a, b) => b.worth - a.worth)
    .find(({ span }) => isKind(span) && !isJustHeard(span, items) && standsIn(span.text, span.note.moment.content));
  return best && !mayBeSting(best.span) ? best.span : undefined;
}

/** Whether a note may be heard again: neither hard nor an alarm, nor told of what nobody is raised a glass to for. */
function mayEnd({ severity, tidied }: ReadNote, { danger }: Week): boolean {
  const isCalm = severity === 'light' || severity === 'tender';
  const isLight = chanceOfLight(tidied) >= lightFrom && chanceOfDanger(tidied) < alarming;
  return isCalm && isLight && !danger.doubted.has(tidied) && !isHarm(tidied);
}

/** 'No more honey, she says', 'Not after the man at the boom': what is refused stings. */
const refusing = /^(?:no|not|never)$/;

/** 'Hose bib still not fixed': what a later day may have put right. */
const notYet = /\b(?:still (?:not|no)|not yet)\b/iu;

/** Whether a clause is whole, refuses nothing, and nothing in it is hard by itself. */
function isKind({ text, words }: Span): boolean {
  return (
    !refusing.test(words[0] ?? '') &&
    !notYet.test(text) &&
    severityOfClause(text) === 'light' &&
    !isHard(text) &&
    !isSour(text) &&
    !openMark.test(text)
  );
}

/** Whether it is what somebody else said, or what is called so, in a note that is not surely light. */
function mayBeSting({ words, before, note }: Span): boolean {
  const isOthers = words[0] !== 'i' && words.slice(1, reachOfSaying).some((word) => saying.test(word));
  const isName = words.includes('known') || words.includes('call');
  return isName || ((saying.test(before) || isOthers) && chanceOfLight(note.tidied) < saidFrom);
}

/** Whether a clause ends the last moment: it has only just been heard. */
function isJustHeard({ note, place, after }: Span, items: readonly Item[]): boolean {
  return items.at(-1)?.note === note && place.at === place.of - 1 && after === '';
}

function worthOf(signs: readonly string[]): number {
  return signs.reduce((sum, sign) => sum + (lastWord[sign] ?? 0), bias);
}
