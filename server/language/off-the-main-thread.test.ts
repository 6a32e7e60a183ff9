import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const imports = /^(?:import|export) (?!type )[^;]*?from '([#.][^']+)'/gms;

/** Every file that is loaded with this one, types apart. */
function loadedWith(entry: string): Set<string> {
  const found = new Set<string>();
  const waiting = [entry];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (!found.has(file)) {
      found.add(file);
      const folder = dirname(file);
      for (const [, path = ''] of readFileSync(join(root, file), 'utf8').matchAll(imports)) {
        waiting.push(path.startsWith('#') ? path.slice(1) : join(folder, path));
      }
    }
  }
  return found;
}

it('is where all words are read: the thread that answers requests does not even load what reads them', () => {
  // The shape of a model's answer is data, and the thread that asks a model needs it.
  const shapes = ['server/language/model/draft-answer.ts'];
  const reader = (path: string): boolean => /^server\/language\/\w+\//.test(path) && !shapes.includes(path);
  expect([...loadedWith('server/main.ts')].filter(reader)).toEqual([]);
  // It would be found if it were there.
  expect([...loadedWith('server/language/jobs.ts')].filter(reader)).toContain('server/language/check/check.ts');
  expect(loadedWith('server/main.ts')).toContain('server/language/language.ts');
});
