import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guestsFrom } from '#shared/limits.ts';
import { CallError } from '#web/lib/call.ts';
import { forgetDevice, forgetPeople, forgetPersonHere, recordingsOf, writeDevice } from '#web/lib/device.ts';
import {
  findRecording,
  forgetRecording,
  growRecording,
  keepRecording,
  newRecordingId,
  sendRecording,
  sweepRecordings,
  unfinishedRecordings,
} from './kept-recordings.ts';

const id = '0123456789abcdef0123456789abcdef';
const other = 'fedcba9876543210fedcba9876543210';
const ana = 7;
const dayMs = 86_400_000;

const sound = (words: string) => new Blob([words], { type: 'audio/webm' });

async function heard(name: string): Promise<string | undefined> {
  return (await findRecording(ana, name))?.blob.text();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-02T20:00:00Z') });
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage: {}, indexedDB }));
});

afterEach(async () => {
  await Promise.all([forgetRecording(ana, id), forgetRecording(ana, other)]);
  vi.useRealTimers();
});

it('names a recording by 128 random bits', () => {
  expect(newRecordingId({ getRandomValues: (bytes) => Object.assign(bytes, { 0: 255 }) })).toBe(`ff${'0'.repeat(30)}`);
  expect(newRecordingId(crypto)).toMatch(/^[0-9a-f]{32}$/);
});

it('keeps a recording until it is forgotten', async () => {
  expect(await findRecording(ana, id)).toBeNull();
  expect(await keepRecording(ana, { id, blob: sound('good morning'), ms: 1500 })).toBe(true);
  const found = await findRecording(ana, id);
  expect(found).toMatchObject({ id, ms: 1500 });
  expect(found?.blob.type).toBe('audio/webm');
  expect(await heard(id)).toBe('good morning');
  expect(await findRecording(ana, other)).toBeNull();
  await forgetRecording(ana, id);
  await forgetRecording(ana, id);
  expect(await findRecording(ana, id)).toBeNull();
});

describe('while it is being made', () => {
  it('grows piece by piece, and is found as far as it came', async () => {
    for (const [at, words] of ['one ', 'two ', 'three'].entries()) {
      expect(await growRecording(ana, { id, blob: sound(words), ms: (at + 1) * 1000 })).toBe(true);
    }
    expect(await heard(id)).toBe('one two three');
    expect(await unfinishedRecordings(ana)).toEqual([id]);
    expect((await findRecording(ana, id))?.ms).toBe(3000);
    expect(await unfinishedRecordings(ana + 1)).toEqual([]);
  });

  it('is no longer unfinished once the whole of it is kept, in place of its pieces', async () => {
    await growRecording(ana, { id, blob: sound('one '), ms: 1000 });
    await keepRecording(ana, { id, blob: sound('one two'), ms: 2000 });
    expect(await heard(id)).toBe('one two');
    expect(await unfinishedRecordings(ana)).toEqual([]);
  });

  it('tells the newest first', async () => {
    await growRecording(ana, { id, blob: sound('old'), ms: 1 });
    vi.setSystemTime(Date.now() + 1000);
    await growRecording(ana, { id: other, blob: sound('new'), ms: 2 });
    expect(await unfinishedRecordings(ana)).toEqual([other, id]);
  });
});

describe('where the browser keeps nothing', () => {
  beforeEach(async () => {
    // What is open from before is closed, so that it has to be opened anew.
    indexedDB.deleteDatabase(recordingsOf(ana));
    await vi.waitUntil(async () => (await indexedDB.databases()).every(({ name }) => name !== recordingsOf(ana)));
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
  });

  it('says so, and holds it for this visit', async () => {
    expect(await keepRecording(ana, { id, blob: sound('held'), ms: 10 })).toBe(false);
    expect(await growRecording(ana, { id: other, blob: sound('lost'), ms: 10 })).toBe(false);
    expect(await heard(id)).toBe('held');
    expect(await findRecording(ana, other)).toBeNull();
    expect(await unfinishedRecordings(ana)).toEqual([]);
    await forgetRecording(ana, id);
    expect(await findRecording(ana, id)).toBeNull();
  });

  it('forgets it with the person', async () => {
    await keepRecording(ana, { id, blob: sound('held'), ms: 10 });
    forgetPeople(guestsFrom);
    forgetPersonHere(ana + 1);
    expect(await heard(id)).toBe('held');
    forgetPersonHere(ana);
    expect(await findRecording(ana, id)).toBeNull();
  });
});

