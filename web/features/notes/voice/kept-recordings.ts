import type { IDBPDatabase, IDBPObjectStore } from 'idb';
import { openDB } from 'idb';
import { recordings } from '#shared/contract/recordings.ts';
import { CallError, call } from '#web/lib/call.ts';
import { now } from '#web/lib/clock.ts';
import { deviceKeys, onPeopleForgotten, readDevice, recordingsOf } from '#web/lib/device.ts';

/** A recording of one's voice. `ms` is how long it speaks, by the clock. */
export type Recording = { id: string; blob: Blob; ms: number };

/** What is known of a recording beside its sound. `isWhole` is false while it is still being made. */
type Entry = { id: string; ms: number; type: string; keptAt: number; isWhole: boolean };

/** Sound as it came, numbered in its order. Bytes, for not every browser keeps blobs. */
type Piece = { id: string; at: number; bytes: ArrayBuffer };

type Shelves = {
  entries: { key: string; value: Entry };
  pieces: { key: [id: string, at: number]; value: Piece };
};

/** After this long, what no draft names and nobody saved is thrown away. */
const orphanMs = 7 * 86_400_000;
/** Five minutes of speech over a slow line. */
const sendTimeoutMs = 180_000;

/** What the device would not keep, until this page is left. */
const visit = new Map<string, { userId: number; recording: Recording }>();
/** Each person's database that is open. */
const opened = new Map<number, Promise<IDBPDatabase<Shelves>>>();

onPeopleForgotten((isForgotten) => {
  for (const [id, { userId }] of visit) {
    if (isForgotten(userId)) {
      visit.delete(id);
    }
  }
});

