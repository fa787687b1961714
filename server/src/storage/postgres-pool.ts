/** A connection pool for PostgreSQL whose values and errors look like those of SQLite. */
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { type Bindable, toBindable } from './bindable-values.ts';
import { StorageConnectionError } from './storage-errors.ts';

export interface PostgresPoolOptions {
  readonly maxConnections: number;
  /** Commits do not wait until they are flushed to disk. */
  readonly hasRelaxedDurability?: boolean;
  /** For slow work such as migrations. */
  readonly hasNoTimeouts?: boolean;
}

/** Waiting for a free connection included; `connect_timeout` in the address changes it. */
const CONNECT_SECONDS = 5;
const IDLE_MS = 60_000;
const QUERY_TIMEOUTS = {
  statement_timeout: 10_000,
  lock_timeout: 5000,
  idle_in_transaction_session_timeout: 15_000,
  /** Enforced by the client, for a server that no longer responds. */
  query_timeout: 15_000,
};

const asText = (text: string) => text;
/** By type id: int8, numeric, bool, json and jsonb. */
const PARSERS = new Map<number, (text: string) => unknown>([
  [20, Number],
  [1700, Number],
  [16, (text) => (text === 't' ? 1 : 0)],
  [114, asText],
  [3802, asText],
]);

export interface MonitoredPool extends PostgresPool {
  readonly usage: () => { readonly open: number; readonly idle: number; readonly awaited: number };
}

export function openPostgresPool(
  url: string,
  { maxConnections, hasRelaxedDurability, hasNoTimeouts }: PostgresPoolOptions,
): MonitoredPool {
  const pool = new pg.Pool({
    connectionString: toLibpqUrl(url),
    application_name: 'saffron',
    max: maxConnections,
    connectionTimeoutMillis: 1000 * (readConnectTimeout(url) || CONNECT_SECONDS),
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    types: {
      // The library's own type for this has an overload for each type there is.
      getTypeParser: ((oid: number, format: 'text') =>
        PARSERS.get(oid) ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
    ...(hasNoTimeouts ? {} : QUERY_TIMEOUTS),
    onConnect: async (client) => {
      if (hasRelaxedDurability) await client.query('set synchronous_commit = off');
    },
  });
  // Nobody listens to a connection that is lost between two queries, in the pool or out of it, and
  // that would end the process; the next query tells, and the one after has a new connection.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  let ended: Promise<void> | undefined;
  return {
    options: {},
    usage: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      awaited: pool.waitingCount,
    }),
    connect: async () => wrapClient(await withConnectionError(pool.connect())),
    end: () => {
      ended ??= pool.end();
      return ended;
    },
  };
}

/** The seconds of `connect_timeout`; NaN when the address has none. */
export function readConnectTimeout(url: string): number {
  return Number.parseFloat(new URL(url).searchParams.get('connect_timeout') ?? '');
}

/** `sslmode` means what it means to every other client of PostgreSQL, and says nothing to the log. */
function toLibpqUrl(url: string): string {
  const address = new URL(url);
  if (address.searchParams.has('sslmode')) address.searchParams.set('uselibpqcompat', 'true');
  return address.href;
}

function wrapClient(client: pg.PoolClient): PostgresPoolClient {
  let isBroken = false;
  const query = async (text: string, values: readonly unknown[]) => {
    const bound = values.map(toStorable);
    try {
      return await withConnectionError(client.query(text, bound));
    } catch (error) {
      isBroken ||= error instanceof StorageConnectionError;
      throw error;
    }
  };
  return {
    // Cursors, the other form that Kysely knows, are not used here.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy = false) => client.release(destroy || isBroken),
  };
}

/**
 * PostgreSQL cannot store NUL in a text, so it is replaced like a lone surrogate, and the query
 * finds nothing.
 */
function toStorable(value: unknown): Bindable {
  const bound = toBindable(value);
  return typeof bound === 'string' ? bound.replaceAll('\u0000', '\ufffd') : bound;
}

/** What the server did not say itself is trouble on the way to it. */
async function withConnectionError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof pg.DatabaseError) throw error;
    throw new StorageConnectionError(error);
  }
}
