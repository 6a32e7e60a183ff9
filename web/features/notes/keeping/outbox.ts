import { CallError } from '#web/lib/call.ts';
import { deviceKeys, forgetDevice, readDevice, writeDevice } from '#web/lib/device.ts';
import { asAnother } from './another-key.ts';
import type { Draft } from './draft.ts';
import { isSameDraft, parseDraft } from './draft.ts';

/** A reflection that waits on this device until the server has it, with the day and the zone it was written in. */
export type Waiting = Draft & { at: number; localDate: string; timezone: string };

/** What becomes of a reflection that the server did not take. */
export type Fate =
  /** It waits for a connection, or for a server that is well. */
  | 'later'
  /** It waits for its writer to sign in. */
  | 'sign-in'
  /** It will never be taken as it is: it goes back to its writer. */
  | 'back';

/** The fate of a reflection after its save was answered with `error`. */
export function fateAfter(error: unknown): Fate {
  if (!(error instanceof CallError)) {
    return 'later';
  }
  if (error.code === 'unauthenticated') {
    return 'sign-in';
  }
  // 408 and 429 ask for patience, and 507 is the server's own trouble: none of them speaks of the words.
  const isRefusal = error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 429;
  return isRefusal ? 'back' : 'later';
}

const firstPauseMs = 5_000;
const longestPauseMs = 10 * 60_000;

/** How long to wait after this many failures in a row, in milliseconds: ever longer, up to ten minutes. */
export function pauseAfter(failures: number): number {
  return Math.min(firstPauseMs * 2 ** Math.max(0, failures - 1), longestPauseMs);
}

/** Reads a remembered entry; null when it cannot be read. */
export function parseWaiting(stored: string | null): Waiting | null {
  const draft = parseDraft(stored);
  const { timezone } = draft && stored ? (JSON.parse(stored) as Partial<Waiting>) : {};
  const { at, localDate } = draft ?? {};
  return draft && at !== undefined && localDate !== undefined && typeof timezone === 'string'
    ? { ...draft, at, localDate, timezone }
    : null;
}

/** What waits of this person on this device, the oldest first. Each has a place of its own, so that tabs do not clash. */
export function waitingOf(userId: number): Waiting[] {
  return deviceKeys(`outbox:${userId}:`)
    .map((place) => parseWaiting(readDevice(place)))
    .filter((entry) => entry !== null)
    .toSorted((one, other) => one.at - other.at);
}

/**
 * Has a reflection wait, beside another wording that waits under its key: which of them was saved by a call whose
 * answer was lost, the server alone knows. False when the device cannot keep it: then it does not wait, and must stay
 * where it is.
 */
export function putWaiting(userId: number, waiting: Waiting): boolean {
  const own = `outbox:${userId}:${waiting.key}` as const;
  const before = parseWaiting(readDevice(own));
  const place = before && !isSameDraft(before, waiting) ? (`outbox:${userId}:${asAnother(waiting).key}` as const) : own;
  const isKept = writeDevice(place, JSON.stringify(waiting));
  if (!isKept) {
    forgetDevice(place);
  }
  return isKept;
}

/** Lets go of what waited, and of nothing else that waits in its place by now. */
export function dropWaiting(userId: number, waiting: Waiting): void {
  for (const place of deviceKeys(`outbox:${userId}:`)) {
    if (isSameDraft(parseWaiting(readDevice(place)), waiting)) {
      forgetDevice(place);
    }
  }
}
