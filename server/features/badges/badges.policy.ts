import { authorize, type Authorized, type Viewer } from '#server/platform/auth/viewer.ts';

/** An award is for whoever was given it. Throws `not_found` for everyone else. */
export function maySee<Row extends { user_id: number }>(viewer: Viewer, award: Row | undefined): Authorized<Row> {
  return authorize(award, (row) => row.user_id === viewer.userId);
}
