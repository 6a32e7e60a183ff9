import { authorize, type Authorized, type Viewer } from '#server/platform/auth/viewer.ts';

/** A reflection is its writer's alone. Throws `not_found` for everyone else. */
export function mayHandle<Row extends { user_id: number }>(viewer: Viewer, note: Row | undefined): Authorized<Row> {
  return authorize(note, (row) => row.user_id === viewer.userId);
}
