import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router';
import type { User } from '#shared/contract/accounts.ts';
import { meQuery } from '#web/features/accounts/api.ts';
import { createQueryClient } from '#web/lib/query-client.ts';
import { Auth } from '#web/routes/auth.tsx';
import { DashboardShell } from '#web/routes/dashboard-shell.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { frameOf, pagePaths, type PagePath } from './pages.ts';
import { Bare, Shell } from './shell.tsx';

// Run by the build alone: what stands in the HTML until the app's code is here, drawn from the app's own parts.

/** Which shell a page has: `wait` for one that brings none but the sign of waiting. */
export type ShellName = 'auth' | 'signup' | 'dashboard' | 'frame' | 'wait';

type ShellPage = { path: string; shell: ShellName; isPersonal: boolean };

const isPersonal = (path: PagePath) => frameOf(path) === 'personal';

const shellOf = (path: PagePath): ShellName =>
  path === '/auth' ? 'auth' : path === '/' ? 'dashboard' : isPersonal(path) ? 'frame' : 'wait';

/** Every page with an address of its own, and what stands there at first. */
export const shellPages: ShellPage[] = [
  ...pagePaths.map((path) => ({ path, shell: shellOf(path), isPersonal: isPersonal(path) })),
  { path: '/signup', shell: 'signup', isPersonal: false },
];

/** Somebody, for the frame shows only that there is one. */
const somebody: User = {
  id: 1,
  username: '',
  name: null,
  email: '',
  firstLogin: false,
  verified: true,
  hasPassword: true,
};

/** The HTML of each shell. */
export function drawShells(): Record<Exclude<ShellName, 'wait'>, string> {
  return {
    auth: draw('/auth', null, <Bare />, <Auth />),
    signup: draw('/signup', null, <Bare />, <Auth />),
    dashboard: draw('/', somebody, <Shell />, <DashboardShell />),
    frame: draw('/-', somebody, <Shell />, <Waiting />),
  };
}

function draw(path: string, me: User | null, frame: ReactNode, page: ReactNode): string {
  const client = createQueryClient(() => {});
  client.setQueryData(meQuery.queryKey, me);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route element={frame}>
            <Route path="*" element={page} />
          </Route>
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

function Waiting() {
  return (
    <div className="grid flex-1 place-items-center">
      <Spinner />
    </div>
  );
}
