import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router';
import { meQuery } from '#web/features/accounts/api.ts';
import { Guard } from '#web/features/accounts/guard.tsx';
import { TestingNotice } from '#web/features/accounts/testing-notice.tsx';
import { hideCare } from '#web/features/notes/care/care.ts';
import { lazyPage, personalPages, prefetchOnApproach } from './pages.ts';
import { Bare, Shell } from './shell.tsx';

const Auth = lazyPage('/auth');
const AuthCallback = lazyPage('/auth/callback');
const ForgotPassword = lazyPage('/forgot-password');
const ResendVerification = lazyPage('/resend-verification');
const VerifyEmail = lazyPage('/verify-email');
const ResetPassword = lazyPage('/reset-password');
const ConfirmEmailChange = lazyPage('/confirm-email-change');
const Goodbye = lazyPage('/goodbye');
const Unsubscribe = lazyPage('/unsubscribe/:secret');
const About = lazyPage('/about');
const Privacy = lazyPage('/privacy');
const Updates = lazyPage('/updates');
const UpdatePage = lazyPage('/updates/:slug');
const DisplayNameArticle = lazyPage('/updates/privacy/display-name');
const Terms = lazyPage('/terms');
const Help = lazyPage('/help');
const Support = lazyPage('/support');
const NotFound = lazyPage('*');

const personal = personalPages.map((path) => ({ path, Page: lazyPage(path) }));

/** Every address of the app and the page it shows. */
export function Router() {
  useEffect(prefetchOnApproach, []);
  const { data: me } = useQuery(meQuery);
  // Nobody sees what was shown to the one before.
  useEffect(() => hideCare, [me?.id]);
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
          <Route path="/confirm-email-change" element={<ConfirmEmailChange />} />
          <Route path="/goodbye" element={<Goodbye />} />
        </Route>
        <Route
          element={
            <Guard>
              <PersonalShell />
            </Guard>
          }
        >
          {personal.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
        </Route>
        <Route path="/shared/:code" element={<FromServer />} />
        <Route element={<Shell />}>
          <Route path="/about" element={<About />} />
          <Route path="/privacy" element={<Privacy />} />
          <Route path="/updates" element={<Updates />} />
          <Route path="/updates/:slug" element={<UpdatePage />} />
          <Route path="/updates/privacy/display-name" element={<DisplayNameArticle />} />
          <Route path="/terms" element={<Terms />} />
          <Route path="/help" element={<Help />} />
          <Route path="/support" element={<Support />} />
          <Route path="/unsubscribe/:secret" element={<Unsubscribe />} />
          <Route path="*" element={<NotFound />} />
        </Route>
      </Routes>
    </BrowserRouter>
  );
}

/** A page that the server writes by itself, come to from within the app, as after signing in. */
function FromServer() {
  const { pathname } = useLocation();
  useEffect(() => window.location.replace(pathname), [pathname]);
  return null;
}

/** Begins anew with each person, so that no form, player or open page of one is left for the next. */
function PersonalShell() {
  const { data: me } = useQuery(meQuery);
  return <Shell key={me?.id} />;
}
