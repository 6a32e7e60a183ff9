import type { AuthClient, Provider, SupportedStorage } from '@supabase/auth-js';
import type { QueryClient } from '@tanstack/react-query';
import { accounts } from '#shared/contract/accounts.ts';
import { defaultDisplayName } from '#shared/limits.ts';
import { CallError, call } from '#web/lib/call.ts';
import { configQuery, type Config } from '#web/lib/config.ts';
import { browserTimezone } from '#web/lib/dates.ts';
import { readDisplayName, writeDisplayName } from '#web/lib/device.ts';
import { notify } from '#web/ui/notices.tsx';
import { meQuery, welcome } from './api.ts';
import { ticketOf } from './signing-in.ts';

type Social = NonNullable<Config['social']>;

/**
 * How a sign-in with a provider ended: with what they call themselves there, with what to do the second step with, or with
 * why it did not succeed.
 */
export type SocialOutcome = { name: string | null } | { ticket: string } | { problem: string };

export const notAuthenticated = 'Authentication failed. Please try again.';
const noUser = 'Authentication failed. No user data found.';
const notExchanged = 'Failed to authenticate with server. Please try again.';

/** Where the provider sends people back to. */
const callbackPath = '/auth/callback';

/** Leaves for the provider's own page. Throws when the way there cannot be found. */
export async function beginSocialSignIn(social: Social, provider: string): Promise<void> {
  const client = await openClient(social);
  const { data, error } = await client.signInWithOAuth({
    // The operator names them, and the provider judges the name.
    provider: provider as Provider,
    options: { redirectTo: window.location.origin + callbackPath, skipBrowserRedirect: true },
  });
  await client.dispose();
  if (error) {
    throw error;
  }
  window.location.assign(data.url);
}

/**
 * Signs in with the code that the provider sent back, null when it sent none: its session is exchanged for one of ours,
 * and then ended.
 */
export async function finishSocialSignIn(cache: QueryClient, code: string | null): Promise<SocialOutcome> {
  const config = await cache.fetchQuery(configQuery).catch(() => undefined);
  try {
    if (config?.social && code) {
      return await exchange(cache, config.social, code);
    }
    return { problem: config === undefined ? notExchanged : notAuthenticated };
  } catch {
    return { problem: notAuthenticated };
  } finally {
    forgetVerifiers();
  }
}

async function exchange(cache: QueryClient, social: Social, code: string): Promise<SocialOutcome> {
  const client = await openClient(social);
  try {
    const { data } = await client.exchangeCodeForSession(code);
    if (!data.session) {
      return { problem: notAuthenticated };
    }
    const found = await client.getUser();
    return found.data.user?.id ? await enter(cache, data.session.access_token) : { problem: noUser };
  } finally {
    void leave(client);
  }
}

/** Has the provider end its session, which lives in memory alone here. Nobody waits for that. */
async function leave(client: ProviderClient): Promise<void> {
  try {
    await client.signOut({ scope: 'local' });
    await client.dispose();
  } catch {
    // It ends by itself.
  }
}

async function enter(cache: QueryClient, accessToken: string): Promise<SocialOutcome> {
  try {
    const { name } = await call(
      accounts.socialLogin,
      { body: { timezone: browserTimezone() } },
      { headers: { Authorization: `Bearer ${accessToken}` } },
    );
    const me = await call(accounts.me);
    // Who was here a moment ago must not come in late.
    await cache.cancelQueries(meQuery);
    welcome(cache, me);
    if (name && readDisplayName() === defaultDisplayName) {
      writeDisplayName(name);
    }
    notify({ title: 'Authentication successful!', description: `Welcome, ${name || 'User'}!` });
    return { name };
  } catch (error) {
    const ticket = ticketOf(error);
    if (ticket !== null) {
      return { ticket };
    }
    // Trying again does not help these; what the server says of them does.
    const hasReason = error instanceof CallError && (error.code === 'conflict' || error.code === 'invalid');
    return { problem: hasReason ? error.message : notExchanged };
  }
}

type ProviderClient = InstanceType<typeof AuthClient>;

const storageKey = 'social';

/** The provider's own client; its code is fetched by whoever wants it. */
async function openClient({ url, anonKey }: Social): Promise<ProviderClient> {
  const provider = await import('@supabase/auth-js');
  return new provider.AuthClient({
    url: `${url}/auth/v1`,
    headers: { apikey: anonKey },
    flowType: 'pkce',
    detectSessionInUrl: false,
    autoRefreshToken: false,
    storageKey,
    storage: passingStorage(),
  });
}

/**
 * Where the client keeps things: its tokens in this page's memory, and in this tab's storage only the proof that must
 * survive the way to the provider and back.
 */
function passingStorage(): SupportedStorage {
  const memory = new Map<string, string>();
  const survives = (key: string) => key.endsWith('-code-verifier');
  return {
    getItem: (key) => (survives(key) ? window.sessionStorage.getItem(key) : (memory.get(key) ?? null)),
    setItem: (key, value) => {
      if (survives(key)) {
        window.sessionStorage.setItem(key, value);
      } else {
        memory.set(key, value);
      }
    },
    removeItem: (key) => {
      memory.delete(key);
      window.sessionStorage.removeItem(key);
    },
  };
}

function forgetVerifiers(): void {
  try {
    for (const key of Object.keys(window.sessionStorage)) {
      if (key.startsWith(storageKey)) {
        window.sessionStorage.removeItem(key);
      }
    }
  } catch {
    // Blocked storage holds nothing of ours.
  }
}
