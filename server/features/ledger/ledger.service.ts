import type { Deps } from '#server/deps.ts';
import { signInsOf } from '#server/features/accounts/sign-ins.service.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import type { CallRow } from '#server/platform/outside/outside.queries.ts';
import type { Db } from '#server/tables.ts';
import { isoInstant } from '#shared/calendar.ts';
import type { Reply } from '#shared/contract/endpoint.ts';
import type { ledger, OutsideCall, Stored } from '#shared/contract/ledger.ts';
import { isThisMachine } from './this-machine.ts';

/** How much of each kind rests of someone: listed where the server is put together, for it is of every feature. */
export type StoredOf = (db: Db, userId: number) => Promise<Stored[]>;

/** What rests here of the viewer, whom their words went to, and who signed in. Nobody else's is in it. */
export async function ledgerOf(
  deps: Pick<Deps, 'db' | 'clock' | 'outside'>,
  viewer: Viewer,
  storedOf: StoredOf,
): Promise<Reply<typeof ledger.read>> {
  const stored = await storedOf(deps.db, viewer.userId);
  const calls = await deps.outside.of(viewer.userId);
  return {
    stored,
    calls: calls.rows.map(presentCall),
    callsInAll: calls.inAll,
    ...(await signInsOf(deps, viewer)),
  };
}

function presentCall({ created_at: at, host, purpose, bytes, outcome }: CallRow): OutsideCall {
  return { at: isoInstant(at), host, isThisMachine: isThisMachine(host), purpose, bytes, outcome };
}
