import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
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
import { type Shown, shownRows, table } from './table.ts';
import { benchWeight } from './weight.ts';

/**
 * Measures what Clink promises, prints it as a table and keeps it in `bench/results.json`: all of it, or the parts that
 * are named, whose rows then take the place of what was there.
 */
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

const file = new URL('./results.json', import.meta.url);
const { rows: before } = JSON.parse(readFileSync(file, 'utf8')) as { rows: Shown[] };
const all = Object.keys(parts).flatMap((part) => {
  const isOfPart = ({ figure }: { figure: string }) => figure.startsWith(`${part}: `);
  const now = shown.filter(isOfPart);
  return now.length > 0 ? now : before.filter(isOfPart);
});
writeFileSync(file, `${JSON.stringify({ node: process.version, machine, rows: all }, null, 2)}\n`);
process.exitCode = rows.some(({ ok }) => ok === false) ? 1 : 0;
