import { authorize, type Authorized, type Viewer } from '#server/platform/auth/viewer.ts';
import type { ClipRow } from './audio.queries.ts';

/** A recording is heard by the person it was made for. Throws `not_found` for everyone else. */
export function mayHear(viewer: Viewer, clip: ClipRow | undefined): Authorized<ClipRow> {
  return authorize(clip, (row) => row.user_id === viewer.userId);
}
