import { describe, expect, it } from 'vitest';
import { limits } from '#shared/limits.ts';
import { brief, fileOf, leftOutOf, readAll, zipOf } from '../reading.fixture.ts';
import { readImport } from '../read-import.ts';

const json = (value: unknown) => JSON.stringify(value);
const sound = Buffer.concat([Buffer.alloc(4), Buffer.from('ftypM4A '), Buffer.alloc(100, 7)]);

describe('Day One', () => {
  const entries = [
    {
      uuid: '0A1B2C3D4E5F60718293A4B5C6D7E8F9',
      creationDate: '2025-07-01T23:30:00Z',
      timeZone: String.raw`Europe\/London`,
      text: 'Fed a robin by hand\\. Twice\\!\n\n![](dayone-moment://AA11)\n\n* first\n* second',
      tags: ['garden', 'birds'],
      photos: [{ identifier: 'AA11', md5: 'ff00', type: 'jpeg' }],
      audios: [{ identifier: 'BB22', md5: '00ff', format: 'aac', duration: 12.5 }],
      location: { placeName: 'Green Park', country: 'Nowhere' },
      starred: false,
    },
    {
      uuid: 'F9E8D7C6B5A403928170F6E5D4C3B2A1',
      creationDate: '2025-07-02T06:00:00Z',
      timeZone: 'America/New_York',
      richText: json({ contents: [{ text: 'Only *rich* text.\n' }, { embeddedObjects: [{ type: 'photo' }] }] }),
    },
    { uuid: 'no date', text: 'Lost in time' },
    {
      uuid: 'E3',
      creationDate: '2025-07-03T06:00:00Z',
      timeZone: 'UTC',
      text: '![](dayone-moment://CC33)',
      photos: [{}],
    },
  ];

  it('gives the days of the zones they were written in, plain words and the first recording', async () => {
    const file = await zipOf({
      'Journal.json': json({ metadata: { version: '1.0' }, entries }),
      'audios/00ff.m4a': sound,
      'photos/ff00.jpeg': 'a picture',
    });
    const read = await readAll(file, { extras: ['title', 'tags', 'place'] });
    expect(read.summary).toMatchObject({
      format: 'day-one',
      entries: 2,
      first: '2025-07-02',
      last: '2025-07-02',
      needs: [],
    });
    expect(read.entries[0]).toEqual({
      sourceId: '0A1B2C3D4E5F60718293A4B5C6D7E8F9',
      oldId: null,
      localDate: '2025-07-02',
      time: '00:30',
      instant: Date.parse('2025-07-01T23:30:00Z'),
      timezone: 'Europe/London',
      content: 'Fed a robin by hand. Twice!\n\n- first\n- second\n\nTags: garden, birds\nPlace: Green Park, Nowhere',
      keptOut: false,
      bundleTag: null,
      updatedAt: null,
      part: null,
      recording: { member: 'audios/00ff.m4a', type: 'audio/mp4', ms: 12_500 },
    });
    expect(brief(read.entries[1]!)).toEqual({
      localDate: '2025-07-02',
      time: '02:00',
      timezone: 'America/New_York',
      content: 'Only *rich* text.',
    });
    expect(leftOutOf(read.summary)).toEqual({ attachment: 2, damaged: 1, 'no-words': 1 });
    expect(read.summary.extras).toEqual(['tags', 'place']);
    expect(read.summary.leftOut.find(({ reason }) => reason === 'damaged')?.where).toEqual(['Journal.json, entry 3']);
  });

  it('hands over the bytes of a recording, and no more of them than asked for', async () => {
    const file = await zipOf({ 'Journal.json': json({ entries }), 'audios/00ff.m4a': sound });
    const reading = await readImport(file, {}, { lastDay: '2026-03-05' });
    expect(Buffer.from(await reading.openMember('audios/00ff.m4a', 1_000))).toEqual(sound);
    await expect(reading.openMember('audios/00ff.m4a', 10)).rejects.toThrow('larger than');
    await expect(reading.openMember('../audios/00ff.m4a', 1_000)).rejects.toThrow('There is no');
    await reading.close();
  });

  it('leaves out a recording that is too large', async () => {
    const large = Buffer.alloc(limits.recordingBytes + 1);
    const read = await readAll(await zipOf({ 'Journal.json': json({ entries }), 'audios/00ff.m4a': large }));
    expect(leftOutOf(read.summary)).toMatchObject({ 'recording-too-large': 1 });
    expect(read.entries[0]?.recording).toBeNull();
  });

  it('reads every journal in the ZIP, in a folder or not, and the JSON alone', async () => {
    const one = json({ entries: entries.slice(0, 1) });
    const two = json({ entries: entries.slice(1, 2) });
    const read = await readAll(await zipOf({ 'Export/Trips.json': one, 'Export/Home.json': two, '__MACOSX/._x': '' }));
    expect(read.summary).toMatchObject({ format: 'day-one', entries: 2 });
    expect((await readAll(fileOf(one, 'Journal.json'))).summary).toMatchObject({ format: 'day-one', entries: 1 });
  });
});

