import { sql } from 'kysely';
import type { Deps } from '#server/deps.ts';
import { deleteDataKey, deleteUser } from '#server/features/accounts/accounts.queries.ts';
import { completeOnboarding, openAccount } from '#server/features/accounts/accounts.service.ts';
import { authenticate } from '#server/features/accounts/sessions.service.ts';
import { eraseClips, forgetClipsOf } from '#server/features/audio/audio.service.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import { isUniqueViolation } from '#server/platform/db/errors.ts';
import { defaultTimezone } from '#shared/limits.ts';
import { writeSampleWeek } from './sample-week.ts';
import { mostDatabaseBytes } from './sandbox-deps.ts';

/** No mail ever arrives there (RFC 2606). */
const domain = 'testing.invalid';
/** How many worlds there are at a time; a newcomer takes the place of whoever has been away longest. */
const mostGuests = 200;
const mostIdleMs = 7_200_000;
/** Beyond this part of the database whoever wrote most has to go, or soon nobody could write anything. */
const crowdedAt = 0.75;

type Guest = { userId: number; seenAt: number; wroteBytes: number };

/** How someone comes in. */
export type Arrival = {
  /** The User-Agent header, as it came. */
  userAgent?: string | undefined;
  /** The IANA zone of their days. */
  timezone?: string | undefined;
  /** Whether they find a week written. */
  sampleWeek?: boolean | undefined;
};

/** The visitors in testing mode, each with a world of their own. */
export type Guests = {
  /** Opens a world and answers with the token of its session. */
  enter(arrival: Arrival): Promise<string>;
  /** Throws a world away; nothing happens when it is gone already. */
  leave(userId: number): Promise<void>;
  /** Whether the token opens a live world. To be asked is a sign of life; `bytes` are about to be written there. */
  isLive(token: string, bytes: number): Promise<boolean>;
  /** Throws away the worlds nobody comes back to, and where room grows short those that take most of it. */
  tidy(): Promise<void>;
};

function viewerOf(userId: number): Viewer {
  return { userId } as Viewer;
}

export function createGuests(deps: Deps): Guests {
  const { db, clock, random } = deps;
  const guests = new Map<number, Guest>();
  const isIdle = ({ seenAt }: Guest) => clock.now() - seenAt > mostIdleMs;
  const theMost = (measure: (guest: Guest) => number) =>
    [...guests.values()].reduce((one, other) => (measure(other) > measure(one) ? other : one));

  async function enter({ userAgent, timezone, sampleWeek = false }: Arrival): Promise<string> {
    const { user, token } = await openWorld(userAgent, timezone);
    guests.set(user.id, { userId: user.id, seenAt: clock.now(), wroteBytes: 0 });
    if (sampleWeek) {
      await writeSampleWeek(deps, viewerOf(user.id), timezone ?? defaultTimezone);
    }
    while (guests.size > mostGuests) {
      await leave(theMost(({ seenAt }) => -seenAt).userId);
    }
    return token;
  }

  async function openWorld(userAgent?: string, timezone?: string): ReturnType<typeof openAccount> {
    const email = `visitor-${random.bytes(4).toString('hex')}@${domain}`;
    const account = { email, passwordHash: '', timezone, userAgent, verifiedAt: clock.now() };
    try {
      const opened = await openAccount(deps, account);
      await completeOnboarding(deps, viewerOf(opened.user.id));
      return opened;
    } catch (error) {
      // Chance gave a name that someone has: let it give another.
      if (isUniqueViolation(error)) {
        return openWorld(userAgent, timezone);
      }
      throw error;
    }
  }

  async function leave(userId: number): Promise<void> {
    guests.delete(userId);
    // Only deletes: it must also work when there is no room for one more row.
    const clips = await db.transaction().execute(async (transaction) => {
      await deleteDataKey(transaction, userId);
      const forgotten = await forgetClipsOf(transaction, userId);
      await deleteUser(transaction, userId);
      return forgotten;
    });
    deps.keyring.forget(userId);
    await eraseClips(deps, clips);
  }

  async function isLive(token: string, bytes: number): Promise<boolean> {
    const viewer = await authenticate(deps, token);
    const guest = viewer ? guests.get(viewer.userId) : undefined;
    if (!guest || isIdle(guest)) {
      return false;
    }
    guest.seenAt = clock.now();
    guest.wroteBytes += bytes;
    return true;
  }

  async function tidy(): Promise<void> {
    const known = [...guests.values()];
    const sessions = await db.selectFrom('sessions').select('user_id').distinct().execute();
    const signedIn = new Set(sessions.map(({ user_id }) => user_id));
    for (const guest of known) {
      if (isIdle(guest) || !signedIn.has(guest.userId)) {
        await leave(guest.userId);
      }
    }
    for (let taken = await takenBytes(); guests.size > 0 && taken > mostDatabaseBytes * crowdedAt;) {
      await leave(theMost(({ wroteBytes }) => wroteBytes).userId);
      const left = await takenBytes();
      if (left >= taken) {
        return;
      }
      taken = left;
    }
  }

  async function takenBytes(): Promise<number> {
    const { rows } = await sql<{ bytes: number }>`
      select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`.execute(db);
    return rows[0]?.bytes ?? 0;
  }

  return { enter, leave, isLive, tidy };
}
