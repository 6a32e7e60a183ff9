import { notes } from '#shared/contract/notes.ts';
import { call } from '#web/lib/call.ts';
import { now } from '#web/lib/clock.ts';
import type { DeviceKey } from '#web/lib/device.ts';
import { deviceKeys, forgetDevice, readDevice } from '#web/lib/device.ts';
import { canBeSealed, isSealedAs } from './draft-meeting.ts';
import type { Draft } from './draft.ts';
import { isSameDraft, parseDraft } from './draft.ts';
import { oneAtATime, sendWaiting } from './outbox-sync.ts';
import { readSealMemory, writeSealMemory } from './seal-memory.ts';
import { forPerson, sendNote } from './send-note.ts';

/** Whoever leaves does not wait long. */
const patienceMs = 3000;

/** What is left on a device of someone who leaves. */
export type Settled = {
  /** How many reflections, drafts and changes only this device has. */
  left: number;
  /** The draft that the server has as well. */
  safe: Draft | null;
};

/** Gives the server what only this device has of a person, as far as that is done in three seconds. */
export async function settleUp(userId: number): Promise<Settled> {
  const send = () => sendWaiting(userId, (waiting) => sendNote(userId, waiting));
  // In this order: a save takes the server's draft of its key with it.
  const everything = oneAtATime(userId, send).then(() => secureDraft(userId));
  const inTime = new Promise<null>((done) => setTimeout(() => done(null), patienceMs));
  const safe = await Promise.race([everything.catch(() => null), inTime]);
  const draft = findDraft(userId);
  const besides = [`outbox:${userId}:`, `aside:${userId}:`, `edit:${userId}:`] as const;
  const count = besides.flatMap((prefix) => deviceKeys(prefix as DeviceKey)).length;
  return { left: count + (draft && !isSameDraft(draft, safe) ? 1 : 0), safe };
}

/** Forgets the draft of a person who has left, if it is still what the server has. */
export function forgetSafeDraft(userId: number, safe: Draft | null): void {
  if (safe && isSameDraft(findDraft(userId), safe)) {
    forgetDevice(`draft:${userId}`);
    // From now on the server alone has it: no save may take it for what is here as well.
    const { at: _, sent: _sent, ...memory } = readSealMemory(userId);
    writeSealMemory(userId, memory);
  }
}

/** Has the server keep the draft on this device unless it does, and answers with it; null when it does not. */
async function secureDraft(userId: number): Promise<Draft | null> {
  const draft = findDraft(userId);
  // The server keeps words alone, and the day they are for would be lost.
  if (!draft || !canBeSealed(draft) || draft.recording || draft.localDate) {
    return null;
  }
  const options = { headers: forPerson(userId), timeoutMs: patienceMs };
  const { text: content, key, at = now().getTime() } = draft;
  const before = await call(notes.draft, undefined, options);
  // Other words are not written over unseen.
  if (before && before.key !== key) {
    return null;
  }
  const body = { content, key, updatedAt: new Date(at).toISOString() };
  const kept = isSealedAs(draft, before) ? before : await call(notes.keepDraft, { body }, options);
  return isSealedAs(draft, kept) ? draft : null;
}

function findDraft(userId: number): Draft | null {
  return parseDraft(readDevice(`draft:${userId}`));
}
