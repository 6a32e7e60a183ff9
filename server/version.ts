import { readFileSync } from 'node:fs';

/** The version of this Clink, as its package names it. */
export function readVersion(): string {
  const file = new URL('../package.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
