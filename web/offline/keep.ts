import { readDevice } from '#web/lib/device.ts';

/** Once a page has all it needs: what is kept for later must not compete with it. */
const keepAfterMs = 5_000;

/** Keeps the app on the device of someone who has signed in here, so that it opens without a connection. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) {
    return;
  }
  const keep = () =>
    setTimeout(() => {
      if (readDevice('authTokenExpiry') !== null) {
        // Where it is refused, as in some private windows, Clink needs a connection as before.
        navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
      }
    }, keepAfterMs);
  // The app starts after its first frame, and by then the page may have loaded.
  if (document.readyState === 'complete') {
    keep();
  } else {
    window.addEventListener('load', keep);
  }
}
