/** The few database errors that mean something to a caller, told apart in one place for every database. */

/** SQLite's primary result codes: busy, locked, read-only, input/output, full, cannot open. */
const SQLITE_UNAVAILABLE = new Set([5, 6, 8, 10, 13, 14]);
const SQLITE_UNIQUE = new Set([1555, 2067]);
const SQLITE_FOREIGN_KEY = 787;

function sqliteCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined;
  return typeof error.errcode === 'number' ? error.errcode : undefined;
}

/** The database cannot take the query just now: full disk, lost file, lock held too long. */
export function isStorageUnavailable(error: unknown): boolean {
  const code = sqliteCode(error);
  // Extended codes carry the primary one in their low byte.
  return code !== undefined && SQLITE_UNAVAILABLE.has(code & 0xff);
}

/** A row with that key is already there. */
export function isUniqueViolation(error: unknown): boolean {
  const code = sqliteCode(error);
  return code !== undefined && SQLITE_UNIQUE.has(code);
}

/** What the row belongs to is not there: a person who was deleted a moment ago. */
export function isOwnerMissing(error: unknown): boolean {
  return sqliteCode(error) === SQLITE_FOREIGN_KEY;
}
