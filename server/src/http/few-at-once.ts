/** Work that takes a while, such as an export: one at a time for a person, and few at once over all. */
import { Refusal } from '@saffron/contract/errors';
import type { FastifyReply } from 'fastify';

/** @throws Refusal when the person's last one is under way still, or when too many are */
export type FewAtOnce = (userId: string, reply: FastifyReply) => void;

const MOST = 4;
const RETRY_SECONDS = 5;

/** Counts in this process alone: it is the process that must not be kept busy. */
export function openFewAtOnce(): FewAtOnce {
  const underWay = new Set<string>();
  return (userId, reply) => {
    if (underWay.has(userId)) throw new Refusal('export-under-way', { retryAfter: RETRY_SECONDS });
    if (underWay.size >= MOST) throw new Refusal('busy', { retryAfter: RETRY_SECONDS });
    underWay.add(userId);
    // Sent to the end, or to somebody who has gone: both close it.
    reply.raw.once('close', () => underWay.delete(userId));
  };
}