describe('when people are forgotten', () => {
  const guest = guestsFrom + 1;
  const ofEach = () => Promise.all([ana, ana + 1, guest].map(async (who) => (await findRecording(who, id)) !== null));

  beforeEach(async () => {
    for (const who of [ana, ana + 1, guest]) {
      await keepRecording(who, { id, blob: sound('mine'), ms: 10 });
    }
  });

  afterEach(() => Promise.all([ana + 1, guest].map((who) => forgetRecording(who, id))));

  it('a person takes theirs along and leaves what is someone else’s', async () => {
    forgetPersonHere(ana);
    await expect.poll(async () => !(await ofEach())[0]).toBe(true);
    expect(await ofEach()).toEqual([false, true, true]);
    expect(await keepRecording(ana, { id: other, blob: sound('anew'), ms: 10 })).toBe(true);
    expect(await heard(other)).toBe('anew');
  });

  it('guests take theirs', async () => {
    forgetPeople(guestsFrom);
    await expect.poll(async () => !(await ofEach())[2]).toBe(true);
    expect(await ofEach()).toEqual([true, true, false]);
  });

  it('nothing stays when it is not known who was here', async () => {
    forgetPersonHere(undefined);
    await expect.poll(async () => !(await ofEach()).includes(true)).toBe(true);
    expect(await ofEach()).toEqual([false, false, false]);
  });
});

it('sweeps after seven days what nothing names', async () => {
  await keepRecording(ana, { id, blob: sound('mine'), ms: 10 });
  vi.setSystemTime(Date.now() + 7 * dayMs);
  await sweepRecordings(ana);
  expect(await heard(id)).toBe('mine');
  vi.setSystemTime(Date.now() + 1);
  for (const place of [`draft:${ana}`, `aside:${ana}:k`, `outbox:${ana}:k`] as const) {
    writeDevice(place, JSON.stringify({ text: '', key: 'k', recording: { id, ms: 10 } }));
    await sweepRecordings(ana);
    expect(await heard(id), place).toBe('mine');
    forgetDevice(place);
  }
  await sweepRecordings(ana);
  expect(await findRecording(ana, id)).toBeNull();
});

describe('sent to the server', () => {
  it('goes as it is, under its own name', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(Response.json({ success: true })));
    vi.stubGlobal('fetch', fetch);
    await keepRecording(ana, { id, blob: sound('good morning'), ms: 1500 });
    expect(await sendRecording(ana, id)).toBe(true);
    const [address, request] = fetch.mock.calls[0] ?? [];
    expect(address).toBe(`/api/recordings/${id}?ms=1500`);
    expect(request).toMatchObject({ method: 'PUT', credentials: 'include' });
    expect(request?.headers).toEqual({ Accept: 'application/json', 'Content-Type': 'audio/webm', 'For-Person': '7' });
    expect(await new Response(request?.body ?? null).text()).toBe('good morning');
    expect(await heard(id)).toBe('good morning');
  });

  it('is there when the server has more of it than a full device has left', async () => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(Response.json({ code: 'conflict', message: 'Another recording.' }, { status: 409 })),
    );
    await growRecording(ana, { id, blob: sound('good'), ms: 500 });
    expect(await sendRecording(ana, id)).toBe(true);
  });

  it('is not sent when it is not here', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>();
    vi.stubGlobal('fetch', fetch);
    expect(await sendRecording(ana, id)).toBe(false);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('stays here when the server does not take it', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await keepRecording(ana, { id, blob: sound('good morning'), ms: 1500 });
    await expect(sendRecording(ana, id)).rejects.toThrow(CallError);
    expect(await heard(id)).toBe('good morning');
  });
});
