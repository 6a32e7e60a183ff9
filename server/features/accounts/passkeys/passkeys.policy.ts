import { authorize, type Authorized, type Viewer } from '#server/platform/auth/viewer.ts';
import type { PasskeyRow } from './passkeys.queries.ts';

/** A passkey is its owner's alone. Throws `not_found` for everyone else. */
export function mayChange(viewer: Viewer, passkey: PasskeyRow | undefined): Authorized<PasskeyRow> {
  return authorize(passkey, (row) => row.user_id === viewer.userId);
}
