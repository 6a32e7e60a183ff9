import { describe, expect, it } from 'vitest';
import { brief, fileOf, leftOutOf, readAll, zipOf } from '../reading.fixture.ts';

const lines = (...all: string[]) => all.join('\n');

describe('a folder of Markdown', () => {
  it('takes days from front matter, from names, from folders and from headings', async () => {
    const { summary, entries } = await readAll(
      await zipOf({
        'notes/2026-03-04.md': '**Sun** at last',
        'notes/2026-03-03 A walk.md': 'Ten miles ![[map.png]]',
        'notes/2026/03/02.md': 'By its folders',
        'notes/2026/03/2026-03-01_evening.txt': 'Plain text',
        'notes/matter.md': lines(
          '---',
          'date: 2026-02-28T21:04:00+01:00',
          'title: "From the front"',
          'tags: [one, two] # two',
          'x: &a [*a]',
          '---',
          'Body',
        ),
        'notes/list.md': lines('---', 'created: 27 Feb 2026', 'tags:', '  - three', '---', '', 'Listed'),
        'notes/month.md': lines(
          '# March',
          '',
          '## 2026-02-26, Thursday',
          'First',
          '### 21:04',
          'Later',
          '#### 2026',
          '## 2026-02-25 – Rain',
          'Second',
          '```',
          '## 2026-02-24',
          '```',
        ),
        'notes/2026-02-23.md': lines('# 2026-02-23 Monday', '', 'Under its own day'),
        'notes/undated.md': 'Nobody knows when',
        'notes/2026-02-30.md': 'No such day',
        'notes/picture.png': 'x',
      }),
      { extras: ['title', 'tags'] },
    );
    expect(summary.format).toBe('markdown');
    expect(entries.map(brief).toSorted((a, b) => (a.localDate + a.time < b.localDate + b.time ? 1 : -1))).toEqual([
      { localDate: '2026-03-04', time: null, timezone: null, content: 'Sun at last' },
      { localDate: '2026-03-03', time: null, timezone: null, content: 'A walk\n\nTen miles' },
      { localDate: '2026-03-02', time: null, timezone: null, content: 'By its folders' },
      { localDate: '2026-03-01', time: null, timezone: null, content: 'evening\n\nPlain text' },
      {
        localDate: '2026-02-28',
        time: '21:04:00',
        timezone: null,
        content: 'From the front\n\nBody\n\nTags: one, two',
      },
      { localDate: '2026-02-27', time: null, timezone: null, content: 'Listed\n\nTags: three' },
      { localDate: '2026-02-26', time: null, timezone: null, content: 'First' },
      { localDate: '2026-02-26', time: '21:04', timezone: null, content: 'Later\n2026' },
      { localDate: '2026-02-25', time: null, timezone: null, content: 'Rain\n\nSecond\n## 2026-02-24' },
      { localDate: '2026-02-23', time: null, timezone: null, content: 'Under its own day' },
    ]);
    expect(leftOutOf(summary)).toEqual({ attachment: 1, 'no-date': 1, 'impossible-date': 1 });
  });

  it('reads one file by itself, and leaves out a page that is not Unicode', async () => {
    const diary = lines('# Diary', '## March 4, 2026 9:04 pm', 'One', '## March 3, 2026', '**08:15**', 'Two');
    const read = await readAll(fileOf(diary, 'diary.md'));
    expect(read.entries.map(({ localDate, time, content }) => [localDate, time, content])).toEqual([
      ['2026-03-04', '21:04', 'One'],
      ['2026-03-03', '08:15', 'Two'],
    ]);
    const prose = 'March 4, 2026, in the evening\n\nWe sat, talked, and laughed.';
    expect((await readAll(fileOf(prose, '2026-03-04.txt'))).entries.map(({ content }) => content)).toEqual([prose]);
    const bad = await zipOf({ '2026-03-04.md': 'Good', '2026-03-03.md': Buffer.from([0xe9, 0x20, 0xe9]) });
    expect(leftOutOf((await readAll(bad)).summary)).toEqual({ damaged: 1 });
  });
});
