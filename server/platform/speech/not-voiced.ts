import { tooBusy, tooMany } from '#server/platform/limits/counters.ts';
import { AppError } from '#shared/errors.ts';
import { VoiceBusyError } from './speech-error.ts';

/**
 * The refusal of a request that the voice could not serve: `rate_limited` or `busy`, with when to come back, and
 * `unavailable` when the voice has failed.
 */
export function notVoiced(error: unknown, message: string): AppError {
  if (!(error instanceof VoiceBusyError)) {
    return new AppError('unavailable', message, { cause: error });
  }
  const { isOwn, retryAfterMs: roomInMs } = error;
  return isOwn ? tooMany(roomInMs) : tooBusy(message, { reason: 'Many people are listening just now.', roomInMs });
}
