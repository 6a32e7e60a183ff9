import { describe, expect, test } from 'vitest';
import { fitText, isRightToLeft, lineHeight } from './text-layout.ts';

/** Every character is half as wide as it is high. */
const measure = (text: string, size: number) => [...text].length * size * 0.5;
const room = { width: 800, height: 600 };

describe('a line on a picture', () => {
  test('is as large as it has room for', () => {
    expect(fitText('To the plums.', room, measure)).toEqual({ size: 88, lines: ['To the plums.'] });
  });

  test.each([
    'Your sister rang from Porto and you laughed about the burnt rice for an hour.',
    'x'.repeat(700),
    'word '.repeat(150),
    '敬那只苍鹭，也敬最后的光。'.repeat(12),
    'נרים כוסית לחיי האנפה '.repeat(10),
    '👨‍👩‍👧‍👦'.repeat(90),
  ])('stays within its room: %s', (text) => {
    const { size, lines } = fitText(text, room, measure);
    expect(lines.length * size * lineHeight).toBeLessThanOrEqual(room.height);
    for (const line of lines.slice(0, -1)) {
      expect(measure(line, size)).toBeLessThanOrEqual(room.width);
    }
  });

  test('keeps words and their marks together, and loses none', () => {
    const text = 'You wrote, “Alive. Tea.” And then (on Friday) there was soup, twice.';
    const { lines } = fitText(text, { width: 420, height: 900 }, measure);
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.join(' ')).toBe(text);
    expect(lines.every((line) => !/^[”.,)]|[“(]$/.test(line))).toBe(true);
  });

  test('is cut only where even the smallest letters have no room', () => {
    const { lines, size } = fitText('word '.repeat(2_000), room, measure);
    expect([size, lines.at(-1)?.endsWith('…')]).toEqual([28, true]);
  });
});

test('what runs from right to left is known by its first letter', () => {
  expect(['To', '“שלום” said Ana', '12 نخب', '敬', ''].map(isRightToLeft)).toEqual([false, true, true, false, false]);
});
