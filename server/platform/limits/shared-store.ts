import { clockSkewMs } from '#server/platform/clock.ts';
import type { FastifyRateLimitOptions, FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Count, Counters } from './counters.ts';

type Tally = { total: number; untold: number; endsAt: number };

/** A limit of so many or more is counted in the process and told to the others a part at a time. */
const countedLoosely = 120;
const toldEvery = 12;
const mostTallies = 10_000;

/**
 * Where @fastify/rate-limit keeps its counts: in the database, for all processes together. A generous limit would cost
 * a write for every read, so each process counts by itself and tells every twelfth part of the limit; then a few
 * processes together let through a little more than one would.
 */
export function sharedStore(counters: Counters, now: () => number): FastifyRateLimitStoreCtor {
  function storeFor(scope: string): FastifyRateLimitStore {
    const tallies = new Map<string, Tally>();

    async function add(key: string, windowMs: number, max: number): Promise<{ current: number; ttl: number }> {
      if (max < countedLoosely) {
        const { count, resetsInMs } = await counters.add(key, windowMs);
        return { current: count, ttl: resetsInMs };
      }
      const tally = tallyOf(key, windowMs);
      tally.untold += 1;
      if (tally.untold < max / toldEvery) {
        return { current: tally.total + tally.untold, ttl: Math.max(0, tally.endsAt - now()) };
      }
      const by = tally.untold;
      tally.total += by;
      tally.untold = 0;
      // Nobody waits for this: who only reads goes on while the database cannot be written to.
      void tell(tally, counters.add(key, windowMs, by));
      return { current: tally.total, ttl: Math.max(0, tally.endsAt - now()) };
    }

    /** Takes over what all processes together have counted; what cannot be told stays counted here. */
    async function tell(tally: Tally, counting: Promise<Count>): Promise<void> {
      try {
        const { count, resetsInMs } = await counting;
        tally.total = Math.max(tally.total, count);
        tally.endsAt = now() + resetsInMs;
      } catch {
        // The next part is told in a moment.
      }
    }

    function tallyOf(key: string, windowMs: number): Tally {
      const known = tallies.get(key);
      // A clock that was set back would have a window last for as long.
      if (known && known.endsAt > now() && known.endsAt <= now() + windowMs + clockSkewMs) {
        return known;
      }
      if (tallies.size >= mostTallies) {
        tallies.clear();
      }
      const tally = { total: 0, untold: 0, endsAt: now() + windowMs };
      tallies.set(key, tally);
      return tally;
    }

    return {
      incr(key, callback, windowMs, max) {
        add(`${scope} ${key}`, windowMs, max).then(
          (result) => callback(null, result),
          (error: unknown) => callback(error instanceof Error ? error : new Error('Counting failed.')),
        );
      },
      child: (options) => storeFor(scopeOf(options)),
    };
  }

  function scopeOf(options: object): string {
    const { routeInfo } = options as { routeInfo?: { method?: unknown; url?: string } };
    return `${String(routeInfo?.method)} ${String(routeInfo?.url)}`;
  }

  // The library makes its store with `new`.
  return function SharedStore(this: unknown, _options: FastifyRateLimitOptions) {
    return storeFor('any');
  } as unknown as FastifyRateLimitStoreCtor;
}
