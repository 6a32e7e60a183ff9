import { readConfig } from '#server/config.ts';
import { wordsBinding } from '#server/features/notes/notes.service.ts';
import { nextId } from '#server/platform/db/next-id.ts';
import { closeDeps, openDeps } from '#server/start.ts';

const atOnce = 500;

/** A reflection of earlier days: what was written, and for which day (`2026-03-03`). */
export type Earlier = { content: string; localDate: string; keptOut?: boolean };

/** Puts reflections of earlier days into the database of a running server, in their order: far faster than by calls. */
export async function fillArchive(dataDir: string, userId: number, earlier: readonly Earlier[]): Promise<void> {
  const deps = await openDeps(readConfig({ DATA_DIR: dataDir }));
  const key = await deps.keyring.of(userId);
  await deps.db.transaction().execute(async (transaction) => {
    const first = await nextId(transaction, 'notes');
    const rows = earlier.map(({ content, localDate, keptOut = false }, at) => ({
      id: first + at,
      user_id: userId,
      content: key.sealText(wordsBinding({ id: first + at, version: 1 }), content),
      timezone: 'UTC',
      local_date: localDate,
      created_at: Date.parse(`${localDate}T12:00:00Z`) + at,
      kept_out: Number(keptOut),
    }));
    for (let at = 0; at < rows.length; at += atOnce) {
      await transaction
        .insertInto('notes')
        .values(rows.slice(at, at + atOnce))
        .execute();
    }
  });
  await closeDeps(deps);
}
