import { authorize, type Authorized, type Viewer } from '#server/platform/auth/viewer.ts';
import type { SessionRow } from './sessions.queries.ts';

/** A session is ended by the person whose it is. Throws `not_found` for everyone else. */
export function mayEnd(viewer: Viewer, session: SessionRow | undefined): Authorized<SessionRow> {
  return authorize(session, (row) => row.user_id === viewer.userId);
}
