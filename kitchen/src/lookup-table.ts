/** Copies a table onto an object without a prototype, so that looking up any text ("constructor" too) finds own entries only. */

/** The same rows on an object that has inherited nothing. */
export function createLookupTable<Row>(
  rows: Readonly<Record<string, Row>>,
): Readonly<Record<string, Row>> {
  return Object.assign(Object.create(null), rows);
}
