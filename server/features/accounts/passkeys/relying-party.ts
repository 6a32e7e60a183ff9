import { isIP } from 'node:net';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#shared/errors.ts';

/** For whom passkeys are made: `id` is the host, `origin` what browsers say they are at. */
export type RelyingParty = { id: string; origin: string };

/**
 * From where this server says that it is, never from a request. Null where no browser has passkeys: at a bare address, and
 * without HTTPS anywhere but on this machine.
 */
export function relyingParty({ home }: Pick<Deps, 'home'>): RelyingParty | null {
  const { protocol, hostname, origin } = new URL(home.url);
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
  const isSafe = protocol === 'https:' || hostname === 'localhost';
  return isName && isSafe ? { id: hostname, origin } : null;
}

/** The same; throws `not_found` where there are no passkeys. */
export function requireRelyingParty(deps: Pick<Deps, 'home'>): RelyingParty {
  const party = relyingParty(deps);
  if (!party) {
    throw new AppError('not_found', 'Passkeys need HTTPS and a name.', {
      userMessage: 'There are no passkeys at this address: they need HTTPS and a domain name.',
    });
  }
  return party;
}