describe('Journey', () => {
  const entry = {
    id: '1571425138176-abc',
    date_journal: Date.parse('2019-10-18T08:07:39Z'),
    timezone: 'Europe/London',
    type: 'html',
    text: '<p dir="auto">Rode the <em>new</em> bike!&nbsp;</p>\n<p dir="auto"></p><ul><li><p>hill</p></li><li>lake</li></ul><p><a href="https://example.org/x">the map</a></p>',
    preview_text: '<p>Rode the</p>',
    sentiment: 1.25,
    tags: ['bike'],
    photos: ['1571425138176-abc-photo.jpeg', '1571425138176-abc-voice.m4a'],
    address: 'London road',
    lat: 51.3,
  };

  it('reads one JSON an entry, HTML or Markdown, and leaves out one that is damaged', async () => {
    const markdown = { ...entry, id: 'md', type: undefined, timezone: '', text: '**Quiet** day', photos: [], tags: [] };
    const read = await readAll(
      await zipOf({
        '1571425138176-abc.json': json(entry),
        '1571425138176-abc-voice.m4a': sound,
        'md.json': json(markdown),
        'broken.json': '{"id": ',
      }),
      { extras: ['mood', 'tags'], timezone: 'Asia/Tokyo' },
    );
    expect(read.summary).toMatchObject({ format: 'journey', entries: 2, needs: [] });
    expect(read.entries.map(brief)).toEqual([
      {
        localDate: '2019-10-18',
        time: '09:07',
        timezone: 'Europe/London',
        content:
          'Rode the new bike!\n\n- hill\n- lake\n\nthe map (https://example.org/x)\n\nMood: satisfied\nTags: bike',
      },
      { localDate: '2019-10-18', time: '17:07', timezone: 'Asia/Tokyo', content: 'Quiet day\n\nMood: satisfied' },
    ]);
    expect(read.entries[0]).toMatchObject({ sourceId: '1571425138176-abc', recording: { type: 'audio/mp4' } });
    expect(leftOutOf(read.summary)).toEqual({ attachment: 1, damaged: 1 });
  });

  it('asks for the zone of an entry that has none', async () => {
    const read = await readAll(fileOf(json({ ...entry, timezone: '', photos: [] })));
    expect(read.summary).toMatchObject({ needs: ['timezone'], entries: 1 });
    expect(brief(read.entries[0]!)).toMatchObject({ localDate: '2019-10-18', time: '08:07', timezone: null });
  });
});

