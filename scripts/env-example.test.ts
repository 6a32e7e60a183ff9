import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './lib/run.ts';

function namesIn(file: string, pattern: RegExp): string[] {
  return [...readFileSync(join(root, file), 'utf8').matchAll(pattern)].map(([, name]) => name ?? '').toSorted();
}

it('.env.example names each setting that the server reads, and no other', () => {
  const read = namesIn('server/config.ts', /^ {2}([A-Z][A-Z0-9_]+): /gm).filter((name) => name !== 'NODE_ENV');
  expect(read).toContain('PORT');
  expect(namesIn('.env.example', /^#([A-Z][A-Z0-9_]+)=/gm)).toEqual(read);
});
