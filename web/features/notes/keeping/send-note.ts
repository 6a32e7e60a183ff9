import type * as z from 'zod/mini';
import type { Care, newNote } from '#shared/contract/notes.ts';
import { notes } from '#shared/contract/notes.ts';
import { isTimezone } from '#shared/timezones.ts';
import { CallError, call } from '#web/lib/call.ts';
import type { Draft } from './draft.ts';
import { rescue } from './seal-memory.ts';

/** What the server says once it has a reflection. */
export type Saved = { id: number; message: string; care: Care };

/** The same key with other words: the first attempt had arrived after all, only its answer was lost. */
export const wordedOtherwise = 'An earlier version of this has already been saved. Save again to keep this one too.';

/** Says whose a call is, so that it is refused when someone else has signed in meanwhile. */
export function forPerson(userId: number): Record<string, string> {
  return { 'For-Person': String(userId) };
}

/** `writtenAt` (epoch milliseconds) where it had to wait since then. */
type Save = Draft & { timezone: string; writtenAt?: number };

/** How long a save waits to hear what another device has left. */
const rescueMs = 2000;

/**
 * Saves a reflection of a person, its recording first. What another device has added to its draft is kept here. The
 * same draft sent twice makes one note. Throws CallError.
 */
export async function sendNote(userId: number, draft: Save): Promise<Saved> {
  const { recording } = draft;
  await rescueDraft(userId, draft);
  // Few have one, and what keeps them is not fetched for the others.
  const kept = recording && (await import('../voice/kept-recordings.ts'));
  const voice = recording && (await kept?.sendRecording(userId, recording.id)) ? recording.id : undefined;
  const saved = await send(userId, draft, voice);
  if (recording) {
    // Once the draft is gone too: found again after a crash without its recording, it would be another save.
    setTimeout(() => void kept?.forgetRecording(userId, recording.id));
  }
  return saved;
}

async function rescueDraft(userId: number, saving: Draft): Promise<void> {
  try {
    const theirs = await call(notes.draft, undefined, { headers: forPerson(userId), timeoutMs: rescueMs });
    rescue({ userId, saving, theirs });
  } catch {
    // Whatever is the matter, the save itself will meet it too.
  }
}

type Body = z.input<typeof newNote>;

async function send(
  userId: number,
  { text, key, localDate, timezone, writtenAt }: Save,
  recording?: string,
): Promise<Saved> {
  const headers = { 'Idempotency-Key': key, ...forPerson(userId) };
  let body: Body = {
    content: text.trim(),
    bundleTag: null,
    ...(recording && { recording }),
    ...(isTimezone(timezone) && { timezone }),
    ...(localDate && { localDate }),
    ...(writtenAt !== undefined && { writtenAt: new Date(writtenAt).toISOString() }),
  };
  let wasElsewhen = false;
  for (;;) {
    try {
      const saved = await call(notes.create, { body }, { headers });
      if (wasElsewhen && localDate) {
        await moveTo(saved.id, localDate);
      }
      return saved;
    } catch (error) {
      const plainer = without(body, doubtfulIn(error));
      if (!plainer) {
        throw error;
      }
      wasElsewhen ||= error instanceof CallError && error.code === 'conflict';
      body = plainer;
    }
  }
}

/** An earlier attempt had arrived after all, and was saved for another day than the one that is wanted. */
async function moveTo(id: number, localDate: string): Promise<void> {
  const params = { id: String(id) };
  const { version, updatedAt } = await call(notes.get, { params });
  // What was changed since then is as its writer wants it.
  if (updatedAt === null) {
    await call(notes.change, { params, body: { version, localDate } });
  }
}

/**
 * What of a save may be left out rather than cost anyone their words: a zone that only one side knows, or a day that
 * has not come by the server's clock. Without the day it also shows whether a conflict is about the words.
 */
function doubtfulIn(error: unknown): 'timezone' | 'localDate' | null {
  if (!(error instanceof CallError)) {
    return null;
  }
  if (error.code === 'conflict') {
    return 'localDate';
  }
  if (error.code !== 'invalid') {
    return null;
  }
  return 'timezone' in error.fields ? 'timezone' : 'localDate' in error.fields ? 'localDate' : null;
}

function without(body: Body, name: 'timezone' | 'localDate' | null): Body | null {
  if (name === null || body[name] === undefined) {
    return null;
  }
  const { [name]: _, ...rest } = body;
  return rest;
}
