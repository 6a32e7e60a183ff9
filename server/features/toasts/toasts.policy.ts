import { authorize, type Authorized, type Viewer } from '#server/platform/auth/viewer.ts';
import type { ToastRow } from './toasts.queries.ts';

/** A toast is its listener's alone. Throws `not_found` for everyone else. */
export function mayHandle(viewer: Viewer, toast: ToastRow | undefined): Authorized<ToastRow> {
  return authorize(toast, (row) => row.user_id === viewer.userId);
}
