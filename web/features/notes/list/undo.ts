import type { QueryClient } from '@tanstack/react-query';
import { MutationObserver } from '@tanstack/react-query';
import { notes } from '#shared/contract/notes.ts';
import { limits } from '#shared/limits.ts';
import { CallError, call, messageOf } from '#web/lib/call.ts';
import { now } from '#web/lib/clock.ts';
import { forgetDevice, readDevice, writeDevice } from '#web/lib/device.ts';
import { notify } from '#web/ui/notices.tsx';
import { refreshNotes } from '../api.ts';
import { returnArchived } from '../archive/archive-pages.ts';
import { editPlace } from '../editing/edit-place.ts';
import { focusRow } from './rows.ts';

type Removed = { userId: number; id: number; until: number; unsavedEdit: string | null };

const undoMs = limits.undoSeconds * 1000;

/** What was deleted on this page within the last seconds, the latest last. */
let removed: Removed[] = [];

/**
 * Says that a reflection was deleted, and offers for ten seconds to undo that: it together with any others of these
 * seconds, for there is one notice at a time. What this device kept of changes to it goes with it, and comes back
 * with it.
 */
export function offerUndo(client: QueryClient, userId: number, id: number): void {
  const place = editPlace(userId, id);
  const isOpen = (entry: Removed) => entry.until > now().getTime() && entry.userId === userId && entry.id !== id;
  removed = [
    ...removed.filter(isOpen),
    { userId, id, until: now().getTime() + undoMs, unsavedEdit: readDevice(place) },
  ];
  forgetDevice(place);
  tell(client, removed, undoMs);
}

function tell(client: QueryClient, entries: Removed[], duration: number): void {
  const dismiss = notify({
    title: entries.length === 1 ? 'Reflection deleted' : 'Reflections deleted',
    description:
      entries.length === 1 ? 'Your reflection has been removed.' : `${entries.length} reflections have been removed.`,
    duration,
    action: {
      label: entries.length === 1 ? 'Undo' : entries.length === 2 ? 'Undo both' : `Undo all ${entries.length}`,
      altText: 'Press F8 to undo this.',
      onAction: () => void undo(client, entries),
    },
  });
  // A notice waits while it is pointed at or has the focus; the time to undo does not.
  setTimeout(() => {
    dismiss();
    removed = removed.filter(({ until }) => until > now().getTime());
  }, duration);
}

async function undo(client: QueryClient, entries: Removed[]): Promise<void> {
  removed = removed.filter((entry) => !entries.includes(entry));
  const results = await Promise.allSettled(entries.map((entry) => restore(client, entry)));
  const failures = entries.flatMap((entry, at) => {
    const result = results[at];
    return result?.status === 'rejected' ? [{ entry, error: result.reason as unknown }] : [];
  });
  await refreshNotes(client);
  const back = entries.filter((entry) => !failures.some((failure) => failure.entry === entry)).at(-1);
  if (back) {
    // Once the lists that were read anew are drawn.
    setTimeout(() => focusRow(back.id));
  }
  sayHowItWent(client, entries.length, failures);
}

function sayHowItWent(client: QueryClient, count: number, failures: { entry: Removed; error: unknown }[]): void {
  const [first] = failures;
  if (!first) {
    notify(
      count === 1
        ? { title: 'Reflection restored', description: 'Your reflection is back where it was.' }
        : { title: 'Reflections restored', description: 'They are back where they were.' },
    );
    return;
  }
  if (isTooLate(first.error)) {
    notify({ title: 'Too late to undo', description: sayTooLate(count, failures.length), kind: 'problem' });
    return;
  }
  const again = failures.map(({ entry }) => entry).filter(({ until }) => until > now().getTime());
  const duration = Math.max(0, ...again.map(({ until }) => until - now().getTime()));
  notify({
    title: 'Failed to restore reflection',
    description: messageOf(first.error),
    kind: 'problem',
    ...(again.length > 0 && {
      duration,
      action: { label: 'Try again', altText: 'Press F8 to try again.', onAction: () => void undo(client, again) },
    }),
  });
}

function sayTooLate(count: number, late: number): string {
  if (count === 1) {
    return `The ${limits.undoSeconds} seconds were up. Your reflection is gone for good.`;
  }
  return late === count
    ? `The ${limits.undoSeconds} seconds were up. The reflections are gone for good.`
    : `${late} of ${count} reflections could not be brought back: their ${limits.undoSeconds} seconds were up.`;
}

function isTooLate(error: unknown): boolean {
  return error instanceof CallError && error.code === 'not_found';
}

/** As a mutation, for the cache must hear of a session that has ended. */
async function restore(client: QueryClient, { userId, id, unsavedEdit }: Removed): Promise<void> {
  const mutation = new MutationObserver(client, {
    mutationFn: () => call(notes.restore, { params: { id: String(id) } }),
  });
  const back = await mutation.mutate();
  returnArchived(client, back);
  if (unsavedEdit !== null) {
    writeDevice(editPlace(userId, id), unsavedEdit);
  }
}
