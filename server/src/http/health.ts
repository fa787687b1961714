/** Health endpoints: `/healthz` (alive) and `/readyz` (able to serve). */
import type { FastifyInstance } from 'fastify';
import type { Storage } from '../storage/database.ts';
import type { GracefulShutdown } from './graceful-shutdown.ts';

const RETRY_SECONDS = 5;
/** Shorter than the timeout of the monitoring that asks. */
const TIMEOUT_MS = 3000;

export function bindHealth(
  app: FastifyInstance,
  storage: Storage,
  closing: GracefulShutdown,
): void {
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const status = closing.hasBegun() ? 'closing' : await askStorage(storage);
    if (status === 'ready') return reply.send({ status });
    return reply.code(503).header('retry-after', RETRY_SECONDS).send({ status });
  });
}

async function askStorage(storage: Storage): Promise<'ready' | 'storage unavailable'> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the database is slow')), TIMEOUT_MS);
  });
  try {
    await Promise.race([storage.ping(), enough]);
    return 'ready';
  } catch {
    return 'storage unavailable';
  } finally {
    clearTimeout(timer);
  }
}
