import { describe, expect, it } from 'vitest';
import { brief, fileOf, leftOutOf, readAll, zipOf } from '../reading.fixture.ts';
import type { ImportMapping } from '../entry.ts';

const csv = (text: string, mapping?: ImportMapping) => readAll(fileOf(text, 'table.csv'), mapping);

describe('Daylio', () => {
  const table = [
    'full_date,date,weekday,time,mood,activities,note_title,note',
    '2021-09-28,28 September,Tuesday,10:00 pm,rad,"music | movies / tv ","A title","Went <b>out</b><br>and, yes, ""late"""',
    '2021-09-27,27 September,Monday,09:15,meh,"relax","",""',
  ].join('\n');

  it('reads its CSV, with what else it tells where that is wished for', async () => {
    const { summary, entries } = await csv(table);
    expect(summary).toMatchObject({ format: 'daylio', entries: 1, extras: ['title', 'mood', 'activities'] });
    expect(entries.map(brief)).toEqual([
      { localDate: '2021-09-28', time: '22:00', timezone: null, content: 'A title\n\nWent out\nand, yes, "late"' },
    ]);
    expect(leftOutOf(summary)).toEqual({ 'no-words': 1 });
    const more = await csv(table, { extras: ['mood', 'activities'] });
    expect(more.entries.map(({ content }) => content)).toEqual([
      'Went out\nand, yes, "late"\n\nMood: rad\nActivities: music, movies / tv',
      'Mood: meh\nActivities: relax',
    ]);
  });

  it('asks for the CSV instead of its own backup, and takes a CSV that is in a ZIP', async () => {
    await expect(readAll(await zipOf({ 'backup.daylio': 'e30=' }))).rejects.toThrow("Daylio's own backup");
    expect((await readAll(await zipOf({ 'daylio_export.csv': table }))).summary.entries).toBe(1);
  });
});

