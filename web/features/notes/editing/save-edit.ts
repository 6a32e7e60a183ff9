import { isTimezone } from '#shared/timezones.ts';
import type { Care, Note } from '#shared/contract/notes.ts';
import { notes } from '#shared/contract/notes.ts';
import { CallError, call } from '#web/lib/call.ts';
import { browserTimezone } from '#web/lib/dates.ts';
import type { Edit } from './edit.ts';
import { changesOf, meetOther } from './edit.ts';
import { forPerson, type Saved } from '../keeping/send-note.ts';

export type SaveOutcome =
  | { kind: 'saved'; note: Note; care: Care }
  /** It was changed elsewhere, to `note`, in a way that this save would have overwritten; nothing was. */
  | { kind: 'clash'; note: Note }
  /** It was deleted elsewhere. */
  | { kind: 'gone' };

const mostTries = 3;

type Attempt = { userId: number; note: Note; edit: Edit; triesLeft: number };

/**
 * Saves a change of a person onto the reflection as it is by now, also when something else of it was changed elsewhere
 * meanwhile, but never over such a change. Throws CallError when it could not be told how that went.
 */
export async function saveEdit(userId: number, note: Note, edit: Edit): Promise<SaveOutcome> {
  try {
    return await attempt({ userId, note, edit, triesLeft: mostTries });
  } catch (error) {
    if (isCode(error, 'not_found')) {
      return { kind: 'gone' };
    }
    throw error;
  }
}

async function attempt({ userId, note, edit, triesLeft }: Attempt): Promise<SaveOutcome> {
  const change = changesOf(edit);
  if (!change) {
    return { kind: 'saved', note, care: null };
  }
  const params = { id: String(note.id) };
  const headers = forPerson(userId);
  const body = { version: edit.base.version, ...change };
  try {
    const { care, ...changed } = await withZone((zone) =>
      call(notes.change, { params, body: { ...body, ...zone } }, { headers }),
    );
    return { kind: 'saved', note: changed, care };
  } catch (error) {
    if (!isCode(error, 'conflict') || triesLeft === 1) {
      throw error;
    }
    const other = await call(notes.get, { params }, { headers });
    const { met, clashes } = meetOther(edit, other);
    return clashes
      ? { kind: 'clash', note: other }
      : attempt({ userId, note: other, edit: met, triesLeft: triesLeft - 1 });
  }
}

/** Saves the words of a change as a reflection of its own; the same key twice makes one. Throws CallError. */
export async function saveAsNew(userId: number, { content, localDate, keptOut, key }: Edit): Promise<Saved> {
  const body = { content: content.trim(), bundleTag: null, localDate, keptOut };
  const headers = { 'Idempotency-Key': key, ...forPerson(userId) };
  return withZone((zone) => call(notes.create, { body: { ...body, ...zone } }, { headers }));
}

/** Sends along where the writer is. A zone that only one side knows must not stop anything: the settings have one too. */
async function withZone<T>(send: (zone: { timezone?: string }) => Promise<T>): Promise<T> {
  const timezone = browserTimezone();
  if (!isTimezone(timezone)) {
    return send({});
  }
  try {
    return await send({ timezone });
  } catch (error) {
    if (isCode(error, 'invalid') && 'timezone' in error.fields) {
      return send({});
    }
    throw error;
  }
}

function isCode(error: unknown, code: CallError['code']): error is CallError {
  return error instanceof CallError && error.code === code;
}
