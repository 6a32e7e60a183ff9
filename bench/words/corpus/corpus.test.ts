import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { corpus, notesApart } from './corpus.ts';
import { people, unseenFolder } from './person.ts';
import { daysAfter, vary } from './vary.ts';

const everyone = corpus();
const notes = everyone.flatMap(({ weeks }) => weeks.flatMap((week) => week.notes));

test('at least twelve people, half a year of each', () => {
  expect(everyone.length).toBeGreaterThanOrEqual(12);
  expect(everyone.every(({ weeks }) => weeks.length === 26)).toBe(true);
  expect(notes.length).toBeGreaterThanOrEqual(1400);
});

test('it is the same every time', () => {
  expect(corpus()).toEqual(everyone);
});

test('sixty notes and more were written for each, and they stay small', () => {
  expect(people().every(({ light }) => light.length >= 60)).toBe(true);
  const folder = fileURLToPath(new URL('./people', import.meta.url));
  const sizes = readdirSync(folder).map((file) => statSync(join(folder, file)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(500_000);
});

test('the unseen are read from a folder of their own, and are none of the others', () => {
  const unseen = corpus(26, unseenFolder);
  expect(unseen.length).toBeGreaterThanOrEqual(6);
  expect(unseen.every(({ person }) => person.light.length >= 60)).toBe(true);
  expect(unseen.filter(({ person }) => everyone.some((one) => one.person.id === person.id))).toEqual([]);
});

test('no place is left to fill, and no note is empty', () => {
  expect(notes.filter(({ content }) => /\{[a-z]+\}|\[[^\]]*\|/i.test(content) || content.trim() === '')).toEqual([]);
});

describe.each(everyone.map((one) => [one.person.id, one] as const))('%s', (_, { person, weeks }) => {
  test('the notes of a week are in order, within its days, with ids of their own', () => {
    for (const week of weeks) {
      const end = daysAfter(week.start, 7);
      expect(week.notes.every(({ localDate }) => localDate >= week.start && localDate <= end)).toBe(true);
      expect(week.notes.toSorted((a, b) => a.createdAt - b.createdAt)).toEqual(week.notes);
    }
    const ids = weeks.flatMap((week) => week.notes.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('nothing is written twice within twelve weeks', () => {
    const last = new Map<string, number>();
    for (const [at, week] of corpus(52)
      .find((one) => one.person.id === person.id)
      ?.weeks.entries() ?? []) {
      for (const { content } of week.notes) {
        expect(at - (last.get(content) ?? Number.NEGATIVE_INFINITY)).toBeGreaterThanOrEqual(notesApart);
        last.set(content, at);
      }
    }
  });

  test('there are weeks of every kind', () => {
    expect(new Set(weeks.map(({ kind }) => kind))).toEqual(new Set(['plain', 'full', 'thin', 'hard', 'mixed']));
    expect(weeks.every(({ kind, notes: own }) => kind !== 'full' || own.length >= 7)).toBe(true);
    expect(weeks.filter(({ kind }) => kind === 'hard').every(({ heavyIds }) => heavyIds.length > 0)).toBe(true);
  });
});

test('all kinds of writing are there', () => {
  const kinds: Record<string, (content: string) => boolean> = {
    long: (content) => content.length > 2000,
    'one word': (content) => /^\p{L}+[.!]?$/u.test(content),
    emoji: (content) => /\p{Extended_Pictographic}/u.test(content),
    'a list with dashes': (content) => /^- .*\n- /s.test(content),
    'a numbered list': (content) => /^1\. .*\n2\. /s.test(content),
    capitals: (content) => /^[\p{Lu}\s'!]{8,}$/u.test(content),
    'another script': (content) => /\p{Script=Cyrillic}/u.test(content),
    'a question': (content) => content.includes('?'),
    'a quotation': (content) => /"[^"]+"|“[^”]+”/.test(content),
    'no capital': (content) => /^[a-z][^A-Z]+$/.test(content),
    dictation: (content) => content.length > 200 && !/[.,;!?]/.test(content),
    'no subject': (content) => /^(?:Walked|Made|Got|Had|Slept|Saw)\b/.test(content),
  };
  const missing = Object.keys(kinds).filter((kind) => !notes.some(({ content }) => kinds[kind]?.(content)));
  expect(missing).toEqual([]);
});

test('variants take turns and weekdays are those of the day', () => {
  const note = 'Walked to [the weir|the mill], as on {Yesterday}, {today} it was.';
  expect(vary(note, { turn: 0, date: '2024-01-01' })).toBe('Walked to the weir, as on Sunday, monday it was.');
  expect(vary(note, { turn: 3, date: '2024-01-03' })).toBe('Walked to the mill, as on Tuesday, wednesday it was.');
});
