/** Lets Kysely speak to the SQLite that is built into Node: no native package, no server to run. */
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';

/** Prepared statements that are kept; queries are few, so the oldest is hardly ever dropped. */
const KEPT_STATEMENTS = 200;

class NodeSqliteDriver extends SqliteDriver {
  /** Takes the write lock at once: a lock taken half-way cannot wait and fails instead. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

class NodeSqliteAdapter extends SqliteAdapter {
  /** SQLite can undo changes of tables too, so an interrupted migration leaves the old ones. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

export class NodeSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;

  constructor(database: DatabaseSync) {
    const wrapped = wrapDatabase(database);
    super({ database: wrapped });
    this.#database = wrapped;
  }

  override createDriver(): SqliteDriver {
    return new NodeSqliteDriver({ database: this.#database });
  }

  override createAdapter(): SqliteAdapter {
    return new NodeSqliteAdapter();
  }
}

function wrapDatabase(database: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, ReturnType<SqliteDatabase['prepare']>>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = kept.get(sql);
      if (known !== undefined) return known;
      const statement = wrapStatement(database.prepare(sql));
      if (kept.size >= KEPT_STATEMENTS) kept.delete(kept.keys().next().value ?? '');
      kept.set(sql, statement);
      return statement;
    },
  };
}

function wrapStatement(statement: StatementSync): ReturnType<SqliteDatabase['prepare']> {
  return {
    reader: statement.columns().length > 0,
    all: (values) => statement.all(...values.map(bindable)),
    run: (values) => statement.run(...values.map(bindable)),
    iterate: (values) => statement.iterate(...values.map(bindable)),
  };
}

/** SQLite has no booleans; a Date or an object would be bound as NULL without a word, so it is refused. */
function bindable(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value === null || typeof value === 'string' || typeof value === 'bigint') return value;
  if (typeof value === 'number' || value instanceof Uint8Array) return value;
  throw new TypeError(`A ${typeof value} cannot be bound to a query.`);
}
