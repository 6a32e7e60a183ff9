import { queryOptions, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { config, type status } from '#shared/contract/config.ts';
import { CallError, call } from './call.ts';

export type Config = z.output<typeof status>;

/** How this Clink is set up; null when the server will not say. */
export const configQuery = queryOptions({
  queryKey: ['config', 'status'],
  queryFn: async ({ signal }): Promise<Config | null> => {
    try {
      return await call(config.status, undefined, { signal });
    } catch (error) {
      if (error instanceof CallError && error.code === 'unauthenticated') {
        return null;
      }
      throw error;
    }
  },
  // Operators change it while pages are open.
  staleTime: 60_000,
});

/** How this Clink is set up, as far as the browser has heard. */
export function useConfig() {
  return useQuery(configQuery);
}
