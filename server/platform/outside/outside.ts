import type { Kysely } from 'kysely';
import type { Clock } from '#server/platform/clock.ts';
import { isMissingReference } from '#server/platform/db/errors.ts';
import type { OutsidePurpose } from '#shared/contract/ledger.ts';
import { deleteCallsUntil, insertCall, listCalls, setOutcome, type CallRow } from './outside.queries.ts';
import type { OutsideTables } from './outside.table.ts';

/** To whom something goes, and how many bytes of it. */
export type Going = { host: string; bytes: number };

/**
 * Makes a call to somebody else and notes it: before it is made, and how it went. What cannot be noted is not made, and
 * rejects with `NotNotedError`; else it passes on what the call answers or throws. `isDone` tells an answer that is a
 * refusal.
 */
export type Outgoing = <T>(going: Going, make: () => Promise<T>, isDone?: (answer: T) => boolean) => Promise<T>;

export type Behalf = { userId: number; purpose: OutsidePurpose };

/** All that goes out to others on people's behalf goes through here, so that each of them can see it. */
export type Outside = {
  /** How calls are made for someone. */
  on(behalf: Behalf): Outgoing;
  /** Notes a call of which it was known only afterwards for whom it was made. */
  noteMade(behalf: Behalf, going: Going): Promise<void>;
  /** Calls for someone in the last thirty days, the newest first, and how many there are in all. */
  of(userId: number): Promise<{ rows: CallRow[]; inAll: number }>;
  /** Forgets what is older than that. */
  sweep(): Promise<void>;
};

/** A call that could not be noted, for the database is away or full: it was not made. */
export class NotNotedError extends Error {
  override name = 'NotNotedError';
}

const keptMs = 30 * 86_400_000;
const mostListed = 500;

export function createOutside({ db, clock }: { db: Kysely<OutsideTables>; clock: Clock }): Outside {
  async function note(
    { userId, purpose }: Behalf,
    { host, bytes }: Going,
    outcome: CallRow['outcome'],
  ): Promise<number | null> {
    try {
      return await insertCall(db, { user_id: userId, host, purpose, bytes, outcome, created_at: clock.now() });
    } catch (error) {
      // Of an account that was deleted in this moment nothing is kept.
      if (isMissingReference(error)) {
        return null;
      }
      throw new NotNotedError('A call to somebody else could not be noted.', { cause: error });
    }
  }

  return {
    on: (behalf) => async (going, make, isDone) => {
      const id = await note(behalf, going, 'begun');
      const end = async (outcome: CallRow['outcome']) => {
        if (id !== null) {
          // What was made stays made, and stands in the list as begun.
          await setOutcome(db, id, outcome).catch(() => undefined);
        }
      };
      try {
        const answer = await make();
        await end(isDone?.(answer) === false ? 'failed' : 'done');
        return answer;
      } catch (error) {
        await end('failed');
        throw error;
      }
    },
    noteMade: async (behalf, going) => {
      await note(behalf, going, 'done');
    },
    of: (userId) => listCalls(db, userId, { after: clock.now() - keptMs, most: mostListed }),
    sweep: () => deleteCallsUntil(db, clock.now() - keptMs),
  };
}

/** Where nothing may leave, as in testing mode. */
export function noOutside(): Outside {
  const refuse = () => Promise.reject(new NotNotedError('Nothing goes out from here.'));
  return {
    on: () => refuse,
    noteMade: refuse,
    of: () => Promise.resolve({ rows: [], inAll: 0 }),
    sweep: () => Promise.resolve(),
  };
}
