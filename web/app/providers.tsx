import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { forgetPerson } from '#web/features/accounts/api.ts';
import { createQueryClient } from '#web/lib/query-client.ts';
import { Notices } from '#web/ui/notices.tsx';
import { Boundary } from './boundary.tsx';

/** What every page stands on: the cache, the notices, and a last boundary. */
export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(() => createQueryClient(forgetPerson));
  return (
    <Boundary>
      <QueryClientProvider client={client}>
        {children}
        <Notices />
      </QueryClientProvider>
    </Boundary>
  );
}
