import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { benchArchive } from './archive.ts';
import { benchFirstPaint } from './first-paint.ts';
import { benchFirstWord } from './first-word.ts';
import { benchIntelligibility } from './intelligibility.ts';
import { benchJudging } from './judging.ts';
import { benchMany } from './many.ts';
import { benchRace } from './race/race.ts';
import type { Row } from './row.ts';
import { benchSpeech } from './speech.ts';
import { benchStart } from './start.ts';
import { shownRows, table } from './table.ts';
import { benchWeight } from './weight.ts';

/** Measures what Clink promises, prints it as a table and keeps it in `bench/results.json`. */
const parts = {
  speech: benchSpeech,
  intelligibility: benchIntelligibility,
  race: benchRace,
  many: benchMany,
  judging: benchJudging,
  archive: benchArchive,
  start: benchStart,
  weight: benchWeight,
  'first-paint': benchFirstPaint,
  'first-word': benchFirstWord,
};

const asked = process.argv.slice(2);
const rows: Row[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (asked.length === 0 || asked.includes(name)) {
    rows.push(...(await measure()).map((row) => ({ ...row, name: `${name}: ${row.name}` })));
  }
}

const shown = shownRows(rows);
const machine = `${String(availableParallelism())} × ${cpus()[0]?.model ?? 'unknown'}, ${process.platform} ${process.arch}`;
process.stdout.write(`${table(shown)}\nNode ${process.version} on ${machine}\n`);

const results = { node: process.version, machine, rows: shown };
if (asked.length === 0) {
  writeFileSync(fileURLToPath(new URL('./results.json', import.meta.url)), `${JSON.stringify(results, null, 2)}\n`);
}
process.exitCode = rows.some(({ ok }) => ok === false) ? 1 : 0;
