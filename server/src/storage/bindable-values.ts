/** The types of value that may be bound to a query, and mean the same in SQLite and PostgreSQL. */
export type Bindable = string | number | bigint | Uint8Array | null;

/**
 * Booleans are stored as 1 and 0. A Date or an object would silently become NULL in one database
 * and text in the other, so the types refuse it.
 */
export function toBindable(value: unknown): Bindable {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value === null || typeof value === 'string' || typeof value === 'bigint') return value;
  if (typeof value === 'number' || value instanceof Uint8Array) return value;
  throw new TypeError(`A ${typeof value} cannot be bound to a query.`);
}
