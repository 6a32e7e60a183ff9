import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { limits } from '#shared/limits.ts';
import { ImportRefusal, type ImportFile } from './entry.ts';
import { brief, fileOf, leftOutOf, readAll, zipOf, type Read } from './reading.fixture.ts';

const gb = 1024 ** 3;
const dayOne = JSON.stringify({
  entries: [{ uuid: 'u', creationDate: '2026-03-01T10:00:00Z', timeZone: 'UTC', text: 'Sun' }],
});

/** What a file is refused with, and how long that takes. */
async function refusal(file: ImportFile): Promise<{ message: string; ms: number }> {
  const start = performance.now();
  const error: unknown = await readAll(file).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ImportRefusal);
  return { message: (error as ImportRefusal).message, ms: performance.now() - start };
}

/** A file of which only the beginning is there, and whose rest is made when it is read. */
function virtual(head: string, size: number, rest: (offset: number, length: number) => Uint8Array): ImportFile {
  const start = Buffer.from(head);
  return {
    name: 'file',
    size,
    async read(offset, length) {
      const end = Math.min(size, offset + length);
      const own = start.subarray(offset, end);
      const made = Math.max(0, end - Math.max(offset, start.length));
      return Buffer.concat([own, made > 0 ? rest(Math.max(0, offset - start.length), made) : Buffer.alloc(0)]);
    },
  };
}

const zeros = (_: number, length: number) => Buffer.alloc(length);

async function bytesOf(file: ImportFile): Promise<Buffer> {
  return Buffer.from(await file.read(0, file.size));
}

/** The same ZIP with a name, or anything else of one length, put in the place of another. */
function exchanged(bytes: Buffer, from: string, to: string): Buffer {
  return Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1');
}

/** The same ZIP, each head of its members changed in the list and before the member itself. */
function withHeads(bytes: Buffer, change: (head: Buffer, isInList: boolean) => void): Buffer {
  const copy = Buffer.from(bytes);
  for (const mark of ['PK\x01\x02', 'PK\x03\x04']) {
    for (let at = copy.indexOf(mark); at !== -1; at = copy.indexOf(mark, at + 4)) {
      change(copy.subarray(at), mark === 'PK\x01\x02');
    }
  }
  return copy;
}

