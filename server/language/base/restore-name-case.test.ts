import { describe, expect, test } from 'vitest';
import { check } from '../check/check.ts';
import { compose } from '../compose.ts';
import { namesTaught } from './restore-name-case.ts';

describe('names that were taught', () => {
  test.each<[string, string[], string]>([
    ['lunch with siobhan by the river', ['Siobhan'], 'lunch with Siobhan by the river'],
    ["siobhan's cat and siobhans hat", ['Siobhan'], "Siobhan's cat and siobhans hat"],
    ['mary-kate rang, and nan ngozi sang', ['Mary-Kate', 'Nan Ngozi', 'Ngozi'], 'Mary-Kate rang, and Nan Ngozi sang'],
    ['i will be there', ['Will'], 'i will be there'],
    ['quinoa for lunch', ['quinoa'], 'quinoa for lunch'],
    ['xi (the cat) slept', ['Xi', 'C++ (her)'], 'Xi (the cat) slept'],
    ['taxi, maxi', ['Xi'], 'taxi, maxi'],
    ['SIOBHAN rang', ['Siobhan'], 'SIOBHAN rang'],
    ['nothing', [], 'nothing'],
  ])('%s', (text, taught, mended) => {
    expect(namesTaught(taught)(text)).toBe(mended);
  });

  test('have their capitals in a toast, which still passes the check', () => {
    const moments = ['xiadani rang me about the boat', 'had soup with xiadani and my sister', 'fixed the gate'].map(
      (content, at) => ({ id: at + 1, content, localDate: `2025-03-0${String(at + 3)}`, createdAt: at }),
    );
    const request = { moments, tone: 'uplifting', narrator: 'calm', seed: 'a' } as const;
    const { lines } = compose({ ...request, taught: ['Xiadani'] });
    expect(lines.map(({ text }) => text).join(' ')).toMatch(/Xiadani rang you/);
    expect(lines.map(({ text }) => text).join(' ')).not.toMatch(/xiadani/);
    expect(check(lines, moments)).toEqual([]);
    expect(
      lines
        .flatMap(({ evidence }) => evidence)
        .every(({ noteId, words }) => moments[noteId - 1]?.content.includes(words)),
    ).toBe(true);
  });
});
