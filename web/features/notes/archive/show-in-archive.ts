import type { QueryClient } from '@tanstack/react-query';
import { notes } from '#shared/contract/notes.ts';
import { call } from '#web/lib/call.ts';
import { archiveKey, returnArchived } from './archive-pages.ts';

/**
 * Puts new reflections in their places in the lists of the archive that someone is looking at. Throws nothing: what
 * cannot be read now comes with the next visit.
 */
export async function showInArchive(client: QueryClient, ids: readonly number[]): Promise<void> {
  if (client.getQueryCache().findAll({ queryKey: archiveKey, type: 'active' }).length === 0) {
    return;
  }
  await Promise.allSettled(
    ids.map(async (id) => returnArchived(client, await call(notes.get, { params: { id: String(id) } }))),
  );
}
