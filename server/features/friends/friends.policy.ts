import { authorize, type Authorized, type Viewer } from '#server/platform/auth/viewer.ts';
import type { BlockRow, FriendshipRow } from './friends.queries.ts';

/** What a person is to the owner of something. */
export type Standing = 'visitor' | 'owner' | 'friend' | 'blocked' | 'stranger';

/** Who was asked answers a request. Throws `not_found` for everyone else, the one who asked among them. */
export function mayAnswer(viewer: Viewer, friendship: FriendshipRow | undefined): Authorized<FriendshipRow> {
  return authorize(friendship, (row) => row.friend_id === viewer.userId && row.status === 'pending');
}

/** Either of two friends, or who was asked, may block the other. */
export function mayBlock(viewer: Viewer, friendship: FriendshipRow | undefined): Authorized<FriendshipRow> {
  return authorize(
    friendship,
    (row) => row.friend_id === viewer.userId || (row.user_id === viewer.userId && row.status === 'accepted'),
  );
}

/** Either of two friends ends it; who asked takes the request back. */
export function mayEnd(viewer: Viewer, friendship: FriendshipRow | undefined): Authorized<FriendshipRow> {
  return authorize(
    friendship,
    (row) => row.user_id === viewer.userId || (row.friend_id === viewer.userId && row.status === 'accepted'),
  );
}

/** Who blocked may unblock. */
export function mayUnblock(viewer: Viewer, block: BlockRow | undefined): Authorized<BlockRow> {
  return authorize(block, (row) => row.user_id === viewer.userId);
}
