import type { Query, QueryClient } from '@tanstack/react-query';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { User } from '#shared/contract/accounts.ts';
import { accounts } from '#shared/contract/accounts.ts';
import { limits } from '#shared/limits.ts';
import { call, forgetReplies, isOutOfReach } from '#web/lib/call.ts';
import { now } from '#web/lib/clock.ts';
import type { DeviceKey } from '#web/lib/device.ts';
import { forgetDevice, readDevice, writeDevice } from '#web/lib/device.ts';
import { notify } from '#web/ui/notices.tsx';
import { forgetAskedPage } from '#web/lib/asked-page.ts';
import { askFirst, firstOr } from '#web/lib/first-answer.ts';
import { isSentToNobody } from '#web/lib/nobody.ts';
import { rememberTestingMode } from './guest.ts';
import { rememberWho, whoWasHere } from './remembered.ts';

/** Who is signed in; null when nobody is. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async ({ signal, client }): Promise<User | null> => {
    const me = await askWho(signal);
    const before = client.getQueryData<User | null>(['me']);
    rememberTestingMode(me);
    // Another tab may have signed out or let someone else in: nobody sees what was read for the one before.
    if (before && before.id !== me?.id) {
      dropTheirData(client, me);
    }
    return me;
  },
});

/** How long the server may take to say who is here where the device knows: they came to write. */
const knownTimeoutMs = 6000;

/**
 * Begins to find out who is here, before anything is drawn. With `isWhole` all that the dashboard shows is asked for
 * along with it. True when nobody is: the server said so as it sent the page.
 */
export function beginAsking(client: QueryClient, { isWhole }: { isWhole: boolean }): boolean {
  if (isSentToNobody()) {
    client.setQueryData(meQuery.queryKey, null);
    // An old copy of the page may have come from the browser's own store.
    void client.invalidateQueries(meQuery);
    return true;
  }
  if (isWhole && readDevice('logoutPending') === null) {
    askFirst(whoWasHere(now()) ? knownTimeoutMs : undefined);
  }
  return false;
}

async function askWho(signal: AbortSignal): Promise<User | null> {
  if (readDevice('logoutPending') !== null) {
    await finishLogout();
    return null;
  }
  const known = whoWasHere(now());
  try {
    const me = await firstOr('session', () =>
      call(accounts.session, undefined, { signal, ...(known && { timeoutMs: knownTimeoutMs }) }),
    );
    if (me) {
      rememberWho(me);
    } else {
      forgetDevice('authTokenExpiry');
    }
    return me;
  } catch (error) {
    // What they write waits on this device; the server is asked again when it can be reached.
    return isOutOfReach(error) && known ? known : Promise.reject(error);
  }
}

/** Signs out on this device whatever the server answers, then `leave`s; what the server did not hear is sent again later. */
export function useSignOut(leave: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await callOffReading(client);
      return logout();
    },
    onSuccess: () => notify({ title: 'Logged out', description: "You've been successfully logged out." }),
    onError: () => {
      writeDevice('logoutPending', 'true');
      notify({
        kind: 'problem',
        title: 'Logout issues',
        description: "There was an issue logging out from the server, but you've been logged out locally.",
      });
    },
    onSettled: () => {
      forgetAskedPage({ leaving: true });
      leave();
      forgetPerson(client);
    },
  });
}

/** Forgets who was signed in and everything read for them. */
export function forgetPerson(client: QueryClient): void {
  forgetDevice('authTokenExpiry');
  rememberWho(null);
  rememberTestingMode(null);
  void client.cancelQueries(meQuery);
  client.setQueryData(meQuery.queryKey, null);
  removeTheirData(client);
}

/**
 * Asks the server again who is signed in: when the stored expiry has passed, once when the device remembers a session
 * but nobody is loaded, and whenever another tab may have signed in or out or this one comes back into view. Back from
 * being without a connection, what could not be read is read again.
 */
