import type { Deps } from '#server/deps.ts';
import type { App } from '#server/platform/http/http.ts';
import { route } from '#server/platform/http/route.ts';
import { ledger } from '#shared/contract/ledger.ts';
import { ledgerOf, type StoredOf } from './ledger.service.ts';

const readings = { max: 60, windowMs: 300_000 };

export function ledgerRoutes(app: App, deps: Deps, storedOf: StoredOf): void {
  route(app, ledger.read, ({ viewer }) => ledgerOf(deps, viewer, storedOf), readings);
}
