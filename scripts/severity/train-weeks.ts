import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { weeksInPassing, weeksMeasured } from './corpus.ts';
import { alarmsOf, fitWeeks, oddsOf } from './fit-weeks.ts';

// `npm run train:weeks`: learns from the weeks in `weeks` and `in-passing` by what an alarm is told from a good day in dark words, and
// writes server/language/severity/week-weights.ts. To be run again after `npm run train:severity`. Prints how many of the
// alarms of each hand would be believed by what the others teach.
const alarms = alarmsOf([...weeksMeasured(), ...weeksInPassing()]);
const rounded = (value: number): number => Math.round(value * 1000) / 1000;
const { weights, bias } = fitWeeks(alarms);
const lines = [
  '// Learned by `npm run train:weeks` from invented weeks; `scripts/severity/fit-weeks.test.ts` holds that they are what it learns.',
  '',
  '/** What each of `heardInWeek` weighs. */',
  `export const weights: readonly number[] = [${weights.map(rounded).join(', ')}];`,
  `export const bias = ${rounded(bias)};`,
  '',
];
writeFileSync(
  fileURLToPath(new URL('../../server/language/severity/week-weights.ts', import.meta.url)),
  lines.join('\n'),
);

const hands = [...new Set(alarms.map(({ hand }) => hand))];
const apart = hands.flatMap((hand) => {
  const learned = fitWeeks(alarms.filter((alarm) => alarm.hand !== hand));
  return alarms.filter((alarm) => alarm.hand === hand).map((alarm) => ({ ...alarm, odds: oddsOf(alarm, learned) }));
});
const meant = apart.filter(({ isMeant }) => isMeant);
const inVain = apart.filter(({ isMeant }) => !isMeant);
process.stdout.write('believed from | meant | in vain\n');
for (const chance of [0.03, 0.05, 0.07, 0.08, 0.1, 0.12, 0.15, 0.2, 0.3, 0.5]) {
  const from = Math.log(chance / (1 - chance));
  const believed = (some: readonly { odds: number }[]): string =>
    `${some.filter(({ odds }) => odds >= from).length} of ${some.length}`;
  process.stdout.write(`${chance} | ${believed(meant)} | ${believed(inVain)}\n`);
}
for (const { odds, text } of meant.toSorted((a, b) => a.odds - b.odds).slice(0, Number(process.argv[2] ?? 0))) {
  process.stdout.write(`${odds.toFixed(2)} ${text.slice(0, 200)}\n`);
}
