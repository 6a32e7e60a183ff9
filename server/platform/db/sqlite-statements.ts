import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite';
import type { CompiledQuery, QueryResult } from 'kysely';

const rememberedStatements = 400;

/** Runs one statement on the file, at once, in this thread. */
export type RunStatement = <R>(text: string, parameters?: readonly unknown[]) => QueryResult<R>;

/** Runs statements and remembers how each was prepared; `onError` is told of every error before it is thrown. */
export function createStatements(file: DatabaseSync, onError?: (error: unknown) => void): RunStatement {
  const statements = new Map<string, { statement: StatementSync; columns: number; toRow: ToRow }>();

  function prepared(text: string) {
    const known = statements.get(text);
    if (known) {
      return known;
    }
    if (statements.size >= rememberedStatements) {
      statements.clear();
    }
    const statement = file.prepare(text);
    statement.setReturnArrays(true);
    const names = namesOf(statement);
    const made = { statement, columns: names.length, toRow: rowMaker(names) };
    statements.set(text, made);
    return made;
  }

  return <R>(text: string, parameters: readonly unknown[] = []): QueryResult<R> => {
    try {
      const { statement, columns, toRow } = prepared(text);
      if (columns > 0) {
        const rows = statement.all(...(parameters as SQLInputValue[])) as unknown as SQLOutputValue[][];
        // `select *` gives other columns once another process has changed the table.
        const isOther = rows[0] !== undefined && rows[0].length !== columns;
        return { rows: rows.map(isOther ? rowMaker(namesOf(statement)) : toRow) as R[] };
      }
      const { changes, lastInsertRowid } = statement.run(...(parameters as SQLInputValue[]));
      return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] };
    } catch (error) {
      onError?.(error);
      throw error;
    }
  };
}

function namesOf(statement: StatementSync): string[] {
  return statement.columns().map(({ name }) => name);
}

type ToRow = (values: readonly SQLOutputValue[]) => Record<string, SQLOutputValue>;

/** Makes rows into objects. `node:sqlite` makes them as well, and takes a fifth longer over a list. */
function rowMaker(columns: readonly string[]): ToRow {
  return (values) => {
    const row: Record<string, SQLOutputValue> = {};
    for (let at = 0; at < columns.length; at += 1) {
      row[columns[at] ?? ''] = values[at] ?? null;
    }
    return row;
  };
}

/** In SQLite a statement that begins with `select` never writes; one that begins with `with` may. */
export function isRead({ query, sql }: CompiledQuery): boolean {
  return query.kind === 'SelectQueryNode' || /^\s*select\b/i.test(sql);
}

/** Whether SQLite refuses this statement within a transaction, or does it there without effect. */
export function standsAlone({ sql }: CompiledQuery): boolean {
  return /^\s*(?:pragma|vacuum|attach|detach)\b/i.test(sql);
}