describe('a hostile ZIP', () => {
  it.each([
    '../evil1.json',
    '/etc/evil.json',
    'C:/x/evil.json',
    String.raw`..\evil1.json`,
    'a\0/evil_1.json',
    '.././evil.json',
  ])('is refused for the name %j', async (name) => {
    const plain = 'x'.repeat(name.length);
    const bytes = exchanged(await bytesOf(await zipOf({ [plain]: dayOne, 'Journal.json': dayOne })), plain, name);
    expect((await refusal(fileOf(bytes))).message).toMatch(/name leads out of it|impossible name/);
  });

  it('does not burst, whatever it says of its sizes', async () => {
    const zip = new ZipFile();
    zip.addBuffer(Buffer.alloc(300 * 1024 * 1024), 'Journal.json');
    zip.end();
    const bomb = await buffer(zip.outputStream);
    expect(bomb.length).toBeLessThan(400_000);
    const sizes = [1_000, 50 * 1024 * 1024, 0xff_ff_ff_fe];
    const refusals = [];
    for (const size of sizes) {
      const forged = withHeads(bomb, (head, isInList) => head.writeUInt32LE(size, isInList ? 24 : 22));
      refusals.push(await refusal(fileOf(forged)));
    }
    expect(refusals.map(({ message }) => message)).toEqual([
      '"Journal.json" is damaged in this ZIP.',
      '"Journal.json" is damaged in this ZIP.',
      '"Journal.json" is larger than 64 MB, which is more than can be read.',
    ]);
    const honest = await refusal(await zipOf({ 'Journal.json': Buffer.alloc(60 * 1024 * 1024) }));
    expect(honest.message).toBe('"Journal.json" unpacks to far more than a journal does, so it was not opened.');
    expect(Math.max(...refusals.map(({ ms }) => ms))).toBeLessThan(3_000);
  }, 60_000);

  it('is refused when it has too many members, before they are looked at', async () => {
    const end = Buffer.alloc(56 + 20 + 22);
    end.write('PK\x06\x06', 0, 'latin1');
    end.writeBigUInt64LE(44n, 4);
    end.writeBigUInt64LE(200_001n, 24);
    end.writeBigUInt64LE(200_001n, 32);
    end.write('PK\x06\x07', 56, 'latin1');
    end.writeBigUInt64LE(4n, 64);
    end.writeUInt32LE(1, 72);
    end.write('PK\x05\x06', 76, 'latin1');
    end.fill(0xff, 84, 96);
    const bytes = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), end]);
    expect((await refusal(fileOf(bytes))).message).toContain('more than 200,000 files');
  });

  it('counts all of its pages together', async () => {
    const pages = Object.fromEntries(Array.from({ length: 70 }, (_, at) => [`2026-03-04 ${at}.md`, 'words']));
    const bytes = withHeads(await bytesOf(await zipOf(pages)), (head, isInList) =>
      head.writeUInt32LE(8_000_000, isInList ? 24 : 22),
    );
    expect((await refusal(fileOf(bytes))).message).toContain('more than 512 MB');
  });

  it('is refused when it is cut short, and tells of a member that is damaged', async () => {
    const bytes = await bytesOf(await zipOf({ 'Journal.json': dayOne, 'photos/a.jpeg': 'x'.repeat(5_000) }));
    for (const length of [4, 30, Math.floor(bytes.length / 2), bytes.length - 1]) {
      expect((await refusal(fileOf(bytes.subarray(0, length)))).message).toContain('did not arrive whole');
    }
    const wrongSum = withHeads(bytes, (head, isInList) => head.writeUInt32LE(7, isInList ? 16 : 14));
    expect((await refusal(fileOf(wrongSum))).message).toBe('"Journal.json" is damaged in this ZIP.');
  });

  it('is refused when two members that matter share a name, or they are locked', async () => {
    const twice = exchanged(
      await bytesOf(await zipOf({ 'Journal.json': dayOne, 'Jxurnal.json': dayOne })),
      'Jxurnal',
      'Journal',
    );
    expect((await refusal(fileOf(twice))).message).toContain('two files that are both called "Journal.json"');
    const locked = withHeads(await bytesOf(await zipOf({ 'Journal.json': dayOne })), (head, isInList) => {
      head.writeUInt16LE(head.readUInt16LE(isInList ? 8 : 6) | 1, isInList ? 8 : 6);
    });
    expect((await refusal(fileOf(locked))).message).toContain('locked with a password');
  });

  it('has its links not followed and what is packed in it not opened', async () => {
    const zip = new ZipFile();
    zip.addBuffer(Buffer.from(dayOne), 'Journal.json');
    zip.addBuffer(Buffer.from('/etc/passwd'), 'Other.json', { mode: 0o120777 });
    zip.addBuffer(Buffer.from('PK'), 'more.zip');
    zip.end();
    const { summary } = await readAll(fileOf(await buffer(zip.outputStream)));
    expect(summary.entries).toBe(1);
    expect(summary.remarks).toEqual([
      'Links to other files were not followed: 1.',
      'ZIP files inside this one were not opened: 1.',
    ]);
  });

  it('of another kind is named', async () => {
    expect((await refusal(await zipOf({ '[Content_Types].xml': '<x/>' }))).message).toContain('office program');
    expect((await refusal(await zipOf({ 'a.png': 'x' }))).message).toContain('Nothing in this ZIP');
    expect((await refusal(await zipOf({ 'a.json': '{"a":1}' }))).message).toContain('Nothing in this ZIP');
    expect((await refusal(await zipOf({ 'a.json': '{"a":' }))).message).toContain('"a.json" is not valid JSON');
    expect((await refusal(await zipOf({}))).message).toContain('Nothing in this ZIP');
  });
});

