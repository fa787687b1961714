/** Tells work that takes a while that nobody waits for it any more. */
import type { FastifyReply } from 'fastify';

/** Aborts when the answer has been sent or the line is lost. */
export function untilGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  if (raw.destroyed) gone.abort();
  raw.once('close', () => gone.abort());
  return gone.signal;
}
