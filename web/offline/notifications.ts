import type { PushKind } from '#shared/contract/push.ts';

// What a push message shows, and where it leads. The message itself names only its kind.

type Told = { title: string; body: string; path: string };

const told: Record<PushKind, Told> = {
  toast: { title: 'Your toast is ready', body: 'A glass to your week.', path: '/weekly-toast' },
  reminder: { title: 'A moment for today?', body: 'One good line is enough.', path: '/' },
};

// The library of types for pages knows no service workers, and that for workers contradicts it.
type Waiting = { waitUntil: (work: Promise<unknown>) => void };
type PushEvent = Waiting & { data: { json: () => unknown } | null };
type ClickEvent = Waiting & { notification: Notification };
type Windows = {
  matchAll: (
    options: object,
  ) => Promise<{ url: string; focus: () => Promise<unknown>; navigate: (to: string) => Promise<unknown> }[]>;
  openWindow: (to: string) => Promise<unknown>;
};
type Scope = {
  addEventListener: ((type: 'push', listen: (event: PushEvent) => void) => void) &
    ((type: 'notificationclick', listen: (event: ClickEvent) => void) => void);
  registration: ServiceWorkerRegistration;
  clients: Windows;
};

/** Shows what comes by push, and opens its page in the window that is there. */
export function showNotifications(scope: Scope): void {
  scope.addEventListener('push', (event) => {
    const { title, body, path } = told[kindOf(event.data)];
    event.waitUntil(
      // One that still stands there is replaced, without a sound.
      scope.registration.showNotification(title, { body, tag: path, icon: '/icon-192.png', data: { path } }),
    );
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { path } = event.notification.data as { path: string };
    event.waitUntil(openPage(scope.clients, path));
  });
}

/** A message that a newer server sends is told as the most harmless one: a browser wants every message to be shown. */
function kindOf(data: PushEvent['data']): PushKind {
  try {
    const said = data?.json() as { kind?: string } | undefined;
    return said?.kind === 'toast' ? 'toast' : 'reminder';
  } catch {
    return 'reminder';
  }
}

async function openPage(clients: Windows, path: string): Promise<void> {
  const [open] = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open) {
    await open.focus();
    await open.navigate(path);
  } else {
    await clients.openWindow(path);
  }
}
