import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { judgingOnce } from '#server/language/severity/judged-once.ts';
import { fitGuests, fitHearts, type Learned } from './fit.ts';
import { weeksLabelled } from './labelled.ts';

// `npm run train:guests`: learns whom a week is about from what readers said of the weeks in `labels`, and writes
// server/language/guests/weights.ts. To be run twice, for which note is the heart is among the signs of a guest.
const smallest = 0.02;
const widest = 118;
const weeks = judgingOnce(weeksLabelled);
const [guests, hearts] = [fitGuests(weeks), fitHearts(weeks)];
const table = (weights: Learned['weights']): string =>
  Object.entries(weights)
    .filter(([, weight]) => Math.abs(weight) >= smallest)
    .map(([name, weight]) => `${name.replaceAll(' ', '_')} ${weight}`)
    .reduce<string[]>((lines, entry) => {
      const last = lines.at(-1) ?? '';
      const isFull = last === '' || last.length + entry.length + 1 > widest;
      return isFull ? [...lines, entry] : [...lines.slice(0, -1), `${last} ${entry}`];
    }, [])
    .map((line) => `  ${line}\n`)
    .join('');
writeFileSync(
  fileURLToPath(new URL('../../server/language/guests/weights.ts', import.meta.url)),
  [
    '// Learned by `npm run train:guests` from what readers said of invented weeks; `scripts/guests` holds them.',
    '',
    "import { read } from './read-weights.ts';",
    '',
    '/** What each sign of `heart.ts` makes of a note. */',
    `export const heart = read(\`\n${table(hearts)}\`);`,
    '',
    '/** What each sign of `signs.ts` makes of somebody, and what they begin with. */',
    `export const guest = read(\`\n${table(guests.weights)}\`);`,
    `export const bias = ${Math.round(guests.bias * 1000) / 1000};`,
    '',
  ].join('\n'),
);
process.stdout.write(`${weeks.length} weeks, ${Object.keys(guests.weights).length} signs of guests\n`);
