/** Creates an AbortSignal that aborts when the response has been sent or the client has disconnected. */
import type { FastifyReply } from 'fastify';

/** Aborts when the response has been sent or the connection is lost. */
export function createDisconnectSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  if (raw.destroyed) gone.abort();
  raw.once('close', () => gone.abort());
  return gone.signal;
}
