import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Navigate, useLocation } from 'react-router';
import { productName } from '#shared/limits.ts';
import { CallError, messageOf } from '#web/lib/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Mark } from '#web/ui/mark.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { meQuery } from './api.ts';
import { forgetAskedPage, rememberAskedPage } from '#web/lib/asked-page.ts';

/** Shows its children to someone who is signed in and sends anyone else to /auth, from where they come back. */
export function Guard({ children }: { children: ReactNode }) {
  const { data: me, error, isFetching, refetch } = useQuery(meQuery);
  const { pathname, search, hash } = useLocation();
  const wasHere = useRef(false);
  useEffect(() => {
    if (me) {
      wasHere.current = true;
      forgetAskedPage({ leaving: false });
    } else if (me === null) {
      // What someone looked for stands in the address, and who comes next may be someone else.
      rememberAskedPage(wasHere.current ? pathname : pathname + search + hash);
    }
  }, [me, pathname, search, hash]);
  if (me) {
    return children;
  }
  if (me === null) {
    return <Navigate to="/auth" replace />;
  }
  if (!error) {
    return (
      <div className="grid min-h-dvh place-items-center">
        <Spinner />
      </div>
    );
  }
  return (
    <main className="mx-auto grid min-h-dvh max-w-reading content-center gap-6 px-5 py-16 md:px-8">
      <Mark className="size-12" />
      <h1>{productName} cannot be reached.</h1>
      <p className="max-w-measure text-lg" role="status">
        {sayWhy(error)} What you saved is safe.
      </p>
      <div>
        <Button variant="solid" pending={isFetching && 'Trying...'} onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    </main>
  );
}

/** Whole sentences, also where a proxy answered in the place of our server. */
function sayWhy(error: unknown): string {
  if (error instanceof CallError && error.code === 'unavailable') {
    return `${productName} is not ready right now. Please try again in a moment.`;
  }
  const message = messageOf(error);
  return /[.!?]$/.test(message) ? message : `${message}.`;
}
