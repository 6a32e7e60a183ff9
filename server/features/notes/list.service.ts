import type { Deps } from '#server/deps.ts';
import { clipUrl } from '#server/features/audio/audio.service.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import type { SealingKey } from '#server/platform/crypto/sealing-key.ts';
import { othersTurn } from '#server/platform/turns.ts';
import { isoInstant } from '#shared/calendar.ts';
import type { Note } from '#shared/contract/notes.ts';
import { presentNote } from './notes.present.ts';
import { listByIds, listHeads, type NoteRow } from './notes.queries.ts';

/** A note without its words. */
export type NoteHead = Pick<Note, 'id' | 'localDate' | 'createdAt' | 'audioUrl'> & {
  /** How much its words take where they rest. */
  bytes: number;
};

/** Each piece is opened at a stretch: a few milliseconds. */
const pieceBytes = 128 * 1024;
const mostInPiece = 200;

/** All of the viewer's reflections without their words, newest first. */
export async function headsOf({ db }: Pick<Deps, 'db'>, viewer: Viewer): Promise<NoteHead[]> {
  return (await listHeads(db, viewer.userId)).map((row) => ({
    id: row.id,
    localDate: row.local_date,
    createdAt: isoInstant(row.created_at),
    audioUrl: row.voice_clip === null ? null : clipUrl(row.voice_clip),
    bytes: row.bytes,
  }));
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
  for (const piece of piecesBy(({ bytes }: NoteHead) => bytes, heads)) {
    const rows = await listByIds(
      db,
      viewer.userId,
      piece.map(({ id }) => id),
    );
    yield rows.map((row) => presentNote(row, key));
    await othersTurn();
  }
}

/** These rows presented, a piece of them at a time. */
export async function* presentInPieces(rows: readonly NoteRow[], key: SealingKey): AsyncGenerator<Note[]> {
  for (const piece of piecesBy(({ content }: NoteRow) => content.length, rows)) {
    yield piece.map((row) => presentNote(row, key));
    await othersTurn();
  }
}

function* piecesBy<T>(bytesOf: (item: T) => number, items: readonly T[]): Generator<T[]> {
  let piece: T[] = [];
  let bytes = 0;
  for (const item of items) {
    if (piece.length === mostInPiece || (piece.length > 0 && bytes + bytesOf(item) > pieceBytes)) {
      yield piece;
      piece = [];
      bytes = 0;
    }
    piece.push(item);
    bytes += bytesOf(item);
  }
  if (piece.length > 0) {
    yield piece;
  }
}
