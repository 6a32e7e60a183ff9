import { expect, it } from 'vitest';
import { root } from './lib/run.ts';
import { misspelt, misspeltBelow } from './lib/spelling.ts';

it.each([
  ["const hint = 'Your e-mail address';", 'e-mail'],
  ['const hint = `Your favorite, ${name}`;', 'favorite'],
  ['const part = <p>All of the colors.</p>;', 'colors'],
  ['const part = <b title="Organize your week" />;', 'Organize'],
  ["notify({ title: 'Canceled', description: '' });", 'Canceled'],
])('finds what is spelt otherwise in: %s', (line, word) => {
  expect(misspelt('page.tsx', `// first\n${line}\n`)).toEqual([`page.tsx:2 ${word}`]);
});

it.each([
  "const hint = 'Your email, your favourite colour, organised';",
  "const style = 'transition-colors bg-gray';",
  "const kind = 'welcome-mail';",
  '// The color of an e-mail.',
  'const part = <p style={{ color }}>A page.</p>;',
  'const css = `Color: ${value}; color: inherit;`;',
])('lets pass: %s', (line) => {
  expect(misspelt('page.tsx', line)).toEqual([]);
});

it('is email and British in all that the product says', () => {
  expect(misspeltBelow(root)).toEqual([]);
});
