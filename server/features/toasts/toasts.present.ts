import { clipUrl } from '#server/features/audio/audio.service.ts';
import type { SealingKey } from '#server/platform/crypto/sealing-key.ts';
import { isoInstant } from '#shared/calendar.ts';
import type { Toast } from '#shared/contract/toasts.ts';
import type { ToastRow } from './toasts.queries.ts';
import { openLines } from './toasts.sealing.ts';

type Around = {
  /** Whether this toast is being voiced right now. */
  voicing: boolean;
  /** Where it is shared; null when it is not. */
  shareUrl: string | null;
};

export function presentToast(row: ToastRow, key: SealingKey, { voicing, shareUrl }: Around): Toast {
  const readable = openLines(key, row);
  const lines = readable ?? [];
  return {
    id: row.id,
    type: row.type,
    content: lines.map((line) => line.text).join('\n'),
    ...(!readable && { unreadable: true }),
    lines,
    noteIds: [...new Set(lines.flatMap((line) => line.noteIds))],
    audioUrl: row.audio_id && clipUrl(row.audio_id),
    durationMs: row.duration_ms,
    voice: row.audio_id ? 'ready' : voicing ? 'pending' : 'failed',
    voicedBy: row.voiced_by,
    narrator: row.narrator,
    tone: row.tone,
    writer: row.writer,
    intervalStart: isoInstant(row.interval_start),
    intervalEnd: isoInstant(row.interval_end),
    createdAt: isoInstant(row.created_at),
    shared: shareUrl !== null,
    shareUrl,
  };
}
