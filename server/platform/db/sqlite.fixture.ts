import { mkdtempSync, rmSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { onTestFinished } from 'vitest';
import { sqliteDialect } from './sqlite.ts';
import type { SqliteDriverOptions } from './sqlite-driver.ts';

export type Tables = { counter: { n: number }; words: { text: string } };

/** The path of a file that is not there yet, in a folder that goes with the test. */
export function tempFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'clink-sqlite-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'counter.db');
}

/** A database with a counter that stands at 0. */
export function openCounter(file: DatabaseSync, options?: Partial<SqliteDriverOptions>): Kysely<Tables> {
  file.exec('create table counter (n integer); insert into counter values (0)');
  const db = new Kysely<Tables>({ dialect: sqliteDialect(file, options) });
  onTestFinished(() => db.destroy());
  return db;
}

/** Another program that holds the write lock until it is told to let go. */
export function lock(path: string): () => void {
  const other = new DatabaseSync(path);
  other.exec('begin immediate');
  let held = true;
  const letGo = () => {
    if (held) {
      held = false;
      other.exec('commit');
      other.close();
    }
  };
  onTestFinished(letGo);
  return letGo;
}

/** What the counter stands at. */
export const readCounter = (db: Kysely<Tables>) => db.selectFrom('counter').select('n').executeTakeFirstOrThrow();
/** Counts one up, in a single statement. */
export const addOne = (db: Kysely<Tables>) =>
  db
    .updateTable('counter')
    .set((set) => ({ n: set('n', '+', 1) }))
    .execute();

/** The text of each statement without an answer that is run on the file from now on, also of one that fails. */
export function statementsOf(file: DatabaseSync): string[] {
  const texts: string[] = [];
  const prepare = file.prepare.bind(file);
  file.prepare = (text) => {
    const statement = prepare(text);
    const run = statement.run.bind(statement);
    return Object.assign(statement, {
      run(...values: SQLInputValue[]) {
        texts.push(text);
        return run(...values);
      },
    });
  };
  return texts;
}
