import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createElement, useEffect } from 'react';
import { BrowserRouter, matchPath, Route, Routes, useLocation } from 'react-router';
import { meQuery } from '#web/features/accounts/api.ts';
import { Guard } from '#web/features/accounts/guard.tsx';
import { TestingNotice } from '#web/features/accounts/testing-notice.tsx';
import { hideCare } from '#web/features/notes/care/care.ts';
import { frameOf, lazyPage, pageAt, prefetchOnApproach } from './pages.ts';
import { Bare, Shell } from './shell.tsx';

/** Every address of the app and the page it shows. */
export function Router() {
  useEffect(prefetchOnApproach, []);
  const { data: me } = useQuery(meQuery);
  // Nobody sees what was shown to the one before.
  useEffect(() => hideCare, [me?.id]);
  return (
    <BrowserRouter>
      <TestingNotice />
      <CurrentPage />
    </BrowserRouter>
  );
}

const frames: Record<ReturnType<typeof frameOf>, ReactNode> = {
  bare: <Bare />,
  personal: (
    <Guard>
      <PersonalShell />
    </Guard>
  ),
  plain: <Shell />,
};

/** Only the page that is asked for has a route: to rank all of them takes a cheap phone 40 ms before it draws anything. */
function CurrentPage() {
  const { pathname } = useLocation();
  if (matchPath('/shared/:code', pathname)) {
    return <FromServer />;
  }
  const page = pageAt(pathname);
  // A page has one address of its own, but for the sign-in, which is at /signup as well.
  const route = matchPath(page, pathname) ? page : pathname;
  return (
    <Routes>
      <Route element={frames[frameOf(page)]}>
        <Route path={route} element={createElement(lazyPage(page))} />
      </Route>
    </Routes>
  );
}

/** A page that the server writes by itself, come to from within the app, as after signing in. */
function FromServer() {
  const { pathname } = useLocation();
  useEffect(() => window.location.replace(pathname), [pathname]);
  return null;
}

/** Begins again with each person, so that no form, player or open page of one is left for the next. */
function PersonalShell() {
  const { data: me } = useQuery(meQuery);
  return <Shell key={me?.id} />;
}