describe('CSV', () => {
  it('finds its columns by their names, or by what stands in them', async () => {
    const named = await csv('Created;Title;Body\n4 March 2026 9:04 pm;Walk;"Long; and good"\n');
    expect(named.summary.mapping).toMatchObject({ columns: { date: 'Created', title: 'Title', text: ['Body'] } });
    expect(named.entries.map(brief)).toEqual([
      { localDate: '2026-03-04', time: '21:04', timezone: null, content: 'Walk\n\nLong; and good' },
    ]);
    const excel = await csv('sep=;\r\ndate;text\r\n2026-03-04;a, b\r\n');
    expect(excel.entries.map(({ content }) => content)).toEqual(['a, b']);
    const unnamed = await csv('2026-03-04,ok,A long and good walk\n2026-03-03,no,Another one of them\n');
    expect(unnamed.summary.mapping.columns).toEqual({ date: 'Column 1', text: ['Column 3'] });
    expect(unnamed.entries.map(({ content }) => content)).toEqual(['A long and good walk', 'Another one of them']);
  });

  it('does as the person says, and asks where nobody can know', async () => {
    const table = 'a,b,c\nx,one,2026-03-04\ny,two,2026-03-03\n';
    const mapping = { columns: { date: 'c', text: ['b', 'a'] } };
    expect((await csv(table, mapping)).entries.map(({ content }) => content)).toEqual(['one\n\nx', 'two\n\ny']);
    const { summary, entries } = await csv('name,amount\nmilk,3\nbread,4\n');
    expect(summary).toMatchObject({ needs: ['columns'], entries: 0 });
    expect(summary.columns).toEqual([
      { name: 'name', samples: ['milk', 'bread'] },
      { name: 'amount', samples: ['3', '4'] },
    ]);
    expect(entries).toEqual([]);
    expect((await csv(table, { columns: { date: 'nowhere', text: ['b'] } })).summary.needs).toEqual(['columns']);
  });

  it.each([
    ['one row decides', '25/02/2026,one\n03/02/2026,two', undefined, [], ['2026-02-25', '2026-02-03']],
    ['the other order', '02/25/2026,one\n03/02/2026,two', undefined, [], ['2026-02-25', '2026-03-02']],
    ['nothing decides', '04/02/2026,one\n03/02/2026,two', undefined, ['dateOrder'], ['2026-02-04', '2026-02-03']],
    ['the person decides', '01/02/2026,one\n03/02/2026,two', 'month-first', [], ['2026-01-02', '2026-03-02']],
    ['points are German', '01.02.2026,one\n03.02.26,two', undefined, [], ['2026-02-01', '2026-02-03']],
  ] as const)('reads day and month: %s', async (_, rows, dateOrder, needs, days) => {
    const { summary, entries } = await csv(`date,text\n${rows}\n`, {
      timezone: 'UTC',
      ...(dateOrder && { dateOrder }),
    });
    expect(summary.needs).toEqual(needs);
    expect(entries.map(({ localDate }) => localDate)).toEqual(days);
  });

  it('leaves out days that are not, and says which rows', async () => {
    const rows = [
      '2026-02-31,a',
      '0001-01-01,b',
      '9999-12-31,c',
      ',d',
      'some day,e',
      '2026-03-06,f',
      '2026-03-05,g',
      ',,,',
      '46085,h',
    ];
    const { summary, entries } = await csv(`date,text\n${rows.join('\n')}\n`);
    expect(leftOutOf(summary)).toEqual({ 'impossible-date': 2, 'too-early': 1, 'to-come': 2, 'no-date': 1 });
    expect(summary.leftOut[0]?.where).toEqual(['row 2', 'row 6']);
    expect(entries.map(({ localDate, content }) => `${localDate} ${content}`)).toEqual([
      '2026-03-05 g',
      '2026-03-04 h',
    ]);
  });

  it('keeps offsets and zones', async () => {
    const rows = [
      '2026-03-01T23:30:00-05:00,,a',
      '2026-03-01T23:30:00Z,Asia/Tokyo,b',
      '2026-03-01 08:00,America/New_York,c',
      '2026-03-01T23:30:00Z,,d',
    ];
    const { entries } = await csv(`date,timezone,text\n${rows.join('\n')}\n`, { timezone: 'Australia/Perth' });
    expect(
      entries.map(({ localDate, time, timezone, instant }) => [
        localDate,
        time,
        timezone,
        instant && new Date(instant).toISOString(),
      ]),
    ).toEqual([
      ['2026-03-01', '23:30:00', null, '2026-03-02T04:30:00.000Z'],
      ['2026-03-02', '08:30', 'Asia/Tokyo', '2026-03-01T23:30:00.000Z'],
      ['2026-03-01', '08:00', 'America/New_York', '2026-03-01T13:00:00.000Z'],
      ['2026-03-02', '07:30', 'Australia/Perth', '2026-03-01T23:30:00.000Z'],
    ]);
  });

  it.each([
    ['UTF-8 with a mark', Buffer.from('\ufeffdate,text\n2026-03-04,Café – früh'), []],
    ['UTF-16, little end first', Buffer.from('\ufeffdate\ttext\n2026-03-04\tCafé – früh', 'utf16le'), []],
    ['UTF-16, big end first', Buffer.from('\ufeffdate,text\n2026-03-04,Café – früh', 'utf16le').swap16(), []],
    [
      'Windows-1252',
      Buffer.from('date,text\r\n2026-03-04,Caf\xe9 \x96 fr\xfch', 'latin1'),
      [expect.stringContaining('Windows-1252')],
    ],
  ])('reads %s', async (_, bytes, remarks) => {
    const { summary, entries } = await readAll(fileOf(bytes, 'table.csv'), { timezone: 'UTC' });
    expect(entries.map(({ content }) => content)).toEqual(['Café – früh']);
    expect(summary.remarks.filter((remark) => !remark.includes('zone'))).toEqual(remarks);
  });

  it('says where a table breaks off', async () => {
    await expect(csv(`date,text\n2026-03-04,"never closed\n${'x\n'.repeat(9)}`)).rejects.toThrow('after row 1');
    await expect(csv('date,text\n')).rejects.toThrow('no entries');
    await expect(csv('just words\nand more\n')).rejects.toThrow('no table');
  });
});
