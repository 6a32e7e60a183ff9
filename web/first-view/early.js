// Put behind public/theme.js by the build. What the dashboard shows is asked for here, long before the app's code is
// here: see web/lib/first-answer.ts, which waits for it.
try {
  // A service worker has the letters on the device: with them the shell is set once, and not a second time when they come.
  if (navigator.serviceWorker?.controller) {
    for (const letters of document.querySelectorAll('link[as=font][media]')) {
      letters.media = 'all';
    }
  }
  const isKnown = localStorage.getItem('authTokenExpiry') !== null && localStorage.getItem('logoutPending') === null;
  if (location.pathname === '/' && isKnown && document.documentElement.dataset.session !== 'none') {
    // As web/lib/dates.ts asks. The first formatter of Intl takes a cheap phone 130 ms.
    const timezone =
      typeof Temporal === 'undefined' ? Intl.DateTimeFormat().resolvedOptions().timeZone : Temporal.Now.timeZoneId();
    window.firstAnswer = fetch(`/api/dashboard?timezone=${encodeURIComponent(timezone)}`, {
      credentials: 'include',
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(6000),
    });
    window.firstAnswer.catch(() => undefined);
  }
} catch {
  // Storage is blocked: the app asks by itself.
}
