import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Row } from '../row.ts';
import { shownRows, table } from '../table.ts';
import { corpus } from './corpus/corpus.ts';
import { peopleFolder, unseenFolder } from './corpus/person.ts';
import { measureFacts } from './facts.ts';
import { firstToast } from './first.ts';
import { measure } from './measure.ts';
import type { Measured } from './measure.ts';
import { showToast, worst } from './show.ts';
import { targets } from './targets.ts';
import { mannerOf, rotation, year } from './toasts.ts';
import { measureVoice } from './voice.ts';

/**
 * Measures the words of toasts over half a year of the sixteen invented people they were written for, and over a year of
 * each with one narrator; then the same over the unseen ones. `--people <folder>`, before all else, goes by the people of
 * that folder alone and keeps no results. `--worst` adds what is to mend, `--show <person> <week> [tone] [narrator]
 * [seed]` prints one toast, `--voice` measures how fast the narrators speak.
 */
const given = process.argv.slice(2);
const folder = given[0] === '--people' ? given[1] : undefined;
const [flag, ...asked] = folder === undefined ? given : given.slice(2);
const rounds = 2;
const yearWeeks = 52;

if (flag === '--show') {
  process.stdout.write(`${showToast(asked, folder)}\n`);
} else if (flag === '--voice') {
  process.stdout.write(
    `${table((await measureVoice()).map((one) => ({ ...one, perSecond: one.perSecond.toFixed(2) })))}\n`,
  );
} else if (folder !== undefined) {
  report(measured(folder));
} else {
  const { rows, faults } = measured(peopleFolder);
  const unseen = measured(unseenFolder);
  const shown = report({
    rows: [
      ...rows,
      ...measureFacts(targets),
      await firstToast(),
      ...unseen.rows.map((row): Row => ({ ...row, name: `unseen: ${row.name}` })),
    ],
    faults: [...faults, ...unseen.faults],
  });
  const results = { node: process.version, platform: `${process.platform} ${process.arch}`, rows: shown };
  const file = fileURLToPath(new URL('../words-results.json', import.meta.url));
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
}

/** What the toasts of the people in a folder are like. */
function measured(from: string): Measured {
  const single = [...rotation(rounds, corpus(undefined, from))];
  const years = corpus(yearWeeks, from).map((one, place) => [...year(one, mannerOf(place))]);
  return measure(single, years, targets);
}

/** Prints the rows, and what is to mend if that was asked for; a missed target ends the bench with an error. */
function report({ rows, faults }: Measured): ReturnType<typeof shownRows> {
  const shown = shownRows(rows);
  process.stdout.write(`${table(shown)}\n`);
  if (flag === '--worst') {
    process.stdout.write(worst(faults, Number(asked[0] ?? 8)));
  }
  process.exitCode = rows.some(({ ok }) => ok === false) ? 1 : 0;
  return shown;
}
