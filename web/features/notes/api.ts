import type { QueryClient } from '@tanstack/react-query';
import { queryOptions } from '@tanstack/react-query';
import { notes } from '#shared/contract/notes.ts';
import { limits } from '#shared/limits.ts';
import { CallError, call } from '#web/lib/call.ts';
import { browserTimezone } from '#web/lib/dates.ts';
import { firstOr } from '#web/lib/first-answer.ts';

/** Every reflection, newest first. */
export const notesQuery = queryOptions({
  queryKey: ['notes', 'list'],
  queryFn: ({ signal }) => call(notes.list, {}, { signal }),
});

/** The newest reflections: enough for the dashboard, however many there are. */
export const recentQuery = queryOptions({
  queryKey: ['notes', 'recent'],
  queryFn: ({ signal }) =>
    firstOr('recent', () => call(notes.list, { query: { limit: String(limits.recentMost) } }, { signal })),
});

/** What was written today, by the writer's calendar. */
export const todayQuery = queryOptions({
  queryKey: ['notes', 'today'],
  queryFn: ({ signal }) =>
    firstOr('today', () => call(notes.today, { query: { timezone: browserTimezone() } }, { signal })),
});

/** What was written last yesterday, as long as today has nothing. */
export const yesterdayQuery = queryOptions({
  queryKey: ['notes', 'yesterday'],
  queryFn: ({ signal }) =>
    firstOr('yesterday', () => call(notes.yesterday, { query: { timezone: browserTimezone() } }, { signal })),
});

/** The week, the streak and when the next toast is due. */
export const statsQuery = queryOptions({
  queryKey: ['stats'],
  queryFn: ({ signal }) =>
    firstOr('stats', () => call(notes.stats, { query: { timezone: browserTimezone() } }, { signal })),
});

/** Reads notes, today and stats again, and what was awarded for them. */
export async function refreshNotes(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['notes'] }),
    client.invalidateQueries({ queryKey: statsQuery.queryKey }),
    client.invalidateQueries({ queryKey: ['badges'] }),
  ]);
}

/** Deletes a reflection on the server; done also when it is no longer there. */
export async function removeNote(id: number): Promise<void> {
  try {
    await call(notes.remove, { params: { id: String(id) } });
  } catch (error) {
    if (!(error instanceof CallError && error.code === 'not_found')) {
      throw error;
    }
  }
}
