import { expect, it } from 'vitest';
import { dangerIn } from '#server/language/severity/severity.ts';
import { severityClasses } from '#server/language/severity/learned.ts';
import { notesAlike, notesMeasured, notesOfWeeks, type Labelled } from './corpus.ts';

/** The share of the notes of each class that raise an alarm. */
function alarmsAmong(notes: readonly Labelled[]): Record<(typeof severityClasses)[number], number> {
  const [crisis = 0, danger = 0, heavy = 1, light = 1] = severityClasses.map((_, of) => {
    const own = notes.filter(({ severity }) => severity === of);
    return own.filter(({ text }) => dangerIn(text) !== null).length / own.length;
  });
  return { crisis, danger, heavy, light };
}

// Four sets by hands that nothing is learned or chosen from.
it('hears who is in danger, and hardly ever alarms those who are not', () => {
  const { crisis, danger, heavy, light } = alarmsAmong(notesMeasured());
  expect(crisis).toBeGreaterThanOrEqual(0.95);
  expect(danger).toBeGreaterThanOrEqual(0.9);
  expect(heavy).toBeLessThanOrEqual(0.1);
  expect(light).toBeLessThanOrEqual(0.05);
});

// What it does by now, not what it should do: 95, 90 and 5 in a hundred are wanted here as well. They grow by a set after
// each measuring, and what is said by the way in whole weeks is heard by the week (`fit-weeks.test.ts`), not by the note.
it('does not get worse on notes as people keep them', () => {
  const { crisis, danger, light } = alarmsAmong(notesOfWeeks());
  expect(crisis).toBeGreaterThanOrEqual(0.84);
  expect(danger).toBeGreaterThanOrEqual(0.64);
  expect(light).toBeLessThanOrEqual(0.095);
});

it('does not get worse on notes that sound alike, harmless and not', () => {
  const { crisis, danger, light } = alarmsAmong(notesAlike());
  expect(crisis).toBeGreaterThanOrEqual(0.74);
  expect(danger).toBeGreaterThanOrEqual(0.7);
  expect(light).toBeLessThanOrEqual(0.155);
});
