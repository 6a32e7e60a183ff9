import type { Deps } from '#server/deps.ts';
import { isAdmin } from '#server/features/accounts/accounts.service.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import { isoInstant } from '#shared/calendar.ts';
import type { FeedbackEntry } from '#shared/contract/feedback.ts';
import { mayReadFeedback } from './feedback.policy.ts';
import { insertFeedback, listFeedback } from './feedback.queries.ts';

/** Keeps what someone told, and not who. */
export async function keepFeedback({ db, clock }: Pick<Deps, 'db' | 'clock'>, text: string): Promise<void> {
  await insertFeedback(db, { text, created_at: clock.now() });
}

/** All that people have told, the newest first. Throws `forbidden` unless the viewer is an admin. */
export async function readFeedback({ db }: Pick<Deps, 'db'>, viewer: Viewer): Promise<FeedbackEntry[]> {
  mayReadFeedback(await isAdmin({ db }, viewer));
  const rows = await listFeedback(db);
  return rows.map((row) => ({
    id: row.id,
    text: row.text,
    audioUrl: null,
    createdAt: isoInstant(row.created_at),
  }));
}