describe('a file that is too much', () => {
  const row = '2026-03-04,a word or two\n';
  const rows = (offset: number, length: number) => {
    const from = offset % row.length;
    return Buffer.from(row.repeat(Math.ceil((from + length) / row.length)).slice(from, from + length));
  };

  it.each([
    ['a gigabyte of zeros', virtual('', gb, zeros), 'holds no text'],
    ['one behind the head of a ZIP', virtual('PK\x03\x04', gb, zeros), 'did not arrive whole'],
    ['one behind a bracket', virtual('{"reflections": ["', gb, (_, length) => Buffer.alloc(length, ' ')), '64 MB'],
    ['one behind a title', virtual('# A title\n\n', gb, rows), '8 MB'],
    ['one behind the head of a table', virtual('date,text\n', gb, rows), '512 MB'],
    ['a quotation mark and 200 MB', virtual('date,text\n2026-03-04,"', 200_000_000, rows), 'never closed'],
    ['a million rows', virtual('date,text\n', 10 + 1_000_000 * row.length, rows), 'more than 100,000 entries'],
    [
      'two million empty rows',
      virtual('date,text\n', 4_000_000, (from, length) =>
        Buffer.from(',\n'.repeat(length).slice(from % 2, (from % 2) + length)),
      ),
      '1,000,000 rows',
    ],
    ['more than a gigabyte', virtual('', gb + 1, zeros), 'larger than 1 GB'],
    ['nothing', fileOf(''), 'empty'],
    ['a PDF', fileOf('%PDF-1.7'), 'is a PDF'],
    ['a web page', fileOf('<!doctype html><p>x'), 'web page'],
  ])(
    'is refused: %s',
    async (_, file, words) => {
      const { message, ms } = await refusal(file);
      expect(message).toContain(words);
      expect(ms).toBeLessThan(10_000);
    },
    30_000,
  );

  it('is refused when brackets are nested 200,000 deep, or nothing of it is left', async () => {
    const deep = (root: string) => root.replace('…', `${'['.repeat(200_000)}${']'.repeat(200_000)}`);
    expect((await refusal(fileOf(deep('…')))).message).toContain('Clink can bring in');
    expect((await refusal(fileOf('['.repeat(200_000)))).message).toContain('not valid JSON');
    for (const root of ['{"reflections":…}', '{"entries":[{"creationDate":…}]}', '{"moments":…,"journals":[]}']) {
      expect(leftOutOf((await readAll(fileOf(deep(root)))).summary)).toEqual({ damaged: 1 });
    }
  });

  it('comes in as long as a journal of a lifetime is, its long entries split', async () => {
    const long = Array.from({ length: 60 }, (_, at) => `Paragraph ${at}. ${'word '.repeat(200)}`).join('\n\n');
    const entries = [
      { creationDate: '2026-03-01T10:00:00Z', timeZone: 'UTC', text: long },
      ...Array.from({ length: 30_000 }, (_, at) => ({
        uuid: `${at}`,
        creationDate: '2026-03-01T10:00:00Z',
        timeZone: 'UTC',
        text: `Entry ${at}`,
      })),
    ];
    const read = await readAll(fileOf(JSON.stringify({ entries })));
    const parts = read.entries.filter(({ part }) => part !== null);
    expect(read.summary).toMatchObject({ entries: 30_000 + parts.length, remarks: ['Long entries were split: 1.'] });
    expect(parts.map(({ part }) => part)).toEqual([1, 2, 3, 4].map((number) => ({ number, of: 4 })));
    expect(
      parts
        .map(({ content }) => content)
        .join('\n\n')
        .replaceAll(/\s+/g, ' '),
    ).toBe(long.replaceAll(/\s+/g, ' ').trim());
  }, 30_000);

  it('is bounded in entries, in toasts and in the words of an entry', async () => {
    const many = (count: number, one: object) => Array.from({ length: count }, () => one);
    const reflections = many(100_001, { date: '2026-03-01', time: '10:00', content: 'x' });
    expect((await refusal(fileOf(JSON.stringify({ reflections })))).message).toContain('more than 100,000 entries');
    const toasts = { format: 'clink', version: 1, reflections: [], toasts: many(20_001, {}) };
    expect((await refusal(fileOf(JSON.stringify(toasts)))).message).toContain('more than 20,000 toasts');
    const long = { creationDate: '2026-03-01T10:00:00Z', timeZone: 'UTC', text: 'a '.repeat(1_000_001) };
    const { summary } = await readAll(fileOf(JSON.stringify({ entries: [long] })));
    expect(leftOutOf(summary)).toEqual({ 'not-understood': 1 });
  });

  it('knows no prototypes and no numbers beyond dates', async () => {
    const entries = `[{"__proto__":{"creationDate":"2026-03-01T00:00:00Z"},"constructor":1},{"creationDate":"1e999"},{"creationDate":"-1"}, {"creationDate":"2026-03-01T10:00:00Z","timeZone":"__proto__","text":"ok\\ud800"}]`;
    const { summary, entries: come } = await readAll(fileOf(`{"entries":${entries}}`), { timezone: 'UTC' });
    expect(leftOutOf(summary)).toEqual({ damaged: 1, 'no-date': 2 });
    expect(come.map(brief)).toEqual([{ localDate: '2026-03-01', time: '10:00', timezone: 'UTC', content: 'ok\ufffd' }]);
  });
});

