type Coded = { code?: unknown; errcode?: unknown };

const sqliteBusy = 5;
const sqliteCannotOpen = 14;
const sqliteDamaged = new Set([11, 26]);
// SQLITE_FULL, and SQLITE_IOERR_SHMSIZE: the index of the write-ahead log could not grow.
const sqliteFull = new Set([13, 4874]);
const sqliteUnique = new Set([1555, 2067]);
const sqliteReference = 787;
// Locked, unreadable or not writable for now (SQLITE_READONLY: the file system, or the file, may only be read).
const sqliteUnavailable = new Set([5, 6, 8, 10, 14, 26]);
const sqliteReadOnly = 8;
const sqliteError = 1;

/** A row with the same key is there already (SQLite result codes; PostgreSQL SQLSTATE 23505). */
export function isUniqueViolation(error: unknown): boolean {
  const { code, errcode } = codes(error);
  return code === '23505' || sqliteUnique.has(Number(errcode));
}

/** What a row is to hang on is gone (SQLITE_CONSTRAINT_FOREIGNKEY, SQLSTATE 23503). */
export function isMissingReference(error: unknown): boolean {
  const { code, errcode } = codes(error);
  return code === '23503' || Number(errcode) === sqliteReference;
}

/** Another transaction holds what this one wants (SQLSTATE 55P03), or they wait for each other (40P01). */
export function isLockWait(error: unknown): boolean {
  const { code } = codes(error);
  return code === '55P03' || code === '40P01';
}

/** Another program holds the SQLite file right now (SQLITE_BUSY). */
export function isLocked(error: unknown): boolean {
  return (Number(codes(error).errcode) & 0xff) === sqliteBusy;
}

/** The SQLite file is damaged, or is none (SQLITE_CORRUPT, SQLITE_NOTADB). */
export function isDamaged(error: unknown): boolean {
  return sqliteDamaged.has(Number(codes(error).errcode) & 0xff);
}

/** The SQLite file cannot be opened: it is missing, a folder, or somebody else's (SQLITE_CANTOPEN). */
export function isUnopenable(error: unknown): boolean {
  return (Number(codes(error).errcode) & 0xff) === sqliteCannotOpen;
}

/** The table is not there (SQLITE_ERROR with its words, SQLSTATE 42P01). */
export function isMissingTable(error: unknown): boolean {
  const { code, errcode } = codes(error);
  return code === '42P01' || (Number(errcode) === sqliteError && /no such table/.test((error as Error).message));
}

/** The database answers and takes nothing (SQLITE_READONLY, SQLSTATE 25006). */
export function isReadOnly(error: unknown): boolean {
  const { code, errcode } = codes(error);
  return code === '25006' || (Number(errcode) & 0xff) === sqliteReadOnly;
}

/** The disk, the database or a quota is full (SQLITE_FULL, SQLSTATE 53100, or the file system's own words). */
export function isStorageFull(error: unknown): boolean {
  const { code, errcode } = codes(error);
  return code === '53100' || code === 'ENOSPC' || code === 'EDQUOT' || sqliteFull.has(Number(errcode));
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
      /^(08|25006|57014|57P|53[023]|55P03|40P01|E(CONN|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN))/.test(
        code,
      )) ||
    /timeout exceeded when trying to connect|Connection terminated|Query read timeout|is not queryable|driver has already been destroyed/i.test(
      text,
    )
  );
}

function codes(error: unknown): Coded {
  return typeof error === 'object' && error !== null ? error : {};
}
