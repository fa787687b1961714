/** Tables that are asked for whatever word somebody wrote, "constructor" included. */

/** The same rows on an object that has inherited nothing. */
export function wordTable<Row>(rows: Readonly<Record<string, Row>>): Readonly<Record<string, Row>> {
  return Object.assign(Object.create(null), rows);
}
