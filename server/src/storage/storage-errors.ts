/** Recognises the database errors that matter to callers, for SQLite and PostgreSQL alike. */
/** SQLite's primary result codes: busy, locked, read-only, input/output, full, cannot open. */
const SQLITE_UNAVAILABLE = new Set([5, 6, 8, 10, 13, 14]);
const SQLITE_UNIQUE = new Set([1555, 2067]);
const SQLITE_FOREIGN_KEY = 787;

/**
 * PostgreSQL's error classes: connection, transaction rollback, resources (such as a full disk),
 * operator intervention, system error.
 */
const POSTGRES_UNAVAILABLE = new Set(['08', '40', '53', '57', '58']);
/** Lock timeout, read-only standby, idle transaction timeout. */
const POSTGRES_UNAVAILABLE_CODES = new Set(['55P03', '25006', '25P03']);
const POSTGRES_UNIQUE = '23505';
const POSTGRES_FOREIGN_KEY = '23503';
/** Serialisation failure, deadlock: the transaction can be retried. */
const POSTGRES_RETRYABLE = new Set(['40001', '40P01']);

/** The database server cannot be reached. */
export class StorageConnectionError extends Error {
  readonly code: string | undefined;

  constructor(cause: unknown) {
    const { message, code } = cause as { message?: string; code?: string };
    super(message || code || 'the connection was lost', { cause });
    this.name = 'StorageGone';
    this.code = code;
  }
}

function sqliteCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined;
  return typeof error.errcode === 'number' ? error.errcode : undefined;
}

/** Recognised by its fields: the package is loaded only where PostgreSQL is used. */
function postgresCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('severity' in error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** The database is unavailable: not reachable, full disk, lost file, lock timeout. */
export function isStorageUnavailable(error: unknown): boolean {
  if (error instanceof StorageConnectionError) return true;
  const code = sqliteCode(error);
  // Extended codes carry the primary one in their low byte.
  if (code !== undefined) return SQLITE_UNAVAILABLE.has(code & 0xff);
  const state = postgresCode(error) ?? '';
  return POSTGRES_UNAVAILABLE.has(state.slice(0, 2)) || POSTGRES_UNAVAILABLE_CODES.has(state);
}

/** A row with that key exists already. */
export function isUniqueViolation(error: unknown): boolean {
  const code = sqliteCode(error);
  if (code !== undefined) return SQLITE_UNIQUE.has(code);
  return postgresCode(error) === POSTGRES_UNIQUE;
}

/** What the row belongs to is not there: a person who was deleted a moment ago. */
export function isForeignKeyViolation(error: unknown): boolean {
  return sqliteCode(error) === SQLITE_FOREIGN_KEY || postgresCode(error) === POSTGRES_FOREIGN_KEY;
}

/** The same transaction, tried again, may well succeed. */
export function isRetryable(error: unknown): boolean {
  return POSTGRES_RETRYABLE.has(postgresCode(error) ?? '');
}

/** Names another database, user or password than there is: waiting does not help. */
export function isWrongDatabaseUrl(error: unknown): boolean {
  const state = postgresCode(error) ?? '';
  return state.startsWith('28') || state.startsWith('3D') || state === '42501';
}
