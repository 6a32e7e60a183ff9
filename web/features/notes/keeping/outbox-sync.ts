import { CallError, isOutOfReach, messageOf } from '#web/lib/call.ts';
import { asAnother } from './another-key.ts';
import { putAside } from './asides.ts';
import type { Draft } from './draft.ts';
import type { Waiting } from './outbox.ts';
import { dropWaiting, fateAfter, waitingOf } from './outbox.ts';
import type { Saved } from './send-note.ts';
import { wordedOtherwise } from './send-note.ts';
import { forgetSavedDraft } from './draft-page.ts';

/** The save of what has waited, with when it was first asked for, in epoch milliseconds. */
export type LateSave = Waiting & { writtenAt: number };

/** What came of sending what waits. */
export type Sent = {
  saved: Saved[];
  /** What the server will not take as it is; each is a draft again, with the reason. */
  returned: Draft[];
  /** What keeps the rest waiting: a connection, or its writer signing in. */
  waitsFor: 'later' | 'sign-in' | null;
  /** Why it waits, where the server was there and would not take it yet. */
  why?: string;
};

/** Sends what waits of this person, the oldest first, until something keeps it from going on. Throws nothing. */
export async function sendWaiting(userId: number, send: (save: LateSave) => Promise<Saved>): Promise<Sent> {
  const sent: Sent = { saved: [], returned: [], waitsFor: null };
  for (const waiting of waitingOf(userId)) {
    try {
      sent.saved.push(await send({ ...waiting, writtenAt: waiting.at }));
      forgetSavedDraft(userId, waiting);
    } catch (error) {
      const fate = fateAfter(error);
      if (fate !== 'back') {
        sent.waitsFor = fate;
        if (!isOutOfReach(error)) {
          sent.why = messageOf(error);
        }
        break;
      }
      const draft = returned(waiting, error);
      putAside(userId, draft);
      sent.returned.push(draft);
    }
    dropWaiting(userId, waiting);
  }
  return sent;
}

/** A draft of what was refused. Where another wording was saved under its key, it needs a key of its own. */
function returned(waiting: Waiting, error: unknown): Draft {
  const { timezone: _, ...draft } = waiting;
  return error instanceof CallError && error.code === 'conflict'
    ? { ...asAnother(draft), refusal: wordedOtherwise }
    : { ...draft, refusal: messageOf(error) };
}

/** Has one page at a time do a deed for a person; null when another is at it. Where browsers cannot, each does. */
export async function oneAtATime<T>(userId: number, deed: () => Promise<T>): Promise<T | null> {
  const locks = (navigator as { locks?: LockManager }).locks;
  if (!locks) {
    return deed();
  }
  return locks.request(`outbox:${userId}`, { ifAvailable: true }, (lock) => (lock ? deed() : null));
}