/** The name of a new recording: 128 random bits as hex. */
export function newRecordingId(source: Pick<Crypto, 'getRandomValues'>): string {
  return Array.from(source.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Keeps a whole recording of a person on this device, in place of what was there of it. False when the browser keeps
 * nothing, as in some private windows: then it is held until the page is left.
 */
export async function keepRecording(userId: number, recording: Recording): Promise<boolean> {
  visit.set(recording.id, { userId, recording });
  const isKept = await write(userId, recording, { isWhole: true });
  if (isKept) {
    visit.delete(recording.id);
  }
  return isKept;
}

/**
 * Keeps what came of a recording that goes on: `blob` is the newest of it, `ms` how long all of it is by now. False
 * when the browser keeps nothing.
 */
export async function growRecording(userId: number, recording: Recording): Promise<boolean> {
  return write(userId, recording, { isWhole: false });
}

/** A person's recording on this device, as much as there is of it; null when they have none of this name. */
export async function findRecording(userId: number, id: string): Promise<Recording | null> {
  const held = visit.get(id);
  if (held?.userId === userId) {
    return held.recording;
  }
  return unlessBlocked(userId, null, async (database) => {
    const entry = await database.get('entries', id);
    const pieces = entry ? await database.getAll('pieces', piecesOf(id)) : [];
    if (!entry || pieces.length === 0) {
      return null;
    }
    const blob = new Blob(
      pieces.map(({ bytes }) => bytes),
      { type: entry.type },
    );
    return { id, ms: entry.ms, blob };
  });
}

/** The names of a person's recordings that were begun and never came to their end, the newest first. */
export async function unfinishedRecordings(userId: number): Promise<string[]> {
  const entries = await unlessBlocked<Entry[]>(userId, [], (database) => database.getAll('entries'));
  return entries
    .filter(({ isWhole }) => !isWhole)
    .toSorted((one, other) => other.keptAt - one.keptAt)
    .map(({ id }) => id);
}

/** Forgets a person's recording on this device; nothing happens when there is none. */
export async function forgetRecording(userId: number, id: string): Promise<void> {
  visit.delete(id);
  await unlessBlocked(userId, undefined, (database) => remove(database, id));
}

/** Throws away what of a person has lain here for seven days and that no draft or outbox names. */
export async function sweepRecordings(userId: number): Promise<void> {
  const before = now().getTime() - orphanMs;
  await unlessBlocked(userId, undefined, async (database) => {
    const entries = await database.getAll('entries');
    const orphans = entries.filter(({ id, keptAt }) => keptAt < before && !isNamed(userId, id));
    await Promise.all(orphans.map(({ id }) => remove(database, id)));
  });
}

/** Whether something this person has not saved yet names the recording. */
function isNamed(userId: number, id: string): boolean {
  const places = [`draft:${userId}` as const, ...deviceKeys(`aside:${userId}:`), ...deviceKeys(`outbox:${userId}:`)];
  return places.some((place) => readDevice(place)?.includes(id));
}

/**
 * Sends a person's recording of this device to the server, where a note can name it within a day. Sending it again changes
 * nothing. False when it is not here any more; throws CallError when the server did not take it.
 */
export async function sendRecording(userId: number, id: string): Promise<boolean> {
  const recording = await findRecording(userId, id);
  if (!recording) {
    return false;
  }
  try {
    await call(
      recordings.keep,
      { params: { recording: id }, query: { ms: String(recording.ms) } },
      // It is refused when someone else has signed in meanwhile.
      { rawBody: recording.blob, timeoutMs: sendTimeoutMs, headers: { 'For-Person': String(userId) } },
    );
  } catch (error) {
    // It was sent before, and a device that is full has only a part of it left: the server has the whole.
    if (!(error instanceof CallError && error.code === 'conflict')) {
      throw error;
    }
  }
  return true;
}

async function write(userId: number, { id, blob, ms }: Recording, { isWhole }: { isWhole: boolean }): Promise<boolean> {
  const bytes = await blob.arrayBuffer();
  return unlessBlocked(userId, false, async (database) => {
    await atOnce(database, async (entries, pieces) => {
      if (isWhole) {
        await pieces.delete(piecesOf(id));
      }
      await pieces.put({ id, at: await pieces.count(piecesOf(id)), bytes });
      await entries.put({ id, ms, type: blob.type, keptAt: now().getTime(), isWhole });
    });
    return true;
  });
}

function remove(database: IDBPDatabase<Shelves>, id: string): Promise<void> {
  return atOnce(database, async (entries, pieces) => {
    await entries.delete(id);
    await pieces.delete(piecesOf(id));
  });
}

type Shelf<Name extends keyof Shelves> = IDBPObjectStore<Shelves, (keyof Shelves)[], Name, 'readwrite'>;

/** All of the deed, or nothing. */
async function atOnce(
  database: IDBPDatabase<Shelves>,
  deed: (entries: Shelf<'entries'>, pieces: Shelf<'pieces'>) => Promise<void>,
): Promise<void> {
  const work = database.transaction(['entries', 'pieces'] as (keyof Shelves)[], 'readwrite');
  await Promise.all([deed(work.objectStore('entries'), work.objectStore('pieces')), work.done]);
}

/** All keys of a recording's pieces: an array comes after every number. */
function piecesOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id], [id, []]);
}

/** What `deed` gives; `otherwise` where the browser has no such storage, blocks it, or has no room left. */
async function unlessBlocked<T>(
  userId: number,
  otherwise: T,
  deed: (database: IDBPDatabase<Shelves>) => Promise<T>,
): Promise<T> {
  try {
    return await deed(await open(userId));
  } catch {
    return otherwise;
  }
}

function open(userId: number): Promise<IDBPDatabase<Shelves>> {
  const before = opened.get(userId);
  if (before) {
    return before;
  }
  const letGo = () => void opened.delete(userId);
  const opening = openDB<Shelves>(recordingsOf(userId), 1, {
    upgrade(database) {
      database.createObjectStore('entries', { keyPath: 'id' });
      database.createObjectStore('pieces', { keyPath: ['id', 'at'] });
    },
    // Whoever was here is being forgotten, perhaps from another tab.
    blocking(_now, _then, event) {
      letGo();
      (event.target as IDBDatabase).close();
    },
    terminated: letGo,
  });
  opened.set(userId, opening);
  opening.catch(letGo);
  return opening;
}
