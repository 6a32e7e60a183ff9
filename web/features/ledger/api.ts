import { queryOptions } from '@tanstack/react-query';
import type { Reply } from '#shared/contract/endpoint.ts';
import { ledger } from '#shared/contract/ledger.ts';
import { call } from '#web/lib/call.ts';

export type Ledger = Reply<typeof ledger.read>;

export const ledgerQuery = queryOptions({
  queryKey: ['ledger'],
  queryFn: ({ signal }) => call(ledger.read, undefined, { signal }),
  // It changes with nearly everything that is done.
  staleTime: 0,
});