describe('any bytes at all', () => {
  const json = fc.json({ maxDepth: 3 });
  const date = fc.oneof(
    fc.constantFrom('2026-03-01T10:00:00Z', '2026-03-01', '0001-01-01', '9999-12-31T23:59:59Z', -1, 1e300, null),
    fc.string(),
  );
  const word = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('**a**', '<p>x</p>', '![](x)', '\ud800', ''));
  const thing = fc.dictionary(
    fc.constantFrom(
      'date',
      'time',
      'content',
      'recording',
      'id',
      'createdAt',
      'localDate',
      'timezone',
      'creationDate',
      'timeZone',
      'text',
      'tags',
      'photos',
      'audios',
      'entry',
      'note',
      'logged_at_utc',
      'content_delta',
      'lines',
      'entries',
    ),
    fc.oneof(date, word, fc.anything({ maxDepth: 2, values: [fc.string(), fc.integer(), fc.constant(null)] })),
  );
  const root = fc.record(
    {
      format: fc.constantFrom('clink', 'x'),
      reflections: fc.array(thing),
      entries: fc.array(thing),
      journals: fc.array(thing),
      moments: fc.array(thing),
      toasts: fc.array(thing),
      export_version: fc.constant('1.5'),
      date_journal: date,
      text: word,
      days: fc.array(thing),
    },
    { requiredKeys: [] },
  );

  /** What comes out of a file, or nothing where it is refused in words; whatever else is thrown goes on. */
  async function tried(file: ImportFile): Promise<Read | null> {
    try {
      return await readAll(file, {
        timezone: 'Europe/Berlin',
        extras: ['title', 'mood', 'activities', 'tags', 'place'],
      });
    } catch (error) {
      if (error instanceof ImportRefusal && /^["A-Z].*\.$/s.test(error.message)) {
        return null;
      }
      throw error;
    }
  }

  function expectSound(read: Read | null): void {
    expect(read?.summary.entries ?? 0).toBe(read?.entries.length ?? 0);
    for (const { localDate, time, instant, content, recording } of read?.entries ?? []) {
      expect(localDate >= '1900-01-01' && localDate <= '2026-03-05' && /^\d{4}-\d{2}-\d{2}$/.test(localDate)).toBe(
        true,
      );
      expect(time === null || /^[0-2]\d:[0-5]\d(:[0-5]\d)?$/.test(time)).toBe(true);
      expect(instant === null || Number.isSafeInteger(instant)).toBe(true);
      expect(content.length <= limits.reflectionMax && content.isWellFormed() && !content.includes('\0')).toBe(true);
      expect(content !== '' || recording !== null).toBe(true);
    }
  }

  it('are read or refused, never anything else', async () => {
    const bytes = fc.tuple(
      fc.constantFrom('', 'PK\x03\x04', '{', '[', '---\n', '# ', 'date,text\n', '\ufeff', '\xff\xfe'),
      fc.uint8Array({ maxLength: 300 }),
    );
    await fc.assert(
      fc.asyncProperty(bytes, async ([head, rest]) => {
        expectSound(await tried(fileOf(Buffer.concat([Buffer.from(head, 'latin1'), rest]))));
      }),
      { numRuns: 300 },
    );
  }, 60_000);

  it('hold for the contents of every format', async () => {
    const text = fc.oneof(
      root.map((value) => JSON.stringify(value)),
      json,
    );
    await fc.assert(
      fc.asyncProperty(text, word, word, async (value, one, other) => {
        expectSound(await tried(fileOf(value)));
        expectSound(await tried(await zipOf({ '2026/03.json': value, 'tags.json': one })));
        expectSound(await tried(await zipOf({ 'a.json': value, 'clink.json': other })));
        expectSound(
          await tried(await zipOf({ '2026-03-01.md': one, 'b.md': `---\ndate: ${other}\n---\n## 2026-03-01\n${one}` })),
        );
        expectSound(await tried(fileOf(`full_date,date,time,mood,note\n2026-03-01,${one},${other},"${other}",${one}`)));
      }),
      { numRuns: 150 },
    );
  }, 120_000);

  it('hold for a ZIP with some of its bytes changed', async () => {
    const whole = await bytesOf(await zipOf({ 'Journal.json': dayOne, 'audios/a.m4a': 'x', '2026-03-04.md': 'words' }));
    const changes = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(changes, async (all) => {
        const bytes = Buffer.from(whole);
        for (const [at, value] of all) {
          bytes[at] = value;
        }
        expectSound(await tried(fileOf(bytes)));
      }),
      { numRuns: 400 },
    );
  }, 60_000);
});
