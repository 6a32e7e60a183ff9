import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './lib/run.ts';

// `npm run test:dates`: the whole of `npm test`, once at each of these dates. What a suite shows must not depend on the
// day it is run on. Takes two hours; part of a date narrows it down.
const dates = {
  'an ordinary day with a long question': '2026-11-22T10:00:00Z',
  'the last minutes of a year': '2027-12-31T23:52:00Z',
  'a day that comes every four years': '2028-02-29T12:00:00Z',
  'the hour before the clock goes forward in Lisbon': '2027-03-28T00:40:00Z',
  'the hour that comes twice in Lisbon': '2027-10-31T00:40:00Z',
  'a Sunday just before the hour of the toast': '2027-06-13T07:55:00Z',
  'the last evening of a month': '2027-04-30T21:30:00Z',
};

const [wanted = ''] = process.argv.slice(2);
let failed = 0;
for (const [name, TEST_DATE] of Object.entries(dates)) {
  if (TEST_DATE.includes(wanted)) {
    console.log(`\n${TEST_DATE}: ${name}`);
    const { status } = spawnSync(process.execPath, [join(root, 'scripts/test.ts')], {
      stdio: 'inherit',
      env: { ...process.env, TEST_DATE, CI: 'true' },
    });
    failed += Number(status !== 0);
  }
}
console.log(failed === 0 ? '\nThe suite holds at every date.' : `\n${failed} of these dates had something wrong.`);
process.exitCode = failed === 0 ? 0 : 1;
