import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { createElement, lazy, useState } from 'react';
import { matchPath } from 'react-router';

const loaders = {
  '/': () => import('#web/routes/dashboard.tsx').then((page) => page.Dashboard),
  '/reflections': () => import('#web/routes/reflections.tsx').then((page) => page.Reflections),
  '/weekly-toast': () => import('#web/routes/weekly-toast.tsx').then((page) => page.WeeklyToast),
  '/weekly-toast/:id': () => import('#web/routes/past-toast.tsx').then((page) => page.PastToast),
  '/toasts': () => import('#web/routes/toast-archive.tsx').then((page) => page.ToastArchive),
  '/friends': () => import('#web/routes/friends.tsx').then((page) => page.Friends),
  '/friends/invite/:code': () => import('#web/routes/invitation.tsx').then((page) => page.Invitation),
  '/admin': () => import('#web/routes/admin.tsx').then((page) => page.Admin),
  '/admin/feedback': () => import('#web/routes/admin-feedback.tsx').then((page) => page.AdminFeedback),
  '/admin/jobs': () => import('#web/routes/given-up.tsx').then((page) => page.GivenUp),
  '/admin/reports': () => import('#web/routes/reports.tsx').then((page) => page.Reports),
  '/badges': () => import('#web/routes/badges.tsx').then((page) => page.Badges),
  '/settings': () => import('#web/routes/settings.tsx').then((page) => page.Settings),
  '/settings/ledger': () => import('#web/routes/ledger.tsx').then((page) => page.LedgerPage),
  '/import': () => import('#web/routes/import.tsx').then((page) => page.ImportPage),
  '/auth': () => import('#web/routes/auth.tsx').then((page) => page.Auth),
  '/auth/callback': () => import('#web/routes/auth-callback.tsx').then((page) => page.AuthCallback),
  '/forgot-password': () => import('#web/routes/forgot-password.tsx').then((page) => page.ForgotPassword),
  '/resend-verification': () => import('#web/routes/resend-verification.tsx').then((page) => page.ResendVerification),
  '/verify-email': () => import('#web/routes/verify-email.tsx').then((page) => page.VerifyEmail),
  '/reset-password': () => import('#web/routes/reset-password.tsx').then((page) => page.ResetPassword),
  '/confirm-email-change': () => import('#web/routes/confirm-email-change.tsx').then((page) => page.ConfirmEmailChange),
  '/goodbye': () => import('#web/routes/goodbye.tsx').then((page) => page.Goodbye),
  '/unsubscribe/:secret': () => import('#web/routes/unsubscribe.tsx').then((page) => page.Unsubscribe),
  '/about': () => import('#web/routes/about.tsx').then((page) => page.About),
  '/privacy': () => import('#web/routes/privacy.tsx').then((page) => page.Privacy),
  '/updates': () => import('#web/routes/updates.tsx').then((page) => page.Updates),
  '/updates/:slug': () => import('#web/routes/update.tsx').then((page) => page.UpdatePage),
  '/updates/privacy/display-name': () =>
    import('#web/routes/display-name-article.tsx').then((page) => page.DisplayNameArticle),
  '/terms': () => import('#web/routes/terms.tsx').then((page) => page.Terms),
  '/help': () => import('#web/routes/help.tsx').then((page) => page.Help),
  '/support': () => import('#web/routes/support.tsx').then((page) => page.Support),
  '*': () => import('#web/routes/not-found.tsx').then((page) => page.NotFound),
} satisfies Record<string, () => Promise<PageComponent>>;

type PageComponent = ComponentType & {
  /** Reads what the page shows, where it is worth that nothing is drawn before. For someone who is signed in. */
  firstRead?: (client: QueryClient) => Promise<void>;
};

/** What only someone who is signed in needs: not sent to someone who is about to sign in. */
export const loadPersonal = () => import('./personal.tsx').then((part) => part.Personal);

export type PagePath = keyof typeof loaders;

/** The pages of someone who is signed in: anyone else is sent to /auth. */
const personalPages: readonly PagePath[] = [
  '/',
  '/reflections',
  '/weekly-toast',
  '/weekly-toast/:id',
  '/toasts',
  '/friends',
  '/friends/invite/:code',
  '/admin',
  '/admin/feedback',
  '/admin/jobs',
  '/admin/reports',
  '/badges',
  '/settings',
  '/settings/ledger',
  '/import',
];

/** The pages that bring their own mark, so that no top bar stands above them. */
const barePages: readonly PagePath[] = [
  '/auth',
  '/auth/callback',
  '/forgot-password',
  '/resend-verification',
  '/verify-email',
  '/reset-password',
  '/confirm-email-change',
  '/goodbye',
];

/** What stands around a page, and whether someone must be signed in. */
export function frameOf(path: PagePath): 'bare' | 'personal' | 'plain' {
  if (barePages.includes(path)) {
    return 'bare';
  }
  return personalPages.includes(path) ? 'personal' : 'plain';
}

/** Every page that has an address of its own. */
export const pagePaths = Object.keys(loaders).filter((path): path is PagePath => path !== '*');

/** What is here already, so that it shows at once and nothing else stands in its place for a moment. */
const here = new Map<PagePath, PageComponent>();

async function loadPage(path: PagePath): Promise<PageComponent> {
  const page: PageComponent = await loaders[path]();
  here.set(path, page);
  return page;
}

const lazyPages = new Map<PagePath, ComponentType>();

/** A page whose code is fetched when it is first shown, unless it is here already. The same each time. */
export function lazyPage(path: PagePath): ComponentType {
  const known = lazyPages.get(path);
  if (known) {
    return known;
  }
  const Lazy = lazy(async () => ({ default: await loadPage(path) }));
  const Page = () => {
    // For as long as it is shown: another component in its place would begin again.
    const [shown] = useState<ComponentType>(() => here.get(path) ?? Lazy);
    return createElement(shown);
  };
  lazyPages.set(path, Page);
  return Page;
}

/** Fetches a page's code ahead. A failure says nothing here: showing the page will say it. */
export async function prefetchPage(address: string): Promise<PageComponent | undefined> {
  const path = pageAt(address);
  return path === '*' ? undefined : loadPage(path).catch(() => undefined);
}

/** Whether an address is a page of someone who is signed in. */
export function isPersonalPage(address: string): boolean {
  return frameOf(pageAt(address)) === 'personal';
}

/** The page at an address: `*` where there is none. */
export function pageAt(address: string): PagePath {
  const asked = (path: string) => matchPath(path, address) !== null;
  return pagePaths.find((path) => path === address) ?? (asked('/signup') ? '/auth' : (pagePaths.find(asked) ?? '*'));
}

/** Fetches the code of a page as soon as a hand or the focus comes near a link to it. Gives the way to stop. */
export function prefetchOnApproach(): () => void {
  const ending = new AbortController();
  const approach = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.origin === window.location.origin) {
      void prefetchPage(link.pathname);
    }
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(type, approach, { passive: true, signal: ending.signal });
  }
  return () => ending.abort();
}
