import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Outcome, root } from './run.ts';

const timeOfDay = /\bnew Date(?:\(\s*\)|(?=\s*[;,)\]]))|(?<![\w.])Date\(\s*\)|\bperformance\.now\(|\bprocess\.hrtime\b/;

/** The lines of a feature that ask the machine for the time; oxlint has no rule for `new Date()` without a moment. */
export function linesThatReadTheClock(source: string): number[] {
  return linesWith(source, (line) => timeOfDay.test(line));
}

/** The numbers of the lines that hold something outside their comments. */
function linesWith(source: string, holds: (line: string) => boolean): number[] {
  return source.split('\n').flatMap((line, at) => (holds(line.replace(/\/\/.*|^\s*\*.*/, '')) ? [at + 1] : []));
}

/** A clock that Playwright sets up by itself is moved on top of that. */
const today = /\bclock\.install\(|\bnew Date(?:\(\s*\)|(?=\s*[;,)\]]))|(?<![\w.])Date\(\s*\)|\bDate\.now\b/;
/** There the clock is the page's, which is that of the test run. */
const inThePage = /\bevaluate\(/;

/** The lines of a journey that ask what day it is on this machine: the run may be of another (`TEST_DATE`). */
export function linesThatKnowToday(source: string): number[] {
  return linesWith(source, (line) => today.test(line) && !inThePage.test(line));
}

/** What reaches another machine: the global fetch, sockets and connections, and the libraries that open them. */
const outside = new RegExp(
  [
    String.raw`(?<![\w.|])(?:fetch|WebSocket|EventSource)\(`,
    String.raw`\b(?:createConnection|createRemoteJWKSet)\b`,
    String.raw`^import (?!type\b).{0,200} from '(?:node:)?(?:https?|http2|tls|dgram)'`,
    String.raw`(?:^import (?!type\b).{0,200} from |\bimport\()'(?:nodemailer|web-push|undici|ai|@ai-sdk/[\w-]+)'`,
  ].join('|'),
);

/** The lines of the server that can ask somebody else for something. */
export function linesThatReachOutside(source: string): number[] {
  return linesWith(source, (line) => outside.test(line));
}

type Rule = { files: string; exclude: string[]; find: (source: string) => number[]; why: string };

/** The files that ask others: each notes its calls, or makes none for anybody. */
const doorsOutside = [
  // Models, voice services, transcribers.
  'server/platform/writing/careful-fetch.ts',
  'server/platform/writing/sdk.ts',
  'server/platform/mail/smtp.ts',
  // Writes mails into files.
  'server/platform/mail/outbox.ts',
  'server/platform/push/push.ts',
  // Makes a pair of keys.
  'server/features/push/keys.ts',
  'server/features/accounts/social-token.ts',
  // Asks this machine, at the start and for nobody, whether a model is there.
  'server/platform/writing/ollama.ts',
];

const rules: Rule[] = [
  {
    files: 'server/features/**/*.ts',
    exclude: ['**/*.test.ts'],
    find: linesThatReadTheClock,
    why: 'The clock is passed in (deps.clock), so that a test can set the day.',
  },
  {
    files: 'e2e/**/*.ts',
    exclude: ['e2e/support/clock.ts'],
    find: linesThatKnowToday,
    why: 'A journey has its day from testNow() or today() (e2e/support/clock.ts), for a run may be of any date.',
  },
  {
    files: 'server/**/*.ts',
    exclude: ['**/node_modules/**', 'server/test/**', '**/*.{test,fixture}.ts', '**/stand-in.ts', ...doorsOutside],
    find: linesThatReachOutside,
    why: 'Nothing goes out but by a door that notes it for the person (deps.outside); doorsOutside lists them.',
  },
];

/** Checks what oxlint cannot. Unit and API tests need no rule: their own process has the date of the run. */
export async function checkHouseRules(): Promise<Outcome> {
  const complaints = rules.flatMap(({ files, exclude, find, why }) =>
    globSync(files, { cwd: root, exclude }).flatMap((file) =>
      find(readFileSync(join(root, file), 'utf8')).map((line) => `${file}:${line} ${why}`),
    ),
  );
  return { ok: complaints.length === 0, output: complaints.join('\n') };
}
