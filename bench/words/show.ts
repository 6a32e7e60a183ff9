import { narratorIds } from '#shared/contract/narrators.ts';
import { tones } from '#shared/contract/settings.ts';
import { corpus } from './corpus/corpus.ts';
import { peopleFolder } from './corpus/person.ts';
import { lengthOf } from './length.ts';
import { slipsIn } from './linter.ts';
import type { Fault } from './measure.ts';
import { mannerOf, toastOf, year } from './toasts.ts';
import type { Toast } from './toasts.ts';
import { heldUp } from './woven.ts';

const yearSeed = 'year';

/** How to ask for this toast again: the words after `--show`. */
export function nameOf({ person, week, tone, narrator, seed }: Toast): string {
  return `${person} ${String(week)} ${tone} ${narrator} ${seed.split(' ').at(-1) ?? ''}`;
}

/**
 * One toast with its notes. Takes a person, a week from 0, and, if wanted, tone, narrator and the last word of the seed;
 * with 'year' there, the toast of that week as it comes after all those before it. Throws for people of the folder and
 * weeks not there.
 */
export function showToast(
  [person = '', week = '0', tone = 'auto', narrator = 'calm', seed = '0']: string[],
  folder = peopleFolder,
): string {
  const everyone = corpus(seed === yearSeed ? 52 : 26, folder);
  const place = everyone.findIndex((one) => one.person.id === person);
  const one = everyone[place];
  const from = one?.weeks[Number(week)];
  const [spokenTone, speaker] = [tones.find((id) => id === tone), narratorIds.find((id) => id === narrator)];
  if (!one || !from || !spokenTone || !speaker) {
    throw new Error(`There is no such toast. The people: ${everyone.map((each) => each.person.id).join(', ')}`);
  }
  const toast =
    seed === yearSeed
      ? [...year(one, mannerOf(place))].find((each) => each.week === Number(week))
      : toastOf(
          { moments: from.notes, tone: spokenTone, narrator: speaker, seed: `${person} ${week} ${seed}` },
          { person, week: Number(week), from },
        );
  return toast ? described(toast) : 'Nothing was written that week.';
}

function described(toast: Toast): string {
  const { words, seconds } = lengthOf(toast.lines);
  const slips = slipsIn(toast.lines.map(({ text }) => text));
  return [
    `${nameOf(toast)} (${toast.from.kind}, ${String(words)} words, about ${seconds.toFixed(0)} s)`,
    '',
    ...toast.from.notes.map(
      ({ id, localDate, content }) => `  ${String(id)} ${localDate}  ${content.replaceAll('\n', ' / ')}`,
    ),
    '',
    ...toast.lines.map(({ text, noteIds }) => `${text}  [${noteIds.join(', ')}]`),
    '',
    ...toast.complaints.map((text) => `refused: ${text}`),
    ...heldUp(toast).map(({ line }) => `heavy note held up: ${line}`),
    ...(toast.from.heavyIds.length > 0 && toast.spoken !== 'reflective' ? [`heavy week told ${toast.spoken}`] : []),
    ...slips.map(({ kind, found, line }) => `slip in line ${String(line + 1)}: ${kind}: ${found}`),
  ].join('\n');
}

/** What is to mend, the most frequent kind first, with up to `most` examples of each, from different people where there are. */
export function worst(faults: readonly Fault[], most: number): string {
  const kinds = [...Map.groupBy(faults, ({ kind }) => kind)].toSorted(([, a], [, b]) => b.length - a.length);
  return kinds
    .map(([kind, found]) => {
      const examples = spread(found).slice(0, most);
      const lines = examples.map(
        ({ toast, text }) => `  ${nameOf(toast)}: ${text.replaceAll('\n', ' / ').slice(0, 400)}`,
      );
      return `\n${kind}: ${String(found.length)}\n${lines.join('\n')}\n`;
    })
    .join('');
}

/** One of each person and text before the second of any. */
function spread(faults: readonly Fault[]): Fault[] {
  const different = [...new Map(faults.map((fault) => [fault.text, fault])).values()];
  const people = [...Map.groupBy(different, ({ toast }) => toast.person).values()];
  const longest = Math.max(0, ...people.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => people.flatMap((own) => own[at] ?? [])).flat();
}
