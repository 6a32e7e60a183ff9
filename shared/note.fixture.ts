import type { Note } from './contract/notes.ts';

/** A reflection as a call gives it, as plain as can be but for what is said. */
export function aNote(change: Partial<Note> = {}): Note {
  return {
    id: 1,
    content: 'The heron was back.',
    createdAt: '2026-03-02T20:00:00.000Z',
    localDate: '2026-03-02',
    timezone: 'UTC',
    audioUrl: null,
    audioMs: null,
    bundleTag: null,
    keptOut: false,
    version: 1,
    updatedAt: null,
    ...change,
  };
}
