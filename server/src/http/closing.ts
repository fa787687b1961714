/** Knows who is being served and lets them finish when the server is told to stop. */
import { Refusal } from '@saffron/contract/errors';
import type { FastifyInstance } from 'fastify';
import type { RequestLog } from './request-log.ts';

const RETRY_SECONDS = 5;
const CHECK_MS = 20;
/** After the grace, how long streams have to send their last sentence. */
const LAST_WORD_MS = 1500;

export interface Closing {
  /** Aborts when open streams must say their last sentence. */
  readonly streamsEnd: AbortSignal;
  readonly hasBegun: () => boolean;
  /** Refuses new work, waits up to `graceMs` for what is under way, then ends the streams. */
  readonly begin: (graceMs: number) => Promise<void>;
}

/** Paths that answer to the last: whoever watches over the server must see that it is closing. */
const ALWAYS_ANSWERED = ['/healthz', '/readyz'];

export function watchClosing(app: FastifyInstance, { underWay }: RequestLog): Closing {
  const ending = new AbortController();
  let begun = false;
  app.addHook('onRequest', (request, reply, done) => {
    if (!begun) return done();
    reply.header('connection', 'close');
    if (ALWAYS_ANSWERED.includes(request.url)) return done();
    return done(new Refusal('shutting-down', { retryAfter: RETRY_SECONDS }));
  });
  const untilIdle = async (ms: number) => {
    const end = Date.now() + ms;
    while (underWay() > 0 && Date.now() < end) await sleep(CHECK_MS);
  };
  return {
    streamsEnd: ending.signal,
    hasBegun: () => begun,
    begin: async (graceMs) => {
      begun = true;
      await untilIdle(graceMs);
      ending.abort();
      await untilIdle(LAST_WORD_MS);
    },
  };
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
