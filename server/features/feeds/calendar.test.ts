import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { send, type Person } from '#server/test/person.ts';
import { createWorld, engines, type World } from '#server/test/world.ts';
import { feeds } from '#shared/contract/feeds.ts';
import { settings } from '#shared/contract/settings.ts';

async function calendarFor(person: Person): Promise<string> {
  const { address } = await person.call(feeds.make, { body: { kind: 'calendar', name: 'Phone' } });
  return new URL(address).pathname;
}

/** The events of a calendar as a calendar program reads them: what each is, and when it begins. */
async function eventsAt(world: World, url: string): Promise<{ summary: string; at: string; uid: string }[]> {
  const { text } = await send(world.app, { url });
  return new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return { summary: event.summary, at: event.startDate.toJSDate().toISOString(), uid: event.uid };
  });
}

test.each(engines)('a calendar says when toasts and reminders come, on %s', async (engine) => {
  const world = await createWorld({ engine, env: { PUBLIC_URL: 'http://clink.example.org' } });
  const ana = await world.signUp('ana', { timezone: 'Europe/Lisbon' });
  await ana.call(settings.saveSchedule, { body: { weeklyToastDay: 0, toastHour: 18, toastMinute: 30 } });
  await ana.call(settings.savePreferences, { body: { dailyReminder: true, dailyReminderHour: 21 } });
  const url = await calendarFor(ana);
  const answer = await send(world.app, { url });
  expect(answer.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
  });
  expect(answer.text).not.toContain(ana.user.username);
  expect(Math.max(...answer.text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);

  const events = await eventsAt(world, url);
  const toasts = events.filter(({ summary }) => summary === 'Your toast').map(({ at }) => at);
  // In Lisbon clocks go forward on the 29th of March.
  expect(toasts.slice(0, 4)).toEqual([
    '2026-03-08T18:30:00.000Z',
    '2026-03-15T18:30:00.000Z',
    '2026-03-22T18:30:00.000Z',
    '2026-03-29T17:30:00.000Z',
  ]);
  const reminders = events.filter(({ summary }) => summary === 'A moment for today?').map(({ at }) => at);
  expect([reminders.length, reminders[0], reminders.at(-1)]).toEqual([
    60,
    '2026-03-04T21:00:00.000Z',
    '2026-05-02T20:00:00.000Z',
  ]);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);

  const later = await send(world.app, { url, headers: { 'if-none-match': String(answer.headers['etag']) } });
  expect(later.status).toBe(304);
});

test('it keeps to what its person has chosen, and a day that is written asks for nothing', async () => {
  const world = await createWorld();
  const ana = await world.signUp('ana');
  await ana.call(settings.savePreferences, {
    body: { dailyReminder: true, dailyReminderHour: 21, toastNotification: false },
  });
  const url = await calendarFor(ana);
  const before = await eventsAt(world, url);
  expect(new Set(before.map(({ summary }) => summary))).toEqual(new Set(['A moment for today?']));
  await ana.writes('The plums are ripe.');
  expect(await eventsAt(world, url)).toEqual(before.slice(1));
  await ana.call(settings.savePreferences, { body: { dailyReminder: false } });
  expect(await eventsAt(world, url)).toEqual([]);
});
