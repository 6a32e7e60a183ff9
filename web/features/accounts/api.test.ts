import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { readDevice, writeDevice } from '#web/lib/device.ts';
import { expiryFrom, forgetPerson, meQuery, untilExpiry, watchForOthers } from './api.ts';

const ana = {
  id: 1,
  username: 'bright-otter-4821',
  name: null,
  email: 'ana@example.com',
  firstLogin: false,
  verified: false,
  hasPassword: true,
};

function serverAnswers(answer: (address: string) => Response) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve(answer(address));
  });
  return asked;
}

const signedOut = () => Response.json(null);

afterEach(() => vi.unstubAllGlobals());

test('nobody is signed in when the server knows nobody, and a session that is over is forgotten', async () => {
  writeDevice('authTokenExpiry', '2030-01-01T00:00:00Z');
  const asked = serverAnswers(signedOut);
  await expect(new QueryClient().fetchQuery(meQuery)).resolves.toBeNull();
  expect([asked, readDevice('authTokenExpiry')]).toEqual([['/api/session'], null]);
});

test('a server in trouble is an error, and nobody is sent to sign in for it', async () => {
  serverAnswers(() => Response.json({ code: 'internal', message: 'Oh.' }, { status: 500 }));
  await expect(new QueryClient().fetchQuery({ ...meQuery, retry: false })).rejects.toMatchObject({ status: 500 });
});

/** Says nothing until the call has no patience left. */
function hangs(_: string, { signal }: RequestInit) {
  return signal?.aborted ? Promise.reject(signal.reason as Error) : new Promise<Response>(() => {});
}

test.each([
  ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a proxy answers for a server that is down', () => Promise.resolve(new Response('Bad gateway', { status: 502 }))],
  ['the server says nothing for six seconds', hangs],
])('while %s, whoever was here can go on writing', async (_, answer) => {
  writeDevice('authTokenExpiry', new Date(Date.now() + 1000).toISOString());
  writeDevice('whoWasHere', JSON.stringify({ id: 1, username: ana.username }));
  vi.stubGlobal('fetch', answer);
  // Six seconds pass at once, and twenty never.
  const inTime = vi
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation((ms) =>
      ms > 6000 ? new AbortController().signal : AbortSignal.abort(new DOMException('Too late.', 'TimeoutError')),
    );
  await expect(new QueryClient().fetchQuery(meQuery)).resolves.toMatchObject({ id: 1, username: ana.username });
  inTime.mockRestore();
  forgetPerson(new QueryClient());
});

test('a sign-out that the server did not hear is sent first, and nobody is signed in till then', async () => {
  writeDevice('logoutPending', 'true');
  let up = false;
  const asked = serverAnswers((address) => {
    if (address === '/api/logout') {
      return up
        ? Response.json({ message: 'Done' })
        : Response.json({ code: 'internal', message: 'Oh.' }, { status: 500 });
    }
    return Response.json(ana);
  });
  await expect(new QueryClient().fetchQuery(meQuery)).resolves.toBeNull();
  expect(readDevice('logoutPending')).toBe('true');
  up = true;
  await expect(new QueryClient().fetchQuery(meQuery)).resolves.toBeNull();
  expect(readDevice('logoutPending')).toBeNull();
  expect(asked).toEqual(['/api/logout', '/api/logout']);
});

test('forgetting a person leaves nothing that was read for them', () => {
  const client = new QueryClient();
  writeDevice('authTokenExpiry', '2030-01-01T00:00:00Z');
  client.setQueryData(meQuery.queryKey, ana);
  client.setQueryData(['notes'], ['a secret']);
  client.setQueryData(['user', 'settings'], { timezone: 'UTC' });
  forgetPerson(client);
  expect(client.getQueryData(meQuery.queryKey)).toBeNull();
  expect(client.getQueryCache().getAll()).toHaveLength(1);
  expect(readDevice('authTokenExpiry')).toBeNull();
});

test.each([
  ['someone else', () => Response.json({ ...ana, id: 2 }), 2],
  ['nobody', signedOut, undefined],
])('once another tab has let in %s, nothing read for the one before is left', async (_, answer, id) => {
  const client = new QueryClient();
  client.setQueryData(meQuery.queryKey, ana);
  client.setQueryData(['notes'], ['a secret']);
  serverAnswers(answer);
  expect((await client.fetchQuery({ ...meQuery, staleTime: 0 }))?.id).toBe(id);
  expect(client.getQueryData(['notes'])).toBeUndefined();
});

test('what was read stays with the same person', async () => {
  const client = new QueryClient();
  client.setQueryData(meQuery.queryKey, ana);
  client.setQueryData(['notes'], ['a secret']);
  serverAnswers(() => Response.json(ana));
  await client.fetchQuery({ ...meQuery, staleTime: 0 });
  expect(client.getQueryData(['notes'])).toEqual(['a secret']);
});

test('looks again when another tab signs in or out, and when the page comes into view', () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' });
  const browser = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', browser);
  const look = vi.fn<() => void>();
  const changed = (key: string | null) => browser.dispatchEvent(Object.assign(new Event('storage'), { key }));
  const stop = watchForOthers(look);
  changed('theme');
  page.dispatchEvent(new Event('visibilitychange'));
  expect(look).not.toHaveBeenCalled();
  changed('authTokenExpiry');
  changed(null);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(look).toHaveBeenCalledTimes(3);
  stop();
  changed('authTokenExpiry');
  expect(look).toHaveBeenCalledTimes(3);
});

test('a session is remembered for seven days', () => {
  const at = new Date('2025-03-03T09:00:00Z');
  expect(expiryFrom(at)).toBe('2025-03-10T09:00:00.000Z');
  expect(untilExpiry(expiryFrom(at), at)).toBe(604_800_000);
  expect(untilExpiry('2025-03-03T08:00:00Z', at)).toBe(0);
  expect(untilExpiry('nonsense', at)).toBe(0);
});
