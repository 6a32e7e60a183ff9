import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './lib/run.ts';

type Diagnostic = { message: string; help?: string; code: string; filename: string };
type Wall = { wall: string; file: string; source: string; report: string | RegExp };

const lines = (count: number): string =>
  Array.from({ length: count }, (_, at) => `export const a${at} = 0;\n`).join('');
const from = (path: string): string => `import { thing } from '${path}';\nexport const used = thing;\n`;

/** One small file on the wrong side of each wall, and what is said about it. */
const walls: Wall[] = [
  {
    wall: 'web imports server',
    file: 'web/routes/a.ts',
    source: from('#server/config.ts'),
    report: 'never imports the server',
  },
  {
    wall: 'web imports server by path',
    file: 'web/routes/b.ts',
    source: from('../../server/config.ts'),
    report: 'never imports the server',
  },
  {
    wall: 'web loads server later',
    file: 'web/app/c.ts',
    source: `export const load = () => import('#server/config.ts');\n`,
    report: 'never imports the server',
  },
  { wall: 'web imports Node', file: 'web/app/d.ts', source: from('node:fs'), report: 'runs in a browser' },
  { wall: 'web imports all of zod', file: 'web/main-e.ts', source: from('zod'), report: 'zod/mini' },
  {
    wall: 'web feature imports server',
    file: 'web/features/notes/a.ts',
    source: from('#server/config.ts'),
    report: 'never imports the server',
  },
  {
    wall: 'room of a feature reaches out of it',
    file: 'web/features/notes/list/a.ts',
    source: from('../../toasts/api.ts'),
    report: 'reaches into that feature',
  },
  {
    wall: 'room of a feature imports feature',
    file: 'web/features/notes/list/b.ts',
    source: from('#web/features/toasts/api.ts'),
    report: 'meet in web/routes',
  },
  {
    wall: 'web feature imports feature',
    file: 'web/features/notes/b.tsx',
    source: from('#web/features/toasts/api.ts'),
    report: 'meet in web/routes',
  },
  {
    wall: 'web feature imports feature by path',
    file: 'web/features/notes/c.ts',
    source: from('../toasts/api.ts'),
    report: "Within a folder './'",
  },
  {
    wall: 'web feature imports route',
    file: 'web/features/notes/d.ts',
    source: from('#web/routes/home.tsx'),
    report: 'meet in web/routes',
  },
  {
    wall: 'design system imports feature',
    file: 'web/ui/a.tsx',
    source: from('#web/features/notes/api.ts'),
    report: 'meet in web/routes',
  },
  {
    wall: 'web library imports feature',
    file: 'web/lib/a.ts',
    source: `export { thing } from '#web/features/notes/api.ts';\n`,
    report: 'meet in web/routes',
  },
  { wall: 'web library imports Node', file: 'web/lib/b.ts', source: from('node:path'), report: 'runs in a browser' },
  { wall: 'web library imports all of zod', file: 'web/lib/c.ts', source: from('zod'), report: 'zod/mini' },
  { wall: 'shared imports server', file: 'shared/a.ts', source: from('#server/config.ts'), report: 'knows neither' },
  {
    wall: 'shared imports web',
    file: 'shared/contract/b.ts',
    source: from('#web/lib/call.ts'),
    report: 'knows neither',
  },
  {
    wall: 'shared imports server by path',
    file: 'shared/contract/c.ts',
    source: from('../../server/config.ts'),
    report: 'knows neither',
  },
  { wall: 'shared imports Node', file: 'shared/d.ts', source: from('node:crypto'), report: 'no Node' },
  { wall: 'shared imports a package', file: 'shared/e.ts', source: from('kysely'), report: 'nothing but zod' },
  { wall: 'shared imports a package like zod', file: 'shared/f.ts', source: from('zodiac'), report: 'nothing but zod' },
  { wall: 'shared imports all of zod', file: 'shared/g.ts', source: from('zod'), report: 'zod/mini' },
  {
    wall: 'a test of shared imports server',
    file: 'shared/h.test.ts',
    source: from('#server/config.ts'),
    report: 'knows neither',
  },
  {
    wall: 'server imports web',
    file: 'server/a.ts',
    source: from('#web/lib/call.ts'),
    report: 'does not know the web app',
  },
  {
    wall: 'platform imports feature',
    file: 'server/platform/db/a.ts',
    source: from('#server/features/notes/notes.table.ts'),
    report: 'knows no feature',
  },
  {
    wall: 'platform imports feature by path',
    file: 'server/platform/db/b.ts',
    source: from('../../features/notes/notes.table.ts'),
    report: 'knows no feature',
  },
  {
    wall: 'platform imports web',
    file: 'server/platform/db/c.ts',
    source: from('#web/lib/call.ts'),
    report: 'does not know the web app',
  },
  {
    wall: 'platform imports what is above',
    file: 'server/platform/db/d.ts',
    source: from('#server/deps.ts'),
    report: 'below what puts the server together',
  },
  {
    wall: 'language imports feature',
    file: 'server/language/a.ts',
    source: from('#server/features/notes/notes.table.ts'),
    report: 'knows no feature',
  },
  {
    wall: 'folder of language imports feature',
    file: 'server/language/base/a.ts',
    source: from('#server/features/notes/notes.table.ts'),
    report: 'knows no feature',
  },
  {
    wall: 'folder of language imports a later one',
    file: 'server/language/grammar/a.ts',
    source: from('../reading/read-week.ts'),
    report: 'imports only those before it',
  },
  {
    wall: 'folder of language imports what puts it together',
    file: 'server/language/telling/a.ts',
    source: from('../compose.ts'),
    report: 'imports only those before it',
  },
  {
    wall: 'feature imports web',
    file: 'server/features/notes/a.ts',
    source: from('#web/lib/call.ts'),
    report: 'does not know the web app',
  },
  {
    wall: 'feature leaves its folder',
    file: 'server/features/notes/b.ts',
    source: from('../toasts/toasts.service.ts'),
    report: "Within a feature './'",
  },
  {
    wall: 'folder of a feature leaves the feature',
    file: 'server/features/notes/inner/b.ts',
    source: from('../../toasts/toasts.service.ts'),
    report: "Within a feature './'",
  },
  {
    wall: 'folder of a feature imports queries',
    file: 'server/features/notes/inner/c.ts',
    source: from('#server/features/toasts/toasts.queries.ts'),
    report: 'by its service',
  },
  {
    wall: 'feature imports queries',
    file: 'server/features/notes/c.ts',
    source: from('#server/features/toasts/toasts.queries.ts'),
    report: 'by its service',
  },
  {
    wall: 'feature imports inner file',
    file: 'server/features/notes/d.ts',
    source: from('#server/features/accounts/letters/letters.ts'),
    report: 'by its service',
  },
  {
    wall: 'feature borrows an inner type',
    file: 'server/features/notes/e.ts',
    source: `import type { Row } from '#server/features/toasts/toasts.policy.ts';\nexport type Mine = Row;\n`,
    report: 'by its service',
  },
  {
    wall: 'feature imports the app',
    file: 'server/features/notes/f.ts',
    source: from('#server/app.ts'),
    report: 'puts the server together',
  },
  {
    wall: 'feature reads the clock',
    file: 'server/features/notes/g.ts',
    source: 'export const at = Date.now();\n',
    report: 'clock is passed in',
  },
  {
    wall: 'feature throws dice',
    file: 'server/features/notes/h.ts',
    source: 'export const dice = Math.random();\n',
    report: 'Randomness is passed in',
  },
  {
    wall: 'cycle',
    file: 'server/platform/jobs/a.ts',
    source: `import { b } from './b.ts';\nexport const a = (): unknown => b;\n`,
    report: 'no-cycle',
  },
  {
    wall: 'cycle, the other half',
    file: 'server/platform/jobs/b.ts',
    source: `import { a } from '#server/platform/jobs/a.ts';\nexport const b = (): unknown => a;\n`,
    report: 'no-cycle',
  },
  { wall: 'default export', file: 'server/i.ts', source: 'export default 1;\n', report: 'no-default-export' },
  {
    wall: 'floating promise',
    file: 'server/j.ts',
    source: `async function work(): Promise<void> {}\nwork();\n`,
    report: 'no-floating-promises',
  },
  { wall: 'console in the server', file: 'server/k.ts', source: `console.log('hello');\n`, report: 'no-console' },
  {
    wall: 'console in a feature',
    file: 'server/features/notes/k.ts',
    source: `console.log('hello');\n`,
    report: 'no-console',
  },
  {
    wall: 'console in platform',
    file: 'server/platform/db/k.ts',
    source: `console.log('hello');\n`,
    report: 'no-console',
  },
  { wall: 'console on the web', file: 'web/lib/k.ts', source: `console.log('hello');\n`, report: 'no-console' },
  { wall: 'console in shared', file: 'shared/k.ts', source: `console.log('hello');\n`, report: 'no-console' },
  { wall: 'long source file', file: 'server/l.ts', source: lines(301), report: 'max-lines' },
  { wall: 'long test', file: 'server/l.test.ts', source: lines(501), report: 'max-lines' },
  {
    wall: 'type imported as a value',
    file: 'server/m.ts',
    source: `import { Config } from './config.ts';\nexport type Mine = Config;\n`,
    report: 'consistent-type-imports',
  },
  {
    wall: 'branch without braces',
    file: 'server/n.ts',
    source: 'export const f = (a: boolean) => { if (a) return 1; return 2; };\n',
    report: 'curly',
  },
  {
    wall: 'loose comparison',
    file: 'server/o.ts',
    source: 'export const f = (a: unknown) => a == 1;\n',
    report: 'eqeqeq',
  },
];

