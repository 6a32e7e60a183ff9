import { clipUrl } from '#server/features/audio/audio.service.ts';
import type { UserKey } from '#server/platform/crypto/keyring.ts';
import { isoInstant } from '#shared/calendar.ts';
import type { Line, Toast } from '#shared/contract/toasts.ts';
import type { ToastRow } from './toasts.queries.ts';

/** The lines as they are sealed into the row. */
export function sealLines(key: UserKey, lines: Line[]): Buffer {
  return key.sealText('toast', JSON.stringify(lines));
}

/** The lines of a toast; those stored before lines said what they rest on get an empty list. */
export function openLines(key: UserKey, row: Pick<ToastRow, 'lines'>): Line[] {
  const lines = JSON.parse(key.openText('toast', row.lines)) as (Omit<Line, 'rests'> & Partial<Line>)[];
  return lines.map((line) => ({ ...line, rests: line.rests ?? [] }));
}

/** @param voicing whether this toast is being voiced right now */
export function presentToast(row: ToastRow, key: UserKey, voicing: boolean): Toast {
  const lines = openLines(key, row);
  return {
    id: row.id,
    type: row.type,
    content: lines.map((line) => line.text).join('\n'),
    lines,
    noteIds: [...new Set(lines.flatMap((line) => line.noteIds))],
    audioUrl: row.audio_id && clipUrl(row.audio_id),
    durationMs: row.duration_ms,
    voice: row.audio_id ? 'ready' : voicing ? 'pending' : 'failed',
    narrator: row.narrator,
    tone: row.tone,
    writer: row.writer,
    intervalStart: isoInstant(row.interval_start),
    intervalEnd: isoInstant(row.interval_end),
    createdAt: isoInstant(row.created_at),
    shared: false,
    shareUrl: null,
  };
}
