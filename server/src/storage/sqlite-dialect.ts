/** The Kysely dialect for the SQLite that is built into Node. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import { toBindable } from './bindable-values.ts';

/** Maximum number of cached statements; queries are few, so the oldest is rarely dropped. */
const MAX_STATEMENTS = 200;

/** Reading never waits for the disk. */
const READS = /^\s*select\b/i;

/**
 * Switches how commits are flushed to disk: immediately, unless durability is relaxed for the
 * current write.
 */
export class CommitDurability {
  readonly #file: DatabaseSync;
  #isLight = false;
  #isFull = true;

  constructor(file: DatabaseSync) {
    this.#file = file;
  }

  /** The caller must have exclusive use of the connection until `work` has ended. */
  async withRelaxedDurability<T>(work: () => Promise<T>): Promise<T> {
    this.#isLight = true;
    try {
      return await work();
    } finally {
      this.#isLight = false;
    }
  }

  /** The same for synchronous work, which nothing can interrupt. */
  withRelaxedDurabilitySync<T>(work: () => T): T {
    const before = this.#isLight;
    this.#isLight = true;
    try {
      return work();
    } finally {
      this.#isLight = before;
    }
  }

  /** Set only when it changes: setting it costs as much as a small query. */
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

  /** Takes the write lock at the beginning: upgrading a read lock cannot wait and fails instead. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** On a full disk SQLite rolls back by itself, and a second rollback would hide the reason. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.isTransaction) await super.rollbackTransaction(connection);
  }
}

type Values = readonly unknown[];

export class NodeSqliteAdapter extends SqliteAdapter {
  readonly #file: DatabaseSync;
  readonly #flushing: CommitDurability;
  /** Cached by the text of the query; only prepared queries are cached. */
  readonly #kept = new Map<string, (values: Values) => unknown[]>();

  constructor(file: DatabaseSync, flushing: CommitDurability) {
    super();
    this.#file = file;
    this.#flushing = flushing;
  }

  /**
   * Runs a query without waiting for the connection, which costs more than most queries.
   * @returns undefined while a transaction is open, whose changes other queries must not see
   */
  querySync(sql: string, values: Values, isLight: boolean): unknown[] | undefined {
    if (!this.#file.isOpen || this.#file.isTransaction) return undefined;
    const ask = this.#kept.get(sql) ?? this.#keep(sql);
    return isLight ? this.#flushing.withRelaxedDurabilitySync(() => ask(values)) : ask(values);
  }

  #keep(sql: string): (values: Values) => unknown[] {
    const statement = this.#file.prepare(sql);
    const names = statement.columns().map(({ name }) => name);
    // Rows are read as arrays: creating objects takes longer than the query.
    statement.setReturnArrays(true);
    const writes = !READS.test(sql);
    const ask = (values: Values) => {
      if (writes) this.#flushing.beforeWriting();
      // Set above; the types only know objects.
      const rows = statement.all(...values.map(toBindable)) as unknown as unknown[][];
      return rows.map((row) => toRow(names, row));
    };
    this.#kept.set(sql, ask);
    return ask;
  }

  /** SQLite can undo changes of tables too, so an interrupted migration leaves the old ones. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function toRow(names: readonly string[], values: Values): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (let at = 0; at < names.length; at += 1) row[names[at] ?? ''] = values[at];
  return row;
}

export class NodeSqliteDialect extends SqliteDialect {
  readonly #file: DatabaseSync;
  readonly #database: SqliteDatabase;
  readonly #flushing: CommitDurability;

  constructor(file: DatabaseSync, flushing = new CommitDurability(file)) {
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

function wrapDatabase(database: DatabaseSync, flushing: CommitDurability): SqliteDatabase {
  const statements = new Map<string, ReturnType<SqliteDatabase['prepare']>>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = statements.get(sql);
      if (known !== undefined) return known;
      const writes = READS.test(sql) ? () => {} : () => flushing.beforeWriting();
      const statement = wrapStatement(database.prepare(sql), writes);
      if (statements.size >= MAX_STATEMENTS)
        statements.delete(statements.keys().next().value ?? '');
      statements.set(sql, statement);
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
      return statement.all(...values.map(toBindable));
    },
    run: (values) => {
      writes();
      return statement.run(...values.map(toBindable));
    },
    iterate: (values) => {
      writes();
      return statement.iterate(...values.map(toBindable));
    },
  };
}
