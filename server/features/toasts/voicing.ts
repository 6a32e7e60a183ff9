import type { Deps } from '#server/deps.ts';
import { isGone } from '#server/features/accounts/accounts.service.ts';
import { saveClipOf } from '#server/features/audio/audio.service.ts';
import { soundOf } from '#server/features/narrators/narrators.service.ts';
import { respellingOf } from '#server/features/pronunciations/pronunciations.service.ts';
import { preferencesOf } from '#server/features/settings/settings.service.ts';
import { reasonOf } from '#server/platform/log/reason.ts';
import type { Cue } from '#server/platform/speech/speech.ts';
import type { NarratorId } from '#shared/contract/narrators.ts';
import type { Line } from '#shared/contract/toasts.ts';
import { inPieces } from './pieces.ts';
import { unheard, type Report } from './runs.ts';
import { attachAudio, type ToastRow } from './toasts.queries.ts';
import { openLines, sealLines } from './toasts.sealing.ts';
import type { VoicedBy } from './toasts.table.ts';

/** The lines with their times, and the recording of them as MP3. */
export type Spoken = { lines: Line[]; mp3: Uint8Array; durationMs: number; voicedBy: VoicedBy };

/** Speaks the lines of someone's toast. Throws what the voice throws. */
export async function speakLines(
  deps: Deps,
  { userId, narrator, lines }: { userId: number; narrator: NarratorId; lines: Line[] },
  report: Report,
): Promise<Spoken> {
  const respell = await respellingOf(deps, userId);
  const { playsMusic } = await preferencesOf(deps, userId);
  const recording = await deps.speech.speak({
    lines: lines.map((line) => respell(line.text)),
    sound: soundOf(narrator),
    music: playsMusic,
    byService: { narrator, outgoing: deps.outside.on({ userId, purpose: 'toast-voice' }) },
    person: userId,
    // A person has one toast made at a time, and nobody may be there to ask for its voice again.
    always: true,
    onProgress: (step, of) => report({ stage: 'voicing', step, of }),
    ...(report !== unheard && { onClip: inPieces(lines, (piece) => report({ stage: 'spoken', piece })) }),
  });
  return {
    lines: withTimes(lines, recording.cues),
    mp3: recording.mp3,
    durationMs: recording.durationMs,
    voicedBy: recording.voicedBy ?? 'builtin',
  };
}

/** Gives stored words their voice. When that fails the toast stays as it is, to be read and voiced again later. */
export async function voiceIfPossible(deps: Deps, toast: ToastRow, report: Report): Promise<ToastRow> {
  try {
    return await voice(deps, toast, report);
  } catch (error) {
    // Whose account was deleted in the middle needs no voice.
    if (!(await isGone(deps, toast.user_id))) {
      deps.log.error({ reason: reasonOf(error), toast: toast.id }, 'a toast could not be voiced');
    }
    return toast;
  }
}

/** As `voiceIfPossible`, and throws what the voice or the store throws. */
export async function voice(deps: Deps, toast: ToastRow, report: Report): Promise<ToastRow> {
  const key = await deps.keyring.of(toast.user_id);
  const lines = openLines(key, toast);
  if (!lines) {
    // There is nothing to be voiced any more.
    return toast;
  }
  const spoken = await speakLines(deps, { userId: toast.user_id, narrator: toast.narrator, lines }, report);
  const version = toast.version + 1;
  let voiced: ToastRow | undefined;
  const clip = { bytes: spoken.mp3, mime: 'audio/mpeg' };
  await saveClipOf(deps, { userId: toast.user_id, clip }, async (transaction, audioId) => {
    voiced = await attachAudio(transaction, toast.id, {
      version,
      lines: sealLines(key, { id: toast.id, version }, spoken.lines),
      audio_id: audioId,
      duration_ms: spoken.durationMs,
      voiced_by: spoken.voicedBy,
    });
    return voiced !== undefined;
  });
  return voiced ?? toast;
}

/** A line in which nothing can be spoken, such as one in another script, is passed in no time where it stands. */
export function withTimes(lines: Line[], cues: (Cue | null)[]): Line[] {
  let reached = 0;
  return lines.map((line, at) => {
    const { startMs, endMs } = cues[at] ?? { startMs: reached, endMs: reached };
    reached = endMs;
    return { ...line, startMs, endMs };
  });
}
