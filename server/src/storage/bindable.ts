/** What may be bound to a query: the few kinds of values that mean the same to every database. */

export type Bindable = string | number | bigint | Uint8Array | null;

/**
 * Truth values are kept as 1 and 0. A Date or an object would become NULL in one database and
 * text in the other without a word, so it is refused.
 */
export function bindable(value: unknown): Bindable {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value === null || typeof value === 'string' || typeof value === 'bigint') return value;
  if (typeof value === 'number' || value instanceof Uint8Array) return value;
  throw new TypeError(`A ${typeof value} cannot be bound to a query.`);
}
