import type { Deps } from '#server/deps.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import type { SealingKey } from '#server/platform/crypto/sealing-key.ts';
import { isPostgres } from '#server/platform/db/columns.ts';
import { createPace, othersTurn } from '#server/platform/turns.ts';
import type { Db } from '#server/tables.ts';
import type { Note } from '#shared/contract/notes.ts';
import { fold, wordsOf } from '#shared/fold.ts';
import { firstPageTogether } from './first-page.queries.ts';
import type { FoldedNotes } from './folded-notes.ts';
import { presentInPieces } from './list.service.ts';
import { wordsOf as openedWords } from './notes.sealing.ts';
import {
  countPart,
  listByIds,
  listPart,
  listSealed,
  listVersions,
  type ShownRow,
  type Part,
  type SealedRow,
} from './notes.queries.ts';

type Wanted = Part & { query?: string | undefined };
type Searching = { deps: Deps; folded: FoldedNotes; userId: number; key: SealingKey; words: string[] };

const fewIds = 100;
const stretch = 500;

/**
 * The part of the viewer's list that is wanted, newest first, a piece of it at a time. With a `query` only notes in which every word of it
 * occurs. The words are sealed where they rest, so they are looked for here, in memory.
 */
export async function* findNotes(
  deps: Deps,
  viewer: Viewer,
  { folded, query = '', ...part }: Wanted & { folded: FoldedNotes },
): AsyncGenerator<Note[]> {
  const key = await deps.keyring.of(viewer.userId);
  const words = wordsOf(query);
  const rows =
    words.length === 0
      ? await pageOf(deps.db, viewer.userId, part)
      : await search({ deps, folded, userId: viewer.userId, key, words }, part);
  yield* presentInPieces(rows, key);
}

/** The first page is what many ask for at once, and to PostgreSQL each question is a message there and back. */
function pageOf(db: Db, userId: number, part: Part): Promise<ShownRow[]> {
  const { limit, ...narrower } = part;
  const isFirst = limit !== undefined && Object.values(narrower).every((value) => value === undefined);
  return isFirst && isPostgres(db) ? firstPageTogether(db, userId, limit) : listPart(db, userId, part);
}

/** How many `findNotes` would find, were it to go through the whole list. */
export async function countFound(
  deps: Deps,
  viewer: Viewer,
  { folded, query = '', ...part }: Wanted & { folded: FoldedNotes },
): Promise<number> {
  const words = wordsOf(query);
  if (words.length === 0) {
    return countPart(deps.db, viewer.userId, part);
  }
  const key = await deps.keyring.of(viewer.userId);
  const { userId } = viewer;
  return (await matchingIn({ deps, folded, userId, key, words }, part)).length;
}

async function search(searching: Searching, { limit, ...part }: Part): Promise<ShownRow[]> {
  const matching = await matchingIn(searching, part);
  return rowsOf(searching, matching.slice(0, limit));
}

function matchingIn(searching: Searching, part: Part): Promise<number[]> {
  return searching.folded.knows(searching.userId) ? matchingKnown(searching, part) : matchingOfAll(searching, part);
}

/** The ids of those that match, in their order; only those are looked into whose words are not known here. */
async function matchingKnown(searching: Searching, part: Part): Promise<number[]> {
  const { deps, folded, userId } = searching;
  const listed = await listVersions(deps.db, userId, part);
  const matching = new Set<number>();
  const unknown: number[] = [];
  const isTime = createPace();
  for (const note of listed) {
    const text = folded.get(userId, note);
    if (text === undefined) {
      unknown.push(note.id);
    } else if (occurIn(searching, text)) {
      matching.add(note.id);
    }
    if (isTime(text?.length ?? 0)) {
      await othersTurn();
    }
  }
  if (unknown.length > fewIds) {
    return matchingOfAll(searching, part);
  }
  for (const id of matchingOf(searching, await listByIds(deps.db, userId, unknown))) {
    matching.add(id);
  }
  return listed.flatMap(({ id }) => (matching.has(id) ? [id] : []));
}

/** The same by reading every one of them, a stretch of the list at a time. */
async function matchingOfAll(searching: Searching, part: Part): Promise<number[]> {
  const { deps, userId } = searching;
  const matching: number[] = [];
  let rows: SealedRow[] = [];
  do {
    const last = rows.at(-1);
    const cursor = last ? { localDate: last.local_date, createdAt: last.created_at, id: last.id } : part.cursor;
    rows = await listSealed(deps.db, userId, { ...part, cursor, limit: stretch });
    for (const some of piecesOf(rows)) {
      matching.push(...matchingOf(searching, some));
      await othersTurn();
    }
  } while (rows.length === stretch);
  return matching;
}

function matchingOf(searching: Searching, rows: readonly SealedRow[]): number[] {
  const texts = read(searching, rows);
  return rows.flatMap(({ id }, at) => (occurIn(searching, texts[at] ?? '') ? [id] : []));
}

/** The folded words of these notes, which are kept for the next search. What is found in them is not proven yet. */
function read({ folded, userId, key }: Searching, rows: readonly SealedRow[]): string[] {
  const known = rows.map((row) => folded.get(userId, row));
  const unknown = rows.filter((_, at) => known[at] === undefined);
  const texts = key
    .decryptUnverified(unknown.map(({ content }) => content))
    .map((bytes) => fold(bytes.toString('utf8')));
  for (const [at, row] of unknown.entries()) {
    folded.put(userId, row, texts[at] ?? '');
  }
  const fresh = texts.values();
  return known.map((text) => text ?? fresh.next().value ?? '');
}

/** The rows in the order of their ids here, opened to see that they do match, and match still. */
async function rowsOf(searching: Searching, ids: readonly number[]): Promise<ShownRow[]> {
  const { deps, userId, key } = searching;
  const rows: ShownRow[] = [];
  for (let at = 0; at < ids.length; at += fewIds) {
    for (const row of await listByIds(deps.db, userId, ids.slice(at, at + fewIds))) {
      if (occurIn(searching, fold(openedWords(row, key) ?? ''))) {
        rows.push(row);
      }
    }
    await othersTurn();
  }
  return rows;
}

function occurIn({ words }: Searching, text: string): boolean {
  return words.every((word) => text.includes(word));
}

/** The rows in pieces that take a few milliseconds each to look through. */
function* piecesOf(rows: readonly SealedRow[]): Generator<SealedRow[]> {
  const isTime = createPace();
  let piece: SealedRow[] = [];
  for (const row of rows) {
    piece.push(row);
    if (isTime(row.content.length)) {
      yield piece;
      piece = [];
    }
  }
  yield piece;
}
