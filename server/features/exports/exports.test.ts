import { describe, expect, it } from 'vitest';
import { createWorld, engines } from '#server/test/world.ts';
import { unzip } from '#server/test/unzip.ts';
import { exports } from '#shared/contract/exports.ts';
import { notes } from '#shared/contract/notes.ts';
import { settings } from '#shared/contract/settings.ts';
import { toasts } from '#shared/contract/toasts.ts';

const archive = { url: exports.archive.path };

describe.each(engines)('what one takes away on %s', (engine) => {
  it('is all of one’s own reflections, newest first, and nobody else’s', async () => {
    const { clock, signUp } = await createWorld({ engine });
    const [ana, ben] = [await signUp('ana'), await signUp('ben')];
    await ben.writes('Ben swam.');
    const first = await ana.writes('A heron.');
    clock.forward(86_400_000);
    const second = await ana.writes('Straße, Æble, 🥐');
    const deleted = await ana.writes('Not this.');
    await ana.call(notes.remove, { params: { id: String(deleted) } });
    const { notes: taken } = await ana.call(exports.reflections);
    expect(taken.map(({ id }) => id)).toEqual([second, first]);
    const list = await ana.call(notes.list, {});
    expect(taken).toEqual(list.map((note) => ({ ...note, recording: null })));
  });

  it('comes as a ZIP that anyone can open', async () => {
    const { clock, signUp } = await createWorld({ engine });
    const ana = await signUp('ana', { timezone: 'America/New_York' });
    clock.set('2026-03-07T04:30:00Z');
    await ana.call(settings.savePreferences, { body: { dayEndHour: 3 } });
    await ana.send({ method: 'POST', url: '/api/notes', payload: { content: 'A "heron"\nand a hen', keptOut: true } });
    clock.set('2026-03-08T06:30:00Z');
    await ana.writes('A late walk.');
    const { status, headers, bytes } = await ana.send(archive);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="my-reflections-2026-03-07.zip"',
      'cache-control': 'no-store',
    });
    const files = await unzip(bytes);
    expect([...files.keys()]).toEqual(
      expect.arrayContaining([
        'markdown/2026/2026-03.md',
        'clink.json',
        'reflections.json',
        'README.txt',
        'index.html',
      ]),
    );
    expect(JSON.parse(String(files.get('reflections.json')))).toEqual({
      exportDate: '2026-03-08T06:30:00.000Z',
      userInfo: {
        exportedBy: ana.user.username,
        totalReflections: 2,
        dateRange: { first: '2026-03-06', last: '2026-03-07' },
      },
      reflections: [
        { date: '2026-03-07', time: '01:30', content: 'A late walk.', bundle: null },
        { date: '2026-03-06', time: '23:30', content: 'A "heron"\nand a hen', bundle: null, keptOut: true },
      ],
    });
  });

  it('holds every toast with its sound, its words and their times, and all of it for a program', async () => {
    const { clock, signUp } = await createWorld({ engine });
    const ana = await signUp('ana', { timezone: 'Europe/Lisbon' });
    clock.set('2026-03-04T10:00:00Z');
    const first = await ana.writes('A heron stood in the last light.');
    await ana.send({ method: 'POST', url: '/api/notes', payload: { content: '# Not a heading', keptOut: true } });
    const toast = await ana.call(toasts.generate, { body: { forceGenerate: true } });
    const files = await unzip((await ana.send(archive)).bytes);
    expect([...files.keys()]).toEqual([
      'toasts/toast-2026-03-04.mp3',
      'toasts/toast-2026-03-04.txt',
      'toasts/toast-2026-03-04.vtt',
      'markdown/2026/2026-03.md',
      'clink.json',
      'reflections.json',
      'data/2026.js',
      'data/toasts.js',
      'reader/reader.js',
      'reader/reader.css',
      'README.txt',
      'index.html',
    ]);
    const heard = await ana.send({ url: toast.audioUrl ?? '' });
    expect(files.get('toasts/toast-2026-03-04.mp3')?.equals(heard.bytes)).toBe(true);
    expect(String(files.get('toasts/toast-2026-03-04.txt'))).toContain('heron');
    expect(String(files.get('toasts/toast-2026-03-04.vtt'))).toMatch(/^WEBVTT\n\n00:00:/);
    expect(String(files.get('markdown/2026/2026-03.md'))).toBe(
      '# March 2026\n\n## 2026-03-04, Wednesday, March 4\n\n**10:00**\n\nA heron stood in the last light.\n\n' +
        '**10:00**\n\n\\# Not a heading\n',
    );
    const everything: unknown = JSON.parse(String(files.get('clink.json')));
    const note = { localDate: '2026-03-04', timezone: 'Europe/Lisbon', bundleTag: null, updatedAt: null };
    const createdAt = '2026-03-04T10:00:00.000Z';
    expect(everything).toEqual({
      format: 'clink',
      version: 1,
      exportedAt: createdAt,
      account: expect.objectContaining({ username: ana.user.username }),
      damaged: { reflections: [], toasts: [], recordings: [] },
      reflections: [
        { id: first + 1, createdAt, ...note, content: '# Not a heading', keptOut: true, recording: null },
        { id: first, createdAt, ...note, content: 'A heron stood in the last light.', keptOut: false, recording: null },
      ],
      toasts: [
        {
          id: toast.id,
          type: toast.type,
          createdAt: toast.createdAt,
          intervalStart: toast.intervalStart,
          intervalEnd: toast.intervalEnd,
          early: true,
          narrator: toast.narrator,
          lines: toast.lines.map(({ text, noteIds, startMs, endMs }) => ({ text, noteIds, startMs, endMs })),
          audio: { file: 'toasts/toast-2026-03-04.mp3', type: 'audio/mpeg', ms: toast.durationMs },
        },
      ],
    });
  });

  it('is a ZIP also before the first reflection', async () => {
    const { signUp } = await createWorld({ engine });
    const ana = await signUp();
    const files = await unzip((await ana.send(archive)).bytes);
    expect(JSON.parse(String(files.get('reflections.json')))).toMatchObject({
      userInfo: { totalReflections: 0, dateRange: null },
      reflections: [],
    });
  });

  it('is made five times an hour for one person', async () => {
    const { clock, signUp } = await createWorld({ engine, env: { RATE_LIMITS: 'on' } });
    const [ana, ben] = [await signUp('ana'), await signUp('ben')];
    for (let time = 0; time < 5; time += 1) {
      expect((await ana.send(archive)).status).toBe(200);
    }
    const refused = await ana.send(archive);
    expect([refused.status, refused.headers['content-disposition']]).toEqual([429, undefined]);
    expect((await ben.send(archive)).status).toBe(200);
    clock.forward(3_600_001);
    expect((await ana.send(archive)).status).toBe(200);
  });
});
