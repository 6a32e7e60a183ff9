import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './lib/run.ts';

/** Every test that a promise names, with the file in which it is named. */
const named = globSync('web/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !file.includes('.test.'))
  .flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/heldBy: \[([^\]]*)\]/g)].flatMap(([, list = '']) =>
      [...list.matchAll(/'([^'\n]+)'|"([^"\n]+)"/g)].map(([, plain, quoted]) => ({
        file,
        test: plain ?? quoted ?? '',
      })),
    ),
  );

/** Whether a file of tests has one with exactly this title. */
function hasTest(file: string, title: string): boolean {
  let source = '';
  try {
    source = readFileSync(join(root, file), 'utf8');
  } catch {
    return false;
  }
  return source
    .split('\n')
    .some((line) => /^\s*(?:it|test)\b/.test(line) && [`'${title}'`, `"${title}"`].some((said) => line.includes(said)));
}

test('every promise names a test that is there, by its title', () => {
  expect(new Set(named.map(({ file }) => file))).toEqual(
    new Set([
      'web/features/accounts/first-promises.ts',
      'web/features/privacy/about-promises.ts',
      'web/features/privacy/chapters.tsx',
      'web/features/privacy/more-chapters.tsx',
    ]),
  );
  expect(named.length).toBeGreaterThan(50);
  const missing = named.filter(({ test: held }) => {
    const [, file = '', title = ''] = /^([^:]+): (.+)$/.exec(held) ?? [];
    return !hasTest(file, title);
  });
  expect(missing).toEqual([]);
});

test('a title that only begins or ends like one, or a file that is not there, is no test', () => {
  const file = 'scripts/promises.test.ts';
  expect(hasTest(file, 'every promise names a test that is there, by its title')).toBe(true);
  expect(hasTest(file, 'every promise names a test that is there')).toBe(false);
  expect(hasTest('scripts/nowhere.test.ts', 'every promise')).toBe(false);
});
