import { chooserFrom } from '#server/language/base/random.ts';
import { groundOf, signsOf } from '#server/language/guests/signs.ts';
import { everybodyIn, type Somebody } from '#server/language/guests/somebody.ts';
import { judgeWeek, type Week } from '#server/language/reading/judge-week.ts';
import { readWeek, type ReadNote } from '#server/language/reading/read-week.ts';
import type { Item } from '#server/language/guests/told.ts';
import { planOf } from '#server/language/selection/choose-notes.ts';
import { filesIn, weeksInFile, type Labelled } from '../severity/corpus.ts';

/** Somebody whom a week mentions: what speaks for and against a glass to them, and what a reader thought. */
export type Mentioned = {
  text: string;
  signs: readonly string[];
  /** Their place among those whom a reader would raise a glass to; -1 where they are not. */
  place: number;
  isFine: boolean;
  isBarred: boolean;
};

/** A clause of a note, as a reader copied it, and the number of that note; whether it would hurt to hear it again. */
export type Clause = { text: string; note: number; hurts: boolean };

/**
 * A week with the people it mentions and what readers said of it: the numbers of the notes at its heart, none where no
 * reader was asked, and which of its clauses may be heard again at the end, the best first, or must not be.
 */
export type LabelledWeek = {
  hand: string;
  who: readonly string[];
  week: Week;
  items: readonly Item[];
  told: readonly ReadNote[];
  hearts: readonly number[];
  good: readonly Clause[];
  bad: readonly Clause[];
  isInDanger: boolean;
  /** Whether it is only some notes of a week. */
  isPart: boolean;
  people: readonly Mentioned[];
};

/** Weeks in whose notes danger is said. */
const mostSevere = 1;
const labels = new URL('labels/', import.meta.url);
/** The weeks of these folders of `scripts/severity` were read, in `own` those of `scripts/guests/weeks`, in `judged` those that toasts were judged by. */
const folders = ['weeks', 'in-passing', 'corpus', 'own', 'judged'] as const;
/**
 * Weeks of `scripts/last-words/weeks`: of half of them the heart stings in harmless words, and the others are built alike
 * and dear. Whom a glass goes to is not learned from them, for of every other week it goes to nobody of its heart.
 */
const stings = 'stings';
/** Weeks that toasts were judged by whose heart hides behind longer and livelier notes: nothing is learned from them. */
const hidden = 'hidden';

/**
 * The weeks for which somebody who had seen no code wrote down whom a friend would raise a glass to, who must not be
 * named, who else may be, which note is the heart, and with which clause a toast may end and with which it must not; last
 * what another reader took for the heart, where it was another note. A table has a week to a line; names are parted by
 * semicolons and clauses by bars, '(3)' behind one is the note, and '!' stands before what would hurt.
 */
export function weeksLabelled(): LabelledWeek[] {
  return folders.flatMap(weeksOfFolder);
}

/** As `weeksLabelled`, of weeks whose hearts sting and of those that look like them. */
export function weeksOfStings(): LabelledWeek[] {
  return weeksOfFolder(stings);
}

/** As `weeksLabelled`, of weeks whose heart hides, from which nothing is learned. */
export function weeksHidden(): LabelledWeek[] {
  return weeksOfFolder(hidden);
}

function weeksOfFolder(folder: (typeof folders)[number] | typeof stings | typeof hidden): LabelledWeek[] {
  return filesIn(new URL(`${folder}/`, labels)).flatMap(({ name, text }) => {
    const lines = text.replace(/\n$/, '').split('\n');
    const weeks = weeksInFile(folder, name);
    return lines.flatMap((line, at) => {
      const notes = weeks[at];
      return notes && line.trim() !== '' ? weeksOf({ hand: `${folder}/${name}`, line, notes, at }) : [];
    });
  });
}

/** What was said of a week: by which hand it is, its line of the table, and which week of its file it is. */
type Source = { hand: string; line: string; notes: readonly Labelled[]; at: number };

/** A short week has so many notes at most: the `at`th week as it is, and some notes of it as a week of few. */
const mostOfShort = 3;

