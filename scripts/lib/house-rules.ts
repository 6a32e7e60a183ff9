import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Outcome, root } from './run.ts';

const timeOfDay = /\bnew Date(?:\(\s*\)|(?=\s*[;,)\]]))|(?<![\w.])Date\(\s*\)|\bperformance\.now\(|\bprocess\.hrtime\b/;

/** The lines of a feature that ask the machine for the time; oxlint has no rule for `new Date()` without a moment. */
export function linesThatReadTheClock(source: string): number[] {
  return source
    .split('\n')
    .flatMap((line, at) => (timeOfDay.test(line.replace(/\/\/.*|^\s*\*.*/, '')) ? [at + 1] : []));
}

/** Checks in every server feature what oxlint cannot. */
export async function checkHouseRules(): Promise<Outcome> {
  const files = globSync('server/features/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] });
  const complaints = files.flatMap((file) =>
    linesThatReadTheClock(readFileSync(join(root, file), 'utf8')).map(
      (line) => `${file}:${line} The clock is passed in (deps.clock), so that a test can set the day.`,
    ),
  );
  return { ok: complaints.length === 0, output: complaints.join('\n') };
}
