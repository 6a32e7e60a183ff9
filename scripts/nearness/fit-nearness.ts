import { readdirSync, readFileSync } from 'node:fs';
import { chooserFrom } from '#server/language/base/random.ts';
import { judgeWeek } from '#server/language/reading/judge-week.ts';
import { readWeek } from '#server/language/reading/read-week.ts';
import { planOf } from '#server/language/selection/choose-notes.ts';
import { signsOfNearness } from '#server/language/selection/nearness.ts';
import { toldBy } from '#server/language/selection/people-near.ts';
import { regressed, type Example, type Weights } from '../lib/logistic.ts';
import { weeksOf } from '../severity/corpus.ts';

/** Somebody whom a week names: what is heard of them, how much they belong in its glass, and by which hand it is. */
export type Person = Example & { text: string; hand: string; week: number };
/** A week with those whom a friend would raise a glass to, nearest first, and whom it names. */
export type LabelledWeek = { who: string[]; not: string[]; people: Person[]; hand: string };

const labels = new URL('labels/', import.meta.url);
/** Who could stand in the glass without being missed. */
const welcome = 0.25;

/** The weeks of `scripts/severity/weeks` that have labels, each with the people it names. */
export function weeksLabelled(): LabelledWeek[] {
  const files = readdirSync(labels).filter((name) => name.endsWith('.tsv'));
  return files.toSorted().flatMap((hand) => {
    const lines = readFileSync(new URL(hand, labels), 'utf8').trimEnd().split('\n');
    return weeksOf(hand).map((notes, week) => {
      const [who = [], not = [], fine = []] = (lines[week] ?? '').split('\t').map(listed);
      const valueOf = (text: string): number =>
        who.some((one) => isSame(one, text)) ? 1 : fine.some((one) => isSame(one, text)) ? welcome : 0;
      const people = peopleOf(notes.map(({ text }) => text)).map(({ text, signs }) => ({
        text,
        signs,
        value: valueOf(text),
        hand,
        week,
      }));
      return { who, not, people, hand };
    });
  });
}

function peopleOf(texts: readonly string[]): { text: string; signs: number[] }[] {
  const moments = texts.map((content, at) => ({
    id: at + 1,
    content,
    localDate: `2025-03-0${Math.min(7, at + 1)}`,
    createdAt: at,
  }));
  const week = judgeWeek(readWeek(moments), 'auto');
  const { told, people } = toldBy(planOf(week, chooserFrom('nearness')), week);
  return people.map((mentions) => ({ text: mentions[0]?.text ?? '', signs: signsOfNearness(mentions, told) }));
}

/** Learns from everybody in these weeks. The same weeks always give the same. */
export function fitNearness(weeks: readonly LabelledWeek[]): Weights {
  return regressed(weeks.flatMap(({ people }) => people));
}

function listed(cell: string): string[] {
  return cell.split(';').flatMap((name) => (name.trim() === '' ? [] : [name.trim()]));
}

/** Whether two ways to call somebody mean one: 'Mrs Patel' and 'Patel', 'your Mum' and 'your mum'. */
export function isSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map(bare);
  return first !== undefined && second !== undefined && (first.at(-1) === second.at(-1) || first[0] === second[0]);
}

function bare(name: string): string[] {
  const words = name
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/\s+/)
    .map((word) => word.replace(/'s$/, ''));
  const own = words.filter(
    (word) => !/^(?:your|the|an?|wee|little|old|auntie?|uncle|mrs?|ms|miss|mister)\.?$/.test(word),
  );
  return own.length > 0 ? own : words;
}
