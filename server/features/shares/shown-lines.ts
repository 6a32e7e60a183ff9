import type { Deps } from '#server/deps.ts';
import { findOwnClip, openClip } from '#server/features/audio/audio.service.ts';
import { soundOf } from '#server/features/narrators/narrators.service.ts';
import { respellingOf } from '#server/features/pronunciations/pronunciations.service.ts';
import { preferencesOf } from '#server/features/settings/settings.service.ts';
import { withTimes, type ToastRow } from '#server/features/toasts/toasts.service.ts';
import type { Authorized, Viewer } from '#server/platform/auth/viewer.ts';
import { reasonOf } from '#server/platform/log/reason.ts';
import type { SharedLine } from '#shared/contract/shares.ts';
import type { Line } from '#shared/contract/toasts.ts';
import { AppError } from '#shared/errors.ts';

export type Voiced = { lines: SharedLine[]; mp3: Uint8Array | null; durationMs: number | null };

/** Which lines are shown: those asked for, in the toast's order, or all that are its owner's own. */
export function chosenLines(lines: readonly Line[], asked: readonly number[] | undefined): number[] {
  const chosen = lines.map((_, at) => at).filter((at) => asked?.includes(at) ?? lines[at]?.from === undefined);
  if (chosen.length === 0 || asked?.some((at) => at >= lines.length)) {
    throw new AppError('invalid', 'Lines that the toast does not have.', {
      userMessage: 'Please choose at least one line of this toast.',
    });
  }
  return chosen;
}

/**
 * The chosen lines with a recording of exactly these: the toast's own when they are all of it, or one made of them. A
 * voice that fails leaves them to be read.
 */
export async function voiceChosen(
  deps: Deps,
  viewer: Viewer,
  { toast, lines, chosen }: { toast: Authorized<ToastRow>; lines: Line[]; chosen: number[] },
): Promise<Voiced> {
  const shown = chosen.flatMap((at) => lines[at] ?? []);
  if (shown.length === lines.length && toast.audio_id !== null) {
    const { bytes } = await openClip(deps, await findOwnClip(deps, viewer, toast.audio_id));
    return { lines: shown.map(onlyShown), mp3: bytes, durationMs: toast.duration_ms };
  }
  try {
    const respell = await respellingOf(deps, viewer.userId);
    const { playsMusic } = await preferencesOf(deps, viewer.userId);
    const { mp3, durationMs, cues } = await deps.speech.speak({
      lines: shown.map(({ text }) => respell(text)),
      sound: soundOf(toast.narrator),
      music: playsMusic,
      byService: {
        narrator: toast.narrator,
        outgoing: deps.outside.on({ userId: viewer.userId, purpose: 'toast-voice' }),
      },
      person: viewer.userId,
    });
    return { lines: withTimes(shown, cues).map(onlyShown), mp3, durationMs };
  } catch (error) {
    deps.log.error({ reason: reasonOf(error), toast: toast.id }, 'a shared toast could not be voiced');
    const silent = shown.map((line) => onlyShown({ ...line, startMs: null, endMs: null }));
    return { lines: silent, mp3: null, durationMs: null };
  }
}

/** Without what the line rests on, which is its owner's alone. */
function onlyShown({ text, startMs, endMs }: Line): SharedLine {
  return { text, startMs, endMs };
}
