import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createWorld, engines, type World } from '#server/test/world.ts';
import { imports } from '#shared/contract/imports.ts';
import { notes } from '#shared/contract/notes.ts';
import { bringsIn, previewOf, sendFile } from './imports.fixture.ts';

const csv = {
  name: 'old-journal.csv',
  bytes: [
    'date,time,text',
    '2019-06-02,08:30,The first swim of the year.',
    '2019-06-02,08:30,The first swim of the year.',
    '2019-06-02,08:30,And then pancakes.',
    '2026-03-03,21:05,Ben called just to talk.',
    '2026-03-03,,A day without an hour.',
    '2026-13-40,08:00,No such day.',
    '2026-03-04,08:00,',
  ].join('\n'),
};

const shown = async (person: Awaited<ReturnType<World['signUp']>>) =>
  (await person.call(notes.list)).map(({ content, localDate, createdAt, timezone }) => ({
    content,
    localDate,
    createdAt,
    timezone,
  }));

const countRows = async ({ deps }: World, table: string) =>
  Number((await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(deps.db)).rows[0]?.n);

describe.each(engines)('an import on %s', (engine) => {
  it('is shown before anything is written, is brought in once however often it is sent, and can be undone', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp();
    const written = await ana.writes('Here already.');

    const preview = await previewOf(ana, csv);
    expect(preview).toMatchObject({
      format: 'csv',
      entries: 5,
      known: 0,
      first: '2019-06-02',
      last: '2026-03-03',
      needs: [],
    });
    expect(Object.fromEntries(preview.leftOut.map(({ reason, count }) => [reason, count]))).toEqual({
      'impossible-date': 1,
      'no-words': 1,
    });
    expect(preview.samples[0]).toEqual({
      localDate: '2019-06-02',
      time: '08:30',
      content: 'The first swim of the year.',
      hasRecording: false,
    });
    expect([await countRows(world, 'notes'), await countRows(world, 'imports')]).toEqual([1, 0]);

    const report = await bringsIn(ana, csv);
    expect(report).toMatchObject({ state: 'done', entries: 5, looked: 5, added: 5, known: 0, leftAlone: 0 });
    expect(report.leftOut).toEqual(preview.leftOut);
    const lisbon = { timezone: 'Europe/Lisbon' };
    expect((await shown(ana)).slice(1)).toEqual([
      {
        content: 'Ben called just to talk.',
        localDate: '2026-03-03',
        createdAt: '2026-03-03T21:05:00.000Z',
        ...lisbon,
      },
      { content: 'A day without an hour.', localDate: '2026-03-03', createdAt: '2026-03-03T12:00:00.000Z', ...lisbon },
      { content: 'And then pancakes.', localDate: '2019-06-02', createdAt: '2019-06-02T07:30:00.002Z', ...lisbon },
      ...['001Z', '000Z'].map((ms) => ({
        content: 'The first swim of the year.',
        localDate: '2019-06-02',
        createdAt: `2019-06-02T07:30:00.${ms}`,
        ...lisbon,
      })),
    ]);

    expect(await previewOf(ana, csv)).toMatchObject({ entries: 5, known: 5 });
    expect(await bringsIn(ana, csv)).toMatchObject({ state: 'done', added: 0, known: 5 });
    expect(await countRows(world, 'notes')).toBe(6);

    const [, changed] = await ana.call(notes.list);
    await ana.call(notes.change, {
      params: { id: String(changed?.id) },
      body: { version: 1, content: 'Ben called, and we talked for an hour.' },
    });
    expect(await previewOf(ana, csv)).toMatchObject({ known: 5 });
    const undone = await ana.call(imports.undo, { params: { id: String(report.id) } });
    expect(undone).toMatchObject({ state: 'undone', leftAlone: 1 });
    expect((await shown(ana)).map(({ content }) => content)).toEqual([
      'Here already.',
      'Ben called, and we talked for an hour.',
    ]);
    expect((await ana.call(notes.list))[0]?.id).toBe(written);
    expect(await ana.call(imports.undo, { params: { id: String(report.id) } })).toMatchObject({
      state: 'undone',
      leftAlone: 1,
    });
    await world.doJobs();
    expect(await bringsIn(ana, csv)).toMatchObject({ added: 4, known: 1 });
  });

  it('finds what was written here in the same minute, and brings back what was deleted', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp();
    await ana.writes('Tea in the sun.');
    const file = {
      name: 'a.csv',
      bytes:
        'date,time,text\n2026-03-04,10:00,Tea in the sun.\n2026-03-04,10:00,Tea in the sun.\n2026-03-04,10:01,Tea in the sun.',
    };
    expect(await previewOf(ana, file)).toMatchObject({ entries: 3, known: 1 });
    expect(await bringsIn(ana, file)).toMatchObject({ added: 2, known: 1 });
    expect(await previewOf(ana, file)).toMatchObject({ known: 3 });
    for (const { id } of await ana.call(notes.list)) {
      await ana.call(notes.remove, { params: { id: String(id) } });
    }
    expect(await bringsIn(ana, file)).toMatchObject({ added: 3, known: 0 });
  });

  it("reads one person's file for them alone", async () => {
    const world = await createWorld({ engine });
    const [ana, ben] = [await world.signUp('ana'), await world.signUp('ben')];
    const { id } = await bringsIn(ana, csv);
    expect(await previewOf(ben, csv)).toMatchObject({ known: 0 });
    expect(await ben.call(imports.list)).toEqual([]);
    expect((await ben.send({ method: 'POST', url: `/api/imports/${String(id)}/undo` })).status).toBe(404);
    expect(await countRows(world, 'notes')).toBe(5);
  });

  it('refuses what cannot come in before anything is written, in words', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp();
    const files = [
      { name: 'empty.csv', bytes: '' },
      { name: 'photo.jpg', bytes: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]) },
      { name: 'cut.zip', bytes: Buffer.from('504b0304140000000800', 'hex') },
      { name: 'a.json', bytes: '{"reflections": [' },
    ];
    for (const file of files) {
      for (const to of [imports.preview, imports.start]) {
        const { status, body } = await sendFile(ana, to, file);
        expect([status, body.code], file.name).toEqual([400, 'invalid']);
        expect(body.message, file.name).toMatch(/^[A-Z“"'].*[.]$/);
      }
    }
    const unread = await ana.send({
      method: 'POST',
      url: imports.preview.path,
      query: { name: 'a.csv', mapping: '{"columns":' },
      headers: { 'content-type': 'application/octet-stream' },
      payload: Buffer.from(csv.bytes),
    });
    expect(unread.status).toBe(400);
    const asJson = await ana.send({ method: 'POST', url: `${imports.start.path}?name=a.csv`, payload: {} });
    expect(asJson.status).toBe(415);
    expect([await countRows(world, 'notes'), await countRows(world, 'imports')]).toEqual([0, 0]);
  });

  it('asks how a file is to be read where it does not say, and waits for the answer', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp();
    const file = { name: 'a.csv', bytes: 'when,what\n03/04/2025,A walk.\n05/06/2025,A talk.' };
    const mapping = { columns: { date: 'when', text: ['what'] } };
    const unclear = await previewOf(ana, { ...file, mapping });
    expect(unclear.needs).toEqual(['dateOrder']);
    expect((await sendFile(ana, imports.start, { ...file, mapping })).status).toBe(400);
    expect(await countRows(world, 'imports')).toBe(0);
    const clear = { ...file, mapping: { ...mapping, dateOrder: 'day-first' as const } };
    await bringsIn(ana, clear);
    expect((await shown(ana)).map(({ localDate }) => localDate)).toEqual(['2025-06-05', '2025-04-03']);
  });

  it('does one at a time, and goes on with the rest of one that was cut off', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp();
    const many = Array.from(
      { length: 450 },
      (_, at) => `2024-01-${String((at % 28) + 1).padStart(2, '0')},Walk ${at}.`,
    );
    const file = { name: 'a.csv', bytes: `date,text\n${many.join('\n')}` };
    let batches = 0;
    const { transaction } = world.deps.db;
    world.deps.db.transaction = () => {
      batches += 1;
      if (batches === 3) {
        throw new Error('The power is gone.');
      }
      return transaction.call(world.deps.db);
    };
    const report = await bringsIn(ana, file);
    world.deps.db.transaction = transaction;
    expect(report).toMatchObject({ state: 'stopped', looked: 200, added: 200 });
    await world.deps.db
      .updateTable('imports')
      .set({ touched_at: world.clock.now() })
      .where('id', '=', report.id)
      .execute();
    expect((await sendFile(ana, imports.start, file)).body).toMatchObject({ code: 'conflict' });
    expect((await ana.send({ method: 'POST', url: `/api/imports/${String(report.id)}/undo` })).status).toBe(409);
    world.clock.forward(61_000);
    expect(await bringsIn(ana, file)).toMatchObject({ state: 'done', added: 250, known: 200 });
    expect(await countRows(world, 'notes')).toBe(450);
  });
});
