import { DatabaseSync } from 'node:sqlite';
import { setImmediate as loopTurn } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isLocked, isMissingTable, isStorageFull, isUniqueViolation } from './errors.ts';
import { addOne, lock, openCounter, readCounter, statementsOf, tempFile, type Tables } from './sqlite.fixture.ts';
import { emptyWriteAheadLog, openSqliteFile, openSqliteMemory } from './sqlite.ts';

type Db = Kysely<Tables>;

const openers = { file: () => openSqliteFile(tempFile()), memory: () => openSqliteMemory(1_000_000) };

/** A counter, a table of unique words, and what is run on them from now on. */
async function open(file: DatabaseSync): Promise<{ db: Db; statements: string[] }> {
  const db = openCounter(file);
  await sql`create table words (text text unique)`.execute(db);
  const statements = statementsOf(file);
  await loopTurn();
  return { db, statements };
}

const commitsOf = (statements: string[]) => statements.filter((text) => text === 'commit').length;
const add = (db: Db, text: string) => db.insertInto('words').values({ text }).execute();
const addIn = (db: Db, text: string) => db.transaction().execute((transaction) => add(transaction, text));
const wordsIn = async (db: Db) =>
  (
    await db
      .selectFrom('words')
      .select('text')
      .orderBy(sql`rowid`)
      .execute()
  ).map(({ text }) => text);
const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

/** As a request that is refused for what it finds. */
const addUnless = (db: Db, found: string, text: string) =>
  db.transaction().execute(async (transaction) => {
    await add(transaction, text);
    if ((await wordsIn(transaction)).includes(found)) {
      throw new Error('It is there already.');
    }
  });

