import type { Deps } from '#server/deps.ts';
import { scheduleOf } from '#server/features/settings/settings.service.ts';
import type { Authorized } from '#server/platform/auth/viewer.ts';
import type { Line } from '#shared/contract/toasts.ts';
import { AppError } from '#shared/errors.ts';
import type { ToastRow } from './toasts.queries.ts';
import { openLines } from './toasts.sealing.ts';
import { fileNameOf, plainText, webVtt } from './transcript.ts';

export { daysOf, fileNameOf, plainText, webVtt } from './transcript.ts';

/** The words of a toast as a file. */
export type WordsFile = { name: string; type: string; text: string };

type WordsDeps = Pick<Deps, 'db' | 'keyring'>;

/** The words with their times. Throws `not_found` while there is no voice, and `unreadable` when they are damaged. */
export async function captionsOf(deps: WordsDeps, toast: Authorized<ToastRow>): Promise<WordsFile> {
  const text = webVtt(await readLines(deps, toast));
  if (toast.audio_id === null || text === null) {
    throw new AppError('not_found', 'A toast without a voice has no times.', {
      userMessage: 'This toast has no voice yet, so its words have no times.',
    });
  }
  return { name: `${await nameOf(deps, toast)}.vtt`, type: 'text/vtt', text };
}

/** The words alone. Throws `unreadable` when they are damaged. */
export async function transcriptOf(deps: WordsDeps, toast: Authorized<ToastRow>): Promise<WordsFile> {
  const { timezone: zone } = await scheduleOf(deps, toast.user_id);
  const interval = { zone, intervalStart: toast.interval_start, intervalEnd: toast.interval_end };
  const text = plainText({ lines: await readLines(deps, toast), ...interval });
  return { name: `${fileNameOf(interval)}.txt`, type: 'text/plain', text };
}

async function nameOf(deps: WordsDeps, toast: ToastRow): Promise<string> {
  const { timezone: zone } = await scheduleOf(deps, toast.user_id);
  return fileNameOf({ zone, intervalEnd: toast.interval_end });
}

async function readLines({ keyring }: WordsDeps, toast: ToastRow): Promise<Line[]> {
  const lines = openLines(await keyring.of(toast.user_id), toast);
  if (!lines) {
    throw new AppError('unreadable', 'The words of a toast are damaged.', {
      userMessage: 'This toast cannot be read: it was damaged where the server keeps it.',
    });
  }
  return lines;
}
