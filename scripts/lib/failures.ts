import { stripVTControlCharacters } from 'node:util';

/** What `vitest --reporter=json` writes, as far as it is read here. */
export type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
  }[];
};

type PlaywrightSuite = {
  file: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; ok: boolean; tests: { results: { errors: { message?: string }[] }[] }[] }[];
};

/** What Playwright's `json` reporter writes, as far as it is read here. */
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number };
  suites: PlaywrightSuite[];
  errors?: { message?: string }[];
};

/** Enough of a message to see what was expected and what came, without its stack. */
const linesOfMessage = 24;

function told(title: string, messages: string[]): string {
  const lines = stripVTControlCharacters(messages.join('\n'))
    .split('\n')
    .filter((line) => line.trim() && !/^\s+at /.test(line));
  return [title, ...lines.slice(0, linesOfMessage).map((line) => `    ${line}`)].join('\n');
}

function failedSpecs({ file, specs = [], suites = [] }: PlaywrightSuite): string[] {
  const here = specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) =>
      told(
        `${file}: ${title}`,
        tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message = '' }) => message))),
      ),
    );
  return [...here, ...suites.flatMap(failedSpecs)];
}

/** What failed in the browser and why, in few lines: a long run is often read by its end alone. */
export function failedJourneys({ suites, errors = [] }: PlaywrightReport): string {
  const outside = errors.map(({ message = '' }) => told('outside of any journey', [message]));
  return [...suites.flatMap(failedSpecs), ...outside].join('\n');
}

/** What failed in Vitest and why, in few lines; a file that could not be loaded says so itself. */
export function failedTests({ testResults }: VitestReport): string {
  return testResults
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.length === 0 && message
        ? [told(name, [message])]
        : failed.map(({ fullName, failureMessages }) => told(`${name}: ${fullName}`, failureMessages ?? []));
    })
    .join('\n');
}

const diedOfV8 = /^Worker exited unexpectedly with signal SIGTRAP .*while running test file (.+)$/;

/**
 * The files whose process V8 itself ended, of the messages of all errors that no test caught; none where one of these is
 * of another kind.
 */
export function brokenOff(messages: readonly string[]): string[] {
  const files = messages.flatMap((message) => diedOfV8.exec(stripVTControlCharacters(message))?.[1] ?? []);
  return files.length === messages.length ? files : [];
}
