import { describe, expect, it } from 'vitest';
import { exportFile } from '#shared/export-file.ts';
import { aNote } from '#shared/note.fixture.ts';
import { fileOf, leftOutOf, readAll, zipOf } from '../reading.fixture.ts';

const json = (value: unknown) => JSON.stringify(value);
const words = '  Kept *exactly*\r\n\r\n\r\n as it is \u{1F426}\u0007';
const archive = {
  format: 'clink',
  version: 1,
  exportedAt: '2026-03-04T12:00:00.000Z',
  reflections: [
    {
      id: 7,
      createdAt: '2026-03-03T17:30:15.123Z',
      localDate: '2026-03-03',
      timezone: 'Asia/Tokyo',
      content: words,
      bundleTag: 'b1',
      keptOut: true,
      updatedAt: '2026-03-04T08:00:00.000Z',
      recording: { file: 'recordings/7.webm', ms: 4200, type: 'audio/webm' },
    },
    {
      id: 8,
      createdAt: '2026-03-01T02:00:00.000Z',
      localDate: '2026-03-01',
      timezone: 'UTC',
      content: '',
      bundleTag: null,
      keptOut: false,
      updatedAt: null,
      recording: { file: 'recordings/8.ogg', ms: null, type: 'audio/ogg' },
    },
    { id: 9, createdAt: 'never', localDate: '2026-03-01', timezone: 'UTC', content: 'x' },
    { id: 10, localDate: '2026-03-01' },
  ],
  toasts: [
    {
      id: 3,
      type: 'weekly',
      createdAt: '2026-03-01T09:00:00.000Z',
      intervalStart: '2026-02-22T09:00:00.000Z',
      intervalEnd: '2026-03-01T09:00:00.000Z',
      narrator: 'ivy',
      early: true,
      lines: [{ text: 'To a good week.', noteIds: [7], startMs: 0, endMs: 1500 }],
      audio: { file: 'toasts/3.mp3', type: 'audio/mpeg', ms: 1500 },
    },
    { id: 4, type: 'weekly', createdAt: 1, intervalStart: 5, intervalEnd: 2, lines: [{ text: 'x' }] },
  ],
};

describe("Clink's archive", () => {
  it('comes back field by field, with recordings and toasts', async () => {
    const files = {
      'clink.json': json(archive),
      'recordings/7.webm': 'x',
      'recordings/8.ogg': 'y',
      'toasts/3.mp3': 'z',
    };
    const { summary, entries, toasts } = await readAll(await zipOf(files));
    expect(summary).toMatchObject({ format: 'clink-zip', entries: 2, toasts: 1, needs: [] });
    expect(entries[0]).toEqual({
      sourceId: '7@2026-03-03T17:30:15.123Z',
      oldId: 7,
      // The writer's day ends at three: it was 02:30 on the 4th.
      localDate: '2026-03-03',
      time: '02:30',
      instant: Date.parse('2026-03-03T17:30:15.123Z'),
      timezone: 'Asia/Tokyo',
      content: words,
      keptOut: true,
      bundleTag: 'b1',
      updatedAt: Date.parse('2026-03-04T08:00:00.000Z'),
      part: null,
      recording: { member: 'recordings/7.webm', type: 'audio/webm', ms: 4200 },
    });
    expect(entries[1]).toMatchObject({ content: '', recording: { type: 'audio/ogg', ms: null } });
    expect(toasts).toEqual([
      {
        oldId: 3,
        type: 'weekly',
        createdAt: Date.parse('2026-03-01T09:00:00Z'),
        intervalStart: Date.parse('2026-02-22T09:00:00Z'),
        intervalEnd: Date.parse('2026-03-01T09:00:00Z'),
        narrator: 'ivy',
        early: true,
        lines: archive.toasts[0]?.lines,
        audio: { member: 'toasts/3.mp3', type: 'audio/mpeg', ms: 1500 },
      },
    ]);
    expect(leftOutOf(summary)).toEqual({ 'impossible-date': 1, damaged: 2 });
  });

  it('tells of recordings that are not there, and knows when it is too old to read an archive', async () => {
    const { summary } = await readAll(fileOf(json(archive), 'clink.json'));
    expect(summary).toMatchObject({ format: 'clink-json', entries: 1 });
    expect(leftOutOf(summary)).toMatchObject({ attachment: 2, 'no-words': 1 });
    await expect(readAll(fileOf(json({ ...archive, version: 2 })))).rejects.toThrow('newer Clink');
  });
});

describe("Clink's JSON", () => {
  const notes = [
    { ...aNote({ id: 2, content: words, localDate: '2026-03-04' }), recording: 'voice/2026-03-04-2.webm' },
    { ...aNote({ id: 1, content: 'First', localDate: '2026-03-03' }), recording: null },
  ];
  const exportedAt = Date.parse('2026-03-04T12:00:00Z');
  const text = [...exportFile({ notes, exportedBy: 'ana', exportedAt, missing: new Set() })].join('');

  it('is read as it is written, its times those of the writer', async () => {
    const { summary, entries } = await readAll(fileOf(text, 'my-reflections.json'));
    const written = JSON.parse(text) as { reflections: { date: string; time: string }[] };
    expect(summary).toMatchObject({ format: 'clink-json', entries: 2, needs: ['timezone'] });
    expect(entries.map(({ content }) => content)).toEqual([words, 'First']);
    expect(entries.map(({ localDate: date, time }) => ({ date, time }))).toEqual(
      written.reflections.map(({ date, time }) => ({ date, time })),
    );
    expect(leftOutOf(summary)).toEqual({ attachment: 1 });
  });

  it('brings its recordings where they are beside it, as in older archives', async () => {
    const file = await zipOf({ 'voice/2026-03-04-2.webm': 'x', 'reflections.json': text });
    const { summary, entries } = await readAll(file, { timezone: 'Europe/Berlin' });
    expect(summary).toMatchObject({ format: 'clink-zip', leftOut: [], needs: [] });
    expect(entries[0]?.recording).toEqual({ member: 'voice/2026-03-04-2.webm', type: 'audio/webm', ms: null });
  });
});
