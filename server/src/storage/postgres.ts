/** Opens a PostgreSQL database: waits until it is reachable, migrates it and keeps a few connections. */
import {
  HandleEmptyInListsPlugin,
  type Kysely,
  PostgresDialect,
  replaceWithNoncontingentExpression,
  sql,
} from 'kysely';
import type { Database, Storage } from './database.ts';
import { formatReason, migrate, StorageError } from './migrate.ts';
import {
  type MonitoredPool,
  openPostgresPool,
  type PostgresPoolOptions,
  readConnectTimeout,
} from './postgres-pool.ts';
import { RetryingKysely } from './retrying-kysely.ts';
import { isWrongDatabaseUrl } from './storage-errors.ts';
import type { Tables } from './tables.ts';

/** Two or three processes stay far below the hundred connections that PostgreSQL allows by default. */
const CONNECTIONS = 10;
const RELAXED_CONNECTIONS = 3;
/** A database that is started together with the server needs a moment; `connect_timeout` in the address changes it. */
const PATIENCE_SECONDS = 10;
const PAUSE_MS = 250;

/** @throws StorageError with one sentence, which never holds the password */
export async function openPostgres(url: string): Promise<Storage> {
  try {
    await migrateDatabase(url);
  } catch (error) {
    throw error instanceof StorageError ? error : createUnusableError(url, formatReason(error));
  }
  const main = openDatabase(url, { maxConnections: CONNECTIONS });
  const light = openDatabase(url, {
    maxConnections: RELAXED_CONNECTIONS,
    hasRelaxedDurability: true,
  });
  return {
    db: main.db,
    withRelaxedDurability: (work) => work(light.db),
    ping: async () => {
      await sql`select 1`.execute(main.db);
    },
    connections: () => {
      const [one, other] = [main.usage(), light.usage()];
      return {
        open: one.open + other.open,
        idle: one.idle + other.idle,
        awaited: one.awaited + other.awaited,
      };
    },
    close: async () => {
      await Promise.all([main.close(), light.close()]);
    },
  };
}

interface OpenDatabase {
  readonly db: Database;
  readonly usage: MonitoredPool['usage'];
  readonly close: () => Promise<void>;
}

function openDatabase(url: string, wish: PostgresPoolOptions): OpenDatabase {
  const pool = openPostgresPool(url, wish);
  const db = new RetryingKysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })],
  });
  return {
    db,
    usage: pool.usage,
    close: async () => {
      await db.destroy();
      // Kysely leaves a pool alone that it has not used yet.
      await pool.end();
    },
  };
}

/** Uses a separate connection, which may wait as long as another process needs. */
async function migrateDatabase(url: string): Promise<void> {
  const { db, close } = openDatabase(url, { maxConnections: 1, hasNoTimeouts: true });
  try {
    await waitUntilReachable(db, url);
    const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(db);
    if (rows[0]?.server_encoding !== 'UTF8') {
      throw createUnusableError(url, `its encoding is ${rows[0]?.server_encoding} and not UTF8`);
    }
    await migrate(db);
  } finally {
    await close();
  }
}

async function waitUntilReachable(db: Kysely<Tables>, url: string): Promise<void> {
  const wished = readConnectTimeout(url);
  const end = Date.now() + 1000 * (Number.isNaN(wished) ? PATIENCE_SECONDS : wished);
  for (;;) {
    try {
      await sql`select 1`.execute(db);
      return;
    } catch (error) {
      if (isWrongDatabaseUrl(error) || Date.now() >= end) throw error;
      await new Promise((later) => setTimeout(later, PAUSE_MS));
    }
  }
}

function createUnusableError(url: string, why: string): StorageError {
  return new StorageError(`The PostgreSQL database ${describe(url)} cannot be used: ${why}.`);
}

/** `saffron at db.example:5432`, without who and how. */
function describe(url: string): string {
  const { hostname, port, pathname, username, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? (hostname || 'localhost');
  return `${pathname.slice(1) || username} at ${host}:${searchParams.get('port') ?? (port || '5432')}`;
}
