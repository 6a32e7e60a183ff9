import { authorize, type Authorized, type Viewer } from '#server/platform/auth/viewer.ts';
import type { FriendLineRow } from './friend-lines.queries.ts';

/** What becomes of a line is for the one it was sent to. Throws `not_found` for everyone else. */
export function mayDecide(viewer: Viewer, line: FriendLineRow | undefined): Authorized<FriendLineRow> {
  return authorize(line, (row) => row.owner_id === viewer.userId && row.spoken_at === null);
}
