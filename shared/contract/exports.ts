import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { note } from './notes.ts';

/** A reflection as its writer takes it away. */
export const noteToTake = z.extend(note, {
  /** What the recording of their voice is called in the archive; null where there is none. */
  recording: z.nullable(z.string()),
});
export type NoteToTake = z.output<typeof noteToTake>;

/** About how many bytes the archive will have: it is made while it is sent, so that nobody knows yet. */
export const estimateHeader = 'x-estimated-bytes';

/** What a person takes away with them. */
export const exports = {
  reflections: endpoint('GET', '/api/export/reflections', {
    summary: 'All your reflections, newest first.',
    access: 'signed-in',
    reply: z.object({ notes: z.array(noteToTake) }),
  }),
  /** A ZIP, sent as it is made: see `README.txt` in it, which is `server/features/exports/readme.ts`. */
  archive: endpoint('GET', '/api/export/archive', {
    summary: 'Everything you have here as a ZIP: reflections, recordings of your voice, and toasts.',
    access: 'signed-in',
    reply: z.unknown(),
  }),
};
