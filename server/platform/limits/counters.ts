import { createHmac, type KeyObject } from 'node:crypto';
import type { Kysely } from 'kysely';
import { clockSkewMs, type Clock } from '#server/platform/clock.ts';
import { AppError } from '#shared/errors.ts';
import type { CountersTables } from './counters.table.ts';

export type Count = { count: number; resetsInMs: number };

/** How often something was done lately, counted for all processes together. */
export type Counters = {
  /** Counts `by` more; the window begins with the first and ends `windowMs` later. */
  add(key: string, windowMs: number, by?: number): Promise<Count>;
  /** Begins anew. */
  forget(key: string): Promise<void>;
  /** Removes windows that are over. */
  sweep(): Promise<void>;
};

/** The longest window that anything is counted in. */
const longestWindowMs = 86_400_000;

type Options<Tables extends CountersTables> = {
  db: Kysely<Tables>;
  clock: Clock;
  /** Under which keys are hashed: there are few addresses, and a hash of each is soon made. */
  secret: KeyObject;
};

/** Counters in the database. Keys are stored as HMACs, for they are made from addresses and the names of accounts. */
export function createCounters<Tables extends CountersTables>({ db, clock, secret }: Options<Tables>): Counters {
  const hashed = (key: string) => createHmac('sha256', secret).update(key).digest('base64url');
  const counters = db as unknown as Kysely<CountersTables>;
  return {
    async add(key, windowMs, by = 1) {
      const now = clock.now();
      const latest = now + windowMs + clockSkewMs;
      const { count, resets_at } = await counters
        .insertInto('counts')
        .values({ key: hashed(key), count: by, resets_at: now + windowMs })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet((set) => ({
            count: set
              .case()
              .when(set.or([set('counts.resets_at', '<=', now), set('counts.resets_at', '>', latest)]))
              .then(by)
              .else(set('counts.count', '+', by))
              .end(),
            resets_at: set
              .case()
              .when(set.or([set('counts.resets_at', '<=', now), set('counts.resets_at', '>', latest)]))
              .then(now + windowMs)
              .else(set.ref('counts.resets_at'))
              .end(),
          })),
        )
        .returning(['count', 'resets_at'])
        .executeTakeFirstOrThrow();
      return { count, resetsInMs: Math.max(0, resets_at - now) };
    },
    async forget(key) {
      await counters.deleteFrom('counts').where('key', '=', hashed(key)).execute();
    },
    async sweep() {
      const now = clock.now();
      await counters
        .deleteFrom('counts')
        .where((row) =>
          row.or([row('resets_at', '<=', now), row('resets_at', '>', now + longestWindowMs + clockSkewMs)]),
        )
        .execute();
    },
  };
}

/** For a server whose limits are off. */
export const uncounted: Counters = {
  add: () => Promise.resolve({ count: 0, resetsInMs: 0 }),
  forget: () => Promise.resolve(),
  sweep: () => Promise.resolve(),
};

export type Limit = { max: number; windowMs: number };

/** Counts one more against a limit. Throws `rate_limited`, with when to come back, once `max` is passed. */
export async function takeTurn(counters: Counters, key: string, { max, windowMs }: Limit): Promise<void> {
  const { count, resetsInMs } = await counters.add(key, windowMs);
  if (count > max) {
    throw tooMany(resetsInMs);
  }
}

/** The refusal of whoever comes too often. */
export function tooMany(resetsInMs: number): AppError {
  return new AppError('rate_limited', 'Too many requests.', comeBackIn(resetsInMs, 'Rate limit exceeded.'));
}

/** The refusal of what there is no room for while so many others are served; `reason` is a sentence for the person. */
export function tooBusy(message: string, { reason, roomInMs }: { reason: string; roomInMs: number }): AppError {
  return new AppError('busy', message, comeBackIn(roomInMs, reason));
}

function comeBackIn(ms: number, reason: string) {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  return {
    userMessage: `${reason} Please try again in ${sayWait(seconds)}.`,
    headers: { 'retry-after': String(seconds) },
  };
}

function sayWait(seconds: number): string {
  const [count, unit] = seconds < 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${String(count)} ${unit}${count === 1 ? '' : 's'}`;
}
