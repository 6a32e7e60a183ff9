import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Person } from '#server/test/person.ts';
import { createWorld, engines } from '#server/test/world.ts';
import { notes } from '#shared/contract/notes.ts';
import { notesBetween } from './notes.service.ts';

const hourMs = 3_600_000;

function save(person: Person, body: object, key: string = randomUUID()) {
  const payload = { content: 'The heron was back.', timezone: 'Europe/Lisbon', ...body };
  return person.send({ method: 'POST', url: notes.create.path, payload, headers: { 'idempotency-key': key } });
}

describe.each(engines)('a reflection that waited on a device, on %s', (engine) => {
  it('is of when it was written, and stands among the others by that', async () => {
    const { clock, signUp } = await createWorld({ engine });
    const ana = await signUp('ana', { timezone: 'Europe/Lisbon' });
    clock.set('2026-03-06T22:00:00Z');
    await save(ana, { content: 'Later.' });
    clock.set('2026-03-07T08:03:00Z');
    const late = { localDate: '2026-03-06', writtenAt: '2026-03-06T21:30:00+00:00' };
    expect((await save(ana, late)).status).toBe(201);
    expect(await ana.call(notes.list, { query: {} })).toMatchObject([
      { content: 'Later.', createdAt: '2026-03-06T22:00:00.000Z' },
      { content: 'The heron was back.', createdAt: '2026-03-06T21:30:00.000Z', localDate: '2026-03-06' },
    ]);
    // Without a day it is for the one on which it was written, and not for that of its coming.
    const { id } = (await save(ana, { writtenAt: '2026-03-05T12:00:00Z' })).body as { id: number };
    expect(await ana.call(notes.get, { params: { id: String(id) } })).toMatchObject({ localDate: '2026-03-05' });
  });

  it('is of now where its device has a clock that cannot be right', async () => {
    const { clock, signUp } = await createWorld({ engine });
    const ana = await signUp();
    clock.forward(hourMs);
    const now = new Date(clock.now()).toISOString();
    for (const writtenAt of [
      '2026-03-05T11:00:00Z',
      '9999-12-31T23:59:59Z',
      '1970-01-01T00:00:00Z',
      '0000-01-01T00:00:00Z',
    ]) {
      const { id } = (await save(ana, { writtenAt })).body as { id: number };
      const note = await ana.call(notes.get, { params: { id: String(id) } });
      expect([writtenAt, note.createdAt, note.localDate]).toEqual([writtenAt, now, '2026-03-04']);
    }
    for (const writtenAt of ['yesterday', '2026-02-30T00:00:00Z', '2026-03-04', 1, null]) {
      expect([writtenAt, (await save(ana, { writtenAt })).status]).toEqual([writtenAt, 400]);
    }
  });

  it('is found again by its key, whatever time the save is said to be of', async () => {
    const { clock, signUp } = await createWorld({ engine });
    const ana = await signUp();
    clock.forward(5 * hourMs);
    const key = randomUUID();
    const writtenAt = new Date(clock.now() - hourMs).toISOString();
    const first = await save(ana, { writtenAt }, key);
    const again = [{}, { writtenAt: new Date(clock.now() - 2 * hourMs).toISOString() }];
    for (const body of again) {
      expect((await save(ana, body, key)).body).toEqual(first.body);
    }
    expect(await ana.call(notes.list)).toMatchObject([{ createdAt: writtenAt, version: 1 }]);
  });

  it('is told in the week in which it came, for no toast of the week before can tell it any more', async () => {
    const { clock, deps, signUp } = await createWorld({ engine });
    const ana = await signUp('ana', { timezone: 'UTC' });
    const week = Date.parse('2026-03-08T09:00:00Z');
    clock.set('2026-03-08T10:00:00Z');
    const late = { timezone: 'UTC', localDate: '2026-03-08', writtenAt: '2026-03-08T08:00:00Z' };
    const { id } = (await save(ana, late)).body as { id: number };
    const told = async (from: number, to: number) =>
      (await notesBetween(deps, ana.user.id, { from, to })).map((note) => [note.id, note.createdAt]);
    expect(await told(week - 168 * hourMs, week)).toEqual([]);
    expect(await told(week, week + 168 * hourMs)).toEqual([[id, week - hourMs]]);
  });
});
