/** Connections to PostgreSQL as Kysely wants them, with values and troubles that look the same as SQLite's. */
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { type Bindable, bindable } from './bindable.ts';
import { StorageGone } from './failures.ts';

export interface PoolWish {
  readonly most: number;
  /** Commits are not waited for until they are on the disk. */
  readonly isLight?: boolean;
  /** For work that may take long, such as bringing tables up to date. */
  readonly isPatient?: boolean;
}

/** Waiting for a free connection included; `connect_timeout` in the address changes it. */
const CONNECT_SECONDS = 5;
const IDLE_MS = 60_000;
const HASTE = {
  statement_timeout: 10_000,
  lock_timeout: 5000,
  idle_in_transaction_session_timeout: 15_000,
  /** Ours, for a server that is not there any more to keep the others. */
  query_timeout: 15_000,
};

const asText = (text: string) => text;
/** By the number of the type: int8, numeric, bool, json and jsonb. */
const PARSERS = new Map<number, (text: string) => unknown>([
  [20, Number],
  [1700, Number],
  [16, (text) => (text === 't' ? 1 : 0)],
  [114, asText],
  [3802, asText],
]);

export interface WatchedPool extends PostgresPool {
  readonly usage: () => { readonly open: number; readonly idle: number; readonly awaited: number };
}

export function openPool(url: string, { most, isLight, isPatient }: PoolWish): WatchedPool {
  const pool = new pg.Pool({
    connectionString: asLibpqReadsIt(url),
    application_name: 'saffron',
    max: most,
    connectionTimeoutMillis: 1000 * (patienceIn(url) || CONNECT_SECONDS),
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    types: {
      // The library's own type for this has an overload for each type there is.
      getTypeParser: ((oid: number, format: 'text') =>
        PARSERS.get(oid) ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
    ...(isPatient ? {} : HASTE),
    onConnect: async (client) => {
      if (isLight) await client.query('set synchronous_commit = off');
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
    connect: async () => guard(await orGone(pool.connect())),
    end: () => {
      ended ??= pool.end();
      return ended;
    },
  };
}

/** The seconds of `connect_timeout`; NaN when the address has none. */
export function patienceIn(url: string): number {
  return Number.parseFloat(new URL(url).searchParams.get('connect_timeout') ?? '');
}

/** `sslmode` means what it means to every other client of PostgreSQL, and says nothing to the log. */
function asLibpqReadsIt(url: string): string {
  const address = new URL(url);
  if (address.searchParams.has('sslmode')) address.searchParams.set('uselibpqcompat', 'true');
  return address.href;
}

function guard(client: pg.PoolClient): PostgresPoolClient {
  let isBroken = false;
  const query = async (text: string, values: readonly unknown[]) => {
    const bound = values.map(storable);
    try {
      return await orGone(client.query(text, bound));
    } catch (error) {
      isBroken ||= error instanceof StorageGone;
      throw error;
    }
  };
  return {
    // Cursors, the other form that Kysely knows, are not used here.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy = false) => client.release(destroy || isBroken),
  };
}

/** PostgreSQL keeps no NUL in a text; what has one becomes what half a letter becomes, and so finds nothing. */
function storable(value: unknown): Bindable {
  const bound = bindable(value);
  return typeof bound === 'string' ? bound.replaceAll('\u0000', '\ufffd') : bound;
}

/** What the server did not say itself is trouble on the way to it. */
async function orGone<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof pg.DatabaseError) throw error;
    throw new StorageGone(error);
  }
}
