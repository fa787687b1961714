/** Puts together a query that is asked with every request once, and only fills in its values after that. */
import type { Compilable, CompiledQuery } from 'kysely';
import type { Bindable } from './bindable.ts';
import type { Database } from './database.ts';

/** Stands in a query where a value will be. */
class Blank {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * What is returned asks for the rows: the database itself, or the connection it is given.
 * @param build is given a blank for each value; blanks stand only where the database is given values
 */
export function prepare<Given extends Record<string, Bindable>, Row>(
  db: Database,
  build: (blanks: Given) => Compilable<Row>,
): (given: Given, connection?: Database) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (given, connection = db) => {
    compiled ??= build(blanks()).compile();
    const parameters = compiled.parameters.map((one) =>
      one instanceof Blank ? given[one.name] : one,
    );
    const { rows } = await connection.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}

/** The query's types see the values that will be there. */
function blanks<Given extends object>(): Given {
  return new Proxy({}, { get: (_none, name) => new Blank(String(name)) }) as Given;
}
