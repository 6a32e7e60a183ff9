import { authorize, type Authorized, type Viewer } from '#server/platform/auth/viewer.ts';
import type { FeedKind } from '#shared/contract/feeds.ts';
import type { FeedRow } from './feeds.queries.ts';

/** A feed is its owner's alone. Throws `not_found` for everyone else. */
export function mayEnd(viewer: Viewer, feed: FeedRow | undefined): Authorized<FeedRow> {
  return authorize(feed, (row) => row.user_id === viewer.userId);
}

/** Its secret opens a feed, for what it was made for. */
export function mayRead(kind: FeedKind, feed: FeedRow | undefined): Authorized<FeedRow> {
  return authorize(feed, (row) => row.kind === kind);
}
