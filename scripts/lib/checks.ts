import { checkHouseRules } from './house-rules.ts';
import { run } from './run.ts';
import type { Step } from './steps.ts';

const command =
  (tool: string, ...args: string[]) =>
  () =>
    run(tool, args);

/** What can be said of the sources without running them; the slow ones first, for two run at a time. */
export const checks: Step[] = [
  { name: 'types of the server', work: command('tsc', '-p', 'server') },
  { name: 'types of the web app', work: command('tsc', '-p', 'web') },
  { name: 'lint and walls', work: command('oxlint') },
  { name: 'dead code', work: command('knip', '--no-progress') },
  { name: 'format (npm run format)', work: command('oxfmt', '--list-different') },
  { name: 'types of the scripts', work: command('tsc', '-p', 'scripts') },
  { name: 'types of the journeys', work: command('tsc', '-p', 'e2e') },
  { name: 'types of what both share', work: command('tsc', '-p', 'shared') },
  { name: 'clock in features, journeys', work: checkHouseRules },
];
