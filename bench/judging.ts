import { jobs } from '#server/language/jobs.ts';
import { processorTime } from '#server/test/how-long.ts';
import { notesMeasured, notesOfWeeks } from '../scripts/severity/corpus.ts';
import { severityClasses } from '../server/language/severity/learned.ts';
import { atMost, figure, median, type Row } from './row.ts';

const plain = { shortest: 60, longest: 200, count: 300 };
const long = { characters: 2000, count: 40 };
const targetMs = 0.1;

/** What judging a note takes of one thread: ordinary notes that nothing was learned from, and many of them as one long note. */
export function benchJudging(): Row[] {
  const notes = plainNotes();
  const [practice, fresh] = [notes.slice(0, -plain.count), notes.slice(-plain.count)];
  for (const note of practice) {
    jobs.judge(note);
  }
  const begun = process.threadCpuUsage();
  for (const note of fresh) {
    jobs.judge(note);
  }
  const { user, system } = process.threadCpuUsage(begun);
  const warm = fresh.map(timeOf);
  const longOnes = Array.from({ length: long.count }, (_, at) => timeOf(longNote(fresh, at * 7)));
  return [
    atMost('a plain note, median', median(warm), 'ms', targetMs),
    figure('a plain note, 99 in 100', highest(warm), 'ms'),
    figure('a plain note judged for the first time, mean', (user + system) / 1000 / fresh.length, 'ms'),
    figure(`${String(long.characters)} characters, median`, median(longOnes), 'ms'),
    figure(`${String(long.characters)} characters, 99 in 100`, highest(longOnes), 'ms'),
  ];
}

/** The last text judged is remembered, so each time takes another, whose words are the same. */
function timeOf(note: string): number {
  return processorTime((time) => jobs.judge(time % 2 === 0 ? note : `${note} `));
}

function plainNotes(): string[] {
  const light = severityClasses.indexOf('light');
  return [...notesMeasured(), ...notesOfWeeks()]
    .filter(({ severity, text }) => severity === light && isUsual(text.length))
    .map(({ text }) => text);
}

function isUsual(length: number): boolean {
  return length >= plain.shortest && length <= plain.longest;
}

function longNote(notes: readonly string[], first: number): string {
  return [...notes.slice(first), ...notes].join(' ').slice(0, long.characters);
}

/** What all but one in a hundred stay under. */
function highest(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
}
