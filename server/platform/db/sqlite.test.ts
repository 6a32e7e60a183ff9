import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { sql, type Kysely } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isLocked, isStorageFull } from './errors.ts';
import { addOne, lock, openCounter, readCounter, tempFile, type Tables } from './sqlite.fixture.ts';
import { openSqliteFile, openSqliteMemory } from './sqlite.ts';

it('a file that another process is just setting up is opened as soon as that is done', async () => {
  const path = tempFile();
  const settingUp = new Worker(
    `const { DatabaseSync } = require('node:sqlite');
    const file = new DatabaseSync(${JSON.stringify(path)});
    file.exec('begin immediate; create table counter (n integer)');
    require('node:worker_threads').parentPort.postMessage('begun');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
    file.exec('commit');
    file.close();`,
    { eval: true },
  );
  await once(settingUp, 'message');
  const file = openSqliteFile(path);
  onTestFinished(() => file.close());
  expect(file.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' });
  await once(settingUp, 'exit');
});

it('transactions that read and then write wait for each other instead of failing', async () => {
  const path = tempFile();
  const file = openSqliteFile(path);
  onTestFinished(() => file.close());
  file.exec('create table counter (n integer); insert into counter values (0)');
  const times = 60;
  const workers = [1, 2, 3].map(
    () => new Worker(new URL('./sqlite.counting-worker.ts', import.meta.url), { workerData: { path, times } }),
  );
  await Promise.all(workers.map((worker) => once(worker, 'exit')));
  expect(file.prepare('select n from counter').all()).toEqual([{ n: 3 * times }]);
});

it('names the columns that a table has by now', async () => {
  const file = openSqliteMemory(1_000_000);
  const db = openCounter(file);
  const read = () => db.selectFrom('counter').selectAll().execute();
  expect(await read()).toEqual([{ n: 0 }]);
  file.exec('create table wider (first text, n integer); insert into wider values (null, 7)');
  file.exec('drop table counter; alter table wider rename to counter');
  expect(await read()).toEqual([{ first: null, n: 7 }]);
});

describe('while another program holds the write lock', () => {
  it('reads go on at once, and what was to be written is written when it lets go, in the order it came', async () => {
    const path = tempFile();
    const db = openCounter(openSqliteFile(path));
    await sql`create table words (text text)`.execute(db);
    const letGo = lock(path);
    let done = 0;
    const insert = (at: Kysely<Tables>, text: string) => at.insertInto('words').values({ text }).execute();
    const saves = [
      db.transaction().execute((transaction) => insert(transaction, 'first')),
      insert(db, 'second'),
      db.transaction().execute((transaction) => insert(transaction, 'third')),
    ].map((save) => save.then(() => (done += 1)));
    for (let reads = 0; reads < 50; reads += 1) {
      expect(await readCounter(db)).toEqual({ n: 0 });
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(done).toBe(0);
    letGo();
    await Promise.all(saves);
    const { rows } = await sql`select text from words order by rowid`.execute(db);
    expect(rows).toEqual([{ text: 'first' }, { text: 'second' }, { text: 'third' }]);
  });

  it('gives up when its patience is over, all who waited together, and works again after that', async () => {
    const path = tempFile();
    const db = openCounter(openSqliteFile(path), { patienceMs: 60 });
    const letGo = lock(path);
    const began = performance.now();
    const refused = await Promise.all(
      Array.from({ length: 24 }, (_, at) =>
        (at % 2 ? addOne(db) : db.transaction().execute(addOne)).then(
          () => null,
          (error: unknown) => error,
        ),
      ),
    );
    expect(refused.map(isLocked)).toEqual(Array.from({ length: 24 }, () => true));
    // Each in its own time would take twelve times the patience, or more.
    expect(performance.now() - began).toBeLessThan(400);
    letGo();
    await addOne(db);
    expect(await readCounter(db)).toEqual({ n: 1 });
  });
});

it('nobody sees the unfinished work of a transaction', async () => {
  const db = openCounter(openSqliteFile(tempFile()));
  const seen: Promise<{ n: number }>[] = [];
  for (let round = 0; round < 20; round += 1) {
    await db.transaction().execute(async (transaction) => {
      await addOne(transaction);
      seen.push(
        readCounter(db),
        addOne(db).then(() => readCounter(db)),
      );
      await new Promise((resolve) => setImmediate(resolve));
      await addOne(transaction);
    });
  }
  const numbers = (await Promise.all(seen)).map(({ n }) => n);
  expect(numbers).toHaveLength(40);
  expect(await readCounter(db)).toEqual({ n: 60 });
  // Each round adds two together and one alone: what lies between the two is not to be seen.
  expect(numbers.filter((n, at) => at % 2 === 0 && n % 3 === 1)).toEqual([]);
});

describe('when there is no room', () => {
  const tooMuch = 'x'.repeat(400_000);

  async function small(): Promise<Kysely<Tables>> {
    const db = openCounter(openSqliteMemory(200_000));
    await sql`create table words (text text)`.execute(db);
    return db;
  }

  it('the cause is told, not that SQLite has rolled back by itself, and the next one works', async () => {
    const db = await small();
    const full = await db
      .transaction()
      .execute(async (transaction) => {
        await addOne(transaction);
        await transaction.insertInto('words').values({ text: tooMuch }).execute();
      })
      .catch((error: unknown) => error);
    expect(full).toMatchObject({ message: 'database or disk is full' });
    expect(isStorageFull(full)).toBe(true);
    expect(await readCounter(db)).toEqual({ n: 0 });
    await db.transaction().execute(addOne);
    expect(await readCounter(db)).toEqual({ n: 1 });
  });

  it('nothing of a transaction is kept that goes on although it was rolled back', async () => {
    const db = await small();
    const full = await db
      .transaction()
      .execute(async (transaction) => {
        await transaction
          .insertInto('words')
          .values({ text: tooMuch })
          .execute()
          .catch(() => undefined);
        await addOne(transaction);
      })
      .catch((error: unknown) => error);
    expect(isStorageFull(full)).toBe(true);
    expect(await readCounter(db)).toEqual({ n: 0 });
  });
});
