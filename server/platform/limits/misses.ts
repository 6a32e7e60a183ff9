import { AppError } from '#shared/errors.ts';
import { takeTurn, type Counters } from './counters.ts';

const limit = { max: 30, windowMs: 60_000 };

/**
 * Opens something by a secret. After too many that open nothing (`not_found`) the same comer gets `rate_limited` for these
 * until later; a secret that opens something always does.
 */
export async function countingMisses<T>(counters: Counters, who: string, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') {
      await takeTurn(counters, who, limit);
    }
    throw error;
  }
}