function weeksOf({ hand, line, notes, at }: Source): LabelledWeek[] {
  const all = notes.map((note, index) => ({ ...note, id: index + 1 }));
  const from = (at * 5) % Math.max(1, all.length);
  const some = all.slice(from, from + 1 + (at % mostOfShort));
  return [labelled(hand, line, all), { ...labelled(hand, line, some), isPart: true }];
}

function labelled(hand: string, line: string, notes: readonly (Labelled & { id: number })[]): LabelledWeek {
  const [who = '', never = '', may = '', heart = '', good = '', bad = '', otherHeart = ''] = line.split('\t');
  const moments = notes.map(({ text, id }) => ({
    id,
    content: text,
    localDate: `2025-03-0${Math.min(9, id)}`,
    createdAt: id,
  }));
  const week = judgeWeek(readWeek(moments), 'auto');
  const { items } = planOf(week, chooserFrom('guests'));
  const told = items.map(({ note }) => note).filter(({ severity }) => severity !== 'crisis');
  const everybody = everybodyIn(told, week);
  const ground = groundOf(week, everybody, told);
  const [meant, barred, fine] = [namesIn(who), namesIn(never), namesIn(may)];
  return {
    hand,
    who: meant.map(({ name }) => name),
    week,
    items,
    told,
    hearts: [heart, otherHeart].map(Number).filter((number) => number > 0),
    good: clausesIn(good),
    bad: clausesIn(bad),
    isPart: false,
    isInDanger: notes.some(({ severity }) => severity <= mostSevere),
    people: everybody.map((somebody) => ({
      text: somebody.mentions[0].text,
      signs: signsOf(somebody, ground),
      place: meant.findIndex((label) => isMeant(somebody, label)),
      isFine: fine.some((label) => isMeant(somebody, label)),
      isBarred: barred.some((label) => isMeant(somebody, label)),
    })),
  };
}

/** A name of a table, and in which note it was read; 0 where it does not say. */
type Label = { name: string; note: number };

function namesIn(cell: string): Label[] {
  return cell.split(';').flatMap((each) => {
    const [, name = '', note = '0'] = /^\s*(.*?)\s*(?:\((\d+)\))?\s*$/u.exec(each) ?? [];
    return name === '' ? [] : [{ name, note: Number(note) }];
  });
}

function clausesIn(cell: string): Clause[] {
  return cell.split('|').flatMap((each) => {
    const [, mark = '', text = '', note = '0'] = /^\s*(!?)\s*(.*?)\s*\((\d+)\)\s*$/u.exec(each) ?? [];
    return text === '' ? [] : [{ text, note: Number(note), hurts: mark === '!' }];
  });
}

const named: readonly Somebody['kind'][] = ['kin', 'titled', 'listed', 'cast', 'maybe'];

function isMeant({ key, kind, mentions }: Somebody, { name, note }: Label): boolean {
  if (named.includes(kind)) {
    const isPart = !/^(?:the|your) /.test(name) && wordsOf(name).includes(key);
    return isSame(name, mentions[0].text) || isPart;
  }
  const isOf = wordsOf(name).some((word) => word.replace(/s$/, '') === key);
  return isOf && (note === 0 || mentions.some((mention) => mention.note.moment.id === note));
}

/** Whether two ways to call somebody mean one: 'Mrs Patel' and 'Patel', 'your Mum' and 'your mum'. */
export function isSame(one: string, other: string): boolean {
  const [first, second] = [ownWords(one), ownWords(other)];
  return first.at(-1) === second.at(-1) || first[0] === second[0];
}

function wordsOf(name: string): string[] {
  return name
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[^\p{L}'-]+/u)
    .map((word) => word.replace(/'s$/, ''));
}

function ownWords(name: string): string[] {
  const words = wordsOf(name);
  const own = words.filter(
    (word) => !/^(?:your|the|an?|wee|little|old|auntie?|uncle|mrs?|ms|miss|mister)\.?$/.test(word),
  );
  return own.length > 0 ? own : words;
}