/** What the walls must let through. */
const allowed: Record<string, string> = {
  'server/features/notes/ok.ts': `import { a } from '#server/features/toasts/toasts.service.ts';\nimport type { B } from '#server/features/toasts/toasts.table.ts';\nimport { c } from './near.ts';\nimport type { Deps } from '#server/deps.ts';\nimport { d } from '#server/platform/clock.ts';\nexport const used = (deps: Deps, b: B): unknown => [a, b, c, d, deps, new Date(0)];\n`,
  'server/features/notes/inner/ok.ts': `import { a } from '../near.ts';\nimport { b } from './same.ts';\nexport const used: unknown = [a, b];\n`,
  'server/features/notes/inner/most/ok.ts': `import { a } from '../../near.ts';\nimport { b } from '../same.ts';\nexport const used: unknown = [a, b];\n`,
  'server/features/notes/ok.test.ts': `import { world } from '#server/test/world.ts';\nexport const used: unknown = world;\n${lines(400)}`,
  'web/routes/ok.tsx': `import { a } from '#web/features/notes/api.ts';\nimport { b } from '#web/features/toasts/api.ts';\nexport const used: unknown = [a, b];\n`,
  'web/features/notes/list/ok.ts': `import { a } from '../api.ts';\nimport { b } from './rows.ts';\nexport const used: unknown = [a, b];\n`,
  'web/features/notes/ok.tsx': `import * as z from 'zod/mini';\nimport { a } from './api.ts';\nimport { b } from '#web/ui/button.tsx';\nimport { c } from '#shared/limits.ts';\nexport const used: unknown = [z, a, b, c];\n`,
  'shared/contract/ok.ts': `import * as z from 'zod/mini';\nimport { a } from '../limits.ts';\nimport { b } from './common.ts';\nimport { c } from '#shared/errors.ts';\nexport const used: unknown = [z, a, b, c];\n`,
  'shared/ok.test.ts': `import { it } from 'vitest';\nimport fs from 'node:fs';\nexport const used: unknown = [it, fs];\n`,
  'vite.config.ts': 'export default {};\n',
};