describe('Journiv', () => {
  const root = {
    export_version: '1.0',
    export_date: '2026-01-01T00:00:00Z',
    app_version: '0.1',
    user_email: 'a@example.org',
  };

  it('reads the entries of its first versions', async () => {
    const entries = [
      {
        title: 'A title',
        content: 'Some **bold** words',
        entry_date: '2025-12-31',
        entry_datetime_utc: '2026-01-01T04:30:00',
        entry_timezone: 'America/New_York',
        tags: ['home'],
        mood_log: { mood_name: 'calm' },
        media: [{ filename: 'a.jpg' }],
      },
    ];
    const read = await readAll(await zipOf({ 'data.json': json({ ...root, journals: [{ title: 'J', entries }] }) }));
    expect(read.summary).toMatchObject({ format: 'journiv', extras: ['title', 'mood', 'tags'] });
    expect(read.entries.map(brief)).toEqual([
      { localDate: '2025-12-31', time: '23:30', timezone: 'America/New_York', content: 'A title\n\nSome bold words' },
    ]);
    expect(read.entries[0]?.instant).toBe(Date.parse('2026-01-01T04:30:00Z'));
    expect(leftOutOf(read.summary)).toEqual({ attachment: 1 });
  });

  it('reads the moments of later ones, with a Quill Delta or a note', async () => {
    const told = {
      logged_at_utc: '2026-02-01T10:00:00Z',
      logged_date_tz: '2026-02-01',
      logged_timezone: 'Europe/Berlin',
    };
    const delta = {
      ops: [
        { insert: 'Went ' },
        { insert: 'here', attributes: { link: 'https://example.org' } },
        { insert: '\nmilk' },
        { insert: '\n', attributes: { list: 'bullet' } },
        { insert: { image: 'x' } },
        { insert: 'eggs' },
        { insert: '\n', attributes: { list: 'ordered' } },
      ],
    };
    const moments = [
      { ...told, external_id: 'm1', entry: { title: 'Out', content_delta: delta } },
      { ...told, note: 'A short note', primary_mood_name: 'glad', mood_activity: [{ activity_name: 'walk' }] },
      'no moment',
    ];
    const file = fileOf(json({ ...root, export_version: '1.5', journals: [{ title: 'J' }], moments }));
    const read = await readAll(file, { extras: ['title', 'activities'] });
    expect(read.entries.map(({ content }) => content)).toEqual([
      'Out\n\nWent here (https://example.org)\n- milk\n1. eggs',
      'A short note\n\nActivities: walk',
    ]);
    expect(read.entries[0]).toMatchObject({ sourceId: 'm1', time: '11:00', timezone: 'Europe/Berlin' });
    expect(leftOutOf(read.summary)).toEqual({ damaged: 1 });
  });
});

describe('DailyTxT', () => {
  it('reads its months with their days and the names of tags', async () => {
    const march = {
      days: [
        { day: 4, text: 'Long **walk**', date_written: '04.03.2026 21:04', tags: [2], files: [{ filename: 'a.pdf' }] },
        { day: 31, text: '' },
      ],
    };
    const february = { days: [{ day: 31, text: 'No such day' }, { day: 'x' }, { day: 1, text: 'Snow' }] };
    const read = await readAll(
      await zipOf({
        'tags.json': json({ tags: [{ id: 2, name: 'outside', color: '#fff' }] }),
        '2026/03.json': json(march),
        '2026/02.json': json(february),
        'files/a.pdf': 'x',
      }),
      { extras: ['tags'] },
    );
    expect(read.summary).toMatchObject({ format: 'dailytxt', needs: ['timezone'] });
    expect(read.entries.map(brief)).toEqual([
      { localDate: '2026-02-01', time: null, timezone: null, content: 'Snow' },
      { localDate: '2026-03-04', time: null, timezone: null, content: 'Long walk\n\nTags: outside' },
    ]);
    expect(leftOutOf(read.summary)).toEqual({ 'impossible-date': 1, damaged: 1, attachment: 1, 'to-come': 1 });
  });

  it('says that an encrypted backup cannot be read', async () => {
    const file = await zipOf({ 'user.json': '{}', '2026/03.json': json({ days: [] }) });
    await expect(readAll(file)).rejects.toThrow('This backup of DailyTxT is encrypted.');
  });
});
