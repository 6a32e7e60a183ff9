import type { Deps } from '#server/deps.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import type { UserKey } from '#server/platform/crypto/keyring.ts';
import type { Note } from '#shared/contract/notes.ts';
import { fold, wordsOf } from '#shared/fold.ts';
import type { FoldedNotes } from './folded-notes.ts';
import { presentNote } from './notes.present.ts';
import {
  listByIds,
  listPart,
  listSealed,
  listVersions,
  type NoteRow,
  type Part,
  type SealedRow,
} from './notes.queries.ts';

type Wanted = Part & { query?: string | undefined };
type Searching = { deps: Deps; folded: FoldedNotes; userId: number; key: UserKey; words: string[] };

const fewIds = 100;
const manyRows = 2_000;

/**
 * The part of the viewer's list that is wanted, newest first. With a `query` only notes in which every word of it
 * occurs. The words are sealed where they rest, so they are looked for here, in memory.
 */
export async function findNotes(
  deps: Deps,
  viewer: Viewer,
  { folded, query = '', ...part }: Wanted & { folded: FoldedNotes },
): Promise<Note[]> {
  const key = await deps.keyring.of(viewer.userId);
  const words = wordsOf(query);
  const rows =
    words.length === 0
      ? await listPart(deps.db, viewer.userId, part)
      : await search({ deps, folded, userId: viewer.userId, key, words }, part);
  return rows.map((row) => presentNote(row, key));
}

async function search(searching: Searching, { limit, ...part }: Part): Promise<NoteRow[]> {
  const matching = searching.folded.knows(searching.userId)
    ? await matchingKnown(searching, part)
    : await matchingOfAll(searching, part);
  return rowsOf(searching, matching.slice(0, limit));
}

/** The ids of those that match, in their order; only those are opened whose words are not known here. */
async function matchingKnown(searching: Searching, part: Part): Promise<number[]> {
  const { deps, folded, userId } = searching;
  const listed = await listVersions(deps.db, userId, part);
  const matching = new Set<number>();
  const unknown: number[] = [];
  for (const note of listed) {
    const text = folded.get(userId, note);
    if (text === undefined) {
      unknown.push(note.id);
    } else if (occurIn(searching, text)) {
      matching.add(note.id);
    }
  }
  if (unknown.length > fewIds) {
    return matchingOfAll(searching, part);
  }
  if (unknown.length > 0) {
    for (const row of await listByIds(deps.db, userId, unknown)) {
      if (occurIn(searching, read(searching, row))) {
        matching.add(row.id);
      }
    }
  }
  return listed.flatMap(({ id }) => (matching.has(id) ? [id] : []));
}

/** The same by opening every one of them, a stretch of the list at a time so that others are served in between. */
async function matchingOfAll(searching: Searching, part: Part): Promise<number[]> {
  const { deps, userId } = searching;
  const matching: number[] = [];
  let rows: SealedRow[] = [];
  do {
    const last = rows.at(-1);
    const cursor = last ? { localDate: last.local_date, createdAt: last.created_at, id: last.id } : part.cursor;
    rows = await listSealed(deps.db, userId, { ...part, cursor, limit: manyRows });
    for (const row of rows) {
      if (occurIn(searching, read(searching, row))) {
        matching.push(row.id);
      }
    }
  } while (rows.length === manyRows);
  return matching;
}

/** The folded words of a note, which are kept for the next search. */
function read({ folded, userId, key }: Searching, row: SealedRow): string {
  // Not as text: opened texts are remembered, and these would push out those of the page someone is on.
  const text = fold(key.openBytes('note', row.content).toString('utf8'));
  folded.put(userId, row, text);
  return text;
}

/** The rows in the order of their ids here, without those that were changed meanwhile so that they match no more. */
async function rowsOf(searching: Searching, ids: readonly number[]): Promise<NoteRow[]> {
  const { deps, userId, key } = searching;
  const rows = new Map<number, NoteRow>();
  for (let at = 0; at < ids.length; at += fewIds) {
    for (const row of await listByIds(deps.db, userId, ids.slice(at, at + fewIds))) {
      rows.set(row.id, row);
    }
  }
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row && occurIn(searching, fold(key.openText('note', row.content))) ? [row] : [];
  });
}

function occurIn({ words }: Searching, text: string): boolean {
  return words.every((word) => text.includes(word));
}
