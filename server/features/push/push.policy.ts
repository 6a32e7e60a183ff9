import { authorize, type Authorized, type Viewer } from '#server/platform/auth/viewer.ts';
import type { PushDeviceRow } from './push.queries.ts';

/** A browser is ended by the person whose notifications it takes. Throws `not_found` for everyone else. */
export function mayEnd(viewer: Viewer, device: PushDeviceRow | undefined): Authorized<PushDeviceRow> {
  return authorize(device, (row) => row.user_id === viewer.userId);
}
