import type { Deps } from '#server/deps.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import { mapInTurns } from '#server/platform/turns.ts';
import { listVoiced, listWords, type VoicedToast } from './archive.queries.ts';
import { openLines } from './toasts.sealing.ts';

export type { VoicedToast } from './archive.queries.ts';

/** The viewer's latest toasts that can be heard, newest first and without their words. */
export async function voicedToasts({ db }: Pick<Deps, 'db'>, { userId }: Viewer, most: number): Promise<VoicedToast[]> {
  return listVoiced(db, userId, most);
}

/** The lines of these toasts of the viewer's, by their ids. Words that are damaged are left out. */
export async function wordsOfToasts(
  { db, keyring }: Pick<Deps, 'db' | 'keyring'>,
  { userId }: Viewer,
  ids: readonly number[],
): Promise<Map<number, string[]>> {
  const rows = ids.length > 0 ? await listWords(db, userId, ids) : [];
  const key = await keyring.of(userId);
  const opened = await mapInTurns(
    rows,
    ({ lines }) => lines.length,
    (row) => [row.id, openLines(key, row)?.map(({ text }) => text)] as const,
  );
  return new Map(opened.flatMap(([id, lines]) => (lines ? [[id, lines] as const] : [])));
}
