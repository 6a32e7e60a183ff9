import { authorize, type Authorized, type Viewer } from '#server/platform/auth/viewer.ts';
import type { ImportRow } from './imports.queries.ts';

/** An import is its owner's alone. Throws `not_found` for everyone else. */
export function mayUndo(viewer: Viewer, row: ImportRow | undefined): Authorized<ImportRow> {
  return authorize(row, ({ user_id: owner }) => owner === viewer.userId);
}
