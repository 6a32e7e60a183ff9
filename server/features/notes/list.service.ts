import type { Deps } from '#server/deps.ts';
import { clipUrl } from '#server/features/audio/audio.service.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import type { SealingKey } from '#server/platform/crypto/sealing-key.ts';
import { othersTurn } from '#server/platform/turns.ts';
import type { Note, Place } from '#shared/contract/notes.ts';
import { presentNote } from './notes.present.ts';
import { listByIds, listHeads, listNewest, mostNewest, type ShownRow } from './notes.queries.ts';

/** A note without its words. */
export type NoteHead = Pick<Note, 'id' | 'localDate' | 'audioUrl'> & {
  /** Epoch milliseconds. */
  createdAt: number;
  /** How much its words take where they rest. */
  bytes: number;
};

const pieceBytes = 128 * 1024;
const mostInPiece = 200;

/** Rows that come by the ten thousand stay in memory long after they were looked at. */
const headsAtOnce = 1_000;

/** All of the viewer's reflections without their words, newest first. */
export async function headsOf({ db }: Pick<Deps, 'db'>, viewer: Viewer): Promise<NoteHead[]> {
  const heads: NoteHead[] = [];
  let cursor: Place | undefined;
  for (;;) {
    const rows = await listHeads(db, viewer.userId, { cursor, limit: headsAtOnce });
    for (const { id, local_date: date, created_at: createdAt, voice_clip: clip, bytes } of rows) {
      heads.push({
        id,
        localDate: date,
        createdAt,
        audioUrl: clip === null ? null : clipUrl(clip),
        bytes,
      });
      cursor = { localDate: date, createdAt, id };
    }
    if (rows.length < headsAtOnce) {
      return heads;
    }
  }
}

/**
 * All of the viewer's reflections, newest first, a piece of the list at a time. A short list, which is nearly every one,
 * takes a single question.
 */
export async function allInPieces(deps: Pick<Deps, 'db' | 'keyring'>, viewer: Viewer): Promise<AsyncGenerator<Note[]>> {
  const newest = await listNewest(deps.db, viewer.userId);
  return newest.length < mostNewest
    ? presentInPieces(newest, await deps.keyring.of(viewer.userId))
    : notesInPieces(deps, viewer, await headsOf(deps, viewer));
}

/**
 * These reflections of the viewer's in their order, a piece of the list at a time: only a piece of them is in memory. One
 * that was deleted since is left out.
 */
export async function* notesInPieces(
  { db, keyring }: Pick<Deps, 'db' | 'keyring'>,
  viewer: Viewer,
  heads: readonly NoteHead[],
): AsyncGenerator<Note[]> {
  const key = await keyring.of(viewer.userId);
  for (const [index, piece] of piecesBy(({ bytes }: NoteHead) => bytes, heads).entries()) {
    if (index > 0) {
      await othersTurn();
    }
    const ids = piece.map(({ id }) => id);
    const rows = await listByIds(db, viewer.userId, ids);
    yield rows.map((row) => presentNote(row, key));
  }
}

/** These rows presented, a piece of them at a time. */
export async function* presentInPieces(rows: readonly ShownRow[], key: SealingKey): AsyncGenerator<Note[]> {
  for (const [index, piece] of piecesBy(({ content }: ShownRow) => content.length, rows).entries()) {
    if (index > 0) {
      await othersTurn();
    }
    yield piece.map((row) => presentNote(row, key));
  }
}

/** The items in pieces of which each takes a few milliseconds to open. */
function piecesBy<T>(bytesOf: (item: T) => number, items: readonly T[]): T[][] {
  const pieces: T[][] = [];
  let piece: T[] = [];
  let bytes = 0;
  for (const item of items) {
    const isFull = piece.length === mostInPiece || bytes + bytesOf(item) > pieceBytes;
    if (piece.length === 0 || isFull) {
      piece = [];
      pieces.push(piece);
      bytes = 0;
    }
    piece.push(item);
    bytes += bytesOf(item);
  }
  return pieces;
}
