import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { prepareChromium } from './lib/chromium.ts';
import { root, run, signalAll } from './lib/run.ts';
import { buildWeb, webIsFresh } from './lib/web-build.ts';

// `npm run drill`: the tests that try something often, as often as it takes to trust it: hundreds of kills, hundreds of
// thousands of dates. It takes hours, brings its own servers and ends by itself. Part of a path narrows it down.
const [wanted = ''] = process.argv.slice(2);
const env = { DRILL: 'on' };

async function filesWith(pattern: string, said: string): Promise<string[]> {
  const found: string[] = [];
  for await (const file of glob(pattern, { cwd: root, exclude: ['**/node_modules/**', '{web,server}/dist/**'] })) {
    if (file.includes(wanted) && readFileSync(`${root}/${file}`, 'utf8').includes(said)) {
      found.push(file);
    }
  }
  return found.toSorted();
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => signalAll(signal));
}

let ok = true;
const tests = await filesWith('{server,shared,web}/**/*.test.{ts,tsx}', 'often.fixture.ts');
if (tests.length > 0) {
  // One after the other: some of them measure, and each wants the machine for itself.
  ok = (await run('vitest', ['run', '--reporter=verbose', '--maxWorkers=1', ...tests], { show: true, env })).ok;
}
const journeys = await filesWith('e2e/*.test.ts', "process.env['DRILL']");
if (journeys.length > 0) {
  if (!webIsFresh()) {
    await buildWeb();
  }
  const browser = { ...env, CHROMIUM_PATH: await prepareChromium() };
  ok = (await run('playwright', ['test', '--workers=1', ...journeys], { show: true, env: browser })).ok && ok;
}
process.exitCode = ok && tests.length + journeys.length > 0 ? 0 : 1;
