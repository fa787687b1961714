/** Counts what comes from one network and refuses what is too much; the numbers are those of the limits table. */
import { Refusal } from '@saffron/contract/errors';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Storage } from '../storage/database.ts';
import { networkOf } from './address.ts';
import { KyselyLimiter, type Limit } from './kysely-limiter.ts';

/** Per IPv4 address or IPv6 /64, before `RATE_LIMIT_SCALE`. */
const LIMITS = {
  'house-chef': { points: 60, seconds: 60 },
  feedback: { points: 5, seconds: 600 },
  share: { points: 20, seconds: 3600 },
  read: { points: 300, seconds: 60 },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof LIMITS;

const SWEEP_MS = 10 * 60_000;

export interface Throttle {
  /** Takes one point from the caller's network; throws a Refusal when none is left. */
  readonly take: (limit: LimitName, ip: string) => Promise<void>;
  readonly stop: () => void;
}

export function createThrottle(storage: Storage, scale: number): Throttle {
  const limiters = new Map(
    Object.entries(LIMITS).map(([name, limit]) => {
      const points = Math.max(1, Math.round(limit.points * scale));
      return [name, new KyselyLimiter(storage, name, { ...limit, points })];
    }),
  );
  const sweep = setInterval(() => void dropExpired(storage), SWEEP_MS).unref();
  return {
    take: async (name, ip) => {
      try {
        await limiters.get(name)?.consume(networkOf(ip));
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        throw new Refusal('too-many-requests', { retryAfter: refused.msBeforeNext / 1000 });
      }
    },
    stop: () => clearInterval(sweep),
  };
}

/** A sweep that fails is tried again at the next; nothing depends on it but room on the disk. */
async function dropExpired(storage: Storage): Promise<void> {
  const expired = storage.db.deleteFrom('rate_limits').where('expires_at', '<=', Date.now());
  await expired.execute().catch(() => {});
}
