/** Looks up, at each reading of the metrics, how the database is and what waits in the outbox. */
import { sql } from 'kysely';
import type { Storage } from '../storage/database.ts';
import type { Metrics } from './metrics.ts';

/** Whoever reads the metrics has a limit of their own, and must hear from us before. */
const PATIENCE_MS = 3000;

export function lookAtStorage(metrics: Metrics, storage: Storage): void {
  lookAtDatabase(metrics, storage);
  lookAtOutbox(metrics, storage);
}

function lookAtDatabase({ gauge, onReading }: Metrics, storage: Storage): void {
  const up = gauge('database_up', 'Whether the database answered at this reading: 1 or 0.');
  const seconds = gauge('database_ping_seconds', 'How long the database took over a small query.');
  const connections = gauge('database_connections', 'Connections to the database.', ['state']);
  onReading(async () => {
    const start = performance.now();
    try {
      await soon(storage.ping());
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

function lookAtOutbox({ gauge, onReading }: Metrics, { db }: Storage): void {
  const letters = gauge('outbox_letters', 'Letters that are not delivered yet.');
  const oldest = gauge('outbox_oldest_seconds', 'Age of the oldest letter not delivered yet.');
  onReading(async () => {
    const waiting = db
      .selectFrom('outbox')
      .select([sql<number>`count(*)`.as('count'), sql<number | null>`min(created_at)`.as('first')])
      .executeTakeFirst();
    const { count = 0, first = null } = (await soon(waiting)) ?? {};
    letters.set(Number(count));
    oldest.set(first === null ? 0 : Math.max(0, Date.now() - Number(first)) / 1000);
  });
}

async function soon<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the database is slow')), PATIENCE_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
