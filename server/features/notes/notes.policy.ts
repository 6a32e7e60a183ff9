import { authorize, type Authorized, type Viewer } from '#server/platform/auth/viewer.ts';
import type { NoteRow } from './notes.queries.ts';

/** A reflection is its writer's alone. Throws `not_found` for everyone else. */
export function mayHandle(viewer: Viewer, note: NoteRow | undefined): Authorized<NoteRow> {
  return authorize(note, (row) => row.user_id === viewer.userId);
}
