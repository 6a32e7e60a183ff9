import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { shownRows, table } from '../table.ts';
import { corpus } from './corpus/corpus.ts';
import { measure } from './measure.ts';
import { showToast, worst } from './show.ts';
import { targets } from './targets.ts';
import { mannerOf, rotation, year } from './toasts.ts';
import { measureVoice } from './voice.ts';

/**
 * Measures the words of toasts over half a year of sixteen invented people, and over a year of each with one narrator.
 * `--worst` adds what is to mend, `--show <person> <week> [tone] [narrator] [seed]` prints one toast, `--voice` measures
 * how fast the narrators speak.
 */
const [flag, ...asked] = process.argv.slice(2);
const rounds = 2;
const yearWeeks = 52;

if (flag === '--show') {
  process.stdout.write(`${showToast(asked)}\n`);
} else if (flag === '--voice') {
  process.stdout.write(
    `${table((await measureVoice()).map((one) => ({ ...one, perSecond: one.perSecond.toFixed(2) })))}\n`,
  );
} else {
  const single = [...rotation(rounds)];
  const years = corpus(yearWeeks).map((one, place) => [...year(one, mannerOf(place))]);
  const { rows, faults } = measure(single, years, targets);
  const shown = shownRows(rows);
  process.stdout.write(`${table(shown)}\n`);
  if (flag === '--worst') {
    process.stdout.write(worst(faults, Number(asked[0] ?? 8)));
  }
  const results = { node: process.version, platform: `${process.platform} ${process.arch}`, rows: shown };
  const file = fileURLToPath(new URL('../words-results.json', import.meta.url));
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
  process.exitCode = rows.some(({ ok }) => ok === false) ? 1 : 0;
}