export function useRevalidation(): void {
  const client = useQueryClient();
  const { data: me } = useQuery(meQuery);
  const asked = useRef(false);
  useEffect(() => {
    const expiry = readDevice('authTokenExpiry');
    if (expiry === null || me === undefined) {
      return undefined;
    }
    const revalidate = () => void client.invalidateQueries(meQuery);
    if (me === null) {
      if (!asked.current) {
        asked.current = true;
        revalidate();
      }
      return undefined;
    }
    const timer = setTimeout(revalidate, untilExpiry(expiry, now()));
    return () => clearTimeout(timer);
  }, [client, me]);
  useEffect(() => watchForOthers(() => void client.invalidateQueries(meQuery)), [client]);
  useEffect(() => {
    const onBack = () => {
      void client.invalidateQueries(meQuery);
      void client.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
    };
    window.addEventListener('online', onBack);
    return () => window.removeEventListener('online', onBack);
  }, [client]);
}

/** What the device remembers that changes with who is here. */
const whoIsHere: readonly string[] = ['authTokenExpiry', 'testingMode'] satisfies DeviceKey[];

/**
 * Calls `look` when another tab signs in or out, and when this page comes into view, for the cookie is shared and this
 * page may have slept. Gives the way to stop.
 */
export function watchForOthers(look: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // No key at all: the whole storage was cleared.
    if (key === null || whoIsHere.includes(key)) {
      look();
    }
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') {
      look();
    }
  };
  window.addEventListener('storage', onStorage);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    window.removeEventListener('storage', onStorage);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/** Milliseconds until a stored expiry; 0 when it has passed or cannot be read. */
export function untilExpiry(expiry: string, at: Date): number {
  const left = Date.parse(expiry) - at.getTime();
  return Number.isFinite(left) ? Math.max(0, left) : 0;
}

/** When a session that starts `at` ends, as ISO 8601. */
export function expiryFrom(at: Date): string {
  return new Date(at.getTime() + limits.sessionSeconds * 1000).toISOString();
}

/** Pages ask again after this long, when the session's cookie is surely in place. */
const refetchDelay = 500;

/** Remembers who signed in just now, and that pages must read everything anew for them. */
export function welcome(client: QueryClient, me: User): void {
  forgetDevice('logoutPending');
  writeDevice('authTokenExpiry', expiryFrom(now()));
  removeTheirData(client);
  client.setQueryData(meQuery.queryKey, me);
  setTimeout(() => void client.invalidateQueries(), refetchDelay);
}

/** Asks who is here now, with nothing left of who was before. Throws CallError when nobody answers. */
export async function meetAnew(client: QueryClient): Promise<void> {
  removeTheirData(client);
  await client.cancelQueries(meQuery);
  await client.fetchQuery({ ...meQuery, staleTime: 0 });
}

/** Ends what is still being read for someone who is about to leave: the server would refuse it. */
export async function callOffReading(client: QueryClient): Promise<void> {
  await client.cancelQueries(theirs);
}

/** Everything but who is signed in, which pages on screen are still watching. */
const theirs = { predicate: (query: Query) => query.queryKey[0] !== meQuery.queryKey[0] };

function removeTheirData(client: QueryClient): void {
  forgetReplies();
  client.removeQueries(theirs);
}

/** Pages on screen empty at once; with someone else signed in they read anew, for that person. */
function dropTheirData(client: QueryClient, next: User | null): void {
  if (next) {
    forgetReplies();
    void client.resetQueries(theirs);
  } else {
    removeTheirData(client);
  }
}

/** Whoever leaves does not wait long for the server: what it did not hear is sent again later. */
const logoutTimeoutMs = 3000;

function logout() {
  return call(accounts.logout, undefined, { timeoutMs: logoutTimeoutMs });
}

/** Sends again the sign-out that the server did not hear. */
export async function finishLogout(): Promise<void> {
  try {
    await logout();
    forgetDevice('logoutPending');
  } catch {
    // Stays pending: the next visit tries again, and until then nobody is signed in here.
  }
}
