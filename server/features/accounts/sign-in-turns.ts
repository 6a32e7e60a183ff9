import { takeTurn, type Counters } from '#server/platform/limits/counters.ts';

const perAccount = { max: 10, windowMs: 15 * 60_000 };

/** Someone as the sign-in form names them: an account when there is one, and else only a name. */
type Named = { id: number } | { name: string };

/** Counts one more password tried on an account. Throws `rate_limited` at the eleventh in a quarter of an hour. */
export async function takeSignInTurn(counters: Counters, named: Named): Promise<void> {
  await takeTurn(counters, keyOf(named), perAccount);
}

/** The owner is in, or has chosen a new password: the tries before count no more. */
export async function forgetSignInTurns(counters: Counters, { id }: { id: number }): Promise<void> {
  await counters.forget(keyOf({ id }));
}

function keyOf(named: Named): string {
  return 'id' in named ? `sign-in of ${String(named.id)}` : `sign-in as ${named.name}`;
}
