import { storedRows } from '#server/platform/db/stored-rows.ts';

/** What is kept of someone, for those who count it. */
export const storedNotes = [
  storedRows({ kind: 'reflections', table: 'notes', room: ['content', 'saved_as'] }),
  storedRows({ kind: 'drafts', table: 'drafts', room: ['content'] }),
];
