import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { cookieToken, hashToken } from '#server/platform/auth/token.ts';
import { isMissingReference } from '#server/platform/db/errors.ts';
import { cookieName } from '#server/platform/http/session.ts';
import type { Db } from '#server/tables.ts';
import { limits } from '#shared/limits.ts';
import {
  deleteKnownDevicesExpiredBy,
  findKnownDevice,
  putKnownDevice,
  renewDeviceToken,
  trimKnownDevices,
} from './known-devices.queries.ts';

/**
 * Device cookies, as OWASP describes them: a browser on which someone has signed in before has turns of its own when it
 * tries a password, so that guessing from elsewhere never locks the owner out of it. The cookie opens nothing.
 */
const cookie = 'knownDevice';
const mostDevices = 50;
const nobody = 0;

/** The token of the device that a request comes from; undefined when it brings none. */
export function deviceTokenOf(request: FastifyRequest, secure: boolean): string | undefined {
  return cookieToken(request.cookies[cookieName(cookie, secure)]);
}

/**
 * The device behind a token, where it is known to this account. An account that is not there takes as long to look for.
 */
export async function knownDeviceOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: number | undefined,
  token: string | undefined,
): Promise<{ id: number } | undefined> {
  return token === undefined
    ? undefined
    : findKnownDevice(db, userId ?? nobody, { tokenHash: hashToken(token), now: clock.now() });
}

/**
 * After a sign-in: makes this browser known to the account, and gives it a token that nobody can have planted there. What
 * else it is known to goes on with the new one.
 */
export async function rememberDevice(
  deps: Pick<Deps, 'db' | 'clock' | 'random' | 'sandbox'>,
  { request, reply, userId, secure }: { request: FastifyRequest; reply: FastifyReply; userId: number; secure: boolean },
): Promise<void> {
  // A world that leaves no trace leaves no cookie of a year either.
  if (deps.sandbox) {
    return;
  }
  const token = await newToken(deps, userId, deviceTokenOf(request, secure));
  reply.setCookie(cookieName(cookie, secure), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: limits.knownDeviceSeconds,
  });
}

/** Takes what a device is known by away from it: nothing of an account that was deleted is left there. */
export function forgetKnownDevice(reply: FastifyReply, secure: boolean): void {
  reply.clearCookie(cookieName(cookie, secure), { path: '/', httpOnly: true, sameSite: 'lax', secure });
}

async function newToken(
  { db, clock, random }: Pick<Deps, 'db' | 'clock' | 'random'>,
  userId: number,
  before: string | undefined,
): Promise<string> {
  const token = random.bytes(32).toString('base64url');
  const tokenHash = hashToken(token);
  const store = async (transaction: Db) => {
    if (before !== undefined) {
      await renewDeviceToken(transaction, { from: hashToken(before), to: tokenHash });
    }
    const expiresAt = clock.now() + limits.knownDeviceSeconds * 1000;
    await putKnownDevice(transaction, { user_id: userId, token_hash: tokenHash, expires_at: expiresAt });
    await trimKnownDevices(transaction, userId, mostDevices);
  };
  try {
    await db.transaction().execute(store);
  } catch (error) {
    // The account was deleted in this moment: its session is gone as well.
    if (!isMissingReference(error)) {
      throw error;
    }
  }
  return token;
}

/** Forgets the devices on which nobody has signed in for a year. */
export async function sweepKnownDevices({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteKnownDevicesExpiredBy(db, clock.now());
}
