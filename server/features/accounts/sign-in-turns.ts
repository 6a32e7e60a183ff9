import { takeTurn, type Counters } from '#server/platform/limits/counters.ts';

const perAccount = { max: 10, windowMs: 15 * 60_000 };

/**
 * Someone as the sign-in form names them: an account when there is one, and else only a name. A device on which its
 * owner has signed in before counts by itself.
 */
type Named = { id: number; device?: { id: number } | undefined } | { name: string };

/** Counts one more password tried on an account. Throws `rate_limited` at the eleventh in a quarter of an hour. */
export async function takeSignInTurn(counters: Counters, named: Named): Promise<void> {
  await takeTurn(counters, keyOf(named), perAccount);
}

/** Counts one more try at the second step. Throws `rate_limited` at the eleventh in a quarter of an hour. */
export async function takeSecondStepTurn(counters: Counters, named: Extract<Named, { id: number }>): Promise<void> {
  await takeTurn(counters, `second step, ${keyOf(named)}`, perAccount);
}

/** The second step is done: the tries before count no more. */
export async function forgetSecondStepTurns(counters: Counters, named: Extract<Named, { id: number }>): Promise<void> {
  await counters.forget(`second step, ${keyOf(named)}`);
}

/** Counts one more try of a passkey, whether or not anyone has it. Throws `rate_limited` like a password. */
export async function takePasskeyTurn(counters: Counters, credentialId: string): Promise<void> {
  await takeTurn(counters, `passkey ${credentialId}`, perAccount);
}

/** The owner of a passkey is in: the tries before count no more. */
export async function forgetPasskeyTurns(counters: Counters, credentialId: string): Promise<void> {
  await counters.forget(`passkey ${credentialId}`);
}

/** The owner is in, or has chosen a new password: the tries before count no more. */
export async function forgetSignInTurns(counters: Counters, named: Extract<Named, { id: number }>): Promise<void> {
  await counters.forget(keyOf(named));
}

function keyOf(named: Named): string {
  if (!('id' in named)) {
    return `sign-in as ${named.name}`;
  }
  const { id, device } = named;
  return device ? `sign-in of ${String(id)} on device ${String(device.id)}` : `sign-in of ${String(id)}`;
}
