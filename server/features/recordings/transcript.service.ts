import type { Deps } from '#server/deps.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import { WritingError } from '#server/platform/writing/writing-error.ts';
import { AppError } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import type { Sound } from '#server/platform/sound.ts';

/**
 * The words of a recording, as far as they fit into a reflection. Throws `not_found` where the operator has set up no
 * transcriber, and `unavailable` when it has no answer.
 */
export async function transcriptOf(
  { transcriber, outside }: Pick<Deps, 'transcriber' | 'outside'>,
  { userId }: Viewer,
  sound: Sound,
): Promise<string> {
  if (!transcriber) {
    throw new AppError('not_found', 'No transcriber is set up.', {
      userMessage: 'Recordings cannot be turned into words here.',
    });
  }
  try {
    return storable(await transcriber.transcribe(sound, outside.on({ userId, purpose: 'dictation' })));
  } catch (error) {
    // Whatever went wrong, its message may hold words of the recording; a WritingError does not.
    const reason = error instanceof WritingError ? error.reason : 'broken';
    throw new AppError('unavailable', `The transcriber gave no words: ${reason}.`, {
      userMessage:
        'This recording could not be turned into words just now. Please try again, or write the words yourself.',
    });
  }
}

/** As a reflection may hold it: well-formed, without NUL, and not cut within a character. */
function storable(text: string): string {
  const tidied = text.toWellFormed().replaceAll('\0', '').trim();
  return tidied.slice(0, limits.reflectionMax).replace(/[\ud800-\udbff]$/, '');
}
