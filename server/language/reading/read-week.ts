import { dayNames, weekdayOf } from '../base/days.ts';
import { excerptOf } from '../base/excerpt.ts';
import { gently } from './keep-good-half.ts';
import { dangerIn, heavier, soundsHard, severityOf, severityOfClause } from '../severity/severity.ts';
import type { Severity } from '../severity/severity.ts';
import type { Moment } from '../base/types.ts';
import { namesIn } from '../base/proper-names.ts';
import type { Names } from '../base/proper-names.ts';
import { themesOf } from './score-clause.ts';
import { candidatesOf, worthOf, type Candidate } from './candidates.ts';
import { namesTaught } from '../base/restore-name-case.ts';
import { tidy } from '../base/clean-note.ts';
import { sentencesOf } from '../base/sentences.ts';
import { withStops } from '../grammar/with-stops.ts';
import { markPlainSpeech } from '../base/mark-plain-speech.ts';
import { isDictated } from '../grammar/dictated.ts';
import { isOtherEnglish } from '../grammar/other-english.ts';
import { countWords } from '../base/tokens.ts';
import { unitsOf } from './read-clauses.ts';
import { jestsOfDeath, withoutJests } from './jests-of-death.ts';
import { speaksOfUnnamed } from './speaks-of-unnamed.ts';
import type { Unit } from './unit.ts';
import { isStaged } from '../severity/staged.ts';
import { isUnsure } from '../severity/maybe-bleak.ts';
import { hasSignOfFarewell, hasSignOfFear, mayBeFarewell, mayEndanger } from '../severity/beside-danger.ts';
import { dangerAmong, type Danger } from './danger-among.ts';
import { chanceOfDanger, chanceOfLight } from '../severity/voter.ts';
import { quotedIfBetter, quotedWhole } from './quote-whole-note.ts';
import type { Theme } from '../lexicon/themes.ts';

/** A note with what can be said of it, best first. */
export type ReadNote = {
  moment: Moment;
  tidied: string;
  severity: Severity;
  /** Whether it is heavy and told whole all the same. */
  plainly: boolean;
  /** All its clauses in the order they were written; one alone where the note is best quoted whole. */
  units: Unit[];
  /** The same apart, also where the note is quoted whole. */
  clauses: Unit[];
  candidates: Candidate[];
  score: number;
  themes: Theme[];
};

/** The notes of a week, oldest first, with the names in them, how their days are called, and the danger heard. */
export type ReadWeek = { notes: ReadNote[]; names: Names; days: Map<string, string>; danger: Danger };

/** What is good in a heavy note is always worth telling. */
const goodBesideHeavy = 3;
/** What is heavy as a whole is told in its place, and is never among the good things of a week. */
const toldOnly = -2;
/** So many notes, and a third of all, in an English of its own make a week of it; longer notes are not asked. */
const fewestOwn = 2;
const longestJudged = 500;
/** How many sentences are read closely: of a week, of any note at least, and of any note of a week of very many. */
const mostSentences = 120;
const fewestSentences = 10;
const veryMany = { notes: 30, sentences: 300, ofNote: 3 } as const;

const dayHeading = /^\s{0,3}(\p{L}{3,9})(?: ?[.:–-]|,(?= \p{Lu}))\s+(?=\S)/u;

/** Beside plain danger only what is so surely light is told. */
const besideDanger = 0.2;
const alsoDangerous = 0.35;
const surelyDark = { light: 0.15, danger: 0.5 } as const;

/** Reads the notes of a week, oldest first; a note that repeats an earlier one is read once. `taught` are names the writer has taught their narrator. */
export function readWeek(moments: readonly Moment[], taught: readonly string[] = []): ReadWeek {
  const sorted = [...moments].sort((a, b) => compareDates(a, b) || a.createdAt - b.createdAt || a.id - b.id);
  const withNames = namesTaught(taught);
  const told = new Map<string, { moment: Moment; tidied: string }>();
  for (const moment of sorted.map(withoutItsDay)) {
    const tidied = withNames(tidy(excerptOf(moment.content)));
    const key = tidied.toLowerCase() || `#${moment.localDate}`;
    if (!told.has(key)) {
      told.set(key, { moment, tidied });
    }
  }
  const sources = [...told.values()];
  const names = namesIn(sources.map(({ tidied }) => tidied));
  const reach = reachIn(sources.length);
  const inOwn = isInOwnEnglish(sources.map(({ tidied }) => tidied));
  const danger = dangerAmong(sources);
  const notes = sources.map((source) => readNote({ ...source, inOwn, danger }, names, reach));
  return {
    notes,
    names,
    danger,
    days: dayNames(notes.map(({ moment }) => moment.localDate).filter((date) => weekdayOf(date) !== undefined)),
  };
}

