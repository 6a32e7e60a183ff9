import type { QueryClient } from '@tanstack/react-query';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { isTimezone } from '#shared/timezones.ts';
import type { Note } from '#shared/contract/notes.ts';
import { notes } from '#shared/contract/notes.ts';
import { CallError, call, messageOf } from '#web/lib/call.ts';
import { browserTimezone } from '#web/lib/dates.ts';
import { notify } from '#web/ui/notices.tsx';
import type { Draft } from './draft.ts';
import { forgetSavedDraft } from './use-draft.ts';

/** Every reflection, newest first. */
export const notesQuery = queryOptions({
  queryKey: ['notes', 'list'],
  queryFn: ({ signal }) => call(notes.list, {}, { signal }),
});

/** What was written today, by the writer's calendar. */
export const todayQuery = queryOptions({
  queryKey: ['notes', 'today'],
  queryFn: ({ signal }) => call(notes.today, { query: { timezone: browserTimezone() } }, { signal }),
});

/** The week, the streak and when the next toast is due. */
export const statsQuery = queryOptions({
  queryKey: ['stats'],
  queryFn: ({ signal }) => call(notes.stats, { query: { timezone: browserTimezone() } }, { signal }),
});

/** Reads notes, today and stats again. */
export async function refreshNotes(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['notes'] }),
    client.invalidateQueries({ queryKey: statsQuery.queryKey }),
  ]);
}

/**
 * Saves the draft of a person and says so, or why not; the same draft sent twice makes one note. Once the server has
 * it, and only then, the device forgets it, also when its page is gone by then.
 */
export function useSaveNote(userId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: save,
    onSuccess: ({ message }, draft) => {
      forgetSavedDraft(userId, draft);
      void refreshNotes(client);
      notify({ title: 'Note saved!', description: message || 'Your daily reflection has been recorded.' });
    },
    onError: (error) => {
      const conflict = error instanceof CallError && error.code === 'conflict';
      if (conflict) {
        void refreshNotes(client);
      }
      notify({
        title: 'Failed to save note',
        description: conflict ? earlierWording : messageOf(error),
        kind: 'problem',
      });
    },
  });
}

/** The same key with other words: the first attempt had arrived after all, only its answer was lost. */
const earlierWording = 'An earlier wording of this was saved before. Save again to keep this one as well.';

/** Deletes a reflection by its id. One that is gone already, as from another tab, counts as deleted. */
export function useRemoveNote() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: removeNote,
    onSuccess: (_, id) => {
      client.setQueryData<Note[]>(notesQuery.queryKey, (list) => list?.filter((note) => note.id !== id));
      void refreshNotes(client);
    },
  });
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

async function save({ text, key }: Draft) {
  const zone = browserTimezone();
  const body = { content: text.trim(), bundleTag: null };
  const headers = { 'Idempotency-Key': key };
  if (!isTimezone(zone)) {
    return call(notes.create, { body }, { headers });
  }
  try {
    return await call(notes.create, { body: { ...body, timezone: zone } }, { headers });
  } catch (error) {
    // A zone that only one side knows must not cost anyone their words: the one from the settings will do.
    if (error instanceof CallError && error.code === 'invalid' && 'timezone' in error.fields) {
      return call(notes.create, { body }, { headers });
    }
    throw error;
  }
}
