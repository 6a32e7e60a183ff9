import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { oddsOf } from '../lib/logistic.ts';
import { fitNearness, isSame, weeksLabelled, type Person } from './fit-nearness.ts';

// `npm run train:nearness`: learns from the weeks in `scripts/severity/weeks` that have labels here whom a friend would
// raise a glass to, and writes server/language/selection/nearness-weights.ts. Prints how those who are named by what the
// weeks of the other hands teach compare with the labels.
const weeks = weeksLabelled();
const rounded = (value: number): number => Math.round(value * 1000) / 1000;
const { weights, bias } = fitNearness(weeks);
const lines = [
  '// Learned by `npm run train:nearness` from invented weeks; `scripts/nearness/nearness.test.ts` holds that they are what it learns.',
  '',
  '/** What each of `signsOfNearness` weighs. */',
  `export const weights: readonly number[] = [${weights.map(rounded).join(', ')}];`,
  `export const bias = ${rounded(bias)};`,
  '',
];
writeFileSync(
  fileURLToPath(new URL('../../server/language/selection/nearness-weights.ts', import.meta.url)),
  lines.join('\n'),
);

const hands = [...new Set(weeks.map(({ hand }) => hand))];
const apart = hands.flatMap((hand) => {
  const learned = fitNearness(weeks.filter((week) => week.hand !== hand));
  const oddsFor = ({ signs }: Person): number => oddsOf(signs, learned);
  return weeks
    .filter((week) => week.hand === hand)
    .map((week) => ({ ...week, ranked: week.people.toSorted((a, b) => oddsFor(b) - oddsFor(a)), oddsFor }));
});
process.stdout.write('named from | people | meant | the nearest named | not to be named | nobody\n');
for (const chance of [0.2, 0.3, 0.35, 0.4, 0.5]) {
  const named = apart.map(({ who, not, ranked, oddsFor }) => {
    const people = ranked.filter((one) => oddsFor(one) >= Math.log(chance / (1 - chance))).slice(0, 3);
    const has = (name: string): boolean => people.some(({ text }) => isSame(text, name));
    return { people: people.length, meant: who.filter(has).length, nearest: has(who[0] ?? ''), not: not.filter(has) };
  });
  const sum = (of: (one: (typeof named)[number]) => number): number => named.reduce((all, one) => all + of(one), 0);
  const all = apart.reduce((count, { who }) => count + who.length, 0);
  process.stdout.write(
    `${chance} | ${sum(({ people }) => people)} | ${sum(({ meant }) => meant)} of ${all} | ${sum(({ nearest }) => Number(nearest))} of ${apart.length} | ${sum(({ not }) => not.length)} | ${sum(({ people }) => Number(people === 0))}\n`,
  );
}
