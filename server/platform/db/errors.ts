type Coded = { code?: unknown; errcode?: unknown };

const sqliteFull = 13;
const sqliteUnique = new Set([1555, 2067]);
const sqliteUnavailable = new Set([5, 6, 10, 14, 26]);

/** A row with the same key is there already (SQLite result codes; PostgreSQL SQLSTATE 23505). */
export function isUniqueViolation(error: unknown): boolean {
  const { code, errcode } = codes(error);
  return code === '23505' || sqliteUnique.has(Number(errcode));
}

/** The disk, the database or a quota is full (SQLITE_FULL, SQLSTATE 53100, or the file system's own words). */
export function isStorageFull(error: unknown): boolean {
  const { code, errcode } = codes(error);
  return code === '53100' || code === 'ENOSPC' || code === 'EDQUOT' || Number(errcode) === sqliteFull;
}

/** The database cannot be reached or cannot work right now: worth another try in a moment. */
export function isUnavailable(error: unknown): boolean {
  const { code, errcode } = codes(error);
  if (errcode !== undefined) {
    return sqliteUnavailable.has(Number(errcode) & 0xff);
  }
  const text = error instanceof Error ? error.message : '';
  return (
    (typeof code === 'string' &&
      /^(08|57P|53[023]|E(CONN|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN))/.test(code)) ||
    /timeout exceeded when trying to connect|Connection terminated|Query read timeout|is not queryable/i.test(text)
  );
}

function codes(error: unknown): Coded {
  return typeof error === 'object' && error !== null ? error : {};
}
