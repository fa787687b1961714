/** Lets Kysely speak to the SQLite that is built into Node: no native package, no server to run. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import { bindable } from './bindable.ts';

/** Prepared statements that are kept; queries are few, so the oldest is hardly ever dropped. */
const KEPT_STATEMENTS = 200;

/** Reading never waits for the disk. */
const READS = /^\s*select\b/i;

/** How commits reach the disk: at once, unless what is written just now is said to be light. */
export class Flushing {
  readonly #file: DatabaseSync;
  #isLight = false;
  #isFull = true;

  constructor(file: DatabaseSync) {
    this.#file = file;
  }

  /** The caller must have the one connection to itself until `work` has ended. */
  async lightly<T>(work: () => Promise<T>): Promise<T> {
    this.#isLight = true;
    try {
      return await work();
    } finally {
      this.#isLight = false;
    }
  }

  /** The same for what ends at once, during which nobody else can come in between. */
  lightlyAtOnce<T>(work: () => T): T {
    const before = this.#isLight;
    this.#isLight = true;
    try {
      return work();
    } finally {
      this.#isLight = before;
    }
  }

  /** Said only when it changes: to say it costs as much as a small query. */
  beforeWriting(): void {
    if (this.#isFull !== this.#isLight || this.#file.isTransaction) return;
    this.#file.exec(`pragma synchronous = ${this.#isLight ? 'normal' : 'full'}`);
    this.#isFull = !this.#isLight;
  }
}

class NodeSqliteDriver extends SqliteDriver {
  readonly #file: DatabaseSync;

  constructor(file: DatabaseSync, database: SqliteDatabase) {
    super({ database });
    this.#file = file;
  }

  /** Takes the write lock at once: a lock taken half-way cannot wait and fails instead. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** A full disk makes SQLite undo the transaction itself, and a second time would hide the reason. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.isTransaction) await super.rollbackTransaction(connection);
  }
}

type Values = readonly unknown[];

export class NodeSqliteAdapter extends SqliteAdapter {
  readonly #file: DatabaseSync;
  readonly #flushing: Flushing;
  /** By the text of the query; only those come here that are put together once. */
  readonly #kept = new Map<string, (values: Values) => unknown[]>();

  constructor(file: DatabaseSync, flushing: Flushing) {
    super();
    this.#file = file;
    this.#flushing = flushing;
  }

  /**
   * A query's rows without waiting for the one connection, which costs more than most queries.
   * @returns undefined while somebody's transaction is open, which others must not see into
   */
  askAtOnce(sql: string, values: Values, isLight: boolean): unknown[] | undefined {
    if (!this.#file.isOpen || this.#file.isTransaction) return undefined;
    const ask = this.#kept.get(sql) ?? this.#keep(sql);
    return isLight ? this.#flushing.lightlyAtOnce(() => ask(values)) : ask(values);
  }

  #keep(sql: string): (values: Values) => unknown[] {
    const statement = this.#file.prepare(sql);
    const names = statement.columns().map(({ name }) => name);
    // Rows as objects are a dictionary each, which take longer to make than to find.
    statement.setReturnArrays(true);
    const writes = !READS.test(sql);
    const ask = (values: Values) => {
      if (writes) this.#flushing.beforeWriting();
      // Said above; the types know of objects alone.
      const rows = statement.all(...values.map(bindable)) as unknown as unknown[][];
      return rows.map((row) => withNames(names, row));
    };
    this.#kept.set(sql, ask);
    return ask;
  }

  /** SQLite can undo changes of tables too, so an interrupted migration leaves the old ones. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function withNames(names: readonly string[], values: Values): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (let at = 0; at < names.length; at += 1) row[names[at] ?? ''] = values[at];
  return row;
}

export class NodeSqliteDialect extends SqliteDialect {
  readonly #file: DatabaseSync;
  readonly #database: SqliteDatabase;
  readonly #flushing: Flushing;

  constructor(file: DatabaseSync, flushing = new Flushing(file)) {
    const database = wrapDatabase(file, flushing);
    super({ database });
    this.#file = file;
    this.#database = database;
    this.#flushing = flushing;
  }

  override createDriver(): SqliteDriver {
    return new NodeSqliteDriver(this.#file, this.#database);
  }

  override createAdapter(): SqliteAdapter {
    return new NodeSqliteAdapter(this.#file, this.#flushing);
  }
}

function wrapDatabase(database: DatabaseSync, flushing: Flushing): SqliteDatabase {
  const kept = new Map<string, ReturnType<SqliteDatabase['prepare']>>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = kept.get(sql);
      if (known !== undefined) return known;
      const writes = READS.test(sql) ? () => {} : () => flushing.beforeWriting();
      const statement = wrapStatement(database.prepare(sql), writes);
      if (kept.size >= KEPT_STATEMENTS) kept.delete(kept.keys().next().value ?? '');
      kept.set(sql, statement);
      return statement;
    },
  };
}

function wrapStatement(
  statement: StatementSync,
  writes: () => void,
): ReturnType<SqliteDatabase['prepare']> {
  return {
    reader: statement.columns().length > 0,
    all: (values) => {
      writes();
      return statement.all(...values.map(bindable));
    },
    run: (values) => {
      writes();
      return statement.run(...values.map(bindable));
    },
    iterate: (values) => {
      writes();
      return statement.iterate(...values.map(bindable));
    },
  };
}
