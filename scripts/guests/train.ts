import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { judgingOnce } from '#server/language/severity/judged-once.ts';
import { weightsTable } from '../severity/weights-table.ts';
import { fitGuests, fitHearts } from './fit.ts';
import { weeksLabelled } from './labelled.ts';

// `npm run train:guests`: learns whom a week is about from what readers said of the weeks in `labels`, and writes
// server/language/guests/weights.ts. To be run twice, for which note is the heart is among the signs of a guest.
const weeks = judgingOnce(weeksLabelled);
const [guests, hearts] = [fitGuests(weeks), fitHearts(weeks)];
writeFileSync(
  fileURLToPath(new URL('../../server/language/guests/weights.ts', import.meta.url)),
  [
    '// Learned by `npm run train:guests` from what readers said of invented weeks; `scripts/guests` holds them.',
    '',
    "import { read } from '../base/read-weights.ts';",
    '',
    '/** What each sign of `heart.ts` makes of a note. */',
    `export const heart = read(\`\n${weightsTable(hearts)}\`);`,
    '',
    '/** What each sign of `signs.ts` makes of somebody, and what they begin with. */',
    `export const guest = read(\`\n${weightsTable(guests.weights)}\`);`,
    `export const bias = ${Math.round(guests.bias * 1000) / 1000};`,
    '',
  ].join('\n'),
);
process.stdout.write(`${weeks.length} weeks, ${Object.keys(guests.weights).length} signs of guests\n`);
