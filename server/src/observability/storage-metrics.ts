/** Registers metrics that query the state of the database and of the outbox at each scrape. */
import { sql } from 'kysely';
import type { Storage } from '../storage/database.ts';
import type { Metrics } from './metrics.ts';

/** Shorter than the timeout of a scrape. */
const TIMEOUT_MS = 3000;

export function registerStorageMetrics(metrics: Metrics, storage: Storage): void {
  registerDatabaseMetrics(metrics, storage);
  registerOutboxMetrics(metrics, storage);
}

function registerDatabaseMetrics({ gauge, onScrape }: Metrics, storage: Storage): void {
  const up = gauge('database_up', 'Whether the database answered at this reading: 1 or 0.');
  const seconds = gauge('database_ping_seconds', 'How long the database took over a small query.');
  const connections = gauge('database_connections', 'Connections to the database.', ['state']);
  onScrape(async () => {
    const start = performance.now();
    try {
      await withTimeout(storage.ping());
      up.set(1);
      seconds.set((performance.now() - start) / 1000);
    } catch {
      up.set(0);
      seconds.set(Number.NaN);
    }
    const used = storage.connections?.();
    if (used === undefined) return;
    for (const [state, count] of Object.entries(used)) connections.set({ state }, count);
  });
}

function registerOutboxMetrics({ gauge, onScrape }: Metrics, { db }: Storage): void {
  const outboxSize = gauge('outbox_letters', 'Letters that are not delivered yet.');
  const oldest = gauge('outbox_oldest_seconds', 'Age of the oldest letter not delivered yet.');
  onScrape(async () => {
    const query = db
      .selectFrom('outbox')
      .select([sql<number>`count(*)`.as('count'), sql<number | null>`min(created_at)`.as('first')])
      .executeTakeFirst();
    const { count = 0, first = null } = (await withTimeout(query)) ?? {};
    outboxSize.set(Number(count));
    oldest.set(first === null ? 0 : Math.max(0, Date.now() - Number(first)) / 1000);
  });
}

async function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the database is slow')), TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
