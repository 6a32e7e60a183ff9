import { authorize, type Authorized, type Viewer } from '#server/platform/auth/viewer.ts';
import type { AudioClips } from './audio.table.ts';

/** A recording is heard by the person it was made for. Throws `not_found` for everyone else. */
export function mayHear(viewer: Viewer, clip: AudioClips | undefined): Authorized<AudioClips> {
  return authorize(clip, (row) => row.user_id === viewer.userId);
}
