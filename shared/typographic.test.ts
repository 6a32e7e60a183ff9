import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typographic } from './typographic.ts';

test.each([
  ["It's the day", 'It’s the day'],
  ["the Browns' dog", 'the Browns’ dog'],
  ["He said 'come home' and left", 'He said ‘come home’ and left'],
  ['He said "come home" and left.', 'He said “come home” and left.'],
  ['"Come home," she said, "it\'s late."', '“Come home,” she said, “it’s late.”'],
  ['She said "he told me \'wait\'" twice', 'She said “he told me ‘wait’” twice'],
  ["rock 'n' roll in the '90s", 'rock ’n’ roll in the ’90s'],
  ["we laughed 'til dark, 'twas good", 'we laughed ’til dark, ’twas good'],
  ["the 1990's song", 'the 1990’s song'],
  ['5\'10" tall, a 7" single', '5\'10" tall, a 7" single'],
  ['I read "1984" again', 'I read “1984” again'],
  ["l'été à l'ombre", 'l’été à l’ombre'],
  ['("yes")—"no"', '(“yes”)—“no”'],
  ["'Hello' and goodbye", '‘Hello’ and goodbye'],
  ["'ello there", '’ello there'],
  ['one "open\nand "two" here', 'one “open\nand “two” here'],
  ['It’s “there” already', 'It’s “there” already'],
])('%s is shown as %s', (written, shown) => {
  expect(typographic(written)).toBe(shown);
});

test('every other character stays in its place', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'b', ' ', "'", '"', '’', '“', '1', '(', '-', '\n', '😀', 'é') }),
      (text) => {
        const shown = typographic(text);
        expect(shown).toHaveLength(text.length);
        expect(shown.replace(/[‘’]/g, "'").replace(/[“”]/g, '"')).toBe(
          text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"'),
        );
        expect(typographic(shown)).toBe(shown);
      },
    ),
  );
});

test('a long line of marks takes no time to speak of', () => {
  const steps = (length: number) => {
    const began = performance.now();
    typographic("'a ".repeat(length));
    typographic("'".repeat(length));
    typographic('"a'.repeat(length));
    return performance.now() - began;
  };
  steps(1000);
  expect(steps(20_000)).toBeLessThan(2000);
});