const folder = mkdtempSync(join(tmpdir(), 'clink-walls-'));
let found: Diagnostic[] = [];

function plant(file: string, source: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), source);
}

function saidOf(file: string): string[] {
  return found
    .filter(({ filename }) => filename === file)
    .map(({ code, message, help }) => `${code}: ${message} ${help ?? ''}`);
}

beforeAll(async () => {
  for (const same of [
    '.oxlintrc.json',
    'package.json',
    'tsconfig.json',
    'server/tsconfig.json',
    'web/tsconfig.json',
    'shared/tsconfig.json',
  ]) {
    cpSync(join(root, same), join(folder, same));
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const { file, source } of walls) {
    plant(file, source);
  }
  for (const [file, source] of Object.entries(allowed)) {
    plant(file, source);
  }
  plant('server/config.ts', 'export type Config = { port: number };\n');
  const lint = promisify(execFile)(join(root, 'node_modules/.bin/oxlint'), ['--format=json'], {
    cwd: folder,
    maxBuffer: 10_000_000,
  });
  // It ends with 1, for it finds something: what counts is what it wrote.
  const { stdout } = await lint.catch((error: { stdout: string }) => error);
  found = (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics;
}, 30_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('lint reports', () => {
  it.each(walls)('$wall', ({ file, report }) => {
    expect(saidOf(file)).toContainEqual(expect.stringMatching(report));
  });
});

describe('lint lets pass', () => {
  it.each(Object.keys(allowed))('%s', (file) => {
    expect(saidOf(file)).toEqual([]);
  });
});
