import { expect, test } from 'vitest';
import { spansOf } from '#web/lib/found-words.ts';
import { excerptFrom } from './archive-excerpt.ts';

test('a folded text begins where the first that was found is seen', () => {
  const far = `${'Once upon a time we walked. '.repeat(20)}Then a heron stood there.`;
  const from = excerptFrom(far, spansOf(far, ['HERON']));
  expect(far.slice(from)).toBe('Once upon a time we walked. Then a heron stood there.');
  expect(excerptFrom('A heron, first of all. '.repeat(40), spansOf('A heron', ['HERON']))).toBe(0);
  const lines = `${'line\n'.repeat(9)}a heron`;
  expect(lines.slice(excerptFrom(lines, spansOf(lines, ['HERON'])))).toBe('a heron');
  expect(excerptFrom(far, [])).toBe(0);
});
