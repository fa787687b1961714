/** Lets running requests finish and ends open streams when the server is told to stop. */
import { Refusal } from '@saffron/contract/errors';
import type { FastifyInstance } from 'fastify';
import type { RequestLog } from './request-log.ts';

const RETRY_SECONDS = 5;
const CHECK_MS = 20;
/** How long streams have to send their last event after the grace period. */
const STREAM_GRACE_MS = 1500;

export interface GracefulShutdown {
  /** Aborts when open streams must send their last event. */
  readonly shutdownSignal: AbortSignal;
  readonly hasBegun: () => boolean;
  /** Refuses new requests, waits up to `graceMs` for running ones, then ends the streams. */
  readonly begin: (graceMs: number) => Promise<void>;
}

/** Paths that answer until the end: monitoring must see that the server is shutting down. */
const HEALTH_PATHS = ['/healthz', '/readyz'];

export function createGracefulShutdown(
  app: FastifyInstance,
  { countActive }: RequestLog,
): GracefulShutdown {
  const ending = new AbortController();
  let begun = false;
  app.addHook('onRequest', (request, reply, done) => {
    if (!begun) return done();
    reply.header('connection', 'close');
    if (HEALTH_PATHS.includes(request.url)) return done();
    return done(new Refusal('shutting-down', { retryAfter: RETRY_SECONDS }));
  });
  const untilIdle = async (ms: number) => {
    const end = Date.now() + ms;
    while (countActive() > 0 && Date.now() < end) await sleep(CHECK_MS);
  };
  return {
    shutdownSignal: ending.signal,
    hasBegun: () => begun,
    begin: async (graceMs) => {
      begun = true;
      await untilIdle(graceMs);
      ending.abort();
      await untilIdle(STREAM_GRACE_MS);
    },
  };
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
