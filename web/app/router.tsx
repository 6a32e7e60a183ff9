import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { meQuery } from '#web/features/accounts/api.ts';
import { Guard } from '#web/features/accounts/guard.tsx';
import { TestingNotice } from '#web/features/accounts/testing-notice.tsx';
import { lazyPage, prefetchOnApproach } from './pages.ts';
import { Bare, Shell } from './shell.tsx';

const Dashboard = lazyPage('/');
const WeeklyToast = lazyPage('/weekly-toast');
const Settings = lazyPage('/settings');
const Auth = lazyPage('/auth');
const AuthCallback = lazyPage('/auth/callback');
const ForgotPassword = lazyPage('/forgot-password');
const ResendVerification = lazyPage('/resend-verification');
const VerifyEmail = lazyPage('/verify-email');
const ResetPassword = lazyPage('/reset-password');
const Goodbye = lazyPage('/goodbye');
const About = lazyPage('/about');
const Privacy = lazyPage('/privacy');
const NotFound = lazyPage('*');

/** Every address of the app and the page it shows. */
export function Router() {
  useEffect(prefetchOnApproach, []);
  return (
    <BrowserRouter>
      <TestingNotice />
      <Routes>
        <Route element={<Bare />}>
          <Route path="/auth" element={<Auth />} />
          <Route path="/signup" element={<Auth />} />
          <Route path="/auth/callback" element={<AuthCallback />} />
          <Route path="/forgot-password" element={<ForgotPassword />} />
          <Route path="/resend-verification" element={<ResendVerification />} />
          <Route path="/verify-email" element={<VerifyEmail />} />
          <Route path="/reset-password" element={<ResetPassword />} />
          <Route path="/goodbye" element={<Goodbye />} />
        </Route>
        <Route
          element={
            <Guard>
              <PersonalShell />
            </Guard>
          }
        >
          <Route index element={<Dashboard />} />
          <Route path="/weekly-toast" element={<WeeklyToast />} />
          <Route path="/settings" element={<Settings />} />
        </Route>
        <Route element={<Shell />}>
          <Route path="/about" element={<About />} />
          <Route path="/privacy" element={<Privacy />} />
          <Route path="*" element={<NotFound />} />
        </Route>
      </Routes>
    </BrowserRouter>
  );
}

/** Begins anew with each person, so that no form, player or open page of one is left for the next. */
function PersonalShell() {
  const { data: me } = useQuery(meQuery);
  return <Shell key={me?.id} />;
}
