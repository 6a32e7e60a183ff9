import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { Engine } from '#server/platform/db/database.ts';
import { createPush } from '#server/platform/push/push.ts';
import { makeDueToasts } from '#server/test/due-toasts.ts';
import { startPushService, type Device } from '#server/test/push-service.ts';
import { createWorld, engines } from '#server/test/world.ts';
import { push } from '#shared/contract/push.ts';
import { settings, type Preferences } from '#shared/contract/settings.ts';
import { beginDueReminders } from './announcements.service.ts';

/** Someone in Lisbon with two browsers that take notifications and no mails, and a line written this week. */
async function person(engine: Engine, wishes: Partial<Preferences> = {}) {
  const service = await startPushService();
  const sender = createPush({ privateHosts: ['localhost'], contact: 'mailto:toast@example.org', patienceMs: 1_000 });
  const world = await createWorld({ engine, replaced: { push: sender } });
  const ana = await world.signUp('ana', { timezone: 'Europe/Lisbon' });
  await ana.call(settings.savePreferences, { body: wishes });
  const [phone, laptop] = [service.device(), service.device()];
  for (const { subscription } of [phone, laptop]) {
    await ana.call(push.add, { body: subscription });
  }
  await ana.writes('We picked the first lemons.');
  await world.doJobs();
  /** The reminders and toasts that are due at this time are begun, and their jobs done. */
  const at = async (time: string) => {
    world.clock.set(time);
    await beginDueReminders(world.deps);
    await makeDueToasts(world.deps);
    await world.doJobs();
    return said(phone, laptop);
  };
  return { service, world, ana, phone, laptop, at };
}

const said = (...devices: Device[]) => devices.map(({ received }) => received.map(({ data }) => data));

const toastTime = '2026-03-08T09:00:00Z';
const toast = { kind: 'toast' };
const reminder = { kind: 'reminder' };

describe.each(engines)('notifications on %s', (engine) => {
  it('tell each browser once that the toast is ready, and nothing of it', async () => {
    const { at, phone, world } = await person(engine, { dailyReminder: false });
    expect(await at('2026-03-08T08:59:00Z')).toEqual([[], []]);
    expect(await at(toastTime)).toEqual([[toast], [toast]]);
    expect(await at('2026-03-08T09:10:00Z')).toEqual([[toast], [toast]]);
    expect(phone.received[0]?.headers).toMatchObject({
      ttl: '259200',
      topic: 'toast',
      urgency: 'normal',
      'content-encoding': 'aes128gcm',
    });
    expect(world.mails.filter(({ subject }) => subject.includes('toast'))).toEqual([]);
  });

  it('remind once a day, where the day is not written', async () => {
    const { at, ana, world } = await person(engine, { toastNotification: false });
    expect(await at('2026-03-05T09:00:00Z')).toEqual([[reminder], [reminder]]);
    expect(await at('2026-03-05T10:00:00Z')).toEqual([[reminder], [reminder]]);
    world.clock.set('2026-03-06T08:00:00Z');
    await ana.writes('Rain on the roof.');
    expect(await at('2026-03-06T09:00:00Z')).toEqual([[reminder], [reminder]]);
    expect(await at('2026-03-07T09:00:00Z')).toEqual([
      [reminder, reminder],
      [reminder, reminder],
    ]);
    expect(await at(toastTime)).toEqual([
      [reminder, reminder, reminder],
      [reminder, reminder, reminder],
    ]);
  });

  it('end with the wish for them, with the browser, and with its subscription', async () => {
    const { at, ana, service, world, phone } = await person(engine, { toastNotification: false });
    const [device] = await ana.call(push.list);
    await ana.call(push.remove, { params: { id: String(device?.id) } });
    expect(await at('2026-03-05T09:00:00Z')).toEqual([[], [reminder]]);
    // The browser has taken its subscription back.
    service.answer = (_request, response) => response.writeHead(410).end();
    await at('2026-03-06T09:00:00Z');
    expect(await ana.call(push.list)).toEqual([]);
    const [row] = await world.deps.db.selectFrom('settings').select('next_reminder_at').execute();
    expect(row?.next_reminder_at).toBeNull();

    service.answer = (_request, response) => response.writeHead(201).end();
    await ana.call(push.add, { body: phone.subscription });
    await ana.call(settings.savePreferences, { body: { dailyReminder: false } });
    expect(await at('2026-03-07T09:00:00Z')).toEqual([[], [reminder]]);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['answers 429 and when to come back', (response) => void response.writeHead(429, { 'retry-after': '600' }).end()],
    ['answers 500', (response) => void response.writeHead(500).end('<html>')],
    ['answers 503', (response) => void response.writeHead(503).end()],
  ])('come later where the service %s', async (_, answer) => {
    const { at, service } = await person(engine, { dailyReminder: false });
    service.answer = (_request, response) => answer(response);
    expect(await at(toastTime)).toEqual([[], []]);
    service.answer = (_request, response) => response.writeHead(201).end();
    expect(await at('2026-03-08T10:00:00Z')).toEqual([[toast], [toast]]);
    expect(await at('2026-03-08T18:00:00Z')).toEqual([[toast], [toast]]);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['never answers', () => undefined],
    ['breaks off', (response) => response.destroy()],
    ['answers with rubbish', (response) => void response.socket?.end('\u0000\u0001 what?\r\n\r\n')],
    ['refuses the message', (response) => void response.writeHead(400).end()],
    ['sends elsewhere', (response) => void response.writeHead(307, { location: 'https://127.0.0.1/' }).end()],
  ])('are not sent twice where the service %s', async (_, answer) => {
    const { at, service } = await person(engine, { dailyReminder: false });
    service.answer = (_request, response) => answer(response);
    await at(toastTime);
    const asked = service.asked;
    expect(asked).toBe(2);
    service.answer = (_request, response) => response.writeHead(201).end();
    await at('2026-03-08T18:00:00Z');
    expect(service.asked).toBe(asked);
  });

  it('wait for a service that is away, and arrive once it is back', async () => {
    const { at, world, service } = await person(engine, { dailyReminder: false });
    const { send } = world.deps.push;
    const away = createPush({ privateHosts: ['localhost'], contact: 'mailto:toast@example.org' });
    world.deps.push.send = (subscription, message, keys) =>
      // Nobody listens on this port.
      away.send({ ...subscription, endpoint: subscription.endpoint.replace(/:\d+/, ':1') }, message, keys);
    expect(await at(toastTime)).toEqual([[], []]);
    world.deps.push.send = send;
    expect(await at('2026-03-08T10:00:00Z')).toEqual([[toast], [toast]]);
    expect(service.asked).toBe(2);
  });
});
