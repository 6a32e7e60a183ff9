import type { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Notices } from '#web/ui/notices.tsx';
import { Boundary } from './boundary.tsx';

/** What every page stands on: the cache, the notices, and a last boundary. */
export function Providers({ client, children }: { client: QueryClient; children: ReactNode }) {
  return (
    <Boundary>
      <QueryClientProvider client={client}>
        {children}
        <Notices />
      </QueryClientProvider>
    </Boundary>
  );
}
