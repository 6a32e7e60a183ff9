import { readDevice, writeDevice } from '#web/lib/device.ts';
import { asAnother } from '../keeping/another-key.ts';
import { putAside } from '../keeping/asides.ts';
import { isSameDraft, parseDraft } from '../keeping/draft.ts';
import type { Waiting } from '../keeping/outbox.ts';
import { dropWaiting } from '../keeping/outbox.ts';

/** Puts a reflection that waits back on the page, where it can be read and changed; what was there is kept beside it. */
export function takeBack(userId: number, waiting: Waiting): void {
  const place = `draft:${userId}` as const;
  const { timezone: _, ...draft } = waiting;
  const before = parseDraft(readDevice(place));
  if (before && !isSameDraft(before, draft)) {
    putAside(userId, before.key === draft.key ? asAnother(before) : before);
  }
  if (writeDevice(place, JSON.stringify(draft))) {
    dropWaiting(userId, waiting);
  }
}