/** 'Sunday. Macaroni pie', of a Sunday: its day is said before it. */
function withoutItsDay(moment: Moment): Moment {
  const [heading = '', written = ''] = dayHeading.exec(moment.content) ?? [];
  const [day, named] = [weekdayOf(moment.localDate)?.toLowerCase(), written.toLowerCase()];
  const isItsDay =
    day !== undefined && heading !== '' && (named === day || (named.length <= 5 && day.startsWith(named)));
  return isItsDay ? { ...moment, content: moment.content.slice(heading.length) } : moment;
}

/**
 * Whether a week is in a dialect or a learner's English, or was dictated and shows it: what of it looks like ours is then
 * heard beside the rest, and quoted too.
 */
function isInOwnEnglish(texts: readonly string[]): boolean {
  const few = texts.slice(0, veryMany.notes);
  const own = few.filter(
    (text) =>
      isDictated(text) || (text.length <= longestJudged && sentencesOf(text).some((one) => isOtherEnglish(one.text))),
  );
  return own.length >= fewestOwn && own.length * 3 >= few.length;
}

/** How many sentences of each note are read closely in a week of so many notes. */
function reachIn(notes: number): number {
  return notes > veryMany.notes
    ? Math.max(veryMany.ofNote, Math.floor(veryMany.sentences / notes))
    : Math.max(fewestSentences, Math.floor(mostSentences / Math.max(1, notes)));
}

/** Dates are plain digits; a comparison of languages would only cost time. */
function compareDates(a: Moment, b: Moment): number {
  return a.localDate < b.localDate ? -1 : Number(a.localDate > b.localDate);
}

/** A note, whether its week is in an English of its own, and the danger in that week. */
type Source = { moment: Moment; tidied: string; inOwn: boolean; danger: Danger };

