import type { Deps } from '#server/deps.ts';
import { mustBeAdmin } from '#server/features/accounts/accounts.service.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import { nextId } from '#server/platform/db/next-id.ts';
import { isoInstant } from '#shared/calendar.ts';
import type { FeedbackEntry } from '#shared/contract/feedback.ts';
import { insertFeedback, listFeedback, listUnsealed, replaceText } from './feedback.queries.ts';
import { feedbackBinding } from './feedback.sealing.ts';

/** Keeps what someone told, and not who. */
export async function keepFeedback(
  { db, clock, keyring }: Pick<Deps, 'db' | 'clock' | 'keyring'>,
  text: string,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const id = await nextId(transaction, 'feedback');
    const sealed = keyring.ofInstance.sealText(feedbackBinding(id), text);
    await insertFeedback(transaction, { id, text: null, sealed, created_at: clock.now() });
  });
}

/** Seals what people told before that was sealed. Answers with how much it was. */
export async function sealFeedback({ db, keyring }: Pick<Deps, 'db' | 'keyring'>): Promise<number> {
  let count = 0;
  for (let rows = await listUnsealed(db); rows.length > 0; rows = await listUnsealed(db)) {
    for (const { id, text } of rows) {
      await replaceText(db, id, keyring.ofInstance.sealText(feedbackBinding(id), text));
    }
    count += rows.length;
  }
  return count;
}

/** All that people have told, the newest first. Throws `forbidden` unless the viewer is an admin. */
export async function readFeedback(
  { db, keyring }: Pick<Deps, 'db' | 'keyring'>,
  viewer: Viewer,
): Promise<FeedbackEntry[]> {
  await mustBeAdmin({ db }, viewer);
  const rows = await listFeedback(db);
  return rows.map((row) => ({
    id: row.id,
    text: row.sealed ? keyring.ofInstance.openText(feedbackBinding(row.id), row.sealed) : row.text,
    audioUrl: null,
    createdAt: isoInstant(row.created_at),
  }));
}
