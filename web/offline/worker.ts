import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

import { showNotifications } from './notifications.ts';

// The service worker: it keeps the app itself on the device, so that it opens and takes words without a connection.
// It never keeps an answer to a call. It also shows what comes by push.

declare const self: { __files: { url: string; revision: string | null }[] };

const page = '/index.html';
/** How long a connection that only seems to be there may take. */
const patienceSeconds = 4;
/** What is no page of the app: its calls, the pages that the server writes by itself, and whether it is well. */
const elsewhere = [/^\/api\//, /^\/shared\//, /^\/healthz$/, /^\/readyz$/];

showNotifications(self as never);
cleanupOutdatedCaches();
// The build puts the list of files here. The first page is taken from the device, so that it is there at once; a newer
// one is fetched beside it, for the next time.
precacheAndRoute(self.__files, {
  directoryIndex: '',
  urlManipulation: ({ url }) => (url.pathname === '/' ? [new URL('/pages/dashboard.html', url)] : []),
});
// From the server while there is one, so that nobody is left with an old Clink.
registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      networkTimeoutSeconds: patienceSeconds,
      plugins: [
        {
          // A proxy may answer for a server that is down.
          fetchDidSucceed: ({ response }) =>
            response.status < 500 ? Promise.resolve(response) : Promise.reject(new Error('The server is not well.')),
          handlerDidError: () => matchPrecache(page),
        },
      ],
    }),
    { denylist: elsewhere },
  ),
);
