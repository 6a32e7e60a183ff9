import type { Deps } from '#server/deps.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import { isoInstant } from '#shared/calendar.ts';
import type { Draft } from '#shared/contract/notes.ts';
import { deleteDraft, deleteDraftOf, findDraft, putDraft } from './drafts.queries.ts';
import { findNoteByKey } from './notes.queries.ts';
import { draftBinding } from './notes.sealing.ts';

/** What the viewer was writing on any of their devices and has not saved; one that is damaged is as good as none. */
export async function draftOf({ db, keyring }: Deps, viewer: Viewer): Promise<Draft | null> {
  const row = await findDraft(db, viewer.userId);
  if (!row) {
    return null;
  }
  const key = await keyring.of(viewer.userId);
  const content = key.openText(draftBinding(row), row.content);
  return content === null ? null : { content, key: row.key, updatedAt: isoInstant(row.updated_at) };
}

/**
 * Keeps what the viewer is writing, unless a device of theirs has written later. A device whose clock is ahead counts as
 * writing now, so that it does not shut out the others. Answers with what is kept then; null when that was saved already.
 */
export async function keepDraft(deps: Deps, viewer: Viewer, { content, key, updatedAt }: Draft): Promise<Draft | null> {
  const { db, clock, keyring } = deps;
  const saveKey = key.toLowerCase();
  const row = { user_id: viewer.userId, key: saveKey, updated_at: Math.min(Date.parse(updatedAt), clock.now()) };
  const sealed = (await keyring.of(viewer.userId)).sealText(draftBinding(row), content);
  await putDraft(db, { ...row, content: sealed });
  // Looked at only now: a save that comes from now on takes the draft by itself.
  if (await findNoteByKey(db, viewer.userId, saveKey)) {
    await deleteDraftOf(db, viewer.userId, saveKey);
  }
  return draftOf(deps, viewer);
}

export async function dropDraft({ db }: Pick<Deps, 'db'>, viewer: Viewer): Promise<void> {
  await deleteDraft(db, viewer.userId);
}
