import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checks } from './lib/checks.ts';
import { prepareChromium } from './lib/chromium.ts';
import { type PlaywrightReport, type VitestReport, brokenOff, failedJourneys, failedTests } from './lib/failures.ts';
import { outsideErrorsTo } from './lib/outside-errors.ts';
import { type Cluster, startPostgres } from './lib/postgres.ts';
import { type Outcome, run, signalAll } from './lib/run.ts';
import { buildServer, serverIsFresh } from './lib/server-build.ts';
import { type Done, type Result, type Step, doSteps, summaryLine } from './lib/steps.ts';
import { buildWeb, webIsFresh } from './lib/web-build.ts';

// `npm test`: everything. It stops at the first thing that is wrong, but with CI=true does all the rest as well.
const all = process.env['CI'] === 'true';
const results = mkdtempSync(join(tmpdir(), 'clink-results-'));
let cluster: Cluster | undefined;

/** The report a test runner wrote; undefined when it ended before it could. */
function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}

/** A run in which nothing passed has shown nothing, whatever the runner says. */
function judged({ ok, output }: Outcome, failures = '', passed = 0, failed = 0): Result {
  return { ok: ok && passed > 0 && failed === 0, output: failures || output, passed, failed };
}

async function preparePostgresServer(): Promise<Result> {
  if (!process.env['TEST_DATABASE_URL']) {
    cluster = await startPostgres();
    process.env['TEST_DATABASE_URL'] = cluster.url;
  }
  return { ok: true, output: '' };
}

async function findBrowser(): Promise<Result> {
  process.env['CHROMIUM_PATH'] = await prepareChromium();
  return { ok: true, output: '' };
}

async function build(): Promise<Result> {
  const web = webIsFresh() ? { ok: true, output: '' } : await buildWeb();
  const server = serverIsFresh() ? { ok: true, output: '' } : await buildServer();
  return { ok: web.ok && server.ok, output: web.output + server.output };
}

async function runVitest(files: string[] = []) {
  const reportOf = (name: string) => join(results, `${name}-${files.length}.json`);
  const outcome = await run('vitest', ['run', `--outputFile.json=${reportOf('vitest')}`, ...files], {
    show: true,
    env: { [outsideErrorsTo]: reportOf('errors') },
  });
  const errors = readReport<string[]>(reportOf('errors')) ?? [];
  return { outcome, report: readReport<VitestReport>(reportOf('vitest')), errors };
}

/** How many files may have to be run once more. */
const mostBrokenOff = 2;

/**
 * All of Vitest's. Each file has a process of its own, and once in thousands V8 itself gives up and takes that process
 * with it (SIGTRAP), which says nothing about the tests in it: where nothing else is wrong they are run once more, and
 * must pass.
 */
async function unitTests(): Promise<Result> {
  const { outcome, report, errors } = await runVitest();
  const files = report?.numFailedTests === 0 ? brokenOff(errors) : [];
  if (!report || files.length === 0 || files.length > mostBrokenOff) {
    return judged(outcome, report && failedTests(report), report?.numPassedTests, report?.numFailedTests);
  }
  console.log(`\nThe process of a test file died. Once more:\n${files.join('\n')}\n`);
  const again = await runVitest(files);
  const passed = report.numPassedTests + (again.report?.numPassedTests ?? 0);
  return judged(again.outcome, again.report && failedTests(again.report), passed, again.report?.numFailedTests);
}

async function browserTests(): Promise<Result> {
  const file = join(results, 'playwright.json');
  const outcome = await run('playwright', ['test'], { show: true, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } });
  const report = readReport<PlaywrightReport>(file);
  return judged(outcome, report && failedJourneys(report), report?.stats.expected, report?.stats.unexpected);
}

const inOrder: Step[] = [
  { name: 'PostgreSQL', work: preparePostgresServer },
  { name: 'Chromium', work: findBrowser },
  { name: 'build', work: build },
  { name: 'unit and API tests', work: unitTests, shows: true },
  { name: 'browser tests', work: browserTests, shows: true },
];

/** The summary and the closing line. A failed step without a failed test counts as one failure: it must not read clean. */
function conclude(done: Done[]): void {
  const passed = done.reduce((sum, step) => sum + (step.passed ?? 0), 0);
  const failed = done.reduce((sum, step) => sum + (step.ok ? 0 : Math.max(step.failed ?? 0, 1)), 0);
  const left = checks.length + inOrder.length - done.length;
  console.log(`\n${done.map(summaryLine).join('\n')}`);
  if (left > 0) {
    console.log(`  ${left} more steps were not begun.`);
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 || left > 0 ? 1 : 0;
}

const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    interruption.abort();
    signalAll(signal === 'SIGHUP' ? 'SIGTERM' : signal);
  });
}

try {
  const { signal } = interruption;
  const checked = await doSteps(checks, { atOnce: 2, all, signal });
  const sound = all || checked.every(({ ok }) => ok);
  conclude([...checked, ...(sound ? await doSteps(inOrder, { all, signal }) : [])]);
} finally {
  await cluster?.stop();
  rmSync(results, { recursive: true, force: true });
}
