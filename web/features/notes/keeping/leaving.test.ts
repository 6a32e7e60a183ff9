import { expect, it, vi } from 'vitest';
import { writeDevice } from '#web/lib/device.ts';
import { settleUp } from './leaving.ts';
import { ModelDevice, ModelServer } from './never-lost.fixture.ts';

it('counts all that only this device has of whoever leaves, and nothing of anyone else', async () => {
  vi.stubGlobal('window', new ModelDevice(new ModelServer()).window);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const draft = (key: string) => JSON.stringify({ text: 'Soup.', key });
  const waiting = JSON.stringify({ text: 'Bread.', key: 'k', at: 1, localDate: '2025-03-03', timezone: 'UTC' });
  for (const user of [1, 12]) {
    writeDevice(`draft:${user}`, draft('a'));
    writeDevice(`aside:${user}:b`, draft('b'));
    writeDevice(`outbox:${user}:k`, waiting);
    writeDevice(`edit:${user}:7`, '{}');
  }
  expect(await settleUp(1)).toEqual({ left: 4, safe: null });
});
