import { clipUrl } from '#server/features/audio/audio.service.ts';
import type { UserKey } from '#server/platform/crypto/keyring.ts';
import { isoInstant } from '#shared/calendar.ts';
import type { Note } from '#shared/contract/notes.ts';
import type { NoteRow } from './notes.queries.ts';

/** A note with its words opened. */
export function presentNote(row: NoteRow, key: UserKey): Note {
  return {
    id: row.id,
    content: key.openText('note', row.content),
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
