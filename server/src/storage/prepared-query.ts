/** Compiles a frequent query once and fills in its values each time. */
import type { Compilable, CompiledQuery } from 'kysely';
import type { Bindable } from './bindable-values.ts';
import type { Database, Storage } from './database.ts';
import { NodeSqliteAdapter } from './sqlite-dialect.ts';

/** Takes the place of a value in a compiled query. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

type BuildQuery<Given, Row> = (blanks: Given) => Compilable<Row>;
/** Runs synchronously where the database allows it: awaiting costs more than a small query. */
type PreparedQuery<Given, Row> = (given: Given) => Row[] | Promise<Row[]>;

/**
 * A query that reads.
 * @param build gets a placeholder for each value; placeholders may only be used as bound values
 */
export function prepareQuery<Given extends Record<string, Bindable>, Row>(
  db: Database,
  build: BuildQuery<Given, Row>,
): PreparedQuery<Given, Row> {
  return createPreparedQuery(db, build, false, (query) => db.executeQuery(query));
}

/** A statement whose write may be lost in a power cut. @see Storage.withRelaxedDurability */
export function prepareRelaxedWrite<Given extends Record<string, Bindable>, Row>(
  { db, withRelaxedDurability }: Storage,
  build: BuildQuery<Given, Row>,
): PreparedQuery<Given, Row> {
  const wait = (query: CompiledQuery<Row>) =>
    withRelaxedDurability((connection) => connection.executeQuery(query));
  return createPreparedQuery(db, build, true, wait);
}

function createPreparedQuery<Given extends Record<string, Bindable>, Row>(
  db: Database,
  build: BuildQuery<Given, Row>,
  isLight: boolean,
  waitAndAsk: (query: CompiledQuery<Row>) => Promise<{ rows: Row[] }>,
): PreparedQuery<Given, Row> {
  const { adapter, plugins } = db.getExecutor();
  // Plugins must see these queries too.
  const isHeard = plugins.length > 0;
  const sqlite = !isHeard && adapter instanceof NodeSqliteAdapter ? adapter : undefined;
  let compiled: CompiledQuery<Row> | undefined;
  const wait = async (query: CompiledQuery<Row>) => (await waitAndAsk(query)).rows;
  return (given) => {
    compiled ??= build(createPlaceholders()).compile();
    const parameters = compiled.parameters.map((one) =>
      one instanceof Placeholder ? given[one.name] : one,
    );
    // The rows are those of the query whose type says what they are.
    const rows = sqlite?.querySync(compiled.sql, parameters, isLight) as Row[] | undefined;
    return rows ?? wait({ ...compiled, parameters });
  };
}

/** The query's types see the values that will be there. */
function createPlaceholders<Given extends object>(): Given {
  return new Proxy({}, { get: (_none, name) => new Placeholder(String(name)) }) as Given;
}
