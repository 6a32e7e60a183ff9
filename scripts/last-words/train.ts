import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { judgingOnce } from '#server/language/severity/judged-once.ts';
import { weeksLabelled, weeksOfStings } from '../guests/labelled.ts';
import { weightsTable } from '../severity/weights-table.ts';
import { fitLastWords } from './fit.ts';

// `npm run train:last-words`: learns with which clause of a week its toast may end from what readers said of the weeks in
// scripts/guests/labels, and writes server/language/last-word/weights.ts. To be run after `npm run train:guests`.
const { weights, bias } = judgingOnce(() => fitLastWords([...weeksLabelled(), ...weeksOfStings()]));
writeFileSync(
  fileURLToPath(new URL('../../server/language/last-word/weights.ts', import.meta.url)),
  [
    '// Learned by `npm run train:last-words` from what readers said of invented weeks; `scripts/last-words` learns it.',
    '',
    "import { read } from '../base/read-weights.ts';",
    '',
    '/** What each sign of `signs.ts` makes of a clause, and what they begin with. */',
    `export const lastWord = read(\`\n${weightsTable(weights)}\`);`,
    `export const bias = ${Math.round(bias * 1000) / 1000};`,
    '',
  ].join('\n'),
);
process.stdout.write(`${Object.keys(weights).length} signs of last words\n`);
