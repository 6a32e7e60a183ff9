import { clipUrl } from '#server/features/audio/audio.service.ts';
import type { SealingKey } from '#server/platform/crypto/sealing-key.ts';
import { isoInstant } from '#shared/calendar.ts';
import type { Note } from '#shared/contract/notes.ts';
import type { ShownRow } from './notes.queries.ts';
import { wordsOf } from './notes.sealing.ts';

/** A note with its words opened; it says so where they are damaged, and stands without them. */
export function presentNote(row: ShownRow, key: SealingKey): Note {
  const content = wordsOf(row, key);
  return {
    id: row.id,
    content: content ?? '',
    ...(content === null && { unreadable: true }),
    createdAt: isoInstant(row.created_at),
    localDate: row.local_date,
    timezone: row.timezone,
    audioUrl: row.voice_clip === null ? null : clipUrl(row.voice_clip),
    audioMs: row.voice_clip === null ? null : row.voice_ms,
    bundleTag: null,
    keptOut: row.kept_out === 1,
    version: row.version,
    updatedAt: row.updated_at === null ? null : isoInstant(row.updated_at),
  };
}
