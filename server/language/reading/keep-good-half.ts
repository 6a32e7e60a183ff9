import { mayNotBeHard, isGoodDeed, isHeavyOrWorse, isRatherLight, severityOfClause } from '../severity/severity.ts';
import type { Severity } from '../severity/severity.ts';
import { hasSignOfFarewell, hasSignOfFear, mayBeFarewell, mayEndanger } from '../severity/beside-danger.ts';
import { chanceOfDanger, chanceOfLight } from '../severity/voter.ts';
import type { Names } from '../base/proper-names.ts';
import { mostQuoted } from '../base/quotable.ts';
import { countWords } from '../base/tokens.ts';
import { asks, asQuotation, isSpoken, reworded, saidOf, wordsIn, type Unit } from './unit.ts';
import { isBleak } from '../severity/maybe-bleak.ts';
import { peopleIn } from './people-in.ts';
import { refusal } from '../lexicon/bad-news.ts';

/**
 * What may be told of a note, and how severe the note is; `plainly` where all of a heavy one is told, as nothing of it
 * stands good by itself, and `asWritten` where all of one that only has something hard in it is best heard as it is.
 */
type Gently = { units: Unit[]; severity: Severity; plainly: boolean; asWritten?: boolean };

const fewestRefusals = 2;
const manyClauses = 12;
/** So few words are a verdict on what was said before. */
const fewWords = 3;
/** A heavy note of fewer words is nothing but the blow: 'Mum died'. */
const moreThanTheBlow = 8;
/** So many words beside a blow are more than it, where it is surely one and where it may be none. */
const fewestCalm = { sure: 20, unsure: 12 } as const;
const easilyWhole = 100;
/** So much of a note that may be hard is light by its clauses, where it is told whole. */
const mostlyLight = 0.7;
const noDanger = 0.35;
/** So many words are a day, and not only the blow in it. */
const longDay = 40;
/** A note of fewer words is told by its good half alone where it is hard. */
const fewestOfDay = 25;
/** So little light, what the rules take for grave is; from here on a small part of a note may not be meant so. */
const graveUpTo = { most: 0.25, small: 0.2 } as const;
const smallPart = 1 / 5;
const ratherCalm = 0.4;
/** So much of a day that is not hard outweighs what is. */
const hardlyHard = 0.75;
const ratherLight = 0.5;
const notSurelyHard = 0.15;
const withWriter = /\b(?:we|us|me|my)\b/i;
/** How news comes, which is no company: 'Nell rang at five', 'He told me over the fence'. */
const bringsNews = /^(?:\p{L}+ )?\p{L}+ (?:told|rang|called|phoned|said|texted|wrote|emailed)\b/iu;
/** 'My sister is not talking': somebody who is no company. */
const denied = /\b(?:not|never|no longer)\b|n['’]t\b/iu;
const someoneFirst = /^(?:(?:and|then|but|so) )?(?:he|she)\b/i;

/**
 * Leaves the hard half of a note in peace where it is surely hard: what is good in itself is told beside it, and who did
 * it is named where the hard half named them. Where that is the lesser part of a note in which there was somebody else,
 * the note is told whole and plainly, and so is one that only the rules take for hard, or of which hardly anything would
 * be left though it is calm, or that holds much beside its blow, unless danger is plain in its week (`inDanger`). A day
 * with something hard in it is heard as it was written, and in part only where it is hardly more than a blow. Danger is
 * silent, and so is what is surely a blow with nothing beside it. Signs of fear or a farewell count where danger is heard
 * in its week (`isHeard`).
 */
export function gently(
  units: Unit[],
  { severity, text, inDanger, isHeard }: { severity: Severity; text: string; inDanger: boolean; isHeard: boolean },
  names: Names,
): Gently {
  const hard = units.filter((unit) => isLeft(unit));
  const refused = units.filter(({ source }) => refusal.test(source)).length >= fewestRefusals;
  if (severity === 'crisis') {
    return { units: [], severity, plainly: false };
  }
  if (severity !== 'heavy' && hard.length === 0 && !refused) {
    return { units, severity, plainly: false };
  }
  const hasSign = isHeard && (hasSignOfFear(text) || hasSignOfFarewell(text));
  const isLight = isRatherLight(text);
  if (!inDanger && !hasSign && isNoBlow(units, text)) {
    // 'My brother was stabbed on Friday' in a bright day is heard with it, and its week is quiet.
    const isGrave = !isLight && units.some((unit) => isHeavyOrWorse(unit.severity));
    return isGrave
      ? { units, severity: 'heavy', plainly: true }
      : { units, severity: 'tender', plainly: false, asWritten: true };
  }
  if (isLight) {
    return { units, severity: 'tender', plainly: false };
  }
  // A part of it would be a scrap: of 24 weeks in pairs the whole was better in 23.
  const isOpen = !inDanger && !hasSign && (!isHeard || chanceOfDanger(text) < noDanger);
  if (isOpen && holdsMoreThanBlow(units, text)) {
    const isSmall = wordsIn(hard) <= smallPart * wordsIn(units) && chanceOfLight(text) >= graveUpTo.small;
    return isSmall
      ? { units, severity: 'tender', plainly: false, asWritten: true }
      : { units, severity: 'heavy', plainly: true };
  }
  if (units.length >= manyClauses) {
    // A long note tells of much beside its hard part, and does not weigh on the whole week.
    const few = hard.length * 6 <= units.length;
    const kept = units.filter((unit) => !isLeft(unit) && !unit.sour);
    return { units: kept, severity: few ? 'tender' : severity, plainly: false };
  }
  const kept = goodHalf(units, names);
  const isMost = wordsIn(kept) * 2 >= wordsIn(units);
  // The lesser part of a note is a scrap where what was learned takes the whole for rather light.
  const isScrap = kept.length > 0 && wordsIn(kept) * (chanceOfLight(text) >= ratherLight ? 2 : 3) < wordsIn(units);
  const isWhole = !inDanger && (isRatherWhole(units, text) || isMostlyCalm(units, text));
  const plainly = hasOthers(units, text, names) || (isScrap && isWhole);
  if (kept.length > 0 && (isMost || !plainly)) {
    return { units: kept, severity: severity === 'heavy' ? 'heavy' : 'tender', plainly: false };
  }
  const told = plainly || mayBeToldWhole(units, text) || (!inDanger && holdsMore(units, text));
  return { units: told ? units : [], severity: 'heavy', plainly: told };
}

/**
 * Whether a note that is easily told whole holds more than a blow, and somebody did something in it: where it is surely
 * hard, with its writer or for them.
 */
function hasOthers(units: readonly Unit[], text: string, names: Names): boolean {
  const words = countWords(text);
  const calm = units.filter((unit) => !isLeft(unit));
  const isEasy = words >= moreThanTheBlow && words <= easilyWhole && calm.length > 0 && units.length > 1;
  if (!isEasy || /\b(?:nobody|no one)\b/i.test(text)) {
    return false;
  }
  const isSomebodys = (unit: Unit): boolean => {
    const said = saidOf(unit) || unit.source;
    return (
      !bringsNews.test(said) && !denied.test(said) && (someoneFirst.test(said) || peopleIn(said, names).length > 0)
    );
  };
  return mayNotBeHard(text)
    ? calm.some((unit) => isSomebodys(unit))
    : calm.some((unit) => isSomebodys(unit)) && calm.some(({ source }) => withWriter.test(source));
}

/**
 * Whether a note of some length tells of more than a blow: nothing in it is grave, or it may not be meant so, or half of
 * it is of something else.
 */
function holdsMoreThanBlow(units: readonly Unit[], text: string): boolean {
  const words = countWords(text);
  const calm = wordsIn(units.filter((unit) => !isLeft(unit) && !unit.sour && !isBleak(unit.source)));
  const isGrave = severityOfClause(text) === 'heavy' || units.some(({ severity }) => isHeavyOrWorse(severity));
  const isBlow = isGrave ? chanceOfLight(text) < graveUpTo.most && calm * 2 < words : calm < moreThanTheBlow;
  return words >= fewestOfDay && words <= mostQuoted && !isBlow;
}

/**
 * Whether a long note is a day with something hard in it, and no blow: hardly any clause of it is hard, or little in it
 * sounds of danger; both where a clause is grave, and the note may be none of grief. 'SHE PASSED. … She was crying so
 * much I thought she'd failed again', 'he moved into his daughter's when his wife died' of who came for his cat.
 */
function isNoBlow(units: readonly Unit[], text: string): boolean {
  const words = countWords(text);
  const isGrave = units.some(({ severity }) => isHeavyOrWorse(severity));
  const isMostlyLight = wordsIn(units.filter((unit) => !isLeft(unit))) >= hardlyHard * wordsIn(units);
  const isCalm = isMostlyLight || chanceOfDanger(text) < noDanger || chanceOfLight(text) >= ratherCalm;
  return (
    words >= longDay &&
    words <= mostQuoted &&
    isCalm &&
    (!isGrave || (isMostlyLight && chanceOfLight(text) >= ratherCalm && chanceOfDanger(text) < noDanger))
  );
}

/**
 * Whether a note only may be hard: it is not grave by the rules, what was learned doubts it, it says more than a blow, and
 * hardly any of its clauses is anything but light.
 */
function mayBeToldWhole(units: readonly Unit[], text: string): boolean {
  return mayNotBeHard(text) && isMostlyCalm(units, text);
}

/**
 * Whether half of a note and more is of something else than its blow ('He corrected the ward boy's crossword in pen'),
 * and nothing in it sounds of danger: what is quoted whole is heard with what no clause of it was read for.
 */
function holdsMore(units: readonly Unit[], text: string): boolean {
  const calm = wordsIn(units.filter((unit) => !isLeft(unit) && !unit.sour && !isBleak(unit.source)));
  const isSure = !mayNotBeHard(text) || units.some(({ severity }) => isHeavyOrWorse(severity));
  const isEasy = countWords(text) <= mostQuoted && chanceOfDanger(text) < noDanger;
  return (
    isEasy &&
    !mayEndanger(text) &&
    !mayBeFarewell(text) &&
    calm >= fewestCalm[isSure ? 'sure' : 'unsure'] &&
    calm * 2 >= wordsIn(units)
  );
}

/** Whether a note that is not grave by the rules says more than a blow, and hardly any of its clauses is anything but light. */
function isMostlyCalm(units: readonly Unit[], text: string): boolean {
  const words = countWords(text);
  const light = units.filter((unit) => !isLeft(unit) && unit.severity === 'light');
  const isEasy = words > moreThanTheBlow && words <= easilyWhole;
  return severityOfClause(text) !== 'heavy' && isEasy && wordsIn(light) >= mostlyLight * wordsIn(units);
}

/**
 * Whether a long note with a hard clause in it is no blow: what was learned is not sure that it is hard, and most of its
 * words are light. 'Tonight he said come' is nothing without the rest of the evening.
 */
function isRatherWhole(units: readonly Unit[], text: string): boolean {
  const words = countWords(text);
  const light = units.filter((unit) => !isLeft(unit) && unit.severity === 'light');
  const isLong = words > easilyWhole / 2 && words <= mostQuoted;
  return isLong && chanceOfLight(text) >= notSurelyHard && wordsIn(light) >= ratherLight * wordsIn(units);
}

function goodHalf(units: readonly Unit[], names: Names): Unit[] {
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
  return kept;
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
  const those = [...new Set(before.flatMap((one) => peopleIn(saidOf(one) || one.source, names)))].filter(
    (name) => !before.some(({ source }) => isWhere(source, name)),
  );
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

/** Whether a name is of a place: 'his granddaughter's wedding in Minehead'. */
function isWhere(source: string, name: string): boolean {
  return ['in', 'from', 'near', 'at'].some((word) => source.includes(` ${word} ${name}`));
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