function readNote({ moment, tidied, inOwn, danger }: Source, names: Names, reach: number): ReadNote {
  const written = unitsOf({ moment, tidied: markPlainSpeech(withStops(tidied)) }, names, reach);
  const clauses = moment.isAskedFor ? written.map(withoutDanger) : written;
  const isSafe = dangerIn(tidied) === null;
  // 'She don't know where to go' is danger by itself, and none in its note.
  const inNote = isSafe && severityOfClause(tidied) !== 'crisis' ? clauses.map(withoutDanger) : clauses;
  const played = isSafe && isStaged(tidied) ? inNote.map(asPlayed) : inNote;
  const meant = soundsHard(tidied) ? played.map(lightened) : played;
  // Beside danger 'the death of me' is no joke; what else its note says is told without it.
  const apart = danger.isHeard ? withoutJests(meant) : undefined;
  const read = apart ?? quotedIfBetter(meant, { moment, tidied, inOwn }, names);
  // What is left out of a long note still counts for how severe it is.
  const judged = heavier(severityOf(tidied), moment.content.length > 4000 ? severityOf(moment.content) : 'light');
  const isAskedFor = moment.isAskedFor === true;
  const whole = isAskedFor || danger.doubted.has(tidied) ? plainAtWorst(judged) : judged;
  // Where danger is plain, 'long sleeves but still lovely' is no good moment: what is not surely light stays silent.
  const isDoubted = chanceOfLight(tidied) < besideDanger || givesAway.test(tidied) || speaksOfUnnamed(tidied, names);
  // A toast is heard by who is in the room: what shows a way out of there, or is of them, is not said aloud. Nor is a
  // farewell. Where danger is plain, what only may be of it is not said either.
  const [shows, leaves] = danger.isPlain ? [mayEndanger, mayBeFarewell] : [hasSignOfFear, hasSignOfFarewell];
  const isUnsafe =
    (danger.isFromOthers && shows(tidied)) ||
    (danger.isPlain && danger.isSurelyFromOthers && speaksOfUnnamed(tidied, names)) ||
    (danger.isFromThemselves && leaves(tidied));
  const isJest = danger.isHeard && !apart && jestsOfDeath(tidied);
  // Where somebody may be in danger from themselves, and more than one note says so, what else sounds of it is not told.
  const isAlsoDark =
    danger.isRepeated &&
    danger.isFromThemselves &&
    chanceOfLight(tidied) < besideDanger &&
    chanceOfDanger(tidied) >= alsoDangerous;
  // Where danger is heard at all, what is hard and so surely dark is not told: 'it is so empty out there somebody could wait'.
  const isSurelyDark =
    danger.isHeard &&
    judged === 'heavy' &&
    chanceOfLight(tidied) < surelyDark.light &&
    chanceOfDanger(tidied) >= surelyDark.danger;
  const isDark = isAlsoDark || isSurelyDark;
  const isSilent =
    !isAskedFor && (danger.believed.has(tidied) || isJest || isUnsafe || isDark || (danger.isPlain && isDoubted));
  const gentle = gently(
    read,
    {
      severity: isSilent ? 'crisis' : read.reduce((found, unit) => heavier(found, unit.severity), whole),
      text: tidied,
      inDanger: danger.isPlain,
      isHeard: danger.isHeard,
    },
    names,
  );
  const { plainly, asWritten = false } = gentle;
  const units =
    plainly || asWritten ? quotedIfHard(gentle.units, { moment, tidied }, plainly ? 'heavy' : 'tender') : gentle.units;
  // What may be bleak is told plainly: neither praised nor passed over.
  const severity = gentle.severity === 'light' && isUnsure(tidied) ? 'tender' : gentle.severity;
  const worth = (unit: Unit): number => worthOf(unit, names);
  // A note quoted whole is worth the best of what it says.
  const parts = units.length === 1 && read.length === 1 && units[0]?.kind === 'words' ? meant : [];
  const rated = units.map((unit) => ({ unit, score: Math.max(worth(unit), ...parts.map(worth)) }));
  const candidates = candidatesOf(rated, {
    quote: severity !== 'heavy',
    few: countWords(tidied) <= 3 && severity === 'light',
  });
  const hasGoodHalf = severity === 'heavy' && candidates.length > 0;
  return {
    moment,
    tidied,
    severity,
    plainly,
    units,
    clauses: apart ?? meant,
    candidates,
    score: plainly ? toldOnly : Math.max(candidates[0]?.score ?? -10, hasGoodHalf ? goodBesideHeavy : -10),
    themes: candidates[0] ? themesOf(candidates[0].main) : [],
  };
}

/** What is hard and told whole is heard as its writer put it: no words of ours are better. */
function quotedIfHard(units: Unit[], source: Pick<Source, 'moment' | 'tidied'>, severity: Severity): Unit[] {
  const [first] = units;
  const quote = first && units.length > 1 ? quotedWhole(first, source) : undefined;
  return quote ? [{ ...quote, severity, hard: severity === 'heavy' }] : units;
}

/** 'Gave my good reel to Vali': what is given away beside a farewell may be part of it. */
const givesAway =
  /\b(?:gave|given|giving|give|handed|left|returned|lent|signed)(?: \p{L}+)? (?:away|over|(?:all |back )?(?:my|the|our))\b/iu;

/** What its writer asks for is told plainly: it is not silent, and it is not raised either. */
function plainAtWorst(severity: Severity): Severity {
  return severity === 'crisis' ? 'tender' : severity;
}

function withoutDanger(unit: Unit): Unit {
  return { ...unit, severity: plainAtWorst(unit.severity) };
}

/** A clause of a note that only sounds hard. */
function lightened(unit: Unit): Unit {
  return unit.severity === 'crisis' ? unit : { ...unit, severity: 'light', hard: false };
}

/** 'JUST LET ME DIE I need to respawn': what is itself of a play is light, and nothing else in its note. */
function asPlayed(unit: Unit): Unit {
  return isStaged(unit.source) ? { ...unit, severity: 'light', hard: false } : unit;
}
