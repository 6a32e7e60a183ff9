import { chooserFrom } from '#server/language/base/random.ts';
import { judgeWeek } from '#server/language/reading/judge-week.ts';
import { readWeek } from '#server/language/reading/read-week.ts';
import { planOf } from '#server/language/selection/choose-notes.ts';
import { nearnessOf } from '#server/language/selection/nearness.ts';
import { toldBy } from '#server/language/selection/people-near.ts';
import { filesIn, weeksOf } from '../severity/corpus.ts';

/** A week with whom a friend would raise a glass to, the nearest first, and whom its notes name, in their order. */
export type LabelledWeek = { who: string[]; people: { text: string; nearness: number }[] };

/** For each week a line: who, nearest first; who must not be named; and who may be, unmissed. Names are parted by semicolons. */
const labels = new URL('labels/', import.meta.url);

/** The weeks of `scripts/severity/weeks` for which somebody who had seen no code wrote down whom a friend would name. */
export function weeksLabelled(): LabelledWeek[] {
  return filesIn(labels).flatMap(({ name, text: table }) => {
    const lines = table.trimEnd().split('\n');
    return weeksOf(name).map((notes, at) => ({
      who: namesIn(lines[at]?.split('\t')[0] ?? ''),
      people: peopleOf(notes.map(({ text }) => text)),
    }));
  });
}

function peopleOf(texts: readonly string[]): LabelledWeek['people'] {
  const moments = texts.map((content, at) => ({
    id: at + 1,
    content,
    localDate: `2025-03-0${Math.min(7, at + 1)}`,
    createdAt: at,
  }));
  const week = judgeWeek(readWeek(moments), 'auto');
  const { told, people } = toldBy(planOf(week, chooserFrom('nearness')), week);
  return people.map((mentions) => ({ text: mentions[0]?.text ?? '', nearness: nearnessOf(mentions, told) }));
}

function namesIn(cell: string): string[] {
  return cell.split(';').flatMap((name) => (name.trim() === '' ? [] : [name.trim()]));
}

/** Whether two ways to call somebody mean one: 'Mrs Patel' and 'Patel', 'your Mum' and 'your mum'. */
export function isSame(one: string, other: string): boolean {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  return first.at(-1) === second.at(-1) || first[0] === second[0];
}

function wordsOf(name: string): string[] {
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
