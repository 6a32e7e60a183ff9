import { expect, it } from 'vitest';
import { dangerIn } from '#server/language/severity/severity.ts';
import { severityClasses } from '#server/language/severity/learned.ts';
import { notesMeasured } from './corpus.ts';

// Three sets by hands that nothing is learned or chosen from.
it('hears who is in danger, and hardly ever alarms those who are not', () => {
  const alarms = severityClasses.map((_, of) => {
    const notes = notesMeasured().filter(({ severity }) => severity === of);
    return notes.filter(({ text }) => dangerIn(text) !== null).length / notes.length;
  });
  const [crisis = 0, danger = 0, heavy = 1, light = 1] = alarms;
  expect(crisis).toBeGreaterThanOrEqual(0.95);
  expect(danger).toBeGreaterThanOrEqual(0.9);
  expect(heavy).toBeLessThanOrEqual(0.1);
  expect(light).toBeLessThanOrEqual(0.05);
});
