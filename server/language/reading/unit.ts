import type { Sentence } from '../base/sentences.ts';
import { countWords } from '../base/tokens.ts';
import type { Moment } from '../base/types.ts';
import type { DayPart } from '../grammar/relative-days.ts';
import type { Severity } from '../severity/severity.ts';

/** What is known of every clause, in whatever way it can be spoken. */
type Clause = {
  moment: Moment;
  /** Its place among the units of its note. */
  index: number;
  /** The tidied words it was read from. */
  source: string;
  /** In the writer's own words, where they can be quoted as they stand. */
  quote: string | undefined;
  part: DayPart | undefined;
  /** True when it names another day, so the day it was written on must not be put before it. */
  dayless: boolean;
  /** The word that joins it to the sentence before: 'but', 'so', 'then'; '' for none. */
  joint: string;
  /** True when it points back at the sentence before ('She laughed'). */
  leansBack: boolean;
  severity: Severity;
  /** Whether it tells of something hard. */
  hard: boolean;
  sour: boolean;
  marked: Sentence['marked'];
};

/**
 * A past clause ('you walked the dog'). `said` is in the second person, with a small start and no last mark, here and in
 * the kinds below; `subjectFirst` tells that a subject opens it, so that 'the day' can stand right before it.
 */
type Told = Clause & { kind: 'told'; said: string; subjectFirst: boolean };
/** A clause in the writer's own tense ('it works', 'you have never been'), which no day can stand before. */
type Stated = Clause & { kind: 'stated'; said: string };
/** What thanks were for ('rain on the roof'). */
type Thanks = Clause & { kind: 'thanks'; said: string };
/** 'Sitting in the sun'. */
type Doing = Clause & { kind: 'doing'; said: string };
/** A thing without a verb. */
export type Phrase = Clause & { kind: 'phrase'; said: string };
/** What can only be quoted. */
export type Words = Clause & { kind: 'words' };

/** What can be spoken to the listener. */
export type Spoken = Told | Stated | Thanks | Doing | Phrase;

/** One thing that a note says, ready to be spoken. */
export type Unit = Spoken | Words;

/** Whether it can be spoken to the listener, and not only quoted. */
export function isSpoken(unit: Unit): unit is Spoken {
  return unit.kind !== 'words';
}

/** What is said of it; '' where only a quotation will do. */
export function saidOf(unit: Unit): string {
  return isSpoken(unit) ? unit.said : '';
}

/** What a listener hears of it, to 'you': for a quotation, whose things and people are theirs. */
export function heardOf(unit: Unit): string {
  return saidOf(unit) || (unit.quote ?? '').replace(/\b(?:my|our)\b/gi, 'your');
}

/** How many words it takes to speak or quote it. */
export function lengthOf(unit: Unit): number {
  return countWords(saidOf(unit) || unit.quote || unit.source);
}

/** How many words of the note they are made of. */
export function wordsIn(units: readonly Unit[]): number {
  return units.reduce((sum, { source }) => sum + countWords(source), 0);
}

/** Whether a listener understands it without the sentence before. */
export function standsAlone(unit: Unit): boolean {
  return isSpoken(unit) && !unit.leansBack;
}

/** Whether the bare name of its day can stand before it: it names no other day and no part of one. */
export function takesBareDay({ dayless, part }: Unit): boolean {
  return !dayless && part === undefined;
}

/** Whether it is of something light, without a complaint. */
export function isBright({ severity, sour }: Unit): boolean {
  return severity === 'light' && !sour;
}

/** Whether it asks something. */
export function asks({ marked }: Unit): boolean {
  return marked === '?';
}

/** The same clause said in other words; `subjectFirst` where a subject opens them. */
export function reworded(unit: Spoken, said: string, subjectFirst: boolean): Spoken {
  return unit.kind === 'told' ? { ...unit, said, subjectFirst } : { ...unit, said };
}

/** 'But she knew the part': a clause with the word that joins it to the one before. */
export function withJoint(unit: Unit): Unit {
  const isJoined = (unit.kind === 'told' || unit.kind === 'stated') && !unit.said.startsWith(`${unit.joint} `);
  return isJoined && unit.joint !== '' ? reworded(unit, `${unit.joint} ${unit.said}`, false) : unit;
}

/** The same clause in the writer's own words alone: its `said` counts no more. */
export function asQuotation(unit: Unit, quote = unit.quote): Words {
  return { ...unit, kind: 'words', quote };
}
