import { expect, test } from 'vitest';
import { narratorIds } from '#shared/contract/narrators.ts';
import { tones } from '#shared/contract/settings.ts';
import { compose } from '../compose.ts';
import { heavyNotes, oddNotes, ordinaryNotes } from '../notes.fixture.ts';
import { verbatimOf } from './evidence.ts';

const days = ['2025-03-03', '2025-03-04', '2025-03-05', '2025-03-06', '2025-03-07', '2025-03-08', '2025-03-09'];

test.each([
  ['Ran 3k, first time since March', 'Ran 3k!! First time since March 🎉', 'Ran 3k!! First time since March'],
  ["I didn't sleep", 'well i didnt sleep at all', 'i didnt sleep'],
  ['coffee with Lou', 'had ☕️ coffee w Lou', 'coffee w Lou'],
  ['Grateful for rain, soup and Ben', 'Grateful for:\n- rain\n- soup\n- Ben', 'Grateful for:\n- rain\n- soup\n- Ben'],
  ['', '🎉', '🎉'],
])('%s', (clause, content, words) => {
  expect(verbatimOf(clause, { id: 1, content, localDate: '2025-03-03', createdAt: 0 })).toBe(words);
});

test('the words of each note stand in it, and every line but one on heavy notes has some', () => {
  const pool = [...ordinaryNotes, ...oddNotes, ...ordinaryNotes, ...heavyNotes];
  for (let from = 0; from < pool.length; from += 2) {
    const moments = Array.from({ length: 1 + (from % 9) }, (_, at) => ({
      id: at + 1,
      content: pool[(from + at * 5) % pool.length] ?? '',
      localDate: days[at % 7] ?? '',
      createdAt: at,
    }));
    const narrator = narratorIds[from % narratorIds.length] ?? 'calm';
    const { lines } = compose({ moments, tone: tones[from % tones.length] ?? 'auto', narrator, seed: String(from) });
    for (const { text, noteIds, evidence } of lines) {
      expect(
        evidence.every(({ noteId }) => noteIds.includes(noteId)),
        text,
      ).toBe(true);
      for (const { noteId, words } of evidence) {
        expect(words).not.toBe('');
        expect(moments.find(({ id }) => id === noteId)?.content).toContain(words);
      }
    }
    expect(lines.some(({ evidence }) => evidence.length > 0) || lines.length < 4).toBe(true);
  }
});
