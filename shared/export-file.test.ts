import { expect, it } from 'vitest';
import type { NoteToTake } from './contract/exports.ts';
import { exportFile } from './export-file.ts';
import { aNote } from './note.fixture.ts';

const exportedAt = Date.parse('2026-03-08T10:00:00Z');

function noteToTake(change: Partial<NoteToTake>): NoteToTake {
  const ours = { content: 'A heron.', createdAt: '2026-03-08T01:30:00.000Z', localDate: '2026-03-07' };
  return { ...aNote(ours), recording: null, ...change };
}

it('tells nothing but when it was made where there are no reflections', () => {
  const text = [...exportFile({ notes: [], exportedBy: 'Ana', exportedAt })].join('');
  expect(JSON.parse(text)).toEqual({
    exportDate: '2026-03-08T10:00:00.000Z',
    userInfo: { exportedBy: 'Ana', totalReflections: 0, dateRange: null },
    reflections: [],
  });
});

it('tells the writer’s day, what their clock showed, and where their voice is', () => {
  const words = 'Tea, "black",\n  \\ and a ☕ \u2028 \ud800';
  const notes = [
    noteToTake({ content: words, recording: 'voice/2026-03-07-2.webm' }),
    noteToTake({ content: '', timezone: 'Asia/Kathmandu', bundleTag: 'spring', recording: 'voice/2026-03-07-1.m4a' }),
    noteToTake({ localDate: '2025-12-31', timezone: 'No/Such_Zone', keptOut: true }),
  ];
  const missing = new Set(['voice/2026-03-07-1.m4a']);
  const text = [...exportFile({ notes, exportedBy: 'Ana', exportedAt, missing })].join('');
  expect(JSON.parse(text)).toMatchObject({
    userInfo: { totalReflections: 3, dateRange: { first: '2025-12-31', last: '2026-03-07' } },
  });
  expect((JSON.parse(text) as { reflections: object[] }).reflections).toEqual([
    {
      date: '2026-03-07',
      time: '01:30',
      content: words,
      bundle: null,
      recording: 'voice/2026-03-07-2.webm',
    },
    {
      date: '2026-03-07',
      time: '07:15',
      content: '',
      bundle: 'spring',
      recording: 'voice/2026-03-07-1.m4a',
      recordingProblem: 'This recording could not be read.',
    },
    { date: '2025-12-31', time: '01:30', content: 'A heron.', bundle: null, keptOut: true },
  ]);
  expect(text).toBe(`${JSON.stringify(JSON.parse(text), null, 2)}\n`);
});

it('comes in pieces when there is much of it', () => {
  const notes = Array.from({ length: 1000 }, (_, at) => noteToTake({ content: `Good thing number ${at}.` }));
  const pieces = [...exportFile({ notes, exportedBy: 'Ana', exportedAt })];
  expect(pieces.length).toBeGreaterThan(1);
  const { reflections } = JSON.parse(pieces.join('')) as { reflections: { content: string }[] };
  expect(reflections.map(({ content }) => content)).toEqual(notes.map(({ content }) => content));
});
