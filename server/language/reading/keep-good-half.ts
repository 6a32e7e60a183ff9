import { isGoodDeed, isHeavyOrWorse } from '../severity/severity.ts';
import type { Severity } from '../severity/severity.ts';
import type { Names } from '../base/proper-names.ts';
import { countWords } from '../base/tokens.ts';
import { asks, asQuotation, isSpoken, reworded, saidOf, type Unit } from './unit.ts';
import { isBleak } from '../severity/maybe-bleak.ts';
import { peopleIn } from './people-in.ts';
import { refusal } from '../lexicon/bad-news.ts';

/** What may be told of a note, and how severe the note is. */
type Gently = { units: Unit[]; severity: Severity };

const fewestRefusals = 2;
const manyClauses = 12;
/** So few words are a verdict on what was said before. */
const fewWords = 3;

/**
 * Leaves the hard half of a note in peace: only what is good in itself is told beside it, and who did it is named where
 * the hard half named them. A hard note with nothing good in it is heavy, and nothing of it is told.
 */
export function gently(units: Unit[], severity: Severity, names: Names): Gently {
  const hard = units.filter((unit) => isLeft(unit));
  const refused = units.filter(({ source }) => refusal.test(source)).length >= fewestRefusals;
  if (severity === 'crisis') {
    return { units: [], severity };
  }
  if (severity !== 'heavy' && hard.length === 0 && !refused) {
    return { units, severity };
  }
  if (units.length >= manyClauses) {
    // A long note tells of much beside its hard part, and does not weigh on the whole week.
    const few = hard.length * 6 <= units.length;
    return { units: units.filter((unit) => !isLeft(unit) && !unit.sour), severity: few ? 'tender' : severity };
  }
  const kept: Unit[] = [];
  for (const unit of units) {
    const before = kept.at(-1);
    const goesOn =
      before?.index === unit.index - 1 &&
      (unit.leansBack || /^we\b/i.test(unit.source) || countWords(unit.source) <= 4);
    if (!isLeft(unit) && !unit.sour && !asks(unit) && (isGood(unit) || (goesOn && isSpoken(unit)))) {
      kept.push(before?.index === unit.index - 1 ? unit : withName(unit, units.slice(0, unit.index), names));
    }
  }
  if (kept.length === 0) {
    return { units: [], severity: 'heavy' };
  }
  return { units: kept, severity: severity === 'heavy' ? 'heavy' : 'tender' };
}

function isLeft({ hard, severity }: Unit): boolean {
  return hard || isHeavyOrWorse(severity);
}

function isGood(unit: Unit): boolean {
  const { source, kind, severity } = unit;
  const said = saidOf(unit);
  const alone =
    kind === 'doing' ||
    (said === '' ? /^(?:i|we)\b/i.test(source) : /^(?:(?:and|so|then|but) )?you\b(?! and\b| all\b| both\b)/.test(said));
  return (!alone || severity === 'light') && isGoodDeed(source, { byOthers: !alone });
}

/** 'She just came' without the sentence that said who: 'Karen just came'; where nobody can be named it is quoted as it stands. */
function withName(unit: Unit, before: readonly Unit[], names: Names): Unit {
  const found = /\b(he|she|his|her|him)\b/i.exec(saidOf(unit));
  if (!isSpoken(unit) || !found || peopleIn(unit.said.slice(0, found.index), names).length > 0) {
    return unit;
  }
  const those = [...new Set(before.flatMap((one) => peopleIn(saidOf(one) || one.source, names)))];
  const [who] = those;
  if (those.length !== 1 || who === undefined) {
    return unit.leansBack && unit.quote !== undefined ? { ...asQuotation(unit), leansBack: false } : unit;
  }
  const rest = unit.said.slice(found.index + found[0].length);
  const owns =
    /^his$/i.test(found[0]) ||
    (/^her$/i.test(found[0]) && !/^(?:$|[,.]| (?:an?|the|my|your|to|in|on|at|with|and|up|out|for|home)\b)/.test(rest));
  const said = `${unit.said.slice(0, found.index)}${owns ? `${who}'s` : who}${rest}`;
  const namedFirst = found.index === 0 || (unit.kind === 'told' && unit.subjectFirst);
  return { ...reworded(unit, said, namedFirst), leansBack: false };
}

/** Whether the clauses beside one have more than so many words; not one of them is counted beyond that. */
function hasMoreThan(few: number, units: readonly Unit[], but: number): boolean {
  let words = 0;
  return units.some((unit) => {
    words += unit.index === but ? 0 : countWords(unit.source);
    return words > few;
  });
}

/** Whether a clause may be bleak and enough is said beside it; 'Nobody rang. Wonderful.' is told or quoted whole. */
export function isSpare({ source, index }: Unit, units: readonly Unit[]): boolean {
  const next = units[index + 1];
  const verdict = next !== undefined && countWords(next.source) <= fewWords;
  return !verdict && isBleak(source) && hasMoreThan(fewWords, units, index);
}
