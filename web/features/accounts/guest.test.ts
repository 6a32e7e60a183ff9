import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { guestsFrom } from '#shared/limits.ts';
import { readDevice, writeDevice } from '#web/lib/device.ts';
import { forgetPerson, meQuery, meetAnew } from './api.ts';
import { isGuest } from './guest.ts';

const ana = {
  id: 1,
  username: 'bright-otter-4821',
  name: null,
  email: 'ana@example.com',
  firstLogin: false,
  verified: false,
  hasPassword: true,
};
const guest = { ...ana, id: guestsFrom + 7, email: 'visitor-1a2b3c4d@testing.invalid', hasPassword: false };

function serverSays(me: typeof ana | null): void {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(me)));
}

beforeEach(() => {
  writeDevice('testingMode', 'true');
  writeDevice(`draft:${guest.id}`, 'of the guest');
  writeDevice('draft:1', 'of Ana');
});

test('tells a visitor in testing mode by their number alone', () => {
  expect([isGuest(guest), isGuest({ ...guest, id: 7 }), isGuest(ana), isGuest(null), isGuest(undefined)]).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test.each([
  ['nobody', null],
  ['someone with an account', ana],
])('a flag without a live world is forgotten when the server knows %s, and what that world left too', async (_, me) => {
  serverSays(me);
  await new QueryClient().fetchQuery(meQuery);
  expect(readDevice('testingMode')).toBeNull();
  expect(readDevice(`draft:${guest.id}`)).toBeNull();
  expect(readDevice('draft:1')).toBe('of Ana');
});

test('a live world is remembered, also where the flag was lost', async () => {
  serverSays(guest);
  const client = new QueryClient();
  await client.fetchQuery(meQuery);
  expect(readDevice('testingMode')).toBe('true');
  forgetPerson(client);
  expect([readDevice('testingMode'), readDevice(`draft:${guest.id}`)]).toEqual([null, null]);
  await meetAnew(client);
  expect(readDevice('testingMode')).toBe('true');
});

test('entering leaves nothing on the page that was read before', async () => {
  const client = new QueryClient();
  client.setQueryData(meQuery.queryKey, null);
  client.setQueryData(['notes'], ['a secret']);
  serverSays(guest);
  await meetAnew(client);
  expect(client.getQueryData(meQuery.queryKey)?.id).toBe(guest.id);
  expect(client.getQueryData(['notes'])).toBeUndefined();
});
