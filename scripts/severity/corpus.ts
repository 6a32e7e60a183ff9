import { readdirSync, readFileSync } from 'node:fs';
import { people, peopleFolder } from '../../bench/words/corpus/person.ts';
import { vary } from '../../bench/words/corpus/vary.ts';
import { asksForCare, grievesOrFears, looksBackOnIt, soundsLikeIt } from '../../server/features/notes/care.fixture.ts';
import { dangerNotes, heavyNotes } from '#server/language/severity/heavy-notes.fixture.ts';
import { lightNotes } from '#server/language/severity/light-notes.fixture.ts';
import { ordinaryNotes } from '#server/language/notes.fixture.ts';
import { severityClasses } from '../../server/language/severity/learned.ts';

/** An invented note: what it is, and by which of the hands that wrote the corpus. */
export type Labelled = { text: string; severity: number; hand: string };

const folder = new URL('./corpus/', import.meta.url);
const apart = new URL('./apart/', import.meta.url);
const measured = new URL('./measured/', import.meta.url);
const weeks = new URL('./weeks/', import.meta.url);
const lookAlikes = new URL('./look-alikes/', import.meta.url);
const saidInPassing = new URL('./in-passing/', import.meta.url);
/** Weeks that were written for whom they are about, those that toasts were judged by, those of them whose heart hides behind longer notes, and those of what would hurt to hear again. */
const ofGuests = new URL('../guests/weeks/', import.meta.url);
const ofToasts = new URL('../guests/judged/', import.meta.url);
const ofHidden = new URL('../guests/hidden/', import.meta.url);
const ofStings = new URL('../last-words/weeks/', import.meta.url);
const wholeWeeks = {
  weeks,
  'in-passing': saidInPassing,
  corpus: folder,
  own: ofGuests,
  judged: ofToasts,
  hidden: ofHidden,
  stings: ofStings,
} as const;

/** What the rules are tested with, mostly short: a hand of its own. Few words say little, so each is heard several times. */
const timesPhrases = 4;
/**
 * Notes of whole weeks, as people keep them, are heard so often each: a note that was written for a class seldom sounds
 * like one of them, and by such notes alone a third of all ordinary weeks raised an alarm.
 */
const timesWeeks = 3;
const ofWeeks = /^(?:weeks|natural|diary)-/;
/** Weeks in which danger is said in passing, each beside a harmless one that sounds like it, are what tells the two apart. */
const timesInPassing = 6;
const inPassing = /^in-passing-/;
const phrases: Record<(typeof severityClasses)[number], readonly string[]> = {
  crisis: asksForCare,
  danger: dangerNotes,
  heavy: [...heavyNotes, ...looksBackOnIt, ...grievesOrFears],
  light: [...lightNotes, ...soundsLikeIt, ...ordinaryNotes],
};

/**
 * Every note of the corpus, of the people of the bench, and what the rules are tested with. One file or person is one
 * hand; a line of a file is a class, a tab and the note. Throws on any other line.
 */
export function readCorpus(): Labelled[] {
  const written = notesIn(folder).flatMap((note) => Array.from({ length: timesOf(note.hand) }, () => note));
  const short = severityClasses.flatMap((name, severity) =>
    phrases[name].map((text) => ({ text, severity, hand: 'phrases' })),
  );
  return [...written, ...Array.from({ length: timesPhrases }, () => short).flat(), ...lives()];
}

/** How often the notes of a hand are heard. */
function timesOf(hand: string): number {
  return inPassing.test(hand) ? timesInPassing : ofWeeks.test(hand) ? timesWeeks : 1;
}

/** The notes of the invented people whose toasts are measured: whole lives, most of them plain days. */
function lives(): Labelled[] {
  return people(peopleFolder).flatMap(({ id, starts, light, heavy }) => {
    const notes = (templates: readonly string[], name: (typeof severityClasses)[number]) =>
      templates.map((template) => ({
        text: vary(template, { turn: 0, date: starts }),
        severity: severityClasses.indexOf(name),
        hand: id,
      }));
    return [...notes(light, 'light'), ...notes(heavy, 'heavy')];
  });
}

/** What was written to measure by and is spent: not learned from, so that it can choose the threshold. */
export function notesApart(): Labelled[] {
  return notesIn(apart);
}

/** What nothing is learned or chosen from: how well what was learned does on notes of others. */
export function notesMeasured(): Labelled[] {
  return notesIn(measured);
}

/** As `notesMeasured`, of whole weeks as people keep them: hardly any note was written for its class, and the classes share their voices. */
export function notesOfWeeks(): Labelled[] {
  return notesIn(weeks);
}

/** Weeks that toasts were judged by, each with its notes in their order; the voter learns from none of these. */
export function weeksMeasured(): Labelled[][] {
  return filesIn(weeks).flatMap(weeksIn);
}

/** As `weeksMeasured`, of weeks in three of which one holds danger that is said in passing. */
export function weeksInPassing(): Labelled[][] {
  return filesIn(saidInPassing).flatMap(weeksIn);
}

/** As `weeksMeasured`, of weeks told sideways: what is dangerous in them hardly says so, and what is harmless is as oblique. */
export function weeksSideways(): Labelled[][] {
  return filesIn(ofHidden).flatMap(weeksIn);
}

/** The weeks of one file, by its name, of one of the folders that hold whole weeks; the voter learns from none in the last four. */
export function weeksInFile(of: keyof typeof wholeWeeks, name: string): Labelled[][] {
  return weeksIn({ name, text: readFileSync(new URL(name, wholeWeeks[of]), 'utf8') });
}

function weeksIn({ name, text }: { name: string; text: string }): Labelled[][] {
  return text
    .trim()
    .split('\n\n')
    .map((week) => notesOf(week, name));
}

/** As `notesOfWeeks`, of harmless notes written to sound dark and dangerous ones that hardly do. */
export function notesAlike(): Labelled[] {
  return notesIn(lookAlikes);
}

function notesIn(place: URL): Labelled[] {
  return filesIn(place).flatMap(({ name, text }) => notesOf(text, name));
}

/** The tables of a folder with what stands in them, in the order of their names. */
export function filesIn(place: URL): { name: string; text: string }[] {
  const names = readdirSync(place).filter((name) => name.endsWith('.tsv'));
  return names.toSorted().map((name) => ({ name, text: readFileSync(new URL(name, place), 'utf8') }));
}

/** The notes of one file, or of one that is not in the corpus. */
export function notesOf(lines: string, hand: string): Labelled[] {
  return lines.split('\n').flatMap((line, at) => {
    if (line === '') {
      return [];
    }
    const [label = '', text, ...more] = line.split('\t');
    const severity = severityClasses.findIndex((name) => name === label);
    if (severity < 0 || !text || more.length > 0) {
      throw new Error(`${hand}, line ${at + 1}: a class, a tab and a note are meant to stand here.`);
    }
    return [{ text: text.replaceAll('\\n', '\n'), severity, hand }];
  });
}
