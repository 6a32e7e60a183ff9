import { useEffect } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { Guard } from '#web/features/accounts/guard.tsx';
import { lazyPage, prefetchOnApproach } from './pages.ts';
import { Bare, Shell } from './shell.tsx';

const Dashboard = lazyPage('/');
const WeeklyToast = lazyPage('/weekly-toast');
const Settings = lazyPage('/settings');
const Auth = lazyPage('/auth');
const Privacy = lazyPage('/privacy');
const NotFound = lazyPage('*');

/** Every address of the app and the page it shows. */
export function Router() {
  useEffect(prefetchOnApproach, []);
  return (
    <BrowserRouter>
      <Routes>
        <Route element={<Bare />}>
          <Route path="/auth" element={<Auth />} />
          <Route path="/signup" element={<Auth />} />
        </Route>
        <Route
          element={
            <Guard>
              <Shell />
            </Guard>
          }
        >
          <Route index element={<Dashboard />} />
          <Route path="/weekly-toast" element={<WeeklyToast />} />
          <Route path="/settings" element={<Settings />} />
        </Route>
        <Route element={<Shell />}>
          <Route path="/privacy" element={<Privacy />} />
          <Route path="*" element={<NotFound />} />
        </Route>
      </Routes>
    </BrowserRouter>
  );
}
