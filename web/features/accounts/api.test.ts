import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { readDevice, writeDevice } from '#web/lib/device.ts';
import { expiryFrom, forgetPerson, meQuery, untilExpiry } from './api.ts';

const ana = { id: 1, username: 'bright-otter-4821', name: null, email: 'ana@example.com', firstLogin: false };

function serverAnswers(answer: (address: string) => Response) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve(answer(address));
  });
  return asked;
}

const signedOut = () =>
  Response.json({ code: 'unauthenticated', message: 'Please sign in.', clearToken: true }, { status: 401 });

afterEach(() => vi.unstubAllGlobals());

test('nobody is signed in when the server says 401, and that is no error', async () => {
  serverAnswers(signedOut);
  await expect(new QueryClient().fetchQuery(meQuery)).resolves.toBeNull();
});

test('a server in trouble is an error, and nobody is sent to sign in for it', async () => {
  serverAnswers(() => Response.json({ code: 'internal', message: 'Oh.' }, { status: 500 }));
  await expect(new QueryClient().fetchQuery({ ...meQuery, retry: false })).rejects.toMatchObject({ status: 500 });
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

test('a session is remembered for seven days', () => {
  const at = new Date('2025-03-03T09:00:00Z');
  expect(expiryFrom(at)).toBe('2025-03-10T09:00:00.000Z');
  expect(untilExpiry(expiryFrom(at), at)).toBe(604_800_000);
  expect(untilExpiry('2025-03-03T08:00:00Z', at)).toBe(0);
  expect(untilExpiry('nonsense', at)).toBe(0);
});
