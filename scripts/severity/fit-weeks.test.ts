import { expect, test } from 'vitest';
import { judgingOnce } from '#server/language/severity/judged-once.ts';
import { bias, weights } from '#server/language/severity/week-weights.ts';
import { readWeek } from '#server/language/reading/read-week.ts';
import { tidy } from '#server/language/base/clean-note.ts';
import { dangerAmong } from '#server/language/reading/danger-among.ts';
import { dangerIn } from '#server/language/severity/severity.ts';
import { notesAlike, notesMeasured, weeksInPassing, weeksMeasured, weeksSideways, type Labelled } from './corpus.ts';
import { alarmsOf, fitWeeks } from './fit-weeks.ts';

const weeks = weeksMeasured();
const inPassing = weeksInPassing();

test('what the server weighs the alarms of a week by is what the weeks teach', () => {
  const learned = fitWeeks(judgingOnce(() => alarmsOf([...weeks, ...inPassing])));
  learned.weights.forEach((weight, at) => expect(weights[at]).toBeCloseTo(weight, 2));
  expect(bias).toBeCloseTo(learned.bias, 2);
});

/** The shares of the notes in danger and of all others in these weeks that are silent. */
function silentIn(some: readonly (readonly Labelled[])[]): { dangerous: number; other: number } {
  const silent = { dangerous: 0, other: 0 };
  const all = { dangerous: 0, other: 0 };
  for (const week of some) {
    const moments = week.map(({ text }, at) => ({
      id: at,
      content: text,
      localDate: `2025-03-0${Math.min(7, at + 1)}`,
      createdAt: at,
    }));
    for (const { moment, severity } of judgingOnce(() => readWeek(moments)).notes) {
      const kind = (week[moment.id]?.severity ?? 0) <= 1 ? 'dangerous' : 'other';
      all[kind] += 1;
      silent[kind] += severity === 'crisis' ? 1 : 0;
    }
  }
  return { dangerous: silent.dangerous / all.dangerous, other: silent.other / all.other };
}

// What it does by now. Of the dangerous ones all should be silent, of the others none but what is a blow and nothing else.
test('of whole weeks hardly any note in danger is told, and hardly any other is silent', () => {
  const silent = silentIn(weeks);
  expect(silent.dangerous).toBeGreaterThanOrEqual(0.97);
  expect(silent.other).toBeLessThanOrEqual(0.06);
});

// In every third of these weeks danger is said in passing, as one tells of a bus that was late.
test('of weeks in which danger is said in passing it does not get worse', () => {
  const silent = silentIn(inPassing);
  expect(silent.dangerous).toBeGreaterThanOrEqual(0.85);
  expect(silent.other).toBeLessThanOrEqual(0.075);
});

// What it does by now: a third of what is dangerous there is told, and one of twelve harmless notes is silent.
test('of weeks that are told sideways it does not get worse', () => {
  const silent = silentIn(weeksSideways());
  expect(silent.dangerous).toBeGreaterThanOrEqual(0.68);
  expect(silent.other).toBeLessThanOrEqual(0.085);
});

// The weeks that the weights were learned from cannot tell how a note fares that nothing beside it bears out.
test('of notes that raise an alarm in a week of nothing but light ones most that are meant are silent', () => {
  const light = ['We bought far too many plums.', 'I finally fixed the gate.', 'Mum saw a seal.', 'Soup with Tom.'];
  const found = [...notesMeasured(), ...notesAlike()]
    .map(({ text, severity }) => ({ text, isMeant: severity <= 1 }))
    .filter(({ text }) => dangerIn(tidy(text)) !== null);
  const believed = (isMeant: boolean): number => {
    const some = found.filter((one) => one.isMeant === isMeant);
    const silent = some.filter(({ text }) => {
      const notes = [text, ...light].map((content, id) => ({
        moment: { id, content, localDate: '2025-03-04', createdAt: id },
        tidied: tidy(content),
      }));
      return dangerAmong(notes).isHeard;
    });
    return silent.length / some.length;
  };
  expect(believed(true)).toBeGreaterThanOrEqual(0.86);
  expect(believed(false)).toBeLessThanOrEqual(0.56);
});
