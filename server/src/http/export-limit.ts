/** Limits exports: one at a time for each person, and a few at a time for the whole process. */
import { Refusal } from '@saffron/contract/errors';
import type { FastifyReply } from 'fastify';

/** @throws Refusal while the person's previous export is running, or when too many are */
export type LimitExports = (userId: string, reply: FastifyReply) => void;

const MAX_EXPORTS = 4;
const RETRY_SECONDS = 5;

/** Counted per process, as it protects the process. */
export function createExportLimit(): LimitExports {
  const underWay = new Set<string>();
  return (userId, reply) => {
    if (underWay.has(userId)) throw new Refusal('export-under-way', { retryAfter: RETRY_SECONDS });
    if (underWay.size >= MAX_EXPORTS) throw new Refusal('busy', { retryAfter: RETRY_SECONDS });
    underWay.add(userId);
    // "close" comes after a completed response and after a disconnect.
    reply.raw.once('close', () => underWay.delete(userId));
  };
}