describe.each(['file', 'memory'] as const)('writes at the same time, in a database in a %s', (where) => {
  it('share one commit, transactions and single statements alike, in the order they came', async () => {
    const { db, statements } = await open(openers[where]());
    await Promise.all([addIn(db, 'a'), add(db, 'b'), addIn(db, 'c'), add(db, 'd')]);
    expect(commitsOf(statements)).toBe(1);
    expect(await wordsIn(db)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('share one commit although each comes in a callback of its own', async () => {
    const { db, statements } = await open(openers[where]());
    const save = async (text: string) => {
      await loopTurn();
      await addIn(db, text);
    };
    await Promise.all(['a', 'b', 'c', 'd'].map(save));
    // Nobody could know at the first one that others were to come.
    expect(commitsOf(statements)).toBe(2);
    await Promise.all(['e', 'f', 'g', 'h'].map(save));
    expect(commitsOf(statements)).toBe(3);
  });

  it('do not take the others with them when they fail', async () => {
    const { db, statements } = await open(openers[where]());
    const reasons = await Promise.all(
      [
        addUnless(db, 'a', 'a'),
        addIn(db, 'b'),
        addUnless(db, 'b', 'c'),
        add(db, 'b'),
        addIn(db, 'd'),
        add(db, 'e'),
      ].map(reasonOf),
    );
    expect(reasons.map((reason) => reason !== null)).toEqual([true, false, true, true, false, false]);
    expect(isUniqueViolation(reasons[3])).toBe(true);
    expect(await wordsIn(db)).toEqual(['b', 'd', 'e']);
    expect(commitsOf(statements)).toBe(1);
  });

  it('undo a change of the tables alone', async () => {
    const { db } = await open(openers[where]());
    const changing = () =>
      db.transaction().execute(async (transaction) => {
        await sql`create table more (n integer)`.execute(transaction);
        throw new Error('A step that fails.');
      });
    await Promise.all([addIn(db, 'a'), reasonOf(changing()), addIn(db, 'b')]);
    expect(isMissingTable(await reasonOf(sql`select n from more`.execute(db)))).toBe(true);
    expect(await wordsIn(db)).toEqual(['a', 'b']);
  });
});

describe('a write pays only for what it needs', () => {
  const insert = expect.stringContaining('insert') as unknown;

  it('alone for no statement more, and for no turn of the event loop', async () => {
    const { db, statements } = await open(openers.file());
    let hasTurned = false;
    setImmediate(() => {
      hasTurned = true;
    });
    await add(db, 'a');
    await addIn(db, 'b');
    await reasonOf(addUnless(db, 'b', 'c'));
    expect(hasTurned).toBe(false);
    expect(statements).toEqual([insert, 'begin immediate', insert, 'commit', 'begin immediate', insert, 'rollback']);
  });

  it('in a group for a savepoint that is gone before the next one', async () => {
    const { db, statements } = await open(openers.file());
    await Promise.all([addIn(db, 'a'), addIn(db, 'b'), add(db, 'c')]);
    const joined = ['savepoint member', insert, 'release member'];
    expect(statements).toEqual(['begin immediate', insert, ...joined, ...joined, 'commit']);
  });
});

describe('what is acknowledged', () => {
  /** What is on the disk, as another program sees it. */
  function committed(path: string): () => string[] {
    const other = new DatabaseSync(path, { readOnly: true });
    onTestFinished(() => other.close());
    return () =>
      other
        .prepare('select text from words')
        .all()
        .map(({ text }) => String(text));
  }

  it('is on the disk by then', async () => {
    const path = tempFile();
    const { db } = await open(openSqliteFile(path));
    const seen = committed(path);
    const missing: string[] = [];
    const save = async (text: string, at: number) => {
      await (at % 2 ? add(db, text) : addIn(db, text));
      missing.push(...(seen().includes(text) ? [] : [text]));
    };
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(Array.from({ length: 12 }, (_, at) => save(`${round} ${at}`, at)));
    }
    expect(missing).toEqual([]);
  });

  it('is on the disk when it is a refusal for what an earlier one did', async () => {
    const path = tempFile();
    const { db } = await open(openSqliteFile(path));
    const seen = committed(path);
    const seenAtRefusal: string[][] = [];
    const refused = (save: Promise<unknown>) => save.catch(() => seenAtRefusal.push(seen()));
    await Promise.all([addIn(db, 'a'), refused(addUnless(db, 'a', 'b')), refused(add(db, 'a')), addIn(db, 'c')]);
    expect(seenAtRefusal).toEqual([
      ['a', 'c'],
      ['a', 'c'],
    ]);
  });
});

describe('a commit that fails', () => {
  /** With a journal of the old kind a commit waits for those who read, and here nothing waits inside SQLite. */
  async function openWithReader() {
    const path = tempFile();
    const file = new DatabaseSync(path, { timeout: 0 });
    const opened = await open(file);
    const reader = new DatabaseSync(path, { readOnly: true });
    onTestFinished(() => reader.close());
    reader.exec('begin; select * from words');
    return { ...opened, letGo: () => reader.exec('commit') };
  }

  it('rejects all that took part, also who was refused for what is lost now, and the next one works', async () => {
    const { db, statements, letGo } = await openWithReader();
    const reasons = await Promise.all(
      [addIn(db, 'a'), add(db, 'b'), addUnless(db, 'a', 'c'), add(db, 'a'), addIn(db, 'd')].map(reasonOf),
    );
    expect(reasons.map(isLocked)).toEqual([true, true, true, true, true]);
    expect([commitsOf(statements), statements.at(-1)]).toEqual([1, 'rollback']);
    letGo();
    expect(await wordsIn(db)).toEqual([]);
    await Promise.all([addIn(db, 'e'), add(db, 'f')]);
    expect(await wordsIn(db)).toEqual(['e', 'f']);
  });
});

describe('when SQLite rolls back by itself', () => {
  const tooMuch = 'x'.repeat(400_000);

  it('all that was not on the disk yet is rejected, and what comes after is kept', async () => {
    const { db } = await open(openSqliteMemory(200_000));
    const reasons = await Promise.all(
      [addIn(db, 'a'), add(db, 'b'), addIn(db, tooMuch), addIn(db, 'c'), add(db, 'd')].map(reasonOf),
    );
    expect(reasons.map(isStorageFull)).toEqual([true, true, true, false, false]);
    expect(reasons.slice(3)).toEqual([null, null]);
    expect(await wordsIn(db)).toEqual(['c', 'd']);
  });

  it('nothing is kept of a member that goes on', async () => {
    const { db } = await open(openSqliteMemory(200_000));
    const goesOn = () =>
      db.transaction().execute(async (transaction) => {
        await reasonOf(add(transaction, tooMuch));
        await reasonOf(add(transaction, 'after'));
        await loopTurn();
        await reasonOf(addOne(transaction));
      });
    const reasons = await Promise.all([addIn(db, 'a'), goesOn(), addIn(db, 'b')].map(reasonOf));
    expect(reasons.map(isStorageFull)).toEqual([true, true, false]);
    expect(await wordsIn(db)).toEqual(['b']);
    expect(await readCounter(db)).toEqual({ n: 0 });
  });

  it('a single statement that has no room takes with it what was not on the disk yet', async () => {
    const { db } = await open(openSqliteMemory(200_000));
    const reasons = await Promise.all([addIn(db, 'a'), add(db, tooMuch), addIn(db, 'b')].map(reasonOf));
    expect(reasons.map(isStorageFull)).toEqual([true, true, false]);
    expect(await wordsIn(db)).toEqual(['b']);
  });
});

describe('while members of a group are still at work', () => {
  it('nobody else sees anything of it', async () => {
    const { db } = await open(openers.file());
    const seen: Promise<string[]>[] = [];
    const slow = (text: string) =>
      db.transaction().execute(async (transaction) => {
        await add(transaction, text);
        seen.push(wordsIn(db));
        await loopTurn();
        seen.push(wordsIn(db));
        await loopTurn();
        await add(transaction, `${text} too`);
      });
    await Promise.all([addIn(db, 'a'), slow('b'), slow('c'), addIn(db, 'd')]);
    const whole = (words: string[]) => words.filter((text) => /^[bc]/.test(text)).length % 2 === 0;
    const all = await Promise.all(seen);
    expect(all).toHaveLength(4);
    expect(all.filter((words) => !whole(words))).toEqual([]);
    expect(all.filter((words) => words.length === 0)).toEqual([]);
  });

  it('a transaction that is done cannot be written in, not even before its commit', async () => {
    const { db } = await open(openers.file());
    let over: Db | undefined;
    const first = db.transaction().execute(async (transaction) => {
      over = transaction;
      await add(transaction, 'a');
    });
    const second = db.transaction().execute(async (transaction) => {
      await add(transaction, 'b');
      const stray = over && (await reasonOf(add(over, 'stray')));
      expect(stray).toEqual(new Error('This transaction is over.'));
    });
    await Promise.all([first, second]);
    expect(await wordsIn(db)).toEqual(['a', 'b']);
  });

  it('its commit is put off neither by many that wait nor by one that takes long', async () => {
    const { db, statements } = await open(openers.file());
    await Promise.all(Array.from({ length: 250 }, () => addOne(db)));
    expect(commitsOf(statements)).toBeGreaterThanOrEqual(3);
    statements.length = 0;
    const long = () =>
      db.transaction().execute(async (transaction) => {
        await addOne(transaction);
        const until = performance.now() + 15;
        while (performance.now() < until) {
          await loopTurn();
        }
      });
    await Promise.all([long(), addIn(db, 'a'), addIn(db, 'b')]);
    expect(commitsOf(statements)).toBeGreaterThanOrEqual(2);
  });
});

it('what no transaction may hold has its turn between two groups', async () => {
  const { db, statements } = await open(openers.file());
  await Promise.all([
    addIn(db, 'a'),
    add(db, 'b'),
    emptyWriteAheadLog(db),
    addIn(db, 'c'),
    sql`vacuum`.execute(db),
    add(db, 'd'),
  ]);
  expect(commitsOf(statements)).toBeGreaterThanOrEqual(2);
  expect(await wordsIn(db)).toEqual(['a', 'b', 'c', 'd']);
});

it('what waited while another program held the write lock shares one commit', async () => {
  const path = tempFile();
  const { db, statements } = await open(openSqliteFile(path));
  const letGo = lock(path);
  const saves = ['a', 'b', 'c', 'd'].map((text, at) => (at % 2 ? add(db, text) : addIn(db, text)));
  await loopTurn();
  expect(commitsOf(statements)).toBe(0);
  letGo();
  await Promise.all(saves);
  expect(commitsOf(statements)).toBe(1);
  expect(await wordsIn(db)).toEqual(['a', 'b', 'c', 'd']);
});
