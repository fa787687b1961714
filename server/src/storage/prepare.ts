/** Puts together a query that is asked with every request once, and only fills in its values after that. */
import type { Compilable, CompiledQuery } from 'kysely';
import type { Bindable } from './bindable.ts';
import type { Database, Storage } from './database.ts';
import { NodeSqliteAdapter } from './sqlite-dialect.ts';

/** Stands in a query where a value will be. */
class Blank {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

type Build<Given, Row> = (blanks: Given) => Compilable<Row>;
/** At once where the database is at hand: to wait for nothing costs a request more than a small query. */
type Ask<Given, Row> = (given: Given) => Row[] | Promise<Row[]>;

/**
 * A query that reads.
 * @param build is given a blank for each value; blanks stand only where the database is given values
 */
export function prepare<Given extends Record<string, Bindable>, Row>(
  db: Database,
  build: Build<Given, Row>,
): Ask<Given, Row> {
  return prepared(db, build, false, (query) => db.executeQuery(query));
}

/** A statement that writes what a power cut may forget. @see Storage.lightly */
export function prepareLightly<Given extends Record<string, Bindable>, Row>(
  { db, lightly }: Storage,
  build: Build<Given, Row>,
): Ask<Given, Row> {
  const wait = (query: CompiledQuery<Row>) =>
    lightly((connection) => connection.executeQuery(query));
  return prepared(db, build, true, wait);
}

function prepared<Given extends Record<string, Bindable>, Row>(
  db: Database,
  build: Build<Given, Row>,
  isLight: boolean,
  waitAndAsk: (query: CompiledQuery<Row>) => Promise<{ rows: Row[] }>,
): Ask<Given, Row> {
  const { adapter, plugins } = db.getExecutor();
  // Whoever listens to the queries must hear of these too.
  const isHeard = plugins.length > 0;
  const sqlite = !isHeard && adapter instanceof NodeSqliteAdapter ? adapter : undefined;
  let compiled: CompiledQuery<Row> | undefined;
  const wait = async (query: CompiledQuery<Row>) => (await waitAndAsk(query)).rows;
  return (given) => {
    compiled ??= build(blanks()).compile();
    const parameters = compiled.parameters.map((one) =>
      one instanceof Blank ? given[one.name] : one,
    );
    // The rows are those of the query whose type says what they are.
    const rows = sqlite?.askAtOnce(compiled.sql, parameters, isLight) as Row[] | undefined;
    return rows ?? wait({ ...compiled, parameters });
  };
}

/** The query's types see the values that will be there. */
function blanks<Given extends object>(): Given {
  return new Proxy({}, { get: (_none, name) => new Blank(String(name)) }) as Given;
}
